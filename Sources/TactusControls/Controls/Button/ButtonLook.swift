import TactusGraphics
import TactusUI

/// The colours of a button.
struct ButtonLook {
    var background: Color?
    /// Whether the text lies on the tint; else it is in the tint.
    var isTextOnTint = false
    /// The same where the button can do nothing now.
    var disabledBackground: Color? {
        background == nil ? nil : isTextOnTint ? .systemFill : .tertiarySystemFill
    }

    init(style: Button.Style, state: Control.State, tint: Color) {
        // A chosen button looks filled, whatever it is otherwise.
        switch state.contains(.selected) ? .filled : style {
        case .plain: background = nil
        case .gray: background = .tertiarySystemFill
        case .tinted: background = tint.withAlphaComponent(0.15)
        case .filled:
            background = tint
            isTextOnTint = true
        }
    }
}
