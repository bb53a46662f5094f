import TactusControls
import TactusUI

/// A button of article 004: it logs its tracking and its touch methods, and calls `super` before it
/// logs, or not at all.
final class LoggedButton: Button {
    private let log: Log
    private let prefix: String
    var callsSuper = true

    init(_ name: String, _ frame: Rect, _ log: Log, prefix: String = "") {
        self.log = log
        self.prefix = prefix
        super.init(frame: frame)
        self.name = name
    }

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        note("beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: Touch?, with event: Event?) {
        note("endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: Event?) {
        note("cancelTracking")
        super.cancelTracking(with: event)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesBegan(touches, with: event) }
        note("touchesBegan")
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesEnded(touches, with: event) }
        note("touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if callsSuper { super.touchesCancelled(touches, with: event) }
        note("touchesCancelled")
    }

    /// Registers what article 004 registers on its buttons, in its order.
    func registerActions() {
        let registrations: [(String, Control.Events)] = [
            ("up1", .touchUpInside), ("up2", .touchUpInside), ("all", .allTouchEvents), ("up3", .touchUpInside),
            ("down", .touchDown), ("up4", .touchUpInside),
        ]
        for (name, events) in registrations { addAction(for: events) { button in button.note(name) } }
    }

    private func note(_ text: String) { log.add(prefix + text) }
}

extension Control {
    /// Logs every press of the control.
    func logPresses(_ name: String, _ log: Log) {
        addAction(for: .touchUpInside) { [log] _ in log.add("pressed \(name)") }
    }
}
