public import TactusControls
public import TactusGeometry
public import TactusGraphics
public import TactusUI

/// A button that shows a colour, and opens a ``ColorPickerViewController`` to choose another. UIKit's `UIColorWell`.
///
/// ```swift
/// let well = ColorWell()
/// well.title = "Paper"
/// well.selectedColor = .yellow
/// well.addAction(for: .valueChanged) { well in page.backgroundColor = well.selectedColor }
/// ```
///
/// ![Two wells, and the popover of one](colorwell)
///
/// It sends `valueChanged` with each colour that the user chooses, also while a finger slides over them.
open class ColorWell: Control {
    /// What the colour is for: above the picker, and for assistive tools.
    public final var title: String?
    /// The colour; `nil`, by default, for none.
    public final var selectedColor: Color? {
        didSet {
            guard selectedColor != oldValue else { return }
            swatch.color = selectedColor
            if let selectedColor { picker?.selectedColor = selectedColor }
        }
    }
    /// Whether the user chooses also how opaque it is. `true` by default.
    public final var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

    private let swatch = ColorSwatch()
    private weak var picker: ColorPickerViewController?

    /// Creates a well.
    ///
    /// - Parameter frame: Where it lies, in points of the superview.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        swatch.isUserInteractionEnabled = false
        swatch.isRound = true
        addSubview(swatch)
        addAction(for: .primaryActionTriggered) { [unowned self] _ in open() }
    }

    open override var intrinsicContentSize: Size { Size(width: theme.controls.height, height: theme.controls.height) }

    open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    /// Places the colour. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, 36)
        swatch.frame = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    open override func stateDidChange() {
        super.stateDidChange()
        swatch.alpha = isEnabled ? isHighlighted ? 0.6 : 1 : 0.35
    }

    /// Does what the well is for: a tap opens the picker.
    open override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    open override var focusRingCornerRadius: Double { min(bounds.width, bounds.height) / 2 }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .button, label: title ?? "Colour",
            value: selectedColor.map { ColorShades.name(of: $0.resolved(in: traitCollection.colors)) } ?? "None",
            isElement: true)
    }

    /// Who presents the picker, or has presented it.
    private var presenter: ViewController?

    private func open() {
        guard picker?.presentingViewController == nil else { return }
        let picker = ColorPickerViewController()
        self.picker = picker
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        if let title { picker.title = title }
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.detents = [.medium, .large]
        presenter = presentPage(picker, former: presenter) ?? presenter
    }
}

extension ColorWell: ColorPickerViewControllerDelegate {
    /// Takes the colour over, and sends `valueChanged`.
    public func colorPickerViewController(
        _ controller: ColorPickerViewController, didSelect color: Color, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

/// A field of a colour, over squares where it is not opaque.
final class ColorSwatch: View {
    var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }
    var isRound = false

    override func layoutSubviews() {
        cornerRadius = isRound ? min(bounds.width, bounds.height) / 2 : theme.radii.medium
        clipsToBounds = true
        borderWidth = 1
        borderColor = .separator
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let color else {
            var line = Path()
            line.move(to: Point(x: bounds.minX, y: bounds.maxY))
            line.addLine(to: Point(x: bounds.maxX, y: bounds.minY))
            return canvas.stroke(line, with: .systemRed.signShade, style: StrokeStyle(width: 2))
        }
        if color.alpha < 1 { drawSquares(in: canvas) }
        canvas.fill(bounds, with: color)
    }

    private func drawSquares(in canvas: Canvas) {
        canvas.fill(bounds, with: .white)
        let side = 6.0
        for row in 0..<Int((bounds.height / side).rounded(.up)) {
            for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 0 {
                let square = Rect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
                canvas.fill(square, with: Color(white: 0.8))
            }
        }
    }
}
