import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls: actions")
struct ControlActionTests {
    private let host = TestHost(size: Size(width: 400, height: 400))
    private let log = Log()

    /// Receives actions.
    @MainActor private final class Receiver {
        var lines: [String] = []
        func plain() { lines.append("sent") }
        func sent(by control: LoggingControl) { lines.append("sent by \(control.name ?? "?")") }
        func sent(by control: LoggingControl, with event: Event?) {
            lines.append("sent by \(control.name ?? "?") at \(event == nil ? "no time" : "some time")")
        }
        func other() { lines.append("other") }
    }

    /// The control of article 004, with its six actions in order.
    private func makeControl() -> LoggingControl {
        let control = LoggingControl(log)
        let registrations: [(String, Control.Events)] = [
            ("up1", .touchUpInside), ("up2", .touchUpInside), ("all", .allTouchEvents), ("up3", .touchUpInside),
            ("down", .touchDown), ("up4", .touchUpInside),
        ]
        control.logEvents(log, registrations)
        host.window.addSubview(control)
        return control
    }

    /// A control that stops what it is told to.
    private final class Gate: Control {
        var isOpen = true
        var seen: [String] = []
        override func sendAction(_ action: EventHandler, to target: AnyObject?, for event: Event?) {
            seen.append("\(action.identifier ?? "?") to \(target.map { "\(type(of: $0))" } ?? "none")")
            if isOpen { super.sendAction(action, to: target, for: event) }
        }
    }

    @Test("CT-21: an override sees each action, and stops it; what is registered can be asked for")
    func interception() {
        let (gate, receiver) = (Gate(frame: Rect(0, 0, 100, 100)), Receiver())
        gate.addTarget(receiver, action: Receiver.other, for: .touchUpInside, identifier: "other")
        gate.addTarget(receiver, action: Receiver.plain, for: [.touchDown, .touchCancel], identifier: "plain")
        gate.addAction(for: .touchUpInside, identifier: "closure") { [log] _ in log.add("closure") }
        host.window.addSubview(gate)
        host.finger().tap(at: Point(50, 50))
        #expect(receiver.lines == ["sent", "other"] && log.take() == ["closure"])
        #expect(gate.seen == ["plain to Receiver", "other to Receiver", "closure to none"])
        gate.isOpen = false
        host.finger().tap(at: Point(50, 50))
        #expect(receiver.lines.count == 2 && log.lines == [] && gate.seen.count == 6)

        #expect(gate.allTargets.count == 1 && gate.allTargets.first === receiver)
        #expect(gate.allControlEvents == [.touchUpInside, .touchDown, .touchCancel])
        #expect(gate.actions(forTarget: receiver, forControlEvent: .touchUpInside).map(\.identifier) == ["other"])
        #expect(gate.actions(forTarget: nil, forControlEvent: .touchUpInside).map(\.identifier) == ["closure"])
        var names: [String] = []
        gate.enumerateEventHandlers { action, _, stop in
            names.append(action.identifier ?? "?")
            stop = names.count == 2
        }
        #expect(names == ["other", "plain"])
    }

    private func attachTap(to control: Control, cancels: Bool) {
        let tap = TapGestureRecognizer()
        tap.cancelsTouchesInView = cancels
        tap.addAction { [log] _ in log.add("GESTURE") }
        control.addGestureRecognizer(tap)
    }

    @Test("CT-9: a tap sends the actions in the order of their addition, each once a touch method")
    func referenceLog() {
        _ = makeControl()
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "beginTracking", "all", "down", "touchesBegan",
                "endTracking", "up1", "up2", "all", "up3", "up4", "touchesEnded",
            ])
    }

    @Test("CT-10: with a tap recognizer on it that cancels no touches")
    func referenceLogWithGesture() {
        attachTap(to: makeControl(), cancels: false)
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "beginTracking", "all", "down", "touchesBegan",
                "GESTURE", "endTracking", "up1", "up2", "all", "up3", "up4", "touchesEnded",
            ])
    }

    @Test("CT-11, CT-13, GR-55: with a tap recognizer on it that cancels touches")
    func referenceLogWithCancellingGesture() {
        attachTap(to: makeControl(), cancels: true)
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "beginTracking", "all", "down", "touchesBegan", "GESTURE", "cancelTracking", "all", "touchesCancelled",
            ])
    }

    @Test(
        "CT-12: touch methods that do not call super send nothing",
        arguments: [
            (nil, ["touchesBegan", "touchesEnded"]),
            (false, ["touchesBegan", "GESTURE", "touchesEnded"]),
            (true, ["touchesBegan", "GESTURE", "touchesCancelled"]),
        ] as [(Bool?, [String])])
    func withoutSuper(cancels: Bool?, expected: [String]) {
        let control = makeControl()
        control.callsSuper = false
        if let cancels { attachTap(to: control, cancels: cancels) }
        host.finger().tap(at: Point(50, 50))
        #expect(log.lines == expected)
    }

    @Test("CT-8: an override that logs before it calls super logs before the actions")
    func superLast() {
        final class Late: LoggingControl {
            override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
                log.add("method")
                super.touchesBegan(touches, with: event)
            }
        }
        let control = Late(log)
        control.logEvents(log, [("down", .touchDown)])
        host.window.addSubview(control)
        host.finger().down(at: Point(50, 50))
        #expect(log.lines == ["method", "beginTracking", "down", "touchesBegan"])
    }

    @Test("methods of a target are called with what they ask for; a target is not kept")
    func targets() {
        let control = makeControl()
        control.name = "control"
        var receiver: Receiver? = Receiver()
        weak let kept = receiver
        if let receiver {
            control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
            control.addTarget(receiver, action: Receiver.sent(by:), for: .valueChanged)
            control.addTarget(receiver, action: Receiver.sent(by:with:), for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(receiver?.lines == ["sent", "sent by control", "sent by control at no time"])
        receiver = nil
        #expect(kept == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test("CT-5: under one identifier an action of a target is registered once, for the events of both")
    func identifiers() {
        let control = makeControl()
        let receiver = Receiver()
        let other = Receiver()
        let first = control.addTarget(receiver, action: Receiver.other, for: .valueChanged, identifier: "a")
        let second = control.addTarget(
            receiver, action: Receiver.other, for: .editingChanged, identifier: "a")
        control.addTarget(other, action: Receiver.other, for: .valueChanged, identifier: "a")
        #expect(first == second)
        control.sendActions(for: [.valueChanged, .editingChanged])
        #expect(receiver.lines == ["other"] && other.lines == ["other"])

        control.removeActions(identifiedBy: "a", for: .valueChanged)
        control.sendActions(for: [.valueChanged, .editingChanged])
        #expect(receiver.lines == ["other", "other"] && other.lines == ["other"])
    }

    @Test("actions are removed by token, target and event")
    func removal() {
        let control = makeControl()
        let receiver = Receiver()
        let token = control.addTarget(receiver, action: Receiver.other, for: [.valueChanged, .editingChanged])
        control.addTarget(receiver, action: Receiver.other, for: .editingChanged)

        control.removeAction(token, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver.lines == [])
        control.sendActions(for: .editingChanged)
        #expect(receiver.lines.count == 2)
        control.removeAction(token)
        control.sendActions(for: .editingChanged)
        #expect(receiver.lines.count == 3)
        control.removeTarget(receiver)
        control.sendActions(for: .editingChanged)
        #expect(receiver.lines.count == 3)
    }

    @Test("an action that an earlier one removes is not sent, and one that it adds waits for the next time")
    func changesWhileSending() {
        let control = LoggingControl(log)
        control.addAction(for: .valueChanged) { [log] control in
            log.add("first")
            control.removeActions(identifiedBy: "second")
            control.addAction(for: .valueChanged) { _ in log.add("new") }
        }
        control.addAction(for: .valueChanged, identifier: "second") { [log] _ in log.add("second") }
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["first"])
    }

    @Test("CF-421: an action without a target goes to the control itself, or to the first superview that performs it")
    func withoutTarget() {
        final class Copier: View, Copying {
            var senders: [String] = []
            func copy(_ sender: Any?) { senders.append((sender as? View)?.name ?? "?") }
        }
        final class CopyingControl: Control, Copying {
            var count = 0
            func copy(_ sender: Any?) { count += 1 }
        }
        let parent = Copier(frame: Rect(0, 0, 100, 100))
        let plain = Control(frame: Rect(0, 0, 50, 50))
        plain.name = "plain"
        let copying = CopyingControl(frame: Rect(50, 50, 50, 50))
        host.window.addSubview(parent)
        for control in [plain, copying] {
            parent.addSubview(control)
            control.addAction(.copy, for: .touchUpInside)
        }
        host.finger().tap(at: Point(25, 25))
        host.finger().tap(at: Point(75, 75))
        #expect(parent.senders == ["plain"] && copying.count == 1)
    }
}
