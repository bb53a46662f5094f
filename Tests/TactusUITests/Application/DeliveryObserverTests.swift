import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Observers of delivery")
struct DeliveryObserverTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    @Test("several are told each stage, in the order in which they were added, each once")
    func several() {
        let first = NamedObserver("first", log)
        let second = NamedObserver("second", log)
        for observer in [first, second, first] { host.application.addDeliveryObserver(observer) }
        host.finger().down(at: Point(50, 50))
        #expect(log.lines == ["first window", "second window"])
    }

    @Test("an observer that was removed, or is gone, hears nothing more, and the trace is one of them")
    func removal() {
        let first = NamedObserver("first", log)
        var second: NamedObserver? = NamedObserver("second", log)
        host.application.addDeliveryObserver(first)
        if let second { host.application.addDeliveryObserver(second) }
        host.application.startTrace(.hitTesting) { [log] _ in log.add("trace") }
        host.application.removeDeliveryObserver(first)
        second = nil
        host.finger().down(at: Point(50, 50))
        #expect(log.take() == ["trace", "trace"])
        host.application.stopTrace()
        host.finger().down(at: Point(80, 80))
        #expect(log.lines == [])
    }

    @Test("an observer that removes itself and another while it is called changes only what follows")
    func removalWhileTold() {
        let second = NamedObserver("second", log)
        let first = NamedObserver("first", log) { [host] first in
            host.application.removeDeliveryObserver(first)
            host.application.removeDeliveryObserver(second)
        }
        host.application.addDeliveryObserver(first)
        host.application.addDeliveryObserver(second)
        host.finger().down(at: Point(50, 50))
        host.finger().down(at: Point(80, 80))
        #expect(log.lines == ["first window", "second window"])
    }

    @Test("presses and control events are stages, and lines of the trace")
    func pressesAndControls() {
        let field = FocusView(frame: Rect(0, 0, 50, 50))
        field.name = "field"
        let button = Button(title: "Save", frame: Rect(0, 100, 100, 50))
        button.name = "save"
        host.window.addSubview(field)
        host.window.addSubview(button)
        field.becomeFirstResponder()
        host.keyboard.enter()
        let stages = StageLog()
        host.application.addDeliveryObserver(stages)
        host.application.startTrace(.delivery) { [log] in log.add($0) }
        host.keyboard.down(.keyboardF5)
        host.keyboard.up(.keyboardF5)
        host.finger().tap(at: Point(50, 120))
        #expect(
            stages.stages.filter { $0.hasPrefix("presses") || $0.hasPrefix("control") } == [
                "presses began", "presses ended", "control touchDown",
                "control touchUpInside, primaryActionTriggered",
            ])
        #expect(
            log.lines == [
                "0.000 delivery event: press 1 began",
                "0.000 delivery ‘field’ began: press 1",
                "0.000 delivery event: press 1 ended",
                "0.000 delivery ‘field’ ended: press 1",
                "0.000 delivery event: touch 2 began",
                "0.000 delivery ‘save’ began: touch 2",
                "0.000 delivery ‘save’ sends touchDown",
                "0.050 delivery event: touch 2 ended",
                "0.050 delivery ‘save’ ended: touch 2",
                "0.050 delivery ‘save’ sends touchUpInside, primaryActionTriggered",
            ])
    }

    @Test("an application's own control tells of its actions, and is a line of the trace as others are")
    func ownControl() {
        let dial = Dial(frame: Rect(0, 0, 50, 50))
        dial.name = "dial"
        host.window.addSubview(dial)
        host.application.startTrace(.delivery) { [log] in log.add($0) }
        host.finger().tap(at: Point(20, 20))
        #expect(
            log.lines == [
                "0.000 delivery event: touch 1 began",
                "0.000 delivery ‘dial’ began: touch 1",
                "0.050 delivery event: touch 1 ended",
                "0.050 delivery ‘dial’ ended: touch 1",
                "0.050 delivery ‘dial’ sends valueChanged",
            ])
    }

    @Test("control events are named, and bits without a name numbered")
    func names() {
        #expect(Control.Events.allTouchEvents.description.hasPrefix("touchDown, touchDownRepeat, touchDragInside, "))
        #expect(Control.Events(rawValue: 1 << 24).description == "bit 24")
        #expect(Control.Events().description.isEmpty)
    }
}

@MainActor
private final class NamedObserver: DeliveryObserver {
    private let name: String
    private let log: Log
    private let onWindow: (NamedObserver) -> Void

    init(_ name: String, _ log: Log, onWindow: @escaping (NamedObserver) -> Void = { _ in }) {
        self.name = name
        self.log = log
        self.onWindow = onWindow
    }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .window = stage else { return }
        log.add("\(name) window")
        onWindow(self)
    }
}

private final class FocusView: View {
    override var canBecomeFirstResponder: Bool { true }
}

/// A control that knows nothing of ``Control``, as an application would write it.
private final class Dial: View {
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        window?.windowScene?.application?.notifyObservers(
            of: .actions(ActionCall(sender: self, events: .valueChanged)))
    }
}
