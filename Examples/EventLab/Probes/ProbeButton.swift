import Tactus

/// A button that writes its touch and tracking methods into the journal.
final class ProbeButton: Button {
    private let telling: ControlTelling

    /// - Parameters:
    ///   - name: What the log and the caption call it.
    ///   - frame: Where it lies in its superview.
    ///   - color: What fills it.
    ///   - telling: How it is logged.
    init(_ name: String, frame: Rect, color: Color, telling: ControlTelling) {
        self.telling = telling
        super.init(frame: frame)
        style = .plain
        setUpLooks(name: name, color: color)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        if isHighlighted { drawHighlight(in: canvas) }
    }

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        telling.record("beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: Touch?, with event: Event?) {
        telling.record("endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: Event?) {
        telling.record("cancelTracking")
        super.cancelTracking(with: event)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        telling.handle("touchesBegan") { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        telling.handle("touchesMoved") { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        telling.handle("touchesEnded") { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        telling.handle("touchesCancelled") { super.touchesCancelled(touches, with: event) }
    }
}
