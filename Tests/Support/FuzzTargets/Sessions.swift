import FakeCompositor
import TactusControls
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI

/// Plays a session: a user, a compositor and a program, each of which does whatever the bytes say, at any time.
func playSession(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let profile = source.choose(CompositorProfile.all)
    guard
        let pair = try? CompositorPair(
            launching: SessionProgram(), output: OutputDescription(width: 200, height: 150), profile: profile)
    else { return }
    var isDown: Set<Int32> = []
    var count = 0
    while !source.isEmpty, count < 300 {
        count += 1
        play(&source, on: pair, &isDown)
    }
    for id in isDown { pair.seat.touch.up(id: id) }
    pair.seat.touch.frame()
    pair.advance(by: .seconds(2))
    expect(
        pair.application.scenes.allSatisfy { scene in scene.windows.allSatisfy { $0.superview == nil } },
        "a window is nobody's subview")
}

/// Plays a recording to a program: whatever it says, as long as it is one.
///
/// When the bytes are none, their lines are put behind the head of one, and those that are wrong are left out.
func playReplay(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    var recording = try? InputRecording(lines: lines)
    if recording == nil {
        let sound = lines.filter { (try? InputRecording(lines: replayed([$0]))) != nil }
        recording = try? InputRecording(lines: replayed(sound))
    }
    guard let recording, recording.frames.count <= 256 else { return }
    let host = TestHost(launching: SessionProgram())
    host.play(recording)
    host.clock.advance(by: .seconds(2))
    host.application.cancelAllTouches()
    host.clock.advance(by: .seconds(2))
    expect(host.application.scenes.count == 1, "input closes no window")
}

private func replayed(_ frames: [String]) -> [String] {
    let head =
        #"{"format":"tactus-input","version":1,"start":1000000000,"profile":"uikit","#
        + #""scenes":[{"id":1,"width":400,"height":300,"scale":1}]}"#
    return [head] + frames + [#"{"end":\#(frames.count)}"#]
}

/// The user, the compositor or the program does something.
func play(_ source: inout ByteSource, on pair: CompositorPair, _ isDown: inout Set<Int32>) {
    let seat = pair.seat
    let point = Point(Double(source.byte()) * 200 / 255, Double(source.byte()) * 150 / 255)
    switch source.below(24) {
    case 0, 1, 2:
        let id = Int32(source.below(4))
        seat.touch.down(id: id, at: point)
        seat.touch.frame()
        isDown.insert(id)
    case 3, 4, 5, 6:
        seat.touch.motion(id: Int32(source.below(4)), to: point)
        seat.touch.frame()
    case 7, 8:
        let id = Int32(source.below(4))
        seat.touch.up(id: id)
        seat.touch.frame()
        isDown.remove(id)
    case 9:
        seat.touch.cancel()
        isDown = []
    case 10: seat.pointer.move(to: point)
    case 11: seat.pointer.button(0x110 + UInt32(source.below(3)), isPressed: source.flag())
    case 12: seat.keyboard.key(UInt32(source.byte()) / 2, isPressed: source.flag())
    case 13, 14: pair.advance(by: .milliseconds(source.choose([1, 8, 16, 50, 500])))
    case 15: seat.capabilities = [[.touch, .pointer, .keyboard], [.touch], [], [.pointer]][source.below(4)]
    case 16:
        pair.compositor.outputs.first?.description.scale = source.choose([1, 1.5, 2])
    case 17:
        for toplevel in pair.compositor.allToplevels {
            source.flag() ? toplevel.setSuspended(source.flag()) : toplevel.requestClose()
        }
    case 18: pair.compositor.disconnectClients()
    case 19: for toplevel in pair.compositor.allToplevels { toplevel.activate() }
    default: change(&source, in: pair.application)
    }
    if source.flag() { pair.settle() }
}

/// The program does something to a view of its own.
private func change(_ source: inout ByteSource, in application: Application) {
    guard let root = application.scenes.first?.windows.first else { return }
    var view: View = root
    while !view.subviews.isEmpty, source.below(5) != 0 { view = view.subviews[source.below(view.subviews.count)] }
    switch source.below(12) {
    case 0 where view !== root: view.removeFromSuperview()
    case 1 where view !== root:
        View.animate(duration: .milliseconds(200)) { view.center = Point(50, 50) }
    case 2: view.isHidden.toggle()
    case 3: view.isUserInteractionEnabled.toggle()
    case 4: view.addSubview(Slider(frame: Rect(0, 0, 80, 40)))
    case 5: view.addGestureRecognizer(source.flag() ? TapGestureRecognizer() : PanGestureRecognizer())
    case 6: for recognizer in view.gestureRecognizers { recognizer.isEnabled.toggle() }
    case 7: (view as? ScrollView)?.setContentOffset(Point(0, source.number().clamped), animated: source.flag())
    case 8: _ = source.flag() ? view.becomeFirstResponder() : view.resignFirstResponder()
    case 9: root.rootViewController?.dismiss(animated: source.flag())
    case 10: application.cancelAllTouches()
    default: view.setNeedsLayout()
    }
}

extension Double {
    /// Within what a program would scroll to.
    fileprivate var clamped: Double { min(max(self, -10_000), 10_000) }
}

/// A program with the pages, which opens another window when its last is closed.
private final class SessionProgram: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) { application.open(Pages.window()) }
}
