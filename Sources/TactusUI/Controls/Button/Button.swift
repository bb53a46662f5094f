public import TactusGeometry
public import TactusGraphics

/// A control that does something when it is tapped.
///
/// ```swift
/// let save = Button(title: "Save")
/// save.addTarget(self, action: Editor.save, for: .primaryActionTriggered)
/// ```
///
/// It acts when the finger is lifted, never when it lands, so that it can be scrolled away from under the finger. Lifting
/// inside sends ``Control/Events/primaryActionTriggered`` together with ``Control/Events/touchUpInside``. A single tap on
/// it does not reach the tap recognizers of its superviews.
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

    /// The text. One line; what does not fit is replaced by an ellipsis.
    public final var title: String {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The font of the text: the system's at 17 points, half bold, by default.
    public final var font = Font.systemFont(ofSize: 17, weight: .semibold) {
        didSet { if font != oldValue { contentDidChange() } }
    }

    /// How prominent the button looks.
    public final var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// Whether each primary action toggles ``Control/isSelected``, before it is sent. `false` by default.
    public final var changesSelectionAsPrimaryAction = false

    /// Creates a button, of no size unless `frame` is given: see ``View/sizeToFit()``.
    public init(title: String = "", style: Style = .gray, frame: Rect = .zero) {
        self.title = title
        self.style = style
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// The title, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (title.isEmpty ? nil : title) }
        set { super.accessibilityLabel = newValue }
    }

    /// This class.
    open override class var geometricClass: View.Type { Button.self }

    /// The text's size with room around it, and at least 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let text = layout(width: nil).size
        return Size(
            width: min(text.width + 2 * Self.padding, size.width), height: min(max(text.height, 44), size.height))
    }

    /// The text's size with room around it, and at least 44 points high.
    open override var intrinsicContentSize: Size { sizeThatFits(Size(width: .infinity, height: .infinity)) }

    /// Where the text stands: it is in the middle of the height.
    open override func baselines(in size: Size) -> Baselines? {
        let layout = layout(width: nil)
        let top = (size.height - layout.size.height) / 2
        return Baselines(first: top + layout.firstBaseline, last: top + layout.lastBaseline)
    }

    /// Repaints the button.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the background and the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let look = ButtonLook(style: style, state: state)
        ControlLook.draw(self, in: canvas) {
            let isPressed = state.contains(.highlighted)
            if look.background != nil || isPressed {
                ControlLook.fill(
                    bounds, cornerRadius: ControlLook.cornerRadius, with: look.background ?? .clear,
                    isPressed: isPressed,
                    veil: look.isTextOnTint ? ControlLook.strongPressedVeil : ControlLook.pressedVeil, on: canvas)
            }
            drawTitle(
                in: canvas, color: look.isTextOnTint ? canvas.resolve(.tintColor).contrastingTextColor : .tintColor)
        }
    }

    override var focusRingRadius: Double { ControlLook.cornerRadius }

    private func drawTitle(in canvas: Canvas, color: Color) {
        guard !title.isEmpty, bounds.width > 0 else { return }
        let layout = layout(width: max(bounds.width - 2 * Self.padding, 1))
        let top = bounds.minY + (bounds.height - layout.size.height) / 2
        canvas.draw(layout, at: Point(x: bounds.minX + min(Self.padding, bounds.width / 2), y: top), color: color)
    }

    /// Between the text and the sides, in points.
    private static let padding = 16.0

    private func layout(width: Double?) -> TextLayout {
        let alignment = width == nil ? TextAlignment.natural : .center
        return Typography.layout(
            StyledText(title),
            TextOptions(font: font, alignment: alignment, maximumWidth: width, maximumLines: 1), for: self)
    }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    override func triggerPrimaryAction(with event: Event?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.triggerPrimaryAction(with: event)
    }
}

/// The colours of a button.
private struct ButtonLook {
    var background: Color?
    /// Whether the text lies on the tint; else it is in the tint.
    var isTextOnTint = false

    init(style: Button.Style, state: Control.State) {
        // A chosen button looks filled, whatever it is otherwise.
        switch state.contains(.selected) ? .filled : style {
        case .plain: background = nil
        case .gray: background = .tertiarySystemFill
        case .tinted: background = .tintColor.withAlphaComponent(0.15)
        case .filled:
            background = .tintColor
            isTextOnTint = true
        }
    }
}
