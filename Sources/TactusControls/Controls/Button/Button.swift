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

    /// The text. One line; what does not fit is replaced by an ellipsis.
    public final var title: String {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The font of the text: the system's at 17 points, half bold, by default.
    public final var font = Font.systemFont(ofSize: 17, weight: .semibold) {
        didSet { if font != oldValue { contentDidChange() } }
    }

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

    /// The alignment of text and picture in a button that is wider than they are: in the middle by default.
    public final var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
    }

    /// Between the content and the sides, in points; `nil`, the default, for 16 beside a text and 11 beside a picture
    /// alone. Never less than none.
    public final var horizontalPadding: Double? {
        didSet {
            precondition(
                horizontalPadding ?? 0 >= 0, "there cannot be \(horizontalPadding ?? 0) points beside the content")
            if horizontalPadding != oldValue { contentDidChange() }
        }
    }

    /// How prominent the button looks.
    public final var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// Whether each primary action toggles ``Control/isSelected``, before it is sent. `false` by default.
    public final var changesSelectionAsPrimaryAction = false

    /// Creates a button, of no size unless `frame` is given: see `View.sizeToFit()`.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - icon: A sign before it; `nil` for none.
    ///   - style: How prominent the button looks.
    ///   - frame: Its place in its future superview, in points.
    public init(title: String = "", icon: Icon? = nil, style: Style = .gray, frame: Rect = .zero) {
        self.title = title
        self.icon = icon
        self.style = style
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// This class.
    open override class var geometricClass: View.Type { Button.self }

    /// The size of text and picture with room around them, and at least 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let content = content().size
        let width = max(content.width + 2 * padding, 44)
        let height = max(content.height + 2 * ControlLook.textMargin, 44)
        return Size(width: min(width, size.width), height: min(height, size.height))
    }

    /// The size of text and picture with room around them, and at least 44 points high.
    open override var intrinsicContentSize: Size { sizeThatFits(Size(width: .infinity, height: .infinity)) }

    /// Returns the baseline of the title.
    open override func baselines(in size: Size) -> Baselines? {
        guard !title.isEmpty else { return nil }
        let box = inner(Rect(origin: .zero, size: size))
        let line = content(width: box.width).frames(in: box).title.minY + layout(width: nil).firstBaseline
        return Baselines(first: line, last: line)
    }

    /// Repaints the button.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the background and the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let look = ButtonLook(style: style, state: state)
        guard isEnabled else { return drawDisabled(look, on: canvas) }
        ControlLook.draw(self, in: canvas) {
            let isPressed = state.contains(.highlighted)
            let textColor = textColor(look, isPressed: isPressed, on: canvas)
            if look.background != nil || isPressed {
                ControlLook.fill(
                    bounds, cornerRadius: ControlLook.cornerRadius, with: look.background ?? .clear,
                    isPressed: isPressed,
                    veil: look.isTextOnTint ? ControlLook.pressedVeil(under: textColor) : ControlLook.pressedVeil,
                    on: canvas)
            }
            drawContent(in: canvas, color: textColor)
        }
    }

    /// Draws the button without its tint. What it would do can still be read: whoever wonders why it
    /// does not reads it first.
    private func drawDisabled(_ look: ButtonLook, on canvas: Canvas) {
        if let plate = look.disabledBackground {
            ControlLook.fill(bounds, cornerRadius: ControlLook.cornerRadius, with: plate, on: canvas)
        }
        drawContent(in: canvas, color: .quaternaryLabel)
    }

    private func textColor(_ look: ButtonLook, isPressed: Bool, on canvas: Canvas) -> Color {
        if look.isTextOnTint { return canvas.resolve(.tintColor).contrastingTextColor }
        guard isPressed else { return .tintColor }
        return ControlLook.tint(legibleOn: [look.background ?? .clear, ControlLook.pressedVeil], in: canvas)
    }

    open override var focusRingCornerRadius: Double { ControlLook.cornerRadius }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    open override var standardAccessibility: AccessibilityDescription {
        let isToggle = changesSelectionAsPrimaryAction
        return describe(
            isToggle ? .toggleButton : .button, label: title, check: isToggle ? isSelected ? .on : .off : nil)
    }

    open override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    open override func triggerPrimaryAction(with event: Event?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.triggerPrimaryAction(with: event)
    }
}

/// The colours of a button.
private struct ButtonLook {
    var background: Color?
    /// Whether the text lies on the tint; else it is in the tint.
    var isTextOnTint = false
    /// The same where the button can do nothing now.
    var disabledBackground: Color? {
        background == nil ? nil : isTextOnTint ? .systemFill : .tertiarySystemFill
    }

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
