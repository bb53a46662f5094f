import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls and keys")
struct ControlKeyTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    private func makeButton(_ frame: Rect = Rect(0, 0, 100, 50)) -> Button {
        let button = Button(title: "Save", frame: frame)
        button.addAction(for: .touchUpInside) { [log] _ in log.add("up") }
        button.addAction(for: .primaryActionTriggered) { [log] _ in log.add("primary") }
        host.window.addSubview(button)
        return button
    }

    @Test(
        "CT-15: space, return and enter activate the control that is the first responder, when they go down",
        arguments: [KeyUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter])
    func activation(key: KeyUsage) {
        let button = makeButton()
        #expect(button.becomeFirstResponder())
        host.keyboard.down(key)
        #expect(log.take() == ["up", "primary"])
        #expect(button.isHighlighted)
        host.clock.advance(by: .milliseconds(100))
        #expect(!button.isHighlighted)
        host.clock.advance(by: .seconds(2))  // a key that is held repeats nothing
        host.keyboard.up(key)
        #expect(log.lines == [])
    }

    @Test("CT-15: the action gets the event of the presses; the presses of an activation do not travel on")
    func event() {
        let form = KeyLoggingView(log, Rect(0, 0, 200, 200))
        host.window.addSubview(form)
        let button = Button(frame: Rect(0, 0, 100, 50))
        form.addSubview(button)
        button.addTarget(form, action: KeyLoggingView.pressed, for: .primaryActionTriggered)
        button.becomeFirstResponder()
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.take() == ["presses"])
        host.keyboard.press(.keyboardF5)
        host.keyboard.press(.keyboardSpacebar, holding: .control)
        #expect(log.lines == ["began", "ended", "began", "ended"])
    }

    @Test("CT-15: keys do nothing to a control that is not the first responder, or is disabled")
    func others() {
        let button = makeButton()
        host.keyboard.press(.keyboardSpacebar)
        button.becomeFirstResponder()
        button.isEnabled = false
        host.keyboard.press(.keyboardSpacebar)
        #expect(log.lines == [])
    }

    @Test("CT-15: a switch is toggled by the keys")
    func toggling() {
        let toggle = Switch()
        host.window.addSubview(toggle)
        toggle.becomeFirstResponder()
        host.keyboard.press(.keyboardSpacebar)
        #expect(toggle.isOn)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(!toggle.isOn)
    }

    @Test("RS-10: a control that is disabled is told to resign, and not asked; it cannot become the first responder")
    func disabling() {
        let button = makeButton()
        button.becomeFirstResponder()
        button.isEnabled = false
        #expect(!button.isFirstResponder)
        #expect(host.window.firstResponder == nil)
        #expect(!button.becomeFirstResponder())
        button.isEnabled = true
        #expect(!button.isFirstResponder)
    }

    @Test("CT-2: a control shows that the keys go to it, and hears when that changes")
    func focusedState() {
        final class Lamp: Control {
            var states: [State] = []
            override func stateDidChange() { states.append(state) }
        }
        let lamp = Lamp()
        host.window.addSubview(lamp)
        lamp.becomeFirstResponder()
        lamp.becomeFirstResponder()
        lamp.resignFirstResponder()
        lamp.becomeFirstResponder()
        lamp.removeFromSuperview()
        #expect(lamp.states == [.focused, .normal, .focused, .normal])
    }
}

private final class KeyLoggingView: View {
    private let log: Log

    init(_ log: Log, _ frame: Rect) {
        self.log = log
        super.init(frame: frame)
    }

    func pressed(_ sender: Button, _ event: Event?) { log.add(event.map { "\($0.type)" } ?? "no event") }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { log.add("began") }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { log.add("ended") }
}
