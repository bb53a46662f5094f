public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A control that is on, off, or both in parts, with a text beside its box.
///
/// ```swift
/// let milk = Checkbox(title: "With milk")
/// milk.addAction(for: .valueChanged) { order.hasMilk = $0.isOn }
/// ```
///
/// ![Check boxes that are off, on, mixed, pressed, focused and disabled, light and dark](checkbox)
///
/// A tap anywhere on it, Space and Return turn it on, or off again. `Control.Events.valueChanged` is sent for what
/// the user does, not when ``isOn`` or ``checkState`` is set. Mixed is what a program shows, such as a box that stands
/// for several others; the user's tap turns it on.
///
/// For something that takes effect at once a ``Switch`` is better known.
open class Checkbox: Control {
    /// The text beside the box; broken into lines where the width asks for it.
    public final var title: String {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The font of the text: the system's at 17 points by default.
    public final var font = Font.systemFont(ofSize: 17) {
        didSet { if font != oldValue { contentDidChange() } }
    }

    /// How the box is marked: `CheckState.off` by default. Setting it sends nothing.
    public final var checkState = CheckState.off {
        didSet { if checkState != oldValue { setNeedsDisplay() } }
    }

    /// Whether the box is marked in full. Setting it marks the box, or takes the mark away, and sends nothing.
    public final var isOn: Bool {
        get { checkState == .on }
        set { checkState = newValue ? .on : .off }
    }

    /// Creates a check box that is off, of no size unless `frame` is given: see `View.sizeToFit()`.
    public convenience init(title: String = "", frame: Rect = .zero) {
        self.init(frame: frame)
        if !title.isEmpty { self.title = title }
    }

    /// Creates a check box that is off, without a title. A subclass overrides this initializer, and has
    /// the other by it.
    public override init(frame: Rect) {
        title = ""
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// This class.
    open override class var geometricClass: View.Type { Checkbox.self }

    // MARK: Size

    private var content: MarkedTitle { MarkedTitle(text: title, font: font, control: self) }

    /// The size of box and text with room around them, broken at the width of `size`, and at least 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let fitting = content.size(width: size.width)
        return Size(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
    }

    /// The size of box and text in one line with room around them, and at least 44 points high.
    open override var intrinsicContentSize: Size { content.size(width: nil) }

    /// The height of box and text when the text is broken at a width.
    open override func intrinsicHeight(forWidth width: Double) -> Double? { content.size(width: width).height }

    /// Returns the baseline of the title, which is in the middle of the height.
    open override func baselines(in size: Size) -> Baselines? { content.baselines(in: size) }

    open override var alignmentInset: Double { MarkedTitle.inset }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: The mark

    open override func touchWasLiftedInside(with event: Event?) { triggerPrimaryAction(with: event) }

    open override func triggerPrimaryAction(with event: Event?) {
        isOn.toggle()
        sendActions(for: .valueChanged, with: event)
        super.triggerPrimaryAction(with: event)
    }

    open override var standardAccessibility: AccessibilityDescription {
        describe(.checkbox, label: title, check: checkState)
    }

    // MARK: Looks

    /// Repaints the check box.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the box and the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        ControlLook.draw(self, in: canvas) {
            let content = content
            ControlLook.drawMark(
                of: self, in: placed(content.mark(in: bounds)), cornerRadius: theme.radii.small,
                isOn: checkState != .off, isPressed: isHighlighted, on: canvas)
            content.draw(in: bounds, on: canvas)
            guard checkState != .off else { return }
            let mark = placed(content.mark(in: bounds))
            let sign = mark.insetBy(dx: mark.width * 0.12, dy: mark.height * 0.12)
            canvas.draw(
                checkState == .on ? .check : .minus, in: sign,
                color: ControlLook.plate(in: canvas).contrastingTextColor, lineWidth: 3)
        }
    }

    open override var focusRingCornerRadius: Double { controlRadius }
}
