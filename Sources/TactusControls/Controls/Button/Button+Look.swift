import TactusGeometry
import TactusGraphics
import TactusUI

// The colours of a button, and how round it is.
extension Button {
    final var look: ButtonLook {
        ButtonLook(style: style, state: fillsWhenSelected ? state : state.subtracting(.selected), tint: tint)
    }

    final var tint: Color { role == .destructive ? .systemRed : .tintColor }

    /// The colour of text and sign now.
    final func titleColor(on canvas: Canvas) -> Color {
        if !isEnabled { return parts[exactly: state]?.titleColor ?? .quaternaryLabel }
        if let color = currentTitleColor { return color.textShade }
        let look = look
        if look.isTextOnTint { return ControlLook.plate(tint, in: canvas).contrastingTextColor }
        guard state.contains(.highlighted) else { return tint.textShade }
        return ControlLook.shade(of: tint, legibleOn: [look.background ?? .clear, ControlLook.pressedVeil], in: canvas)
    }

    /// The colour of what turns in the picture's place.
    final var activityColor: Color {
        if let color = currentTitleColor { return color }
        return look.isTextOnTint ? tint.plateShade(in: traitCollection.colors).contrastingTextColor : tint.textShade
    }

    final var plateRadius: Double {
        let radii = theme.radii
        // A radius that the program has given the view goes for the plate too.
        if cornerRadius > 0 { return cornerRadius }
        return switch cornerStyle {
        case .automatic: radii.medium
        case .small: radii.small
        case .large: radii.large
        case .capsule: radii.capsule(of: min(bounds.width, bounds.height))
        }
    }

    /// Whether a tap turns it on and off: not where a tap opens a menu, whose choice is the selection.
    final var isToggle: Bool {
        changesSelectionAsPrimaryAction && !interactions.contains { $0.isPrimaryAction }
    }
}
