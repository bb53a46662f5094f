import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Controls: tracking, events, states")
struct ControlTests {
    private let host = TestHost(size: Size(width: 400, height: 400))
    private let log = Log()

    /// A control at the upper left corner, 100 points wide and high, that logs all its events.
    private func makeControl() -> LoggingControl {
        let control = LoggingControl(log)
        control.logEvents(log)
        host.window.addSubview(control)
        return control
    }

    @Test("PL-4: a control that was not told of a lift, since an override kept it, works again with the next touch")
    func keptLift() {
        let window = KeepingWindow(windowScene: host.scene)
        window.isHidden = false
        let control = makeControl()
        window.addSubview(control)
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        window.keeps = true
        finger.up()
        window.keeps = false
        _ = log.take()
        host.finger().tap(at: Point(50, 50))

        #expect(
            log.take() == [
                "cancelTracking", "cancel", "beginTracking", "down", "downRepeat", "touchesBegan", "endTracking",
                "upInside", "touchesEnded",
            ])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test(
        "CT-3, CT-14: a control that is disabled while it is asked whether to go on sends the cancellation, and no drag"
    )
    func disabledInContinueTracking() {
        let control = makeControl()
        control.onContinue = { [unowned control] in control.isEnabled = false }
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        _ = log.take()
        finger.move(to: Point(60, 50))
        finger.up()
        #expect(log.take() == ["continueTracking", "cancelTracking", "cancel", "touchesMoved", "touchesEnded"])
    }

    @Test("CT-1, CT-2: the bits of events and states are UIKit's")
    func bits() {
        let indices = Control.eventNames.map { $0.1.rawValue.trailingZeroBitCount }
        #expect(indices == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13])
        #expect(Control.Events.menuActionTriggered.rawValue == 1 << 14)
        let editing: [Control.Events] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
        #expect(editing.map(\.rawValue.trailingZeroBitCount) == [16, 17, 18, 19])
        #expect(Control.Events.allTouchEvents.rawValue == 0xFFF)
        #expect(Control.Events.allEditingEvents.rawValue == 0xF0000)
        #expect(Control.Events.applicationReserved.rawValue == 0x0F00_0000)
        #expect(Control.Events.allEvents.rawValue == 0xFFFF_FFFF)
        let states: [Control.State] = [.normal, .highlighted, .disabled, .selected, .focused, .application]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 0xFF0000])
    }

    @Test("CT-3, CT-4: a finger that strays, comes back and lifts")
    func drag() {
        let control = makeControl()
        let finger = host.finger()
        var states: [String] = []
        func note() { states.append("\(control.isTracking) \(control.isTouchInside) \(control.isHighlighted)") }

        finger.down(at: Point(50, 50))
        note()
        finger.move(to: Point(169, 50))  // still inside: 70 points of slop
        note()
        finger.move(to: Point(170, 50))
        note()
        finger.move(to: Point(180, 50))
        finger.move(to: Point(160, 50))
        finger.up()
        note()

        #expect(
            log.lines == [
                "beginTracking", "down", "touchesBegan",
                "continueTracking", "dragInside", "touchesMoved",
                "continueTracking", "dragOutside", "dragExit", "touchesMoved",
                "continueTracking", "dragOutside", "touchesMoved",
                "continueTracking", "dragInside", "dragEnter", "touchesMoved",
                "endTracking", "upInside", "touchesEnded",
            ])
        #expect(states == ["true true true", "true true true", "true false false", "false true false"])
    }

    @Test("CT-3: a finger that is lifted outside, and one that is taken away")
    func outsideAndCancelled() {
        _ = makeControl()
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        finger.move(to: Point(300, 50))
        _ = log.take()
        finger.up()
        #expect(log.take() == ["endTracking", "upOutside", "touchesEnded"])

        finger.down(at: Point(50, 50))
        _ = log.take()
        finger.cancel()
        #expect(log.lines == ["cancelTracking", "cancel", "touchesCancelled"])
    }

    @Test("CT-3: the second tap in a row sends touchDownRepeat as well, in the same pass")
    func doubleTap() {
        let control = makeControl()
        control.addAction(for: [.touchDown, .touchDownRepeat]) { [log] _ in log.add("both") }
        let finger = host.finger()
        finger.tap(at: Point(50, 50))
        _ = log.take()
        finger.tap(at: Point(50, 50))

        #expect(
            log.lines == [
                "beginTracking", "down", "downRepeat", "both", "touchesBegan", "endTracking", "upInside",
                "touchesEnded",
            ])
    }

    @Test("CT-3: a touch that is not accepted sends nothing, and its control does not light up")
    func refusal() {
        let control = makeControl()
        control.accepts = false
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        #expect(!control.isHighlighted && !control.isTracking)
        finger.move(to: Point(60, 50))
        finger.up()
        #expect(log.lines == ["beginTracking", "touchesBegan", "touchesMoved", "touchesEnded"])
    }

    @Test("CT-3: a control that does not go on ends without a word")
    func noContinuation() {
        let control = makeControl()
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        _ = log.take()
        control.goesOn = false
        finger.move(to: Point(60, 50))
        #expect(!control.isHighlighted && !control.isTracking)
        finger.up()
        #expect(log.lines == ["continueTracking", "touchesMoved", "touchesEnded"])
    }

    @Test("CT-3: of several fingers the first is tracked")
    func severalFingers() {
        let control = makeControl()
        control.isMultipleTouchEnabled = true
        let first = host.finger()
        let second = host.finger()
        first.down(at: Point(50, 50))
        second.down(at: Point(60, 60))
        second.up()
        first.up()
        #expect(
            log.lines.filter { !$0.hasPrefix("touches") } == ["beginTracking", "down", "endTracking", "upInside"])
    }

    @Test("CT-3, CT-4: a pointer is tracked with its primary button only, and has no slop")
    func pointer() {
        let control = makeControl()
        host.mouse([.entered(host.scene.id), .button(code: 0x111, isDown: true)], at: Point(50, 50))
        host.mouse([.button(code: 0x111, isDown: false)], at: Point(50, 50))
        #expect(log.take() == ["touchesBegan", "touchesEnded"])

        host.mouse([.button(code: 0x110, isDown: true)], at: Point(50, 50))
        host.mouse([.moved], at: Point(101, 50))
        #expect(!control.isTouchInside)
        host.mouse([.button(code: 0x110, isDown: false)], at: Point(101, 50))
        #expect(log.lines.contains("upOutside"))
    }

    @Test("CT-4: what takes touches counts as inside, for pointers too")
    func outsets() {
        let control = makeControl()
        control.frame = Rect(100, 100, 20, 20)
        control.hitOutsets = Insets(top: 10, left: 10, bottom: 10, right: 10)
        host.mouse([.entered(host.scene.id), .button(code: 0x110, isDown: true)], at: Point(95, 95))
        host.mouse([.button(code: 0x110, isDown: false)], at: Point(95, 95))
        #expect(log.lines.contains("upInside"))
    }

    @Test("CT-7: touches of a control do not travel on")
    func noBubbling() {
        let parent = LoggedView("parent", Rect(0, 0, 200, 200), log)
        host.window.addSubview(parent)
        parent.addSubview(Control(frame: Rect(0, 0, 100, 100)))
        host.finger().drag(from: Point(50, 50), to: Point(70, 50))
        #expect(log.lines == [])
        host.finger().tap(at: Point(150, 50))
        #expect(log.lines == ["parent began", "parent ended"])
    }

    // MARK: Disabled controls

    @Test("CT-14: a disabled control takes the place of its touches, and does nothing with them")
    func disabled() {
        let behind = LoggedView("behind", Rect(0, 0, 100, 100), log)
        host.window.addSubview(behind)
        let control = makeControl()
        control.isEnabled = false
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["touchesBegan", "touchesEnded"])

        control.isUserInteractionEnabled = false
        host.finger().tap(at: Point(50, 50))
        #expect(log.lines == ["behind began", "behind ended"])
    }

    @Test("CT-14: disabling a control under a finger takes the finger away")
    func disabledWhileTracking() {
        let control = makeControl()
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        _ = log.take()
        control.isEnabled = false
        #expect(log.take() == ["cancelTracking", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
        control.isEnabled = true
        finger.move(to: Point(60, 50))
        finger.up()
        #expect(log.lines == ["touchesMoved", "touchesEnded"])
    }

    @Test("CT-14: a control that its own action disables sends no more")
    func disabledByAction() {
        let control = makeControl()
        control.addAction(for: .touchDown) { $0.isEnabled = false }
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "beginTracking", "down", "cancelTracking", "cancel", "touchesBegan", "touchesEnded",
            ])
    }

    @Test("a control that is disabled is no longer the first responder")
    func disabledFirstResponder() {
        final class Field: Control {
            override var canBecomeFirstResponder: Bool { true }
        }
        let field = Field()
        host.window.addSubview(field)
        #expect(field.becomeFirstResponder())
        field.isEnabled = false
        #expect(!field.isFirstResponder)
    }

    // MARK: The keys

    @Test("CT-15: activation sends both events in one pass, and lights the control up for a tenth of a second")
    func activation() {
        let control = makeControl()
        control.addAction(for: [.primaryActionTriggered, .touchUpInside]) { [log] _ in log.add("both") }
        #expect(control.activate())
        #expect(log.take() == ["upInside", "primary", "both"])
        #expect(control.isHighlighted)
        host.clock.advance(by: .milliseconds(99))
        #expect(control.isHighlighted)
        host.clock.advance(by: .milliseconds(1))
        #expect(!control.isHighlighted)

        control.isEnabled = false
        #expect(!control.activate())
        #expect(log.lines == [])
    }

    @Test("CT-15: a finger on the control goes before the keys")
    func activationUnderFinger() {
        let control = makeControl()
        control.activate()
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        #expect(!control.activate())
        host.clock.advance(by: .seconds(1))
        #expect(control.isHighlighted)
    }

    @Test("the state is told by its bits, and subclasses hear of each change once")
    func state() {
        final class Lamp: Control {
            var states: [State] = []
            override func stateDidChange() { states.append(state) }
        }
        let lamp = Lamp()
        lamp.isSelected = true
        lamp.isSelected = true
        lamp.isEnabled = false
        lamp.isHighlighted = true
        lamp.isEnabled = true
        #expect(
            lamp.states == [
                .selected, [.selected, .disabled], [.selected, .disabled, .highlighted], [.selected, .highlighted],
            ])
    }
}

private final class KeepingWindow: Window {
    var keeps = false

    override func sendEvent(_ event: Event) {
        if !keeps { super.sendEvent(event) }
    }
}
