import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

// What a field looks like.
extension TextField {
    final func drawField(in canvas: Canvas) {
        let box = borderRect(forBounds: bounds)
        if !isEnabled { canvas.beginGroup() }
        drawBorder(box, in: canvas)
        if !hasText, !placeholder.isEmpty { drawPlaceholder(in: placeholderRect(forBounds: bounds), on: canvas) }
        if messageHeight(in: bounds) > 0, let message = messageLayout(width: bounds.width) {
            canvas.draw(message, at: Point(x: bounds.minX + 4, y: box.maxY + Self.messageGap), color: .systemRed)
        }
        if !isEnabled { canvas.endGroup(alpha: 0.5) }
        if isFocused, borderStyle == .none { FocusRing.draw(in: box, cornerRadius: theme.radii.small, on: canvas) }
    }

    private var isInvalid: Bool { validationMessage?.isEmpty == false }

    private func drawBorder(_ box: Rect, in canvas: Canvas) {
        let radius = borderStyle == .line ? 0 : theme.radii.medium
        switch borderStyle {
        case .none: return
        case .bezel: canvas.fill(Path(roundedRect: box, cornerRadius: radius), with: .tertiarySystemFill)
        case .line, .roundedRect: canvas.fill(Path(roundedRect: box, cornerRadius: radius), with: .systemBackground)
        }
        let width = isEditing ? 2.0 : 1.0
        let color = isInvalid ? Color.systemRed : isEditing ? .tintColor : .controlOutline
        if borderStyle == .bezel, !isEditing, !isInvalid { return }
        let line = box.insetBy(dx: width / 2, dy: width / 2)
        guard !line.isEmpty else { return }
        canvas.stroke(
            Path(roundedRect: line, cornerRadius: max(radius - width / 2, 0)), with: color.signShade, width: width)
    }

    final func drawUsualPlaceholder(in room: Rect, on canvas: Canvas) {
        guard room.width > 0 else { return }
        let alignment: TextAlignment = textAlignment == .natural && isMirrored ? .right : textAlignment
        let options = TextOptions(
            font: font, alignment: alignment, lineBreakMode: .truncatingTail, maximumWidth: room.width, maximumLines: 1)
        let layout = textLayout(for: styledPlaceholder, options)
        let y = room.minY + lineTop(of: layout.size.height, in: room.height)
        canvas.draw(layout, at: Point(x: room.minX, y: y), color: .placeholderText)
    }
}

/// The cross in a field that empties it.
final class ClearButton: Control {
    private static let side = 20.0

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "clear"
        cursor = .default
        preventedSuperviewGestures = .tap
        hitOutsets = Insets(top: 4, left: 4, bottom: 4, right: 4)
    }

    /// Keys reach it no other way than by Escape and deletion: it is no stop of its own.
    override var canBecomeFocused: Bool { false }
    override var canBecomeFirstResponder: Bool { false }

    override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    override func stateDidChange() { setNeedsDisplay() }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.button, label: "Clear text", isElement: true)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let box = Rect(
            x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
        canvas.fill(Path(ovalIn: box), with: isHighlighted ? .tertiaryLabel : .quaternaryLabel)
        canvas.draw(.cross, in: box.insetBy(dx: 4, dy: 4), color: .systemBackground, lineWidth: 4)
    }
}
