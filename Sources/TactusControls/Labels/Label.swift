public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A view that shows text.
///
/// ```swift
/// let title = Label(text: "Settings")
/// title.font = .preferred(.title1)
/// title.sizeToFit()
/// window.addSubview(title)
/// ```
///
/// ![Labels with different alignments, line limits and ways to shorten what does not fit](labels)
///
/// The text is broken into lines at the label's width, and stands in the middle of its height. What does not fit is
/// replaced by an ellipsis, or made smaller: see ``numberOfLines``, ``lineBreakMode`` and
/// ``adjustsFontSizeToFitWidth``. Letters that reach out of their line, as tails of Arabic and stacked accents do, have
/// room in the size that the label asks for; in a view that is lower or narrower they are cut. A label takes no touches
/// unless `View.isUserInteractionEnabled` is set.
///
/// Fonts are as large as the user wants text to be (`TraitCollection.textScale`): the label measures and draws them
/// so, and asks for another size when that changes. `traitOverrides.textScale = 1` keeps them as they are.
///
/// Parts of the text look different with ``styledText``. What a part does not say is as the label's properties say. A
/// part with a link (`TextAttributes.link`) calls ``linkAction`` when it is tapped, or chosen by keys.
open class Label: View {
    /// The text. Line breaks in it are kept. Setting it takes away the attributes of ``styledText``.
    open var text: String {
        get { styledText.string }
        set { styledText = StyledText(newValue) }
    }

    /// The text with fonts, colours and other attributes of its parts.
    public final var styledText: StyledText {
        didSet {
            guard styledText != oldValue else { return }
            linksDidChange()
            contentDidChange()
        }
    }

    /// Called with what a link's attribute says when the link is tapped, or chosen by keys or an assistive tool. `nil`,
    /// the default, for nothing.
    public final var linkAction: ((String) -> Void)?

    /// The links of the text; `nil` for most labels, which have none.
    final var links: LabelLinks?

    /// The font of what has none of its own: the system's at 17 points by default.
    open var font = Font.systemFont(ofSize: 17) {
        didSet { if font != oldValue { contentDidChange() } }
    }

    /// The colour of what has none of its own: `Color.label` by default.
    open var textColor = Color.label {
        didSet { if textColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour while ``isHighlighted`` of what has none of its own; `nil`, the default, for ``textColor``.
    public final var highlightedTextColor: Color? {
        didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the text has its ``highlightedTextColor``: what has the label inside says so. Cells of collections and
    /// tables do for all labels of their content.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// Where lines lie between the sides. By default they begin where reading begins: at the right where the label is
    /// read from there, else where each paragraph is.
    open var textAlignment = TextAlignment.natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// Tells how text that does not fit is broken or shortened: by default its end becomes an ellipsis.
    public final var lineBreakMode = LineBreakMode.truncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// How wide the label wants to be at most, in points, where its text has several lines and nothing else limits the
    /// width; 0, the default, for as wide as its longest line.
    public final var preferredMaxLayoutWidth = 0.0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// How many lines there may be: one by default; zero for as many as the text has. Lines that the label's height has
    /// no room for are left out as well, down to one.
    public final var numberOfLines = 1 {
        didSet {
            precondition(numberOfLines >= 0, "a label cannot have \(numberOfLines) lines; 0 means no limit")
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// Whether the text is made smaller where it is too wide, or has too many lines, down to ``minimumScaleFactor``.
    /// `false` by default.
    public final var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }

    /// The least part of its size that ``adjustsFontSizeToFitWidth`` makes the text. 0, the default,
    /// and less count as 0.01.
    public final var minimumScaleFactor = 0.0 {
        didSet { if minimumScaleFactor != oldValue, adjustsFontSizeToFitWidth { contentDidChange() } }
    }

    /// The colour of the text's shadow: the same letters once more, behind the text and moved by ``textShadowOffset``;
    /// `nil`, the default, for none. UIKit's `UILabel.shadowColor`. The shadow of the label itself is
    /// `View.shadow`.
    public final var textShadowColor: Color? {
        didSet { if textShadowColor != oldValue { setNeedsDisplay() } }
    }

    /// By how much the text's shadow is moved, in points; by default one point upwards. It is not soft, and the label
    /// asks for no room for it.
    public final var textShadowOffset = Vector(dx: 0, dy: -1) {
        didSet { if textShadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// Where the text is that the window shows, from the corner of the bounds, with which it moves; `nil` when that is
    /// not known.
    private var shownInk: Rect?

    /// Creates a label at `frame`.
    public convenience init(text: String = "", frame: Rect = .zero) {
        self.init(frame: frame)
        if !text.isEmpty { styledText = StyledText(text) }
    }

    /// Creates a label without text at `frame`. A subclass overrides this initializer, and has the others by it.
    public override init(frame: Rect) {
        styledText = StyledText("")
        super.init(frame: frame)
        isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    /// Whether there is a link to choose by keys.
    open override var canBecomeFocused: Bool { links != nil }

    /// Whether there is a link to choose by keys.
    open override var canBecomeFirstResponder: Bool { links != nil }

    /// A label takes touches on its links alone, unless the program lets it take all.
    open override func point(inside point: Point, with event: Event?) -> Bool {
        super.point(inside: point, with: event) && (links?.takesOnlyLinks != true || link(at: point) != nil)
    }

    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if !beginLink(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        if !moveLink(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        if !endLink(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if !cancelLink(touches) { super.touchesCancelled(touches, with: event) }
    }

    /// Arrows go from link to link; Return and Space choose one.
    open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        let others = presses.filter { !chooseLink(by: $0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The links, for who does not see them.
    open override var accessibilityElements: [AccessibilityElement] { links == nil ? [] : linkElements }

    /// The size of the text when it is broken at the width of `size`, rounded up to whole device pixels, in points; no
    /// wider and no higher than `size`.
    open override func sizeThatFits(_ size: Size) -> Size {
        let room = Rect(origin: .zero, size: size)
        let fitting = roundedUpToPixels(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
        return Size(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
    }

    /// A text of several lines keeps to the width that the label has, if it has one.
    open override var roomToFit: Size {
        Size(width: numberOfLines != 1 && bounds.width > 0 ? bounds.width : .infinity, height: .infinity)
    }

    /// The size of the text where nothing limits its width but ``preferredMaxLayoutWidth``, rounded up to whole device
    /// pixels, in points.
    open override var intrinsicContentSize: Size {
        size(forWidth: preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity)
    }

    /// Returns how much of a box the text takes up: by default from the box's top, and as wide and high as its lines
    /// are with all their ink, in whole device pixels. A subclass that leaves room around its text says so here, and
    /// draws the text there (``drawText(in:on:)``); the size that the label would like follows.
    ///
    /// - Parameters:
    ///   - bounds: The box, in the view's coordinate space; its width and height may be infinite.
    ///   - numberOfLines: How many lines there may be; 0 for any number.
    /// - Returns: The part of the box.
    open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
        let width = bounds.width.isFinite ? bounds.width : nil
        let layout = layout(width: width, lines: numberOfLines)
        let pixel = devicePixel
        let size = layout.sizeWithInk(pixel: pixel)
        let x = width.map { max(layout.left(in: $0, pixel: pixel) + layout.bounds.minX, 0) } ?? 0
        return Rect(
            x: bounds.minX + x, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    private func size(forWidth width: Double) -> Size {
        let room = Rect(x: 0, y: 0, width: width, height: .infinity)
        return roundedUpToPixels(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
    }

    /// The height of the text when it is broken at a width, in points; `nil` for a label of one line.
    open override func intrinsicHeight(forWidth width: Double) -> Double? {
        numberOfLines == 1 ? nil : size(forWidth: width).height
    }

    /// Returns the baselines of the first and the last line. The text is in the middle of the height.
    open override func baselines(in size: Size) -> Baselines? {
        let layout = layout(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        let top = layout.top(in: size.height, pixel: devicePixel)
        return Baselines(first: top + layout.firstBaseline, last: top + layout.lastBaseline)
    }

    /// Measures the text anew where the window's application has a language of its own.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if textLanguage != nil { contentDidChange() }
    }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.label, label: styledText.spokenText, isElement: !styledText.isEmpty && links == nil)
    }

    /// Draws the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !styledText.isEmpty else { return }
        if links != nil { drawChosenLink(on: canvas) }
        drawText(in: bounds, on: canvas)
    }

    /// Draws the text in a box: in the middle of its height. An override calls `super`, with a smaller box to leave
    /// room around the text.
    ///
    /// - Parameters:
    ///   - rect: The box, in the view's coordinate space: its bounds.
    ///   - canvas: Where to draw.
    open func drawText(in rect: Rect, on canvas: Canvas) {
        guard !styledText.isEmpty else { return }
        let (layout, origin) = placedLayout(in: rect)
        drawShadow(of: layout, in: rect, at: origin, on: canvas)
        canvas.draw(layout, at: origin, color: isHighlighted ? highlightedTextColor ?? textColor : textColor)
    }

    /// Only text is drawn, unless a subclass draws more: what is drawn anew is where it was and where it is.
    open override func extentOfChange() -> Rect? {
        guard type(of: self) == Label.self, links == nil else { return nil }
        let (old, new) = (shownInk, ink)
        shownInk = new
        return old?.union(new).offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    /// Where the text falls, with what smooth edges add to it, from the corner of the bounds.
    private var ink: Rect {
        guard !styledText.isEmpty else { return .null }
        let layout = layout(width: bounds.width, height: bounds.height)
        let origin = layout.origin(in: bounds.size, pixel: devicePixel)
        let ink = layout.paintedBounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
        guard textShadowColor != nil else { return ink }
        return ink.union(ink.offsetBy(dx: textShadowOffset.dx, dy: textShadowOffset.dy))
    }

    /// The text as it is drawn, and the place of its top left corner in the view's coordinate space.
    final var placedLayout: (layout: TextLayout, origin: Point) { placedLayout(in: bounds) }

    private func placedLayout(in box: Rect) -> (layout: TextLayout, origin: Point) {
        let layout = layout(width: max(box.width, 0), height: max(box.height, 0))
        let origin = layout.origin(in: box.size, pixel: devicePixel)
        return (layout, Point(x: box.minX + origin.x, y: box.minY + origin.y))
    }

    /// The text in a box.
    ///
    /// - Parameters:
    ///   - width: The width in points; `nil` for as wide as the lines are.
    ///   - height: The height in points that lines are left out for; `nil` for any.
    ///   - lines: How many lines there may be, 0 for any number; `nil` for as many as the label has.
    /// - Returns: The layout.
    private func layout(width: Double?, height: Double? = nil, lines: Int? = nil) -> TextLayout {
        layout(of: links?.shownText ?? styledText, width: width, height: height, lines: lines)
    }

    private func layout(of text: StyledText, width: Double?, height: Double?, lines: Int?) -> TextLayout {
        let numberOfLines = lines ?? numberOfLines
        var options = TextOptions(
            font: font, alignment: alignmentHere, lineBreakMode: lineBreakMode, maximumWidth: width,
            maximumLines: numberOfLines == 0 ? nil : numberOfLines)
        let scale = adjustsFontSizeToFitWidth ? minimumScaleFactor : 1
        let layout = textLayout(for: text, options, shrinkingTo: scale)
        guard let height, layout.lineCount > 1, layout.size.height > height else { return layout }
        let room = max(layout.lineCount(fittingHeight: height), 1)
        guard room < layout.lineCount else { return layout }
        options.maximumLines = room
        return textLayout(for: text, options, shrinkingTo: scale)
    }

    /// The text of the shadow: without colours of its own.
    private func drawShadow(of layout: TextLayout, in box: Rect, at origin: Point, on canvas: Canvas) {
        guard let textShadowColor, textShadowOffset.dx.isFinite, textShadowOffset.dy.isFinite else { return }
        var shadow = layout
        if styledText.hasAttributes {
            var text = links?.shownText ?? styledText
            text.update { ($0.color, $0.backgroundColor) = (nil, nil) }
            shadow = self.layout(of: text, width: max(box.width, 0), height: max(box.height, 0), lines: nil)
        }
        canvas.draw(shadow, at: origin + textShadowOffset, color: textShadowColor)
    }

    /// Where one reads from the right, text begins there, whatever letters it has: a heading stands
    /// above what it is of.
    private var alignmentHere: TextAlignment {
        guard effectiveLayoutDirection == .rightToLeft else { return textAlignment }
        return switch textAlignment {
        case .natural: .right
        case .trailing: .left
        default: textAlignment
        }
    }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
