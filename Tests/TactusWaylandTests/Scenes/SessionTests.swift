import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("The user's session: locks, tokens, screens that stay on")
struct SessionTests {
    private let output = OutputDescription(width: 320, height: 240)

    // MARK: Locks

    @Test("a locked session shows nothing but the windows of its lock, on every screen that there is or will be")
    func lock() throws {
        let (app, pair) = try SceneApp.run(output: output)
        app.window.backgroundColor = .red
        pair.vblank()
        let locker = Locker()
        let lock = pair.application.lockSession(delegate: locker)
        pair.vblank()
        pair.vblank()
        #expect(locker.log == ["screen FAKE-1", "locked"])
        #expect(lock.state == .locked)
        #expect(try colors(pair.picture) == [.blue, .blue])
        #expect(pair.application.lockSession(delegate: locker) === lock)

        let second = pair.compositor.addOutput(
            OutputDescription(width: 200, height: 100, position: PixelPoint(x: 320, y: 0), name: "FAKE-2"))
        pair.vblank()
        #expect(locker.log.last == "screen FAKE-2")
        #expect(locker.windows.last?.windowScene?.size == Size(width: 200, height: 100))
        pair.compositor.removeOutput(second)
        pair.vblank()
        #expect(locker.windows.last?.windowScene == nil)

        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 160, y: 120))
        finger.up()
        pair.settle()
        #expect(locker.windows.first?.touchCount == 1)
        lock.unlock()
        lock.unlock()
        pair.vblank()
        #expect(locker.log.last == "ended" && locker.log.filter { $0 == "ended" }.count == 1)
        #expect(try colors(pair.picture).first == .red)
        #expect(locker.windows.first?.windowScene == nil)
        try pair.verify()
    }

    @Test("an unlocking that comes before the answer waits for it")
    func earlyUnlock() throws {
        let (_, pair) = try SceneApp.run(output: output)
        let locker = Locker()
        pair.application.lockSession(delegate: locker).unlock()
        pair.vblank()
        pair.vblank()
        #expect(locker.log == ["screen FAKE-1", "ended"])
        try pair.verify()
    }

    @Test(
        "a compositor that does not lock, or does not know how, ends the lock; another one can be tried",
        arguments: [true, false])
    func refused(knowsLocks: Bool) throws {
        let offer: GlobalOffer = knowsLocks ? .everything : .everything.without("ext_session_lock_manager_v1")
        let (_, pair) = try SceneApp.run(output: output, offer: offer)
        pair.compositor.shellPolicy.allowsLocking = false
        for _ in 0..<2 {
            let locker = Locker()
            let lock = pair.application.lockSession(delegate: locker)
            pair.settle()
            #expect(lock.state == .ended)
            #expect(locker.log == ["screen FAKE-1", "ended"])
            #expect(pair.application.scenes.count == 1)
        }
        pair.compositor.shellPolicy.allowsLocking = true
        let lock = pair.application.lockSession(delegate: Locker())
        pair.vblank()
        #expect(lock.state == (knowsLocks ? .locked : .ended))
        lock.unlock()
        pair.vblank()
        try pair.verify()
    }

    @Test("a program that ends without unlocking leaves the session locked")
    func ending() throws {
        let (app, pair) = try SceneApp.run(output: output)
        app.window.backgroundColor = .red
        let locker = Locker()
        _ = pair.application.lockSession(delegate: locker)
        pair.vblank()
        pair.vblank()
        pair.application.terminate()
        pair.vblank()
        #expect(pair.compositor.faults == [])
        #expect(try colors(pair.picture).first != .red)
    }

    private func colors(_ picture: Bitmap) -> [Color?] {
        [PixelPoint(x: 160, y: 120), PixelPoint(x: 1, y: 1)].map { picture.color(at: $0) }
    }

    // MARK: Screens that stay on

    @Test("while the idle timer is disabled, screens stay on as long as a scene shows")
    func idleTimer() throws {
        let (app, pair) = try SceneApp.run(output: output)
        #expect(!pair.compositor.isKeptAwake)
        pair.application.isIdleTimerDisabled = true
        pair.settle()
        #expect(pair.compositor.isKeptAwake)
        pair.application.isIdleTimerDisabled = false
        pair.settle()
        #expect(!pair.compositor.isKeptAwake)

        pair.application.isIdleTimerDisabled = true
        let other = Window(title: "Second", size: Size(width: 80, height: 40))
        pair.application.open(other)
        pair.settle()
        app.window.windowScene?.close()
        pair.settle()
        #expect(pair.compositor.isKeptAwake)
        try pair.verify()
    }

    // MARK: Shortcuts

    @Test("the system's shortcuts are asked for by every scene, of every seat, and given back")
    func systemShortcuts() throws {
        let (app, pair) = try SceneApp.run(output: output)
        #expect(!pair.seat.isShortcutInhibited)
        pair.application.inhibitsSystemShortcuts = true
        pair.settle()
        #expect(pair.seat.isShortcutInhibited)

        pair.application.open(Window(title: "Second", size: Size(width: 80, height: 40)))
        let later = pair.compositor.addSeat(SeatConfiguration(name: "later"))
        pair.settle()
        #expect(pair.seat.isShortcutInhibited && later.isShortcutInhibited)
        app.window.windowScene?.close()
        pair.settle()
        #expect(pair.seat.isShortcutInhibited && later.isShortcutInhibited)
        later.remove()
        pair.settle()

        pair.application.inhibitsSystemShortcuts = false
        pair.settle()
        #expect(!pair.seat.isShortcutInhibited)
        try pair.verify()
    }

    // MARK: Activation

    @Test("a token that a finger earned brings another program's window to the front")
    func activation() throws {
        let (_, pair) = try SceneApp.run(output: output)
        let other = Window(title: "Second", size: Size(width: 80, height: 40))
        pair.application.open(other)
        pair.vblank()
        #expect(pair.compositor.toplevels.last?.title == "Second")
        pair.seat.finger(id: 0).down(at: Point(x: 4, y: 4), on: pair.surface)
        pair.settle()
        var tokens: [String?] = []
        pair.application.requestActivationToken(for: "org.example.Viewer") { tokens.append($0) }
        pair.settle()
        let token = try #require(tokens.first ?? nil)
        pair.compositor.toplevels.last { $0.title == "Second" }?.activate()
        pair.settle()
        pair.application.scenes.first?.requestActivation(with: token)
        pair.settle()
        #expect(pair.compositor.toplevels.last?.title == "First")
        pair.compositor.toplevels.last { $0.title == "Second" }?.activate()
        pair.application.scenes.first?.requestActivation()
        pair.settle()
        #expect(pair.compositor.toplevels.last?.title == "First")
        pair.seat.finger(id: 0).up()
        pair.settle()
        try pair.verify()
    }

    @Test("the token with which a program was started goes with its first window, once it shows")
    func startupToken() throws {
        let app = SceneApp()
        let pair = try CompositorPair(launching: app, output: output)
        pair.platform.startupToken = "from-the-launcher"
        let notes = { pair.compositor.timeLine.entries.filter { $0.text.contains("from-the-launcher") }.count }
        #expect(notes() == 0)
        pair.application.open(Window(title: "Second", size: Size(width: 80, height: 40)))
        pair.vblank()
        #expect(notes() > 0)
        #expect(pair.platform.startupToken == nil)
        try pair.verify()
    }

    @Test("without tokens, and on a connection that is lost, the answer is nil")
    func noTokens() throws {
        let (_, bare) = try SceneApp.run(output: output, offer: .everything.without("xdg_activation_v1"))
        var answers: [String?] = []
        bare.application.requestActivationToken { answers.append($0) }
        #expect(answers == [nil])
        try bare.verify()

        let (_, pair) = try SceneApp.run(output: output)
        pair.application.requestActivationToken { answers.append($0) }
        pair.compositor.disconnectClients()
        pair.settle()
        #expect(answers == [nil, nil])
    }
}

/// Makes the windows of a lock, and writes down what it tells.
@MainActor
private final class Locker: SessionLockDelegate {
    private(set) var log: [String] = []
    private(set) var windows: [CoverWindow] = []

    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window {
        log.append("screen \(screen.name ?? "?")")
        let window = CoverWindow(title: "", size: Size(width: 10, height: 10))
        window.backgroundColor = .blue
        windows.append(window)
        return window
    }

    func sessionLockDidLock(_ lock: SessionLock) { log.append("locked") }
    func sessionLockDidEnd(_ lock: SessionLock) { log.append("ended") }
}

@MainActor
private final class CoverWindow: Window {
    private(set) var touchCount = 0

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { touchCount += 1 }
}
