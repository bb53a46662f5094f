import Tactus

/// A control that is no button, and that writes its touch and tracking methods into the journal.
final class ProbeControl: Control {
    private let telling: ControlTelling

    init(title: String, frame: Rect, telling: ControlTelling) {
        self.telling = telling
        super.init(frame: frame)
        name = title
        backgroundColor = Palette.plainControl
        cornerRadius = 10
        let caption = Label(text: title, frame: bounds.insetBy(dx: 10, dy: 10))
        caption.font = .systemFont(ofSize: 14, weight: .semibold)
        caption.textColor = Palette.caption
        caption.isUserInteractionEnabled = false
        addSubview(caption)
    }

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        telling.note("beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: Touch, with event: Event?) {
        telling.note("endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: Event?) {
        telling.note("cancelTracking")
        super.cancelTracking(with: event)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if telling.callsSuper { super.touchesBegan(touches, with: event) }
        telling.note("touchesBegan")
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        if telling.callsSuper { super.touchesMoved(touches, with: event) }
        telling.note("touchesMoved")
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        if telling.callsSuper { super.touchesEnded(touches, with: event) }
        telling.note("touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if telling.callsSuper { super.touchesCancelled(touches, with: event) }
        telling.note("touchesCancelled")
    }
}
