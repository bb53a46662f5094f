import Tactus

/// A button in the small: darker while a finger is on it, and acts when the finger is lifted inside.
final class PressButton: View {
    /// What a press does.
    var action: () -> Void = {}

    private let label: Label
    private var isPressed = false {
        didSet { backgroundColor = isPressed ? Palette.accentPressed : Palette.accent }
    }

    init(title: String) {
        label = Label(text: title)
        super.init(frame: .zero)
        name = "button"
        backgroundColor = Palette.accent
        cornerRadius = 14
        label.font = .systemFont(ofSize: 18, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    override func layoutSubviews() {
        label.frame = bounds
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        isPressed = true
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        isPressed = touches.contains(where: isInside)
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        isPressed = false
        if touches.contains(where: isInside) { action() }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        isPressed = false
    }

    private func isInside(_ touch: Touch) -> Bool {
        bounds.contains(touch.location(in: self))
    }
}
