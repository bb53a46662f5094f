import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

/// The compositor is input: what makes no sense is passed over, or ends the connection, which is made anew.
@MainActor
@Suite("A hostile compositor")
struct HostileCompositorTests {
    nonisolated private static let absurd: [UInt32] = [0, 1, 0x7FFF_FFFF, 0x8000_0000, .max, 40_000]
    private let output = OutputDescription(width: 320, height: 240)

    func run(_ faults: FaultInjection = []) throws -> (app: SceneApp, pair: CompositorPair) {
        let app = SceneApp()
        let pair = try CompositorPair(launching: app, output: output, faults: faults)
        pair.vblank()
        return (app, pair)
    }

    /// The program goes on after whatever happened: a window of its own shows, and a finger reaches it.
    func expectLife(_ pair: CompositorPair, _ window: Window) throws {
        pair.wire?.faults = []
        pair.advance(by: .seconds(2))
        #expect(pair.platform.failure == nil && pair.application.isConnected)
        let pad = View(frame: Rect(origin: .zero, size: Size(width: 20, height: 20)))
        var taps = 0
        let tap = TapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        pad.addGestureRecognizer(tap)
        window.addSubview(pad)
        pair.vblank()
        let toplevel = try #require(pair.compositor.toplevels.first)
        toplevel.activate()
        let finger = pair.seat.finger(id: 50)
        finger.down(at: Point(x: 5, y: 5), on: toplevel.surface)
        pair.settle()
        finger.up()
        pair.advance(by: .seconds(1))
        #expect(taps == 1)
    }

    // MARK: Frames

    @Test("a compositor that never says when a picture is seen is asked some times, and no more")
    func silentPresentation() throws {
        let (app, pair) = try run()
        pair.wire?.faults = [
            Fault("wp_presentation_feedback.presented", .every, .drop),
            Fault("wp_presentation_feedback.discarded", .every, .drop),
        ]
        for step in 0..<100 {
            app.window.backgroundColor = step % 2 == 0 ? .red : .blue
            pair.vblank()
        }
        let asked = pair.compositor.timeLine.lastLines(4096).filter { $0.contains(".feedback(") }.count
        #expect((16...24).contains(asked), "\(asked)")
        try expectLife(pair, app.window)
    }

    @Test("pings without end are answered, each once, and a finger comes in between")
    func pings() throws {
        let (app, pair) = try run()
        pair.wire?.faults = [Fault("xdg_wm_base.ping", .every, .duplicate)]
        for _ in 0..<200 { pair.compositor.ping() }
        pair.settle()
        try expectLife(pair, app.window)
    }

    // MARK: Sizes

    @Test("a bar of any size that a compositor can ask for", arguments: absurd, absurd)
    func layer(width: UInt32, height: UInt32) throws {
        let (app, pair) = try run()
        pair.wire?.faults = [
            Fault("zwlr_layer_surface_v1.configure", .every, .replace(argument: 1, with: width)),
            Fault("zwlr_layer_surface_v1.configure", .every, .replace(argument: 2, with: height)),
        ]
        // What a picture of that size would take is another test's.
        if max(width, height) > 1 { pair.platform.bufferMemory = .exhausted(.memory(byteCount: 1)) }
        let bar = Window(
            title: "bar", layer: LayerPlacement(.top, edges: [.top, .left, .right], size: Size(width: 0, height: 20)))
        pair.application.open(bar)
        pair.vblank()
        pair.advance(by: .seconds(1))
        #expect(bar.frame.width.isFinite && bar.frame.height.isFinite)
        bar.windowScene?.close()
        pair.platform.bufferMemory = .system
        try expectLife(pair, app.window)
    }

    @Test("a window of two gigabytes is not painted, and its last picture stays until a size comes that can be")
    func hugeWindow() throws {
        let (app, pair) = try run()
        let toplevel = try #require(pair.compositor.toplevels.first)
        let shown = toplevel.surface.size
        for (width, height) in [(23_000, 23_000), (32_767, 2_100), (2_100, 32_767)] {
            toplevel.configure(ToplevelConfiguration(width: width, height: height))
            pair.vblank()
            pair.advance(by: .seconds(1))
            #expect(toplevel.surface.size == shown)
        }
        toplevel.configure(ToplevelConfiguration(width: 300, height: 200))
        pair.vblank()
        #expect(toplevel.surface.size == Size(width: 300, height: 200))
        try expectLife(pair, app.window)
    }

    @Test("a lock of any size that a compositor can ask for", arguments: absurd)
    func lock(width: UInt32) throws {
        let (app, pair) = try run()
        pair.wire?.faults = [
            Fault("ext_session_lock_surface_v1.configure", .every, .replace(argument: 1, with: width)),
            Fault("ext_session_lock_surface_v1.configure", .every, .replace(argument: 2, with: 2)),
        ]
        let keeper = LockKeeper()
        let lock = pair.application.lockSession(delegate: keeper)
        pair.vblank()
        pair.wire?.faults = []
        pair.advance(by: .seconds(2))
        lock.unlock()
        pair.advance(by: .seconds(1))
        #expect(lock.state == .ended && keeper.log.filter { $0 == "ended" }.count == 1)
        try expectLife(pair, app.window)
    }

    @Test(
        "what a compositor says of a lock twice, late, in another order, or not at all is heard once, or not",
        arguments: ["locked", "finished"],
        [
            .duplicate, .drop, .postpone(past: 3), .delay(.milliseconds(700)),
        ] as [Fault.Effect])
    func lockEvents(event: String, effect: Fault.Effect) throws {
        let (app, pair) = try run()
        pair.wire?.faults = [Fault("ext_session_lock_v1.\(event)", .every, effect)]
        pair.compositor.shellPolicy.allowsLocking = event == "locked"
        let keeper = LockKeeper()
        let lock = pair.application.lockSession(delegate: keeper)
        pair.vblank()
        pair.vblank()
        #expect(keeper.log.filter { $0 == "locked" }.count <= 1)
        lock.unlock()
        pair.advance(by: .seconds(1))
        #expect(keeper.log.filter { $0 == "ended" }.count <= 1)
        // Nothing follows that it could come after.
        let neverComes = effect == .drop || (event == "finished" && effect == .postpone(past: 3))
        if neverComes {
            #expect(lock.state == .requested, "nobody has answered")
            pair.kill()
            pair.settle()
            pair.compositor.shellPolicy.allowsLocking = true
            pair.restart()
            pair.advance(by: .seconds(1))
        }
        #expect(lock.state == .ended)
        try expectLife(pair, app.window)
    }

    // MARK: Order

    @Test("popups that are done at once, twice, or before they are configured", arguments: 0..<4)
    func popups(number: Int) throws {
        let (app, pair) = try run()
        let faults: [[Fault]] = [
            [Fault("xdg_popup.popup_done", .every, .duplicate)],
            [Fault("xdg_popup.configure", .every, .postpone(past: 4))],
            [Fault("xdg_surface.configure", .every, .drop), Fault("xdg_popup.configure", .every, .duplicate)],
            [Fault("xdg_popup.configure", .every, .replace(argument: 2, with: 0x8000_0000))],
        ]
        pair.wire?.faults = FaultInjection(faults[number])
        var below: View = app.window
        for _ in 0..<3 {
            let popup = Window(title: "Popup", size: Size(width: 40, height: 20))
            pair.application.openPopup(popup, over: below)
            pair.settle()
            below = popup
        }
        for popup in pair.compositor.allPopups.reversed() {
            popup.dismiss()
            popup.dismiss()
        }
        pair.vblank()
        try expectLife(pair, app.window)
        #expect(pair.compositor.allPopups.isEmpty || number == 2)
    }

    @Test("decorations that are the compositor's and the program's by turns: the window ends as it was told last")
    func decorations() throws {
        let (app, pair) = try run()
        pair.application.decoratesScenes = true
        for mode in [1, 2, 1, 2, 0, .max, 2] as [UInt32] {
            pair.wire?.faults = [
                Fault("zxdg_toplevel_decoration_v1.configure", .every, .replace(argument: 0, with: mode))
            ]
            app.window.windowScene?.setMaximized(mode % 2 == 0)
            pair.vblank()
        }
        try expectLife(pair, app.window)
    }

    @Test("screens that are taken away while scales change")
    func screens() throws {
        let (app, pair) = try run()
        pair.wire?.faults = [
            Fault("wl_surface.leave", .every, .drop), Fault("wl_output.done", .every, .postpone(past: 6)),
        ]
        for scale in [2, 1.5, 1, 3] {
            let other = pair.compositor.addOutput(
                OutputDescription(width: 100, height: 80, scale: scale, position: PixelPoint(x: 0, y: 0), name: "X"))
            pair.settle()
            pair.compositor.outputs.first?.description.scale = scale
            pair.compositor.removeOutput(other)
            pair.vblank()
        }
        try expectLife(pair, app.window)
        #expect(pair.application.screens.count == 1)
    }
}

/// Covers screens, and writes down what becomes of its lock.
private final class LockKeeper: SessionLockDelegate {
    private(set) var log: [String] = []

    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window {
        Window(title: "Lock", size: Size(width: 10, height: 10))
    }

    func sessionLockDidLock(_ lock: SessionLock) { log.append("locked") }
    func sessionLockDidEnd(_ lock: SessionLock) { log.append("ended") }
}
