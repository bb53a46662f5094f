import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

/// Each global is taken away while everything is in use: what was made with it ends as it should, the rest goes on, and
/// nobody asks for it again.
@MainActor
@Suite("Globals that are withdrawn")
struct WithdrawalTests {
    /// What comes of taking a global away.
    struct Withdrawal: Sendable, CustomTestStringConvertible {
        let interface: String
        /// The objects that are made with it, and let go of with it.
        var objects: [String] = []
        /// What the program is told at once.
        var told: [String] = []
        /// What works differently from then on.
        var changes: [String: String] = [:]

        var testDescription: String { interface }
    }

    nonisolated static let all = [
        Withdrawal(interface: "wl_compositor"),
        Withdrawal(interface: "wl_shm"),
        Withdrawal(interface: "xdg_wm_base"),
        Withdrawal(
            interface: "wl_data_device_manager", objects: ["wl_data_device", "wl_data_offer"],
            told: ["clipboard nothing"], changes: ["copying": "within the program"]),
        Withdrawal(
            interface: "zwp_primary_selection_device_manager_v1",
            objects: ["zwp_primary_selection_device_v1", "zwp_primary_selection_source_v1"],
            changes: ["selecting": "within the program"]),
        Withdrawal(
            interface: "wp_cursor_shape_manager_v1", objects: ["wp_cursor_shape_device_v1"],
            changes: ["cursor": "drawn"]),
        Withdrawal(
            interface: "zwp_pointer_gestures_v1",
            objects: ["zwp_pointer_gesture_swipe_v1", "zwp_pointer_gesture_pinch_v1", "zwp_pointer_gesture_hold_v1"],
            told: ["pinch cancelled"]),
        Withdrawal(
            interface: "zwp_tablet_manager_v2", objects: ["zwp_tablet_seat_v2", "zwp_tablet_v2", "zwp_tablet_tool_v2"],
            told: ["pen cancelled"]),
        Withdrawal(
            interface: "zwp_text_input_manager_v3", objects: ["zwp_text_input_v3"], told: ["marked nothing"],
            changes: ["text": "by key alone"]),
        Withdrawal(interface: "zwp_input_timestamps_manager_v1"),
        Withdrawal(
            interface: "zxdg_decoration_manager_v1", changes: ["title bar": "its own", "fading": "painted"]),
        Withdrawal(interface: "wp_fractional_scale_manager_v1", changes: ["scale": "2.0"]),
        Withdrawal(interface: "wp_viewporter", changes: ["scale": "2.0"]),
        Withdrawal(interface: "zwlr_layer_shell_v1", changes: ["bar": "refused"]),
        Withdrawal(interface: "ext_session_lock_manager_v1", changes: ["lock": "ended"]),
        Withdrawal(interface: "zwp_idle_inhibit_manager_v1", changes: ["screens": "go off"]),
        Withdrawal(
            interface: "zwp_keyboard_shortcuts_inhibit_manager_v1", changes: ["shortcuts": "the compositor's"]),
        Withdrawal(interface: "xdg_activation_v1", changes: ["token": "none"]),
        Withdrawal(interface: "wp_presentation"),
        Withdrawal(interface: "wp_fifo_manager_v1"),
        Withdrawal(interface: "wp_alpha_modifier_v1", changes: ["fading": "painted"]),
        Withdrawal(interface: "wp_tearing_control_manager_v1", changes: ["tearing": "no"]),
        Withdrawal(interface: "xdg_toplevel_icon_manager_v1", changes: ["icon": "the application's"]),
        Withdrawal(interface: "xdg_toplevel_drag_manager_v1"),
        Withdrawal(interface: "xdg_wm_dialog_v1", changes: ["dialog": "as any other"]),
        Withdrawal(interface: "zxdg_exporter_v2", changes: ["handle": "none"]),
        Withdrawal(interface: "zxdg_importer_v2", changes: ["foreign parent": "none"]),
    ]

    /// How everything works as long as nothing is withdrawn.
    private static let everything = [
        "copying": "to others", "selecting": "to others", "cursor": "named", "text": "by input method",
        "title bar": "the compositor's", "scale": "1.5", "bar": "shown", "lock": "locked", "screens": "stay on",
        "shortcuts": "the program's",
        "token": "given", "icon": "its own", "fading": "multiplied", "tearing": "yes", "dialog": "modal",
        "handle": "given",
        "foreign parent": "not there",
    ]

    private let program = BusyProgram()

    @Test("rule 30: a global goes in the middle of everything, and the program lives without it", arguments: all)
    func withdrawn(withdrawal: Withdrawal) throws {
        let pair = try program.run()
        defer { pair.compositor.onTimeLineEntry = nil }
        try program.useEverything(pair)
        _ = program.consumeLog()
        var requests: [String] = []
        pair.compositor.onTimeLineEntry = { entry in
            if let arrow = entry.text.range(of: "-> ") { requests.append(String(entry.text[arrow.upperBound...])) }
        }
        #expect(pair.compositor.withdrawGlobal(withdrawal.interface))
        #expect(!pair.compositor.withdrawGlobal(withdrawal.interface))
        pair.settle()
        #expect(program.consumeLog() == withdrawal.told)

        #expect(try program.tryEverything(pair) == Self.everything.merging(withdrawal.changes) { $1 })
        let isKept = ["wl_compositor", "wl_shm", "xdg_wm_base"].contains(withdrawal.interface)
        let names = (isKept ? [] : [withdrawal.interface]) + withdrawal.objects
        let late = requests.filter { request in
            names.contains { request.hasPrefix("\($0)#") } && !request.contains(".destroy(")
                && !request.contains(".release(")
        }
        #expect(late == [])
        #expect(pair.application.isConnected)
        try pair.verify()
    }

    @Test("rule 30: a global that is announced a second time, in its oldest version, changes nothing", arguments: all)
    func twice(withdrawal: Withdrawal) throws {
        let pair = try program.run()
        try program.useEverything(pair)
        _ = program.consumeLog()
        #expect(pair.compositor.announceGlobal(withdrawal.interface, version: 1))
        pair.settle()
        #expect(program.consumeLog() == [])
        #expect(try program.tryEverything(pair) == Self.everything)
        #expect(pair.application.isConnected)
        try pair.verify()
    }

    @Test(
        "rule 30: a global that goes and comes again, in its oldest version or its newest, ends nothing",
        arguments: all, [1, 99])
    func again(withdrawal: Withdrawal, version: UInt32) throws {
        let pair = try program.run()
        try program.useEverything(pair)
        for _ in 0..<3 {
            #expect(pair.compositor.withdrawGlobal(withdrawal.interface))
            pair.settle()
            #expect(pair.compositor.announceGlobal(withdrawal.interface, version: version))
            pair.settle()
        }
        let result = try program.tryEverything(pair)
        let changed = result.filter { Self.everything[$0.key] != $0.value }
        #expect(changed.allSatisfy { withdrawal.changes[$0.key] != nil }, "\(changed)")
        #expect(pair.application.isConnected)
        try pair.verify()
    }

    @Test("and nothing is withdrawn: then everything works")
    func none() throws {
        let pair = try program.run()
        try program.useEverything(pair)
        #expect(try program.tryEverything(pair) == Self.everything)
        try pair.verify()
    }
}

/// Uses everything that a compositor may offer.
@MainActor
private final class BusyProgram: WindowSceneDelegate, SessionLockDelegate {
    private let window = Window(title: "Busy", size: Size(width: 320, height: 240))
    private let pad = BusyPad(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    private let field = EntryField(frame: Rect(x: 0, y: 200, width: 320, height: 40))
    private var wasRefused = false

    func consumeLog() -> [String] { pad.consumeLog() }

    func run() throws -> CompositorPair {
        window.addSubview(pad)
        window.addSubview(field)
        let pair = try CompositorPair(
            launching: Launcher(), output: OutputDescription(width: 960, height: 720, scale: 1.5))
        pair.application.decoratesScenes = true
        pair.application.open(window)
        pair.vblank()
        return pair
    }

    private func place(_ x: Double, _ y: Double, _ pair: CompositorPair) -> Point {
        let origin = pair.surface.origin ?? .zero
        return Point(x: origin.x + x, y: origin.y + y)
    }

    func useEverything(_ pair: CompositorPair) throws {
        let seat = pair.seat
        let finger = seat.finger(id: 1)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        finger.up()
        field.onMark = { [pad] in pad.note("marked \($0 ?? "nothing")") }
        field.becomeFirstResponder()
        pair.application.isIdleTimerDisabled = true
        pair.application.inhibitsSystemShortcuts = true
        pair.application.primarySelection.setString("mine")
        seat.peer.copy("theirs")
        pair.application.pasteboard.observe { [pad, pair] in
            pad.note("clipboard \(pair.application.pasteboard.types.isEmpty ? "nothing" : "something")")
        }
        pair.settle()
        seat.textInput.preedit("ma")
        seat.textInput.done()
        seat.pointer.move(to: place(100, 100, pair))
        seat.gestures.begin(.pinch, fingers: 2)
        seat.gestures.update(by: .zero, scale: 2)
        let tablet = seat.tablets.add(TabletDescription())
        let pen = seat.tablets.add(TabletToolDescription())
        pair.settle()
        pen.approach(tablet, at: place(50, 50, pair))
        pen.down()
        pair.vblank()
        let log = pad.consumeLog()
        #expect(log.contains("pinch began") && log.contains("pen began") && log.contains("marked ma"), "\(log)")
    }

    func tryEverything(_ pair: CompositorPair) throws -> [String: String] {
        var results: [String: String] = [:]
        let application = pair.application
        let finger = pair.seat.finger(id: 1)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        application.pasteboard.setString("new")
        application.primarySelection.setString("new")
        application.requestActivationToken { results["token"] = $0 == nil ? "none" : "given" }
        finger.up()
        pair.settle()
        results["copying"] = pair.seat.clipboardTypes.count == 3 ? "to others" : "within the program"
        results["selecting"] = pair.seat.primarySelectionTypes.count == 3 ? "to others" : "within the program"
        results["text"] = pair.seat.textInput.state == nil ? "by key alone" : "by input method"
        pad.cursor = .crosshair
        pair.seat.gestures.end()
        pair.seat.pointer.move(to: place(30, 30, pair))
        pair.vblank()
        if case .shape = pair.seat.pointer.cursor { results["cursor"] = "named" } else { results["cursor"] = "drawn" }
        application.isIdleTimerDisabled = false
        pair.vblank()
        application.isIdleTimerDisabled = true
        application.inhibitsSystemShortcuts = false
        pair.vblank()
        application.inhibitsSystemShortcuts = true
        pair.vblank()
        results["screens"] = pair.compositor.isKeptAwake ? "stay on" : "go off"
        results["shortcuts"] = pair.seat.isShortcutInhibited ? "the program's" : "the compositor's"

        let second = Window(title: "Second", size: Size(width: 100, height: 80))
        second.backgroundColor = .green
        application.open(second)
        let bar = Window(
            title: "Bar", layer: LayerPlacement(.top, edges: .bottom, size: Size(width: 50, height: 20)))
        application.open(bar)
        bar.windowScene?.delegate = self
        pair.vblank()
        results["scale"] = second.windowScene.map { "\($0.scale)" }
        results["title bar"] = second.windowScene?.contentFrame.minY == 0 ? "the compositor's" : "its own"
        results["bar"] = wasRefused ? "refused" : pair.compositor.layerSurfaces.isEmpty ? "hidden" : "shown"

        tryRelations(of: second, pair, &results)

        let lock = application.lockSession(delegate: self)
        pair.vblank()
        pair.vblank()
        results["lock"] = "\(lock.state)"
        lock.unlock()
        pair.vblank()
        return results
    }

    /// What windows are to each other, and to those of other programs.
    private func tryRelations(of second: Window, _ pair: CompositorPair, _ results: inout [String: String]) {
        var handle: String?
        second.windowScene?.exportHandle { handle = $0 }
        second.windowScene?.isModal = true
        second.windowScene?.parentHandle = "nobody's"
        pair.settle()
        results["handle"] = handle == nil ? "none" : "given"
        let isModal = pair.compositor.toplevels.contains(where: \.isModal)
        results["dialog"] = isModal ? "modal" : "as any other"
        // Who can look it up is told that there is none.
        results["foreign parent"] = second.windowScene?.parentHandle == nil ? "not there" : "none"
        second.windowScene?.isModal = false
        second.alpha = 0.5
        second.windowScene?.iconName = "document-edit"
        second.windowScene?.displaySyncEnabled = false
        pair.vblank()
        let surface = pair.compositor.toplevels.first { $0.title == "Second" }?.surface
        let icon = pair.compositor.toplevels.first { $0.title == "Second" }?.icon
        results["icon"] = icon == nil ? "the application's" : "its own"
        results["fading"] = surface?.alpha == 1 ? "painted" : "multiplied"
        results["tearing"] = surface?.allowsTearing == true ? "yes" : "no"
    }

    func windowSceneWasRefused(_ scene: WindowScene) { wasRefused = true }

    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window {
        Window(title: "Lock", size: Size(width: 10, height: 10))
    }
}

private final class Launcher: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {}
}

/// Writes down what pens and touchpads do to it.
@MainActor
private final class BusyPad: View {
    private var log: [String] = []

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .blue
        cursor = .text
        let pinch = PinchGestureRecognizer()
        pinch.addAction { [unowned self] in note("pinch \($0.state)") }
        addGestureRecognizer(pinch)
    }

    func note(_ line: String) { log.append(line) }

    func consumeLog() -> [String] {
        defer { log = [] }
        return log
    }

    private func note(_ what: String, _ touches: Set<Touch>) {
        if touches.contains(where: { $0.type == .pencil }) { note("pen \(what)") }
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches) }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { note("cancelled", touches) }
}
