import TactusTesting

@testable import TactusControls
@testable import TactusUI

/// A plain control that logs its tracking and its touch methods, as in rules CT-8 to CT-12.
class LoggingControl: Control {
    let log: Log
    /// Whether the touch methods call `super`, first.
    var callsSuper = true
    var accepts = true
    var goesOn = true
    /// Called whenever the control is asked whether to go on.
    var onContinue: () -> Void = {}

    init(_ log: Log, _ frame: Rect = Rect(0, 0, 100, 100)) {
        self.log = log
        super.init(frame: frame)
    }

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        log.add("beginTracking")
        return accepts
    }

    override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        log.add("continueTracking")
        onContinue()
        return goesOn
    }

    override func endTracking(_ touch: Touch?, with event: Event?) { log.add("endTracking") }

    override func cancelTracking(with event: Event?) { log.add("cancelTracking") }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
        log.add("touchesBegan")
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesMoved(touches, with: event) }
        log.add("touchesMoved")
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesEnded(touches, with: event) }
        log.add("touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesCancelled(touches, with: event) }
        log.add("touchesCancelled")
    }
}

extension Control {
    /// Logs every kind of event on its own, by name.
    func logEvents(_ log: Log, _ names: [(String, Control.Events)] = Control.eventNames) {
        for (name, events) in names { addAction(for: events) { [log] _ in log.add(name) } }
    }

    static let eventNames: [(String, Control.Events)] = [
        ("down", .touchDown), ("downRepeat", .touchDownRepeat), ("dragInside", .touchDragInside),
        ("dragOutside", .touchDragOutside), ("dragEnter", .touchDragEnter), ("dragExit", .touchDragExit),
        ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
        ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]
}

@MainActor
extension TestHost {
    /// Puts a control into the window, and answers a finger for it.
    func add(_ view: View) -> Finger {
        window.addSubview(view)
        return finger()
    }

    /// A mouse comes to a place, and presses or releases its buttons there, in one frame.
    func mouse(_ changes: [PointerSample.Change], at point: Point) {
        let samples = changes.map { PointerSample(change: $0, location: point, time: clock.now) }
        platform.receive([InputFrame(seat: SeatID(rawValue: 1), time: clock.now, contents: .pointer(samples))])
        application.flushInput()
    }
}
