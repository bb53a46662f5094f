public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A control that does something when it is tapped.
///
/// ```swift
/// let save = Button(title: "Save")
/// save.addTarget(self, action: Editor.save, for: .primaryActionTriggered)
/// ```
///
/// ![Filled buttons at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and
/// mirrored](button) ![Quiet buttons in the same states](button-gray) ![Buttons with a sign in the same
/// states](button-icon)
///
/// It acts when the finger is lifted, never when it lands, so that it can be scrolled away from under the finger.
/// Lifting inside sends `Control.Events.primaryActionTriggered` together with `Control.Events.touchUpInside`. A
/// single tap on it does not reach the tap recognizers of its superviews.
///
/// With ``changesSelectionAsPrimaryAction`` it stays pressed in until it is tapped again: it looks filled while it is
/// ``Control/isSelected``.
open class Button: Control {
    /// How prominent a button looks.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// Text alone.
        case plain
        /// Text on a quiet background.
        case gray
        /// Text on a veil of the tint.
        case tinted
        /// Text on the tint, for what most users want.
        case filled
    }

    /// The text. What does not fit in ``numberOfLines`` is made smaller, down to ``minimumScaleFactor``, and then
    /// replaced by an ellipsis.
    public final var title: String {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The font of the text: the system's at 17 points, half bold, by default.
    public final var font: Font {
        get { ownTitleLabel?.font ?? titleStyle.font }
        set { changeTitleStyle { $0.font = newValue } }
    }

    /// How many lines the text may have: one by default; zero for as many as it takes.
    public final var numberOfLines: Int {
        get { ownTitleLabel?.numberOfLines ?? titleStyle.lines }
        set {
            precondition(newValue >= 0, "a button cannot have \(newValue) lines; 0 means no limit")
            changeTitleStyle { $0.lines = newValue }
        }
    }

    /// The least part of its size that a text is made where it does not fit: 0.75 by default. 1 keeps its size; 0 and
    /// less count as 0.01.
    public final var minimumScaleFactor: Double {
        get { ownTitleLabel?.shrinking ?? titleStyle.minimumScale }
        set { changeTitleStyle { $0.minimumScale = newValue } }
    }

    /// The length of a side of the ``icon``, in points at the normal size of text; `nil`, the default, for 1.3 times
    /// the size of the ``font``. More than none.
    public final var iconSize: Double? {
        didSet {
            precondition(iconSize ?? 1 > 0, "a sign cannot be \(iconSize ?? 0) points large")
            if iconSize != oldValue { contentDidChange() }
        }
    }

    /// What the button does in the eyes of whoever taps it: nothing special by default.
    public final var role = Role.normal {
        didSet { if role != oldValue { setNeedsDisplay() } }
    }

    /// Brings the button up to date when its state has changed, before it is drawn: sets its title, colours or style.
    /// `nil` by default. Take care not to hold the button in it; it is the argument.
    public final var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The look of the title, as long as it has no label of its own.
    final var titleStyle = ButtonTitleStyle()
    /// What is shown in states of its own.
    final var parts = StateValues<ButtonPart>()
    /// What a pointer does to it; `nil` for nothing.
    final var pointer: ButtonPointer?
    /// Made when they are asked for; the last one turns in the picture's place.
    final var ownTitleLabel: ButtonTitleLabel?
    final var ownImageView: ImageView?
    /// Where the parts are by themselves, while a subclass is asked where they are.
    final var knownFrames: KnownButtonFrames?
    final var activityIndicator: ButtonActivityIndicator?

    /// A sign beside the text, or in its place: in the colour of the text, and growing with it. `nil` by default.
    /// Setting one takes the ``image`` away. A button without a title needs an `View.accessibilityLabel`.
    public final var icon: Icon? {
        didSet {
            if icon != nil { image = nil }
            if icon != oldValue { contentDidChange() }
        }
    }

    /// A picture beside the text, or in its place, at its own size; a template is drawn in the colour of the text.
    /// `nil` by default. Setting one takes the ``icon`` away. A button without a title needs an
    /// `View.accessibilityLabel`.
    public final var image: Image? {
        didSet {
            if image != nil { icon = nil }
            if image !== oldValue { contentDidChange() }
        }
    }

    /// The side of the text on which the picture is: before it by default.
    public final var imagePlacement = ImagePlacement.leading {
        didSet { if imagePlacement != oldValue { contentDidChange() } }
    }

    /// Between picture and text, in points: 8 by default, and never less than none.
    public final var imagePadding = 8.0 {
        didSet {
            precondition(imagePadding >= 0, "there cannot be \(imagePadding) points between picture and text")
            if imagePadding != oldValue { contentDidChange() }
        }
    }

    /// Between the content and the edges, in points; `nil`, the default, for 16 beside a text and 11 beside a picture
    /// alone, and 8 above and below as far as the button's height has room for it. Never less than none.
    public final var contentInsets: DirectionalInsets? {
        didSet {
            if let insets = contentInsets {
                precondition(
                    min(insets.top, insets.leading, insets.bottom, insets.trailing) >= 0,
                    "there cannot be \(insets) points around the content")
            }
            if contentInsets != oldValue { contentDidChange() }
        }
    }

    /// Moves the title, in points, without making the button larger: by the left one to the right, by the right one to
    /// the left, and so on; by half of it where the content lies in the middle. Zero by default.
    public final var titleEdgeInsets = Insets.zero { didSet { if titleEdgeInsets != oldValue { contentDidChange() } } }

    /// Moves the picture, as ``titleEdgeInsets`` move the title.
    public final var imageEdgeInsets = Insets.zero { didSet { if imageEdgeInsets != oldValue { contentDidChange() } } }

    /// A text below the ``title``, smaller; none by default.
    public final var subtitle = "" {
        didSet { if subtitle != oldValue { contentDidChange() } }
    }

    /// The font of the ``subtitle``: the system's at 13 points by default.
    public final var subtitleFont = Font.systemFont(ofSize: 13) {
        didSet { if subtitleFont != oldValue { contentDidChange() } }
    }

    /// Between title and subtitle, in points: 1 by default, and never less than none.
    public final var titlePadding = 1.0 {
        didSet {
            precondition(titlePadding >= 0, "there cannot be \(titlePadding) points between title and subtitle")
            if titlePadding != oldValue { contentDidChange() }
        }
    }

    /// Where the narrower one of title and subtitle lies; `nil`, the default, for where reading begins beside a
    /// picture, the middle below or above one, and else for as the content as a whole
    /// (``Control/contentHorizontalAlignment``).
    public final var titleAlignment: ContentHorizontalAlignment? {
        didSet { if titleAlignment != oldValue { contentDidChange() } }
    }

    /// How round the corners are: as those of other controls by default.
    public final var cornerStyle = CornerStyle.automatic {
        didSet { if cornerStyle != oldValue { setNeedsDisplay() } }
    }

    /// How prominent the button looks.
    public final var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// Whether the button looks filled while it is ``Control/isSelected``. `true` by default; `false` for one that
    /// shows by its title or its pictures of states that it is.
    public final var fillsWhenSelected = true { didSet { if fillsWhenSelected != oldValue { setNeedsDisplay() } } }

    /// Whether each primary action toggles ``Control/isSelected``, before it is sent. `false` by default.
    public final var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { contentDidChange() } }
    }

    /// What a sign behind the title tells about the button: `.automatic` by default.
    public final var indicator = Indicator.automatic {
        didSet { if indicator != oldValue { contentDidChange() } }
    }

    /// Creates a button, of no size unless `frame` is given: see `View.sizeToFit()`.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - icon: A sign before it; `nil` for none.
    ///   - style: How prominent the button looks.
    ///   - frame: Its place in its future superview, in points.
    public convenience init(title: String = "", icon: Icon? = nil, style: Style = .gray, frame: Rect = .zero) {
        self.init(frame: frame)
        if !title.isEmpty { self.title = title }
        if let icon { self.icon = icon }
        if style != .gray { self.style = style }
    }

    /// Creates a button without a title, placed at `frame` in its future superview, in points. A subclass overrides
    /// this initializer, and has the others by it.
    public override init(frame: Rect) {
        title = ""
        style = .gray
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// Creates a button with what it does, whose title and sign it shows.
    ///
    /// - Parameters:
    ///   - frame: Its place in its future superview, in points.
    ///   - primaryAction: Performed for `Control.Events.primaryActionTriggered`; `nil` for nothing, and no title.
    public convenience init(frame: Rect, primaryAction: Action?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        title = primaryAction.title
        if let picture = primaryAction.icon { icon = picture } else { image = primaryAction.image }
        if primaryAction.attributes.contains(.destructive) { role = .destructive }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// This class.
    open override class var geometricClass: View.Type { Button.self }

    /// The size of text and picture with room around them, and at least 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let insets = sizingInsets
        let beside = insets.leading + insets.trailing + indicatorWidth
        let room = size.width.isFinite && numberOfLines != 1 ? max(size.width - beside, 1) : nil
        let content = content(width: room).size
        let least = theme.controls.height
        let behind = currentBackgroundImage?.size ?? .zero
        let width = max(content.width + beside, least, behind.width)
        let height = max(content.height + insets.top + insets.bottom, least, behind.height)
        let whole = roundedUpToPixels(Size(width: width, height: height))
        return Size(width: min(whole.width, size.width), height: min(whole.height, size.height))
    }

    /// The size of text and picture with room around them, and at least 44 points high.
    open override var intrinsicContentSize: Size { sizeThatFits(Size(width: .infinity, height: .infinity)) }

    /// Returns the baseline of the title.
    open override func baselines(in size: Size) -> Baselines? {
        guard !showsNoTitle else { return nil }
        let box = inner(Rect(origin: .zero, size: size))
        let frame = frames(in: box).title
        let layout = layout(width: max(frame.width, 1))
        return Baselines(first: frame.minY + layout.firstBaseline, last: frame.minY + layout.lastBaseline)
    }

    // MARK: Places

    /// Returns where the button's plate lies, or the picture behind its content: all of the bounds by default.
    ///
    /// - Parameter bounds: The button's bounds, in its coordinate space.
    /// - Returns: The rectangle, in the same space.
    open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

    /// Returns where picture and title lie: by default all of the bounds but for the room at the edges, and for a sign
    /// behind the title.
    ///
    /// - Parameter bounds: The button's bounds, in its coordinate space.
    /// - Returns: The rectangle, in the same space.
    open func contentRect(forBounds bounds: Rect) -> Rect { placed(inner(bounds)) }

    /// Returns where the title lies: by default as its alignment, the picture and the text below it say. A title in a
    /// larger rectangle lies in the middle of its height, and of its width as it is aligned.
    ///
    /// - Parameter contentRect: Where the content lies (``contentRect(forBounds:)``).
    /// - Returns: The rectangle, in the button's coordinate space.
    open func titleRect(forContentRect contentRect: Rect) -> Rect { placed(usualFrames(in: contentRect).title) }

    /// Returns where the picture lies, a sign, or the indicator in its place; by default beside the title, by
    /// ``imagePlacement``.
    ///
    /// - Parameter contentRect: Where the content lies (``contentRect(forBounds:)``).
    /// - Returns: The rectangle, in the button's coordinate space.
    open func imageRect(forContentRect contentRect: Rect) -> Rect { placed(usualFrames(in: contentRect).picture) }

    /// Repaints the button.
    open override func stateDidChange() {
        setNeedsUpdateConfiguration()
        if parts.isEmpty { setNeedsDisplay() } else { contentDidChange() }
        updateParts()
    }

    /// Brings the button up to date (``updateConfiguration()``).
    public final func setNeedsUpdateConfiguration() {
        StackRoom.check("updateConfiguration()", of: self)
        updateConfiguration()
    }

    /// Called when the state has changed, and when the button comes into a window: lets ``configurationUpdateHandler``
    /// bring it up to date by default. A subclass that looks otherwise by its state says so here.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // A handler has been called when it was set.
        if window != nil, configurationUpdateHandler == nil { updateConfiguration() }
    }

    /// Places the title and the picture that were asked for.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// Measures anew when the label of the title was changed.
    open override func subviewIntrinsicContentSizeDidChange(_ subview: View) {
        super.subviewIntrinsicContentSizeDidChange(subview)
        if subview === ownTitleLabel { invalidateIntrinsicContentSize() }
    }

    /// Shows the title and the picture that were asked for in other colours.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }

    /// The height of text and picture when the text is broken at a width, in points; `nil` for a text of one line.
    open override func intrinsicHeight(forWidth width: Double) -> Double? {
        numberOfLines == 1 ? nil : sizeThatFits(Size(width: width, height: .infinity)).height
    }

    /// Draws the background and the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let look = look
        if let image = currentBackgroundImage {
            let color = titleColor(on: canvas)
            canvas.draw(image, in: backgroundRect(forBounds: bounds), tint: color)
            if isFocused { ControlLook.draw(self, in: canvas) {} }
            return drawContent(in: canvas, color: color)
        }
        // What a disabled button would do can still be read: whoever wonders why it does not reads it first.
        guard isEnabled else {
            if let plate = look.disabledBackground {
                ControlLook.fill(
                    backgroundRect(forBounds: bounds), cornerRadius: plateRadius, with: plate, on: canvas)
            }
            return drawContent(in: canvas, color: titleColor(on: canvas))
        }
        ControlLook.draw(self, in: canvas) {
            let textColor = titleColor(on: canvas)
            if look.background != nil || isHighlighted {
                let plate = look.isTextOnTint ? ControlLook.plate(tint, in: canvas) : look.background ?? .clear
                ControlLook.fill(
                    backgroundRect(forBounds: bounds), cornerRadius: plateRadius, with: plate,
                    isPressed: isHighlighted,
                    veil: look.isTextOnTint ? ControlLook.pressedVeil(under: textColor) : ControlLook.pressedVeil,
                    on: canvas)
            }
            drawContent(in: canvas, color: textColor)
        }
    }

    open override var focusRingCornerRadius: Double { plateRadius }

    final func contentDidChange() {
        setNeedsDisplay()
        updateParts()
        invalidateIntrinsicContentSize()
    }

    open override var standardAccessibility: AccessibilityDescription {
        describe(
            isToggle ? .toggleButton : .button,
            label: [shownTitle.string, subtitle].filter { !$0.isEmpty }.joined(separator: ", "),
            check: isToggle ? isSelected ? .on : .off : nil)
    }

    open override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    open override func triggerPrimaryAction(with event: Event?) {
        if isToggle { isSelected.toggle() }
        super.triggerPrimaryAction(with: event)
    }
}
