public import TactusGeometry
public import TactusGraphics

/// A view that shows text.
///
/// ```swift
/// let title = Label(text: "Settings")
/// title.font = .systemFont(ofSize: 24, weight: .bold)
/// title.sizeToFit()
/// window.addSubview(title)
/// ```
///
/// The text is broken into lines at the label's width, and stands in the middle of its height. What does not fit is
/// replaced by an ellipsis: see ``numberOfLines``. A label takes no touches unless ``View/isUserInteractionEnabled`` is
/// set.
open class Label: View {
    /// The text. Line breaks in it are kept.
    public final var text: String {
        didSet { if text != oldValue { contentDidChange() } }
    }

    /// The font of all of the text: the system's at 17 points by default.
    public final var font = Font.systemFont(ofSize: 17) {
        didSet { if font != oldValue { contentDidChange() } }
    }

    /// The colour of the text: ``TactusGraphics/Color/label`` by default.
    public final var textColor = Color.label {
        didSet { if textColor != oldValue { setNeedsDisplay() } }
    }

    /// Where lines lie between the sides. By default they begin where reading begins.
    public final var textAlignment = TextAlignment.leading {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// How many lines there may be: one by default; zero for as many as the text has.
    public final var numberOfLines = 1 {
        didSet {
            precondition(numberOfLines >= 0, "a label cannot have \(numberOfLines) lines; 0 means no limit")
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// Creates a label at `frame`.
    public init(text: String = "", frame: Rect = .zero) {
        self.text = text
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// The text, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (text.isEmpty ? nil : text) }
        set { super.accessibilityLabel = newValue }
    }

    /// This class.
    open override class var geometricClass: View.Type { Label.self }

    /// The size of the text when it is broken at the width of `size`, in points; no wider and no higher than `size`.
    open override func sizeThatFits(_ size: Size) -> Size {
        let fitting = layout(width: size.width.isFinite ? size.width : nil).size
        return Size(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
    }

    /// The size of the text where nothing limits its width, in points.
    open override var intrinsicContentSize: Size { layout(width: nil).size }

    /// The height of the text when it is broken at a width, in points; `nil` for a label of one line.
    open override func intrinsicHeight(forWidth width: Double) -> Double? {
        numberOfLines == 1 ? nil : layout(width: width.isFinite ? width : nil).size.height
    }

    /// Where the first and the last line stand: the text is in the middle of the height.
    open override func baselines(in size: Size) -> Baselines? {
        let layout = layout(width: size.width > 0 ? size.width : nil)
        let top = (size.height - layout.size.height) / 2
        return Baselines(first: top + layout.firstBaseline, last: top + layout.lastBaseline)
    }

    /// Draws the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !text.isEmpty else { return }
        let layout = layout(width: bounds.size.width)
        let top = bounds.minY + (bounds.size.height - layout.size.height) / 2
        canvas.draw(layout, at: Point(x: bounds.minX, y: top), color: textColor)
    }

    private func layout(width: Double?) -> TextLayout {
        Typography.typesetter.layout(
            text, font: font, alignment: textAlignment, maximumWidth: width,
            maximumLines: numberOfLines == 0 ? nil : numberOfLines)
    }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
