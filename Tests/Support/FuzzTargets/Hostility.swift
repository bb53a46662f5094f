import DragViews
import FakeCompositor
import TactusControls
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import TactusWayland
import WaylandServer

/// Plays a session on a compositor that is wrong about anything: events that never come, that come twice, late, in
/// another order, or with other numbers, at a program that asks for all that a compositor can do.
func playHostility(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let program = DemandingProgram()
    guard
        let pair = try? CompositorPair(
            launching: program, output: OutputDescription(width: 200, height: 150),
            profile: source.choose(CompositorProfile.all), faults: [])
    else { return }
    var isDown: Set<Int32> = []
    var count = 0
    while !source.isEmpty, count < 200, pair.platform.failure == nil {
        count += 1
        switch source.below(6) {
        case 0: pair.wire?.faults.append(fault(&source))
        case 1: program.ask(source.below(DemandingProgram.demandCount), pair.application)
        case 2: pair.wire?.faults = []
        default: play(&source, on: pair, &isDown)
        }
    }
    pair.advance(by: .seconds(2))
    pair.wire?.faults = []
    pair.advance(by: .seconds(2))
    for scene in pair.application.scenes { scene.close() }
    pair.settle()
}

private let eventNames = ServerMessage.eventNames.sorted()

/// The events that a session has anyhow, and that are wrong more often therefore.
private let usualEvents = [
    "wl_callback.done", "wl_buffer.release", "xdg_surface.configure", "xdg_toplevel.configure", "xdg_popup.configure",
    "wl_touch.down", "wl_touch.frame", "wl_touch.motion", "wl_pointer.frame", "wl_pointer.motion", "wl_surface.enter",
    "wl_registry.global", "wl_registry.global_remove", "wl_output.scale", "wl_output.mode", "wl_keyboard.modifiers",
    "wl_keyboard.key", "wl_keyboard.enter", "zwlr_layer_surface_v1.configure", "ext_session_lock_surface_v1.configure",
    "wl_data_offer.offer", "wl_data_device.enter", "wl_data_device.data_offer", "zwp_text_input_v3.done",
    "wp_presentation_feedback.presented", "wp_fractional_scale_v1.preferred_scale",
    "zxdg_toplevel_decoration_v1.configure",
]

private func fault(_ source: inout ByteSource) -> Fault {
    let event = source.flag() ? source.choose(usualEvents) : source.choose(eventNames)
    let occurrences: Fault.Occurrences =
        switch source.below(4) {
        case 0: .every
        case 1: .only(1 + source.below(8))
        default: .from(1 + source.below(8))
        }
    let effect: Fault.Effect =
        switch source.below(10) {
        case 0: .drop
        case 1, 2: .duplicate
        case 3: .delay(.milliseconds(source.below(2000)))
        case 4, 5: .postpone(past: 1 + source.below(8))
        case 6: .loseDescriptors
        case 7 where source.below(8) == 0: .disconnect
        default: .replace(argument: source.below(8), with: source.choose(absurdNumbers) ?? source.word())
        }
    return Fault(event, occurrences, effect)
}

private let absurdNumbers: [UInt32?] = [nil, 0, 1, 2, 0x100, 0x7FFF_FFFF, 0x8000_0000, .max, .max - 1]

/// A program that wants everything that there is of a compositor.
final class DemandingProgram: ApplicationDelegate, SessionLockDelegate {
    static let demandCount = 22
    /// What programs do every day: windows, popups and bars, copying, drags, handles and tokens.
    static let common = [0, 2, 5, 8, 9, 14, 15, 16, 18, 19, 21]
    /// To lock the session.
    static let lock = 6
    private var popups: [Popup] = []
    private var lock: SessionLock?

    func applicationDidFinishLaunching(_ application: Application) { application.open(Pages.window()) }

    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window {
        Window(title: "Lock", size: Size(width: 10, height: 10))
    }

    func ask(_ number: Int, _ application: Application) {
        let scene = application.scenes.last
        switch number {
        case 0: application.open(window("Second"))
        case 1:
            let dialog = window("Dialog")
            application.open(dialog)
            dialog.windowScene?.parent = scene
        case 2, 3:
            guard let root = scene?.windows.first else { return }
            popups.append(application.openPopup(window("Popup"), over: root))
        case 4: popups.popLast()?.close()
        case 5:
            let placement = LayerPlacement(
                .top, edges: [.top, .left, .right], size: Size(width: 0, height: 20), reserved: 20)
            application.open(Window(title: "Bar", layer: placement))
        case 6: lock = application.lockSession(delegate: self)
        case 7: lock?.unlock()
        case 8: application.isIdleTimerDisabled.toggle()
        case 9: application.inhibitsSystemShortcuts.toggle()
        case 10: scene?.close()
        case 11: scene?.enterFullscreen(on: application.screens.last?.id)
        case 12: scene?.leaveFullscreen()
        case 13: scene?.setMaximized(true)
        case 14: application.pasteboard.setString("copied")
        case 15: scene?.windows.first?.addSubview(DragPiece(frame: Rect(20, 20, 60, 60)))
        case 16: scene?.windows.first?.addSubview(DropBox(frame: Rect(90, 20, 60, 60)))
        case 17: scene?.minimumSize = Size(width: 500, height: 400)
        case 18: scene?.exportHandle { _ in }
        case 19: application.requestActivationToken { _ in }
        case 20: scene?.setMaximized(false)
        default: scene?.windows.first?.alpha = 0.5
        }
    }

    private func window(_ title: String) -> Window {
        let window = Window(title: title, size: Size(width: 80, height: 60))
        window.addSubview(Slider(frame: Rect(5, 5, 60, 40)))
        return window
    }
}
