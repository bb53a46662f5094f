public import TactusGeometry
public import TactusGraphics
import TactusPlatform
import TactusUI

/// A control to choose one of several, all of which are seen: options one below the other.
///
/// ```swift
/// let size = RadioGroup(titles: ["Small", "Medium", "Large"])
/// size.selectedIndex = 1
/// size.addAction(for: .valueChanged) { order.size = $0.selectedIndex }
/// ```
///
/// ![Groups of options at rest, pressed, focused and disabled, light and dark](radio-group)
///
/// A finger may wander over the options; the one that it is lifted on counts. Tab stops at the group once, and
/// the ring of the focus is around the option that is chosen; arrows up and down choose the one before or after
/// it, and leave the group at its ends. `Control.Events.valueChanged` is sent for what the user does, not
/// when ``selectedIndex`` is set.
///
/// For a few short titles side by side there is ``SegmentedControl``.
open class RadioGroup: Control {
    /// What the options say, from top to bottom; broken into lines where the width asks for it. The choice goes when
    /// its option does.
    public final var titles: [String] {
        didSet {
            guard titles != oldValue else { return }
            if let selectedIndex, !titles.indices.contains(selectedIndex) { self.selectedIndex = nil }
            contentDidChange()
        }
    }

    /// The option that is chosen; `nil`, the default, for none. Setting it sends nothing.
    public final var selectedIndex: Int? {
        didSet {
            precondition(
                selectedIndex.map(titles.indices.contains) ?? true,
                "there is no option \(selectedIndex ?? 0) among \(titles.count)")
            if selectedIndex != oldValue { setNeedsDisplay() }
        }
    }

    /// The font of the options: the system's at 17 points by default.
    public final var font = Font.systemFont(ofSize: 17) {
        didSet { if font != oldValue { contentDidChange() } }
    }

    /// The option under the finger.
    private var highlightedIndex: Int? {
        didSet { if highlightedIndex != oldValue { setNeedsDisplay() } }
    }

    /// Creates a group in which nothing is chosen, of no size unless `frame` is given: see `View.sizeToFit()`.
    public convenience init(titles: [String] = [], frame: Rect = .zero) {
        self.init(frame: frame)
        if !titles.isEmpty { self.titles = titles }
    }

    /// Creates a group without options. A subclass overrides this initializer, and has the other by it.
    public override init(frame: Rect) {
        titles = []
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// This class.
    open override class var geometricClass: View.Type { RadioGroup.self }

    // MARK: Size

    /// The size of all options, broken at the width of `size`, each at least 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let fitting = self.size(width: size.width)
        return Size(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
    }

    /// The size of all options, each in one line and at least 44 points high.
    open override var intrinsicContentSize: Size { size(width: nil) }

    /// The height of all options when their texts are broken at a width.
    open override func intrinsicHeight(forWidth width: Double) -> Double? { size(width: width).height }

    /// Returns the baselines of the first and the last option.
    open override func baselines(in size: Size) -> Baselines? {
        let frames = frames(in: Rect(origin: .zero, size: size))
        guard let first = frames.first, let last = frames.last, let firstTitle = titles.first,
            let lastTitle = titles.last, let top = content(firstTitle).baselines(in: first.size),
            let bottom = content(lastTitle).baselines(in: last.size)
        else { return nil }
        return Baselines(first: first.minY + top.first, last: last.minY + bottom.last)
    }

    private func content(_ title: String) -> MarkedTitle { MarkedTitle(text: title, font: font, control: self) }

    private func size(width: Double?) -> Size {
        let sizes = titles.map { content($0).size(width: width) }
        return Size(width: sizes.map(\.width).max() ?? 44, height: sizes.map(\.height).reduce(0, +))
    }

    /// Where the options are: each as high as it needs, and what is left below the last one.
    private func frames(in box: Rect) -> [Rect] {
        var top = box.minY
        return titles.map { title in
            let height = content(title).size(width: box.width).height
            defer { top += height }
            return Rect(x: box.minX, y: top, width: box.width, height: height)
        }
    }

    open override var alignmentInset: Double { MarkedTitle.inset }

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Tracking

    private func option(under touch: Touch) -> Int? {
        let place = touch.location(in: self).y
        let frames = frames(in: bounds)
        guard let last = frames.last, place < last.maxY + theme.spacing.small else { return nil }
        return frames.firstIndex { place < $0.maxY } ?? frames.count - 1
    }

    /// Highlights the option under the touch.
    open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        highlightedIndex = option(under: touch)
        return highlightedIndex != nil
    }

    /// Highlights the option that the touch is on now.
    open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        highlightedIndex = isTouchInside ? option(under: touch) : nil
        return true
    }

    /// Chooses the option that the touch was lifted on.
    open override func endTracking(_ touch: Touch?, with event: Event?) {
        highlightedIndex = nil
        if isTouchInside, let touch, let index = option(under: touch) { choose(index, event) }
    }

    /// Leaves the choice as it was.
    open override func cancelTracking(with event: Event?) { highlightedIndex = nil }

    private func choose(_ index: Int, _ event: Event?) {
        guard index != selectedIndex else { return }
        selectedIndex = index
        sendActions(for: .valueChanged, with: event)
    }

    // MARK: Keys

    /// Arrows up and down go from option to option, Home and End to the first and the last.
    open override func valueStep(for key: Key) -> ValueStep? {
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
        return switch key.usage {
        case .keyboardUpArrow: .less
        case .keyboardDownArrow: .more
        case .keyboardHome: .least
        case .keyboardEnd: .most
        default: nil
        }
    }

    /// A key chooses another option. Beyond the ends it leads to what lies there.
    open override func adjustValue(by step: ValueStep) -> Bool {
        guard !titles.isEmpty, let next = step.index(after: selectedIndex, of: titles.count) else { return false }
        let isAtEnd = next == selectedIndex
        choose(next, nil)
        return !isAtEnd || step == .least || step == .most
    }

    /// Where nothing is chosen yet, the option with the ring of the focus is.
    open override func triggerPrimaryAction(with event: Event?) {
        if selectedIndex == nil, !titles.isEmpty { choose(0, event) }
        super.triggerPrimaryAction(with: event)
    }

    // MARK: Accessibility

    open override var standardAccessibility: AccessibilityDescription {
        describe(.radioGroup, value: selectedIndex.map { titles[$0] }, isElement: false)
    }

    /// The options.
    open override var accessibilityElements: [AccessibilityElement] {
        zip(titles, frames(in: bounds)).enumerated().map { index, option in
            let isChosen = index == selectedIndex
            var state = AccessibilityState(isEnabled: isEnabled, isSelected: isChosen, check: isChosen ? .on : .off)
            state.isFocused = isFirstResponder && index == selectedIndex ?? 0
            return AccessibilityElement(.radioButton, label: option.0, state: state, frame: option.1)
        }
    }

    // MARK: Looks

    /// Repaints the options.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the options.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let frames = frames(in: bounds)
        let ring = frames.indices.contains(selectedIndex ?? 0) ? frames[selectedIndex ?? 0] : bounds
        ControlLook.draw(self, in: canvas, ring: ring) {
            for (index, frame) in frames.enumerated() where frame.intersects(rect) {
                if index > 0 { drawSeparator(above: frame, on: canvas) }
                drawOption(index, in: frame, on: canvas)
            }
        }
    }

    /// Draws the line between two options, which begins where their texts do: so that they are seen as a group.
    private func drawSeparator(above box: Rect, on canvas: Canvas) {
        let inset = content(titles[0]).textInset
        let height = 1 / canvas.scale
        let line = Rect(
            x: box.minX + inset, y: box.minY, width: max(box.width - inset - MarkedTitle.inset, 0), height: height)
        canvas.fill(placed(line), with: .separator)
    }

    private func drawOption(_ index: Int, in box: Rect, on canvas: Canvas) {
        let content = content(titles[index])
        let mark = placed(content.mark(in: box))
        let isChosen = index == selectedIndex
        ControlLook.drawMark(
            of: self, in: mark, cornerRadius: theme.radii.capsule(of: mark.width), isOn: isChosen,
            isPressed: index == highlightedIndex, on: canvas)
        if isChosen {
            let dot = mark.insetBy(dx: mark.width * 0.3, dy: mark.height * 0.3)
            canvas.fill(
                Path(roundedRect: dot, cornerRadius: theme.radii.capsule(of: dot.width)),
                with: ControlLook.plate(in: canvas).contrastingTextColor)
        }
        content.draw(in: box, on: canvas)
    }

    open override var focusRingCornerRadius: Double { controlRadius }
}
