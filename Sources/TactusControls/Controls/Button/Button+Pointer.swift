import TactusUI

extension Button {
    /// Whether the button answers a pointer that comes over it: it is highlighted, or what ``pointerStyleProvider``
    /// says. `false` by default.
    public final var isPointerInteractionEnabled: Bool {
        get { pointer?.interaction.isEnabled ?? false }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            let pointer = madePointer
            pointer.interaction.isEnabled = newValue
            if pointer.interaction.view == nil { addInteraction(pointer.interaction) }
        }
    }

    /// Changes the style that the button has under a pointer: is called with the button, the effect and the shape that
    /// it would have (`nil` for the pointer's usual one), and returns what it has; `nil` for nothing. `nil` by default.
    /// Setting it sets ``isPointerInteractionEnabled``. Take care not to hold the button in it; it is the argument.
    public final var pointerStyleProvider: ((Button, PointerEffect, PointerShape?) -> PointerStyle?)? {
        get { pointer?.provider }
        set {
            madePointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer?.interaction.invalidate()
        }
    }

    private var madePointer: ButtonPointer {
        if let pointer { return pointer }
        let made = ButtonPointer()
        made.interaction.isEnabled = false
        pointer = made
        return made
    }
}

/// What a pointer does to a button.
final class ButtonPointer: PointerInteractionDelegate {
    private(set) lazy var interaction = PointerInteraction(delegate: self)
    var provider: ((Button, PointerEffect, PointerShape?) -> PointerStyle?)?

    func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
        guard let button = interaction.view as? Button, button.isEnabled else { return nil }
        let effect = PointerEffect.highlight(button)
        guard let provider else { return PointerStyle(effect: effect) }
        return provider(button, effect, nil)
    }
}
