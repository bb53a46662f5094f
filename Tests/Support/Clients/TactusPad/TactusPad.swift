import Glibc
import Tactus

/// A window for fingers: a button, and a pad on which a finger drags, two pinch, and one rests. It says on its output
/// what became of each, in the words of its siblings GtkPad and QtPad, so that toolkits can be compared.
@main
final class TactusPad: ApplicationDelegate {
    private let button = Button(title: "Press")
    private let pad = View(frame: Rect(x: 20, y: 140, width: 320, height: 240))

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Pad", size: Size(width: 360, height: 400))
        button.frame = Rect(x: 20, y: 20, width: 320, height: 80)
        button.addAction(for: [.touchDown, .touchDragEnter]) { _ in say("button lit") }
        button.addAction(for: [.touchUpInside, .touchDragExit, .touchCancel]) { _ in say("button dark") }
        button.addAction(for: .primaryActionTriggered) { _ in say("button click") }
        window.addSubview(button)

        pad.backgroundColor = .orange
        let (pan, pinch, press) = (
            PanGestureRecognizer(), PinchGestureRecognizer(), LongPressGestureRecognizer()
        )
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: TactusPad.pan)
        pinch.addTarget(self, action: TactusPad.pinch)
        press.addTarget(self, action: TactusPad.press)
        for recognizer in [pan, pinch, press] { pad.addGestureRecognizer(recognizer) }
        window.addSubview(pad)
        application.open(window)
    }

    private func pan(_ pan: PanGestureRecognizer) { sayState("pan", pan.state) }

    private func pinch(_ pinch: PinchGestureRecognizer) { sayState("pinch", pinch.state) }

    private func press(_ press: LongPressGestureRecognizer) { if press.state == .began { say("long press") } }

    private func sayState(_ name: String, _ state: GestureRecognizer.State) {
        switch state {
        case .began: say("\(name) begin")
        case .changed: say("\(name) move")
        case .ended: say("\(name) end")
        case .cancelled: say("\(name) cancel")
        case .possible, .failed: break
        }
    }
}

/// Prints a line at once.
private func say(_ words: String) {
    print(words)
    fflush(nil)
}
