import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Buttons")
struct ButtonTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let log = Log()

    private func makeButton() -> Button {
        let button = Button(title: "Press", frame: Rect(0, 0, 100, 44))
        button.logEvents(log)
        host.window.addSubview(button)
        return button
    }

    @Test("a tap sends the primary action with the lift, in one pass")
    func tap() {
        let button = makeButton()
        button.addAction(for: [.touchUpInside, .primaryActionTriggered]) { [log] _ in log.add("both") }
        host.finger().tap(at: Point(50, 20))
        #expect(log.lines == ["down", "upInside", "primary", "both"])
    }

    @Test("DX-8: a finger that is lifted outside, or taken away, does nothing")
    func noAction() {
        _ = makeButton()
        host.finger().drag(from: Point(50, 20), to: Point(250, 250))
        let finger = host.finger()
        finger.down(at: Point(50, 20))
        finger.cancel()
        #expect(!log.lines.contains("primary") && log.lines.last == "cancel")
    }

    @Test("a button that changes its selection has changed it when its action is sent")
    func selection() {
        let button = makeButton()
        button.changesSelectionAsPrimaryAction = true
        button.addAction(for: .primaryActionTriggered) { [log] in log.add("\($0.isSelected)") }
        host.finger().tap(at: Point(50, 20))
        button.activate()
        #expect(log.lines.filter { $0 == "true" || $0 == "false" } == ["true", "false"])
    }

    @Test("CT-6: an action more on every button sees what the others see, and none on a disabled one")
    func monitor() {
        let button = makeButton()
        button.addAction(for: .touchUpInside) { [log] _ in log.add("monitor") }
        host.finger().tap(at: Point(50, 20))
        #expect(log.take().contains("monitor"))
        button.isEnabled = false
        host.finger().tap(at: Point(50, 20))
        #expect(log.lines == [])
    }
}
