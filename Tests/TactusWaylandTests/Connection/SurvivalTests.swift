import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland
import Testing

/// The compositor dies, and another one is started: what the user sees and what the application knows are as before.
@MainActor
@Suite("A compositor that dies and comes back")
struct SurvivalTests {
    private func run(isDecorated: Bool = false, output: OutputDescription = OutputDescription()) throws -> (
        app: SceneApp, pair: CompositorPair
    ) {
        let (app, pair) = try SceneApp.run(output: output, isDecorated: isDecorated)
        app.window.backgroundColor = .red
        pair.vblank()
        return (app, pair)
    }

    /// Kills the compositor, starts another one, and waits until all shows.
    private func bringBack(_ pair: CompositorPair, prepare: (Compositor) -> Void = { _ in }) {
        pair.kill()
        pair.settle()
        pair.restart()
        prepare(pair.compositor)
        pair.advance(by: .milliseconds(550))
    }

    private func titles(_ pair: CompositorPair) -> [String] { pair.compositor.toplevels.map(\.title) }

    @Test("the application hears of both, in order, and its scene is in the background between them")
    func news() throws {
        let (app, pair) = try run()
        _ = app.consumeLog()
        pair.kill()
        pair.settle()
        #expect(app.consumeLog() == ["inactive", "background", "lost closed"])
        #expect(!pair.application.isConnected && app.window.windowScene?.isInBackground == true)
        pair.advance(by: .seconds(3))
        #expect(app.consumeLog() == [])
        pair.restart()
        pair.advance(by: .milliseconds(500))
        #expect(app.consumeLog() == ["reconnected", "foreground", "active"])
        #expect(pair.application.isConnected && pair.platform.failure == nil)
        try pair.verify()
    }

    @Test("windows are back with their pictures, titles, sizes and limits, the one that was used last in front")
    func windows() throws {
        let (app, pair) = try run()
        let others = [("Second", Color.green), ("Third", .blue)].map { title, color in
            let window = Window(title: title, size: Size(width: 120, height: 90))
            window.backgroundColor = color
            pair.application.open(window)
            pair.vblank()
            return window
        }
        app.window.windowScene?.minimumSize = Size(width: 50, height: 40)
        others[1].windowScene?.title = "Renamed"
        pair.compositor.toplevels.first?.configure(ToplevelConfiguration(width: 333, height: 222))
        pair.vblank()
        pair.compositor.allToplevels[1].activate()
        pair.vblank()
        #expect(titles(pair) == ["First", "Renamed", "Second"])
        bringBack(pair)  // and with that, the compositor has placed the window in the size that it has now
        let before = try pair.picture
        bringBack(pair)
        #expect(titles(pair) == ["First", "Renamed", "Second"])
        #expect(pair.compositor.allToplevels.map(\.title) == ["First", "Second", "Renamed"])
        #expect(app.window.windowScene?.size == Size(width: 333, height: 222))
        #expect(pair.compositor.allToplevels.first?.minimumSize == PixelSize(width: 50, height: 40))
        #expect(try pair.picture.hasSamePixels(as: before))
        #expect(others[0].windowScene?.isActive == true)
        try pair.verify()
    }

    @Test("what is done while there is no compositor holds when there is one")
    func meanwhile() throws {
        let (app, pair) = try run()
        pair.kill()
        pair.settle()
        app.window.windowScene?.title = "Changed"
        app.window.backgroundColor = .green
        app.window.windowScene?.setMaximized(true)
        let second = Window(title: "Second", size: Size(width: 120, height: 90))
        let third = Window(title: "Third", size: Size(width: 120, height: 90))
        pair.application.open(second)
        pair.application.open(third)
        third.windowScene?.close()
        pair.advance(by: .seconds(2))
        pair.restart()
        pair.advance(by: .milliseconds(550))
        #expect(pair.compositor.allToplevels.map(\.title) == ["Changed", "Second"])
        #expect(app.window.windowScene?.isMaximized == true)
        #expect(try pair.picture[5, 5] == 0xFF00_FF00)
        try pair.verify()
    }

    @Test("a window that filled a screen fills the same one, and screens keep their names")
    func screens() throws {
        let (app, pair) = try run()
        let second = OutputDescription(width: 800, height: 600, position: PixelPoint(x: 1024, y: 0), name: "FAKE-2")
        pair.compositor.addOutput(second)
        pair.settle()
        let former = pair.application.screens
        app.window.windowScene?.enterFullscreen(on: former.last?.id)
        pair.vblank()
        #expect(pair.compositor.toplevels.first?.frame.minX == 1024)
        _ = app.consumeLog()
        pair.kill()
        pair.settle()
        #expect(pair.application.screens == former)
        pair.restart()
        pair.compositor.addOutput(second)
        pair.advance(by: .milliseconds(550))
        #expect(pair.application.screens == former)
        #expect(pair.compositor.toplevels.first?.frame == PixelRect(x: 1024, y: 0, width: 800, height: 600))
        #expect(app.window.windowScene?.isFullscreen == true)
        #expect(!app.consumeLog().contains { $0.hasPrefix("screens") })

        bringBack(pair)
        #expect(pair.application.screens.map(\.id) == former.prefix(1).map(\.id))
        #expect(app.consumeLog().contains("screens [\"FAKE-1\"]"))
        #expect(app.window.windowScene?.size == Size(width: 1024, height: 768))
        try pair.verify()
    }

    @Test("a dialog is above its window again, whichever was used last")
    func dialogs() throws {
        let (app, pair) = try run()
        let dialog = Window(title: "Dialog", size: Size(width: 120, height: 90))
        pair.application.open(dialog)
        let opened = Window(title: "Later", size: Size(width: 150, height: 90))
        pair.application.open(opened)
        dialog.windowScene?.parent = opened.windowScene
        pair.vblank()
        bringBack(pair)
        let toplevels = pair.compositor.allToplevels
        #expect(toplevels.map(\.title) == ["First", "Dialog", "Later"])
        #expect(toplevels[1].parent === toplevels[2])
        #expect(app.window.windowScene?.application != nil)
        try pair.verify()
    }

    @Test("bars are back in their places, and screens stay on")
    func layers() throws {
        let (_, pair) = try run()
        let bar = Window(
            title: "bar",
            layer: LayerPlacement(
                .top, edges: [.top, .left, .right], size: Size(width: 0, height: 40), reserved: 40,
                screen: pair.application.screens.first?.id))
        bar.backgroundColor = .blue
        pair.application.open(bar)
        pair.application.isIdleTimerDisabled = true
        bringBack(pair)  // and with that, the compositor has placed the window in what the bar leaves
        let before = try pair.picture
        #expect(before[500, 20] == 0xFF00_00FF)
        bringBack(pair)
        #expect(try pair.picture.hasSamePixels(as: before))
        #expect(pair.compositor.isKeptAwake)
        try pair.verify()
    }

    @Test("a menu that takes the input over is closed, and a bubble that does not is back over its view")
    func popups() throws {
        let (app, pair) = try run()
        let view = View(frame: Rect(x: 10, y: 20, width: 60, height: 30))
        app.window.addSubview(view)
        let bubble = Window(title: "Bubble", size: Size(width: 40, height: 30))
        bubble.backgroundColor = .green
        let kept = pair.application.openPopup(bubble, over: view, placement: PopupPlacement(grabsInput: false))
        pair.vblank()
        let before = try pair.picture
        let menu = Window(title: "Menu", size: Size(width: 80, height: 60))
        let closed = pair.application.openPopup(menu, over: bubble)
        var closings = 0
        closed.onClose = { closings += 1 }
        pair.vblank()
        #expect(pair.compositor.popups.count == 2)
        bringBack(pair)
        #expect(!closed.isOpen && closings == 1 && kept.isOpen && !kept.isInsideScene)
        #expect(pair.compositor.popups.count == 1)
        #expect(try pair.picture.hasSamePixels(as: before))
        try pair.verify()
    }

    @Test("a title bar of our own is back, and the window that the user sees has its size")
    func decorations() throws {
        let (app, pair) = try run(isDecorated: true)
        pair.compositor.shellPolicy.decorations = .clientSide
        bringBack(pair)
        let before = try pair.picture
        let frame = try #require(pair.compositor.toplevels.first?.frame)
        bringBack(pair)
        #expect(pair.compositor.toplevels.first?.frame == frame)
        #expect(try pair.picture.hasSamePixels(as: before))
        #expect(app.window.windowScene?.contentFrame.size == Size(width: 200, height: 100))
        try pair.verify()
    }

    @Test("scale and cursor come from the compositor that is there")
    func scaleAndCursor() throws {
        let (app, pair) = try run(output: OutputDescription(width: 320, height: 240, scale: 2))
        #expect(app.window.windowScene?.scale == 2)
        pair.seat.pointer.move(to: Point(x: 160, y: 120))
        pair.settle()
        bringBack(pair)
        #expect(app.window.windowScene?.scale == 2)
        pair.seat.pointer.move(to: Point(x: 160, y: 120))
        pair.settle()
        #expect(app.window.windowScene?.states.contains(.suspended) == false)
        try pair.verify()
    }

    @Test("a text field that is entered in is known to the new input method, when keys come to its window")
    func textInput() throws {
        let (app, pair) = try run()
        let field = EntryField(frame: Rect(x: 10, y: 20, width: 100, height: 30))
        app.window.addSubview(field)
        field.text = "before"
        field.becomeFirstResponder()
        pair.settle()
        bringBack(pair)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
        #expect(pair.seat.textInput.state?.surroundingText == "before")
        try pair.verify()
    }

    @Test("what the program has copied is its own all through the outage, and others get what it copies afterwards")
    func clipboard() throws {
        let (_, pair) = try run()
        func tap() {
            let finger = pair.seat.finger(id: 0)
            finger.down(at: Point(x: 20, y: 30), on: pair.surface)
            finger.up()
            pair.settle()
        }
        let pasteboard = pair.application.pasteboard
        let selection = pair.application.primarySelection
        pair.seat.peer.copy("theirs", to: .primary)
        tap()
        pasteboard.setString("before")
        pair.settle()
        #expect(pair.seat.clipboardTypes.count == 3 && selection.types == [.text])
        pair.kill()
        pair.settle()
        #expect(pasteboard.item != nil && selection.types == [])
        let meanwhile = ItemProvider.text("meanwhile")
        pasteboard.setItem(meanwhile)
        pair.restart()
        pair.advance(by: .milliseconds(550))
        #expect(pasteboard.item === meanwhile && pair.seat.clipboardTypes == [], "nothing is claimed late")
        tap()
        pasteboard.setString("after")
        pair.settle()
        let pipe = try #require(pair.seat.peer.paste("text/plain"))
        pair.settle()
        #expect(pipe.read() == Array("after".utf8))
        pair.seat.peer.copy("theirs again")
        pair.settle()
        #expect(pasteboard.item == nil && pasteboard.types == [.text])
        try pair.verify()
    }

    @Test("a locked session is locked anew before anything shows, by the same lock")
    func lock() throws {
        let (_, pair) = try run(output: OutputDescription(width: 320, height: 240))
        let locker = CountingLocker()
        let lock = pair.application.lockSession(delegate: locker)
        pair.vblank()
        pair.vblank()
        #expect(lock.state == .locked)
        pair.kill()
        pair.settle()
        #expect(lock.state == .requested)
        pair.restart()
        pair.advance(by: .milliseconds(550))
        #expect(lock.state == .locked && locker.log == ["window", "locked", "locked"])
        #expect(try pair.picture[160, 120] == 0xFF00_00FF)
        lock.unlock()
        pair.vblank()
        #expect(locker.log.last == "ended")
        #expect(try pair.picture[160, 120] == 0xFFFF_0000)
        try pair.verify()
    }

    @Test("a lock that the new compositor does not know is over")
    func lockRefused() throws {
        let (_, pair) = try run(output: OutputDescription(width: 320, height: 240))
        let locker = CountingLocker()
        let lock = pair.application.lockSession(delegate: locker)
        pair.vblank()
        pair.vblank()
        bringBack(pair) { $0.shellPolicy.allowsLocking = false }
        #expect(lock.state == .ended && locker.log.last == "ended")
        #expect(pair.application.scenes.count == 1)
        try pair.verify()
    }

    @Test("when nobody comes back in time the application is told why it was lost, and ends with status 1")
    func givesUp() throws {
        let (app, pair) = try run()
        let lock = pair.application.lockSession(delegate: CountingLocker())
        _ = app.consumeLog()
        pair.kill()
        pair.advance(by: .seconds(29))
        #expect(pair.application.lifeCycle == .running)
        pair.advance(by: .seconds(2))
        #expect(pair.application.lifeCycle == .ended(status: 1))
        #expect(app.consumeLog().suffix(2) == ["failed closed", "closed"])
        #expect(lock.state == .ended)
        #expect(pair.platform.failure != nil)
    }

    @Test("an application that ends while there is no compositor ends at once")
    func endsMeanwhile() throws {
        let (_, pair) = try run()
        pair.kill()
        pair.settle()
        pair.application.terminate(status: 3)
        pair.settle()
        #expect(pair.application.exitStatus == 3 && pair.platform.deadline == nil)
        pair.restart()
        pair.advance(by: .seconds(5))
        #expect(pair.compositor.clientCount == 0)
    }

    @Test(
        "rule 26: a protocol error is told with object, code and requests; the second in a minute ends the application")
    func mistakes() throws {
        let (app, pair) = try run()
        _ = app.consumeLog()
        pair.surface.postProtocolError(code: 2, message: "too plain")
        pair.settle()
        #expect(app.consumeLog().contains("lost wl_surface invalid_size"))
        guard case .rejected(let error)? = app.errors.last as? ConnectionError else {
            Issue.record("the error is \(app.errors)")
            return
        }
        #expect(error.message == "too plain" && error.lastRequests.last?.hasSuffix(".commit") == true)
        pair.advance(by: .milliseconds(100))
        #expect(pair.application.isConnected && pair.compositor.toplevels.count == 1)

        pair.surface.postProtocolError(code: 2, message: "too plain")
        pair.settle()
        #expect(app.consumeLog().contains("failed wl_surface invalid_size"))
        #expect(pair.application.lifeCycle == .ended(status: 1))
    }

    @Test("it may happen again and again: each time all is back, and the compositor has one client")
    func again() throws {
        let (_, pair) = try run()
        let before = try pair.picture
        for _ in 0..<20 {
            pair.seat.finger(id: 0).down(at: Point(x: 20, y: 30), on: pair.surface)
            pair.settle()
            bringBack(pair)
            #expect(try pair.picture.hasSamePixels(as: before))
        }
        #expect(pair.compositor.clientCount == 1)
        try pair.verify()
    }
}

/// Makes blue windows for a lock, and writes down what it tells.
@MainActor
private final class CountingLocker: SessionLockDelegate {
    private(set) var log: [String] = []

    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window {
        log.append("window")
        let window = Window(title: "", size: Size(width: 10, height: 10))
        window.backgroundColor = .blue
        return window
    }

    func sessionLockDidLock(_ lock: SessionLock) { log.append("locked") }
    func sessionLockDidEnd(_ lock: SessionLock) { log.append("ended") }
}
