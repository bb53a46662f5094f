public import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// A field for a secret: dots in the place of its characters.
///
/// ```swift
/// let password = SecureField(placeholder: "Password")
/// password.showsRevealButton = true
/// ```
///
/// What is entered is told to nobody: not to the clipboard, an input method, an assistive tool or the primary
/// selection, also while a person has it shown, and whatever other ``TextField/traits`` it is given. A ``TextField``
/// whose ``TextField/traits`` ask for secure entry is one as well, but for the button.
open class SecureField: TextField {
    /// Whether a button shows, or hides, what was entered; `false` by default.
    public final var showsRevealButton = false {
        didSet {
            guard showsRevealButton != oldValue else { return }
            rightView = showsRevealButton ? makeRevealButton() : nil
            rightViewMode = showsRevealButton ? .always : .never
        }
    }

    /// Whether the characters show in the place of dots; `false` by default, and again when editing ends.
    public final var isTextShown = false {
        didSet {
            guard isTextShown != oldValue else { return }
            (rightView as? RevealButton)?.isSelected = isTextShown
            styleDidChange()
        }
    }

    /// Creates a field for a secret. Without a size in `frame` it has the one that it is made for.
    public override init(frame: Rect) {
        super.init(frame: frame)
        traits = TextInputTraits(keyboardType: .asciiCapable, isSecureTextEntry: true)
    }

    final override var concealsText: Bool { !isTextShown }

    final override func editingWillSendEnd() { isTextShown = false }

    private func makeRevealButton() -> RevealButton {
        let button = RevealButton(frame: Rect(x: 0, y: 0, width: 36, height: 36))
        button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.isTextShown.toggle() }
        return button
    }
}

/// An eye, which is crossed out while the text is shown.
final class RevealButton: Control {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "reveal"
        cursor = .default
        preventedSuperviewGestures = .tap
        hitOutsets = Insets(top: 4, left: 4, bottom: 4, right: 4)
    }

    override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    override func stateDidChange() { setNeedsDisplay() }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .toggleButton, label: "Show text", isElement: true,
            state: AccessibilityState(isEnabled: isEnabled, check: isSelected ? .on : .off))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let color = isHighlighted ? Color.tintColor.signShade : .secondaryLabel
        let middle = Point(x: bounds.midX, y: bounds.midY)
        var lids = Path()
        lids.move(to: Point(x: middle.x - 9, y: middle.y))
        for side in [1.0, -1] {
            lids.addCurve(
                to: Point(x: middle.x + 9 * side, y: middle.y),
                controlPoint1: Point(x: middle.x - 5 * side, y: middle.y - 8 * side),
                controlPoint2: Point(x: middle.x + 5 * side, y: middle.y - 8 * side))
        }
        canvas.stroke(lids, with: color, width: 1.75)
        canvas.fill(Path(ovalIn: Rect(x: middle.x - 2.5, y: middle.y - 2.5, width: 5, height: 5)), with: color)
        if isSelected {
            var line = Path()
            line.move(to: Point(x: middle.x - 8, y: middle.y + 8))
            line.addLine(to: Point(x: middle.x + 8, y: middle.y - 8))
            canvas.stroke(line, with: color, width: 1.75)
        }
        if isFocused { FocusRing.draw(in: bounds, cornerRadius: theme.radii.small, on: canvas) }
    }
}
