import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Toplevels")
struct ToplevelTests {
    private func run(
        output: OutputDescription = OutputDescription(), prepare: @escaping (SceneApp) -> Void = { _ in }
    ) throws -> (app: SceneApp, pair: CompositorPair, toplevel: Toplevel) {
        let (app, pair) = try SceneApp.run(output: output, prepare: prepare)
        return (app, pair, try #require(pair.compositor.allToplevels.first))
    }

    @Test("tell title, application and limits, and what becomes of them")
    func description() throws {
        let (app, pair, toplevel) = try run()
        #expect(toplevel.title == "First")
        #expect(toplevel.applicationID == pair.application.identifier)
        let scene = try #require(app.window.windowScene)
        scene.title = "Second"
        scene.minimumSize = Size(width: 150, height: 80)
        scene.maximumSize = Size(width: 400, height: 300)
        pair.settle()
        pair.vblank()
        #expect(toplevel.title == "Second")
        #expect(toplevel.minimumSize == PixelSize(width: 150, height: 80))
        #expect(toplevel.maximumSize == PixelSize(width: 400, height: 300))
        try pair.verify()
    }

    @Test("take the size that goes with a state, and their own back after it")
    func maximized() throws {
        let (app, pair, toplevel) = try run()
        let scene = try #require(app.window.windowScene)
        var sizes: [Size] = [scene.size]
        scene.setMaximized(true)
        pair.vblank()
        #expect(scene.isMaximized && toplevel.surface.size == Size(width: 1024, height: 768))
        sizes.append(scene.size)
        scene.setMaximized(false)
        pair.vblank()
        sizes.append(scene.size)
        scene.enterFullscreen()
        pair.vblank()
        #expect(scene.isFullscreen && !scene.isMaximized)
        sizes.append(scene.size)
        scene.leaveFullscreen()
        pair.vblank()
        sizes.append(scene.size)
        let own = Size(width: 200, height: 100)
        let whole = Size(width: 1024, height: 768)
        #expect(sizes == [own, whole, own, whole, own])
        #expect(toplevel.surface.size == own)
        try pair.verify()
    }

    @Test("rest while nobody sees them: one picture answers, no animation goes on, and the next picture is the newest")
    func suspended() throws {
        let (app, pair, toplevel) = try run()
        let scene = try #require(app.window.windowScene)
        var ticks = 0
        scene.addDisplayLink { _ in ticks += 1 }
        pair.vblank()
        pair.vblank()
        toplevel.setSuspended(true)
        pair.vblank()
        #expect(scene.states.contains(.suspended) && app.consumeLog().last == "background")
        let before = (ticks, pair.surface.commitCount)
        for _ in 0..<20 { pair.vblank() }
        #expect(before == (ticks, pair.surface.commitCount))
        app.window.backgroundColor = .red
        pair.vblank()
        #expect(before.1 == pair.surface.commitCount)
        toplevel.setSuspended(false)
        pair.vblank()
        pair.vblank()
        #expect(!scene.states.contains(.suspended) && app.consumeLog().contains("foreground"))
        #expect(ticks > before.0 && toplevel.acknowledged?.states.contains(.suspended) == false)
        let corner = try #require(pair.surface.origin)
        #expect(try pair.picture.color(at: PixelPoint(x: Int(corner.x) + 5, y: Int(corner.y) + 5)) == .red)
        try pair.verify()
    }

    @Test("are told that they are suspended only from version 6 on", arguments: [5, 6] as [UInt32])
    func suspendedVersions(version: UInt32) throws {
        let (app, pair) = try SceneApp.run(offer: GlobalOffer.everything.limiting("xdg_wm_base", to: version))
        let toplevel = try #require(pair.compositor.allToplevels.first)
        app.window.windowScene?.minimize()
        pair.vblank()
        #expect(toplevel.isMinimized)
        #expect(app.window.windowScene?.states.contains(.suspended) == (version == 6))
        toplevel.activate()
        pair.vblank()
        #expect(app.window.windowScene?.states.contains(.suspended) == false)
        try pair.verify()
    }

    @Test("fill the screen that the program chose, and another one when that is unplugged")
    func chosenScreen() throws {
        let (app, pair, toplevel) = try run()
        let second = pair.compositor.addOutput(
            OutputDescription(width: 800, height: 600, position: PixelPoint(x: 1024, y: 0), name: "FAKE-2"))
        pair.settle()
        let scene = try #require(app.window.windowScene)
        #expect(pair.application.screens.map(\.name) == ["FAKE-1", "FAKE-2"])
        scene.enterFullscreen(on: pair.application.screens.last?.id)
        pair.vblank()
        #expect(toplevel.frame == PixelRect(x: 1024, y: 0, width: 800, height: 600))
        #expect(scene.size == Size(width: 800, height: 600))

        pair.compositor.removeOutput(second)
        pair.vblank()
        #expect(scene.size == Size(width: 1024, height: 768))
        #expect(pair.application.screens.map(\.name) == ["FAKE-1"])
        scene.enterFullscreen(on: ScreenID(rawValue: 99))
        pair.vblank()
        try pair.verify()
    }

    @Test("asked for a state before there was a connection, they begin in it")
    func wishesBeforeConnecting() throws {
        let app = SceneApp()
        let pair = try CompositorPair(launching: LaunchingMaximized(app))
        pair.vblank()
        #expect(app.window.windowScene?.isMaximized == true)
        try pair.verify()
    }

    @Test("rule 18: several configures are answered by acknowledging the last, with a picture of its size")
    func newestConfigure() throws {
        let (app, pair, toplevel) = try run()
        pair.vblank()
        for width in [300, 400, 500] { toplevel.configure(ToplevelConfiguration(width: width, height: 200)) }
        pair.settle()
        #expect(app.window.windowScene?.size == Size(width: 500, height: 200))
        #expect(toplevel.surface.size == Size(width: 500, height: 200))
        let acknowledgements = pair.compositor.timeLine.entries.filter { $0.text.contains("ack_configure") }
        #expect(acknowledgements.count == 2)
        try pair.verify()
    }

    @Test(
        "rule 19: no picture of another size is committed in a state whose size is binding",
        arguments: [ToplevelConfiguration.State.maximized, .fullscreen, .tiledLeft, .resizing])
    func bindingSize(state: ToplevelConfiguration.State) throws {
        let (app, pair, toplevel) = try run()
        for width in [333, 222, 444] {
            // While a callback is pending, and while none is.
            app.window.setNeedsDisplay()
            toplevel.configure(ToplevelConfiguration(width: width, height: 150, states: [state, .activated]))
            pair.settle()
            app.window.setNeedsDisplay()
            pair.vblank()
            pair.vblank()
            #expect(toplevel.surface.size == Size(width: Double(width), height: 150))
        }
        try pair.verify()
    }

    @Test("a program may refuse to close; when it does not, nothing is left")
    func closing() throws {
        let (app, pair, toplevel) = try run()
        _ = app.consumeLog()
        app.mayClose = false
        toplevel.requestClose()
        pair.settle()
        #expect(app.consumeLog() == ["asked to close"])
        #expect(pair.compositor.toplevels.count == 1)
        app.mayClose = true
        toplevel.requestClose()
        pair.settle()
        #expect(app.consumeLog() == ["asked to close", "closed"])
        #expect(pair.compositor.allToplevels.isEmpty)
        try pair.verify()
    }

    @Test("tell when nobody can see them, and when they can be seen again")
    func background() throws {
        let (app, pair, toplevel) = try run()
        pair.vblank()
        let scene = try #require(app.window.windowScene)
        _ = app.consumeLog()
        scene.minimize()
        pair.vblank()
        #expect(scene.isInBackground)
        #expect(app.consumeLog() == ["inactive", "background"])
        app.window.backgroundColor = .red
        pair.vblank()
        toplevel.activate()
        pair.vblank()
        #expect(!scene.isInBackground && scene.isActive)
        #expect(app.consumeLog().sorted() == ["active", "foreground"])
        let picture = try pair.picture
        let origin = toplevel.frame.origin
        #expect(picture.color(at: PixelPoint(x: origin.x + 5, y: origin.y + 5)) == .red)
        try pair.verify()
    }

    @Test(
        "M13, T17, rule 11: moved by a finger the window follows, its touches are cancelled at once, and the next tap works",
        arguments: [ShellPolicy.HandOver.cancel, .up, .silence])
    func move(handOver: ShellPolicy.HandOver) throws {
        let (app, pair, toplevel) = try run()
        pair.compositor.shellPolicy.handOver = handOver
        pair.compositor.lint.rules = [.wrongSerial]
        pair.vblank()
        let bar = DragBar(frame: Rect(x: 0, y: 0, width: 200, height: 30))
        app.window.addSubview(bar)
        let log = pair.record(["bar": bar])
        let start = toplevel.frame.origin
        let finger = pair.seat.finger(id: 0)
        let place = Point(x: Double(start.x) + 100, y: Double(start.y) + 10)
        finger.down(at: place)
        pair.settle()
        finger.move(to: Point(x: place.x + 20, y: place.y))
        pair.settle()
        #expect(bar.began == [true])
        #expect(log.lines.suffix(1) == ["bar cancelled"])
        finger.move(to: Point(x: place.x + 50, y: place.y + 30))
        finger.up()
        pair.settle()
        #expect(toplevel.frame.origin != start)
        let count = log.lines.count
        #expect(log.lines.filter { $0.contains("ended") } == [])
        bar.movesWindow = false
        finger.down(at: Point(x: 10, y: 10), on: toplevel.surface)
        finger.up()
        pair.settle()
        #expect(log.lines.dropFirst(count) == ["bar began", "bar ended"])
        #expect(app.window.windowScene?.beginMove() == false)  // nothing is down
        #expect(pair.compositor.lint.findings == [])
        try pair.verify()
    }

    @Test("resized by a finger at an edge or a corner, and at nothing else")
    func resize() throws {
        let (app, pair, toplevel) = try run()
        pair.vblank()
        let scene = try #require(app.window.windowScene)
        let finger = pair.seat.finger(id: 0)
        let corner = toplevel.frame
        finger.down(at: Point(x: Double(corner.maxX) - 2, y: Double(corner.maxY) - 2))
        pair.settle()
        #expect(!scene.beginResize(at: [.left, .right]))
        #expect(scene.beginResize(at: [.bottom, .right]))
        pair.settle()
        finger.move(to: Point(x: Double(corner.maxX) + 38, y: Double(corner.maxY) + 18))
        pair.vblank()
        pair.vblank()
        finger.up()
        pair.vblank()
        #expect(scene.size == Size(width: 240, height: 120))
        #expect(toplevel.frame.origin == corner.origin)
        try pair.verify()
    }

    @Test("the window menu is asked for with the finger that is down")
    func windowMenu() throws {
        let (app, pair, toplevel) = try run()
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 10), on: toplevel.surface)
        pair.settle()
        #expect(app.window.windowScene?.showWindowMenu(at: Point(x: 20, y: 10)) == true)
        pair.settle()
        #expect(toplevel.windowMenuCount == 1)
        finger.up()
        pair.settle()
        try pair.verify()
    }

    @Test("a dialog belongs to its parent and goes before it")
    func dialog() throws {
        let (app, pair, toplevel) = try run()
        let dialog = Window(title: "Dialog", size: Size(width: 80, height: 40))
        pair.application.open(dialog)
        dialog.windowScene?.parent = app.window.windowScene
        pair.settle()
        let other = try #require(pair.compositor.allToplevels.last)
        #expect(other.parent === toplevel)
        dialog.windowScene?.parent = nil
        pair.settle()
        #expect(other.parent == nil)
        dialog.windowScene?.parent = app.window.windowScene
        app.window.windowScene?.close()
        pair.settle()
        #expect(pair.compositor.allToplevels.map(\.title) == ["Dialog"])
        try pair.verify()
    }

    @Test("their own size stays within the bounds that the compositor names")
    func bounds() throws {
        let (app, pair, toplevel) = try run(output: OutputDescription(width: 150, height: 90))
        #expect(app.window.windowScene?.sizeBounds == Size(width: 150, height: 90))
        #expect(toplevel.surface.size == Size(width: 150, height: 90))
        try pair.verify()
    }
}

/// A bar by which a finger drags its window, once it has moved a little.
@MainActor
private final class DragBar: View {
    var movesWindow = true
    /// What was answered to the wish to move.
    private(set) var began: [Bool] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard movesWindow, let scene = window?.windowScene else { return }
        began.append(scene.beginMove())
    }
}

/// Opens the window of another program maximized.
@MainActor
private final class LaunchingMaximized: ApplicationDelegate {
    private let app: SceneApp

    init(_ app: SceneApp) { self.app = app }
    init() { app = SceneApp() }

    func applicationDidFinishLaunching(_ application: Application) {
        app.open(in: application)
        app.window.windowScene?.setMaximized(true)
    }
}
