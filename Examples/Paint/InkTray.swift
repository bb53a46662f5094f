import Tactus

/// What floats at the lower edge of the paper: colours at hand, undo and redo.
final class InkTray: View {
    /// Called with the colour that was tapped.
    var onChoose: ((Color) -> Void)?

    /// The colour of the next line.
    var color = ColorWheel.colors[0] {
        didSet { for swatch in swatches { swatch.isSelected = swatch.color == color } }
    }

    let undoButton = Button(icon: .undo, style: .plain)
    let redoButton = Button(icon: .redo, style: .plain)
    private let swatches: [Swatch]
    private static let side = 44.0
    private static let margin = 6.0

    override init(frame: Rect = .zero) {
        swatches = ColorWheel.colors.map(Swatch.init)
        super.init(frame: frame)
        name = "tray"
        backgroundColor = .elevatedBackground
        undoButton.accessibilityLabel = "Undo"
        redoButton.accessibilityLabel = "Redo"
        swatches[0].isSelected = true
        for swatch in swatches {
            swatch.addAction(for: .primaryActionTriggered) { [weak self, unowned swatch] _ in
                self?.onChoose?(swatch.color)
            }
            addSubview(swatch)
        }
        for button in [undoButton, redoButton] { addSubview(button) }
    }

    /// As many colours as there is room for.
    override func sizeThatFits(_ size: Size) -> Size {
        let places = ((size.width - 2 * Self.margin) / Self.side).rounded(.down)
        let count = min(max(places, 3), Double(swatches.count + 2))
        return Size(width: count * Self.side + 2 * Self.margin, height: Self.side + 2 * Self.margin)
    }

    override func layoutSubviews() {
        cornerRadius = theme.radii.capsule(of: bounds.height)
        shadow = theme.shadows.menu
        let room = Int(((bounds.width - 2 * Self.margin) / Self.side).rounded(.down)) - 2
        let shown = swatches.prefix(max(room, 1))
        for swatch in swatches { swatch.isHidden = !shown.contains { $0 === swatch } }
        let places: [View] = [undoButton] + Array(shown) + [redoButton]
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        for (index, view) in places.enumerated() {
            let place = isMirrored ? places.count - 1 - index : index
            view.frame = Rect(
                x: Self.margin + Double(place) * Self.side, y: Self.margin, width: Self.side, height: Self.side)
        }
    }
}

/// A colour to tap on: a drop of it, with a ring around the one that is drawn with.
private final class Swatch: Control {
    let color: Color

    init(_ color: Color) {
        self.color = color
        super.init(frame: .zero)
        accessibilityLabel = "Colour \((ColorWheel.colors.firstIndex(of: color) ?? 0) + 1)"
    }

    override func stateDidChange() { setNeedsDisplay() }

    override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let radius = isHighlighted ? 15.0 : 12
        let drop = Rect(x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
        canvas.fill(Path(ovalIn: drop), with: color)
        if isSelected { canvas.stroke(Path(ovalIn: drop.insetBy(dx: -4, dy: -4)), with: color, width: 2.5) }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .button, label: accessibilityLabel, isElement: true, state: AccessibilityState(isSelected: isSelected))
    }
}
