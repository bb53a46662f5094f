public import TactusGeometry
public import TactusGraphics
public import TactusUI

/// A control to choose one of a few: segments side by side.
///
/// ```swift
/// let view = SegmentedControl(titles: ["Day", "Week", "Month"])
/// view.selectedSegmentIndex = 0
/// view.addTarget(self, action: Calendar.viewChanged, for: .valueChanged)
/// ```
///
/// ![Segments at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and
/// mirrored](segmented-control)
///
/// A finger may wander over the segments; the one that it is lifted on counts. `Control.Events.valueChanged` is sent
/// for what the user does, not when ``selectedSegmentIndex`` is set.
open class SegmentedControl: Control {
    /// The ``selectedSegmentIndex`` when no segment is selected.
    nonisolated public static let noSegment = -1

    /// What the segments say, in the order of reading. Setting it makes them all anew, without pictures. The selection
    /// goes when its segment does.
    public final var titles: [String] {
        get { segments.map(\.title) }
        set {
            segments = newValue.map { Segment(title: $0) }
            segmentsDidChange()
        }
    }

    final var segments: [Segment]
    /// How titles look by the state of their segment.
    final var titleAttributes = StateValues<TextAttributes>()
    /// The pictures behind the segments.
    final var backgrounds = SegmentBackgrounds()

    /// The colour behind the segment that is selected; `nil`, the default, for the toolkit's own.
    public final var selectedSegmentTintColor: Color? {
        didSet { if selectedSegmentTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The segment that is selected; ``noSegment``, the default, for none. Setting it sends nothing, and shows it at
    /// once, or with the animation in whose closure it is set.
    public final var selectedSegmentIndex: Int {
        get { selectedIndex }
        set { select(newValue, animated: false) }
    }

    private var selectedIndex = SegmentedControl.noSegment

    /// Whether segments for which no width was set are as wide as what they show wants, and not all equally wide.
    /// `false` by default.
    public final var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// Whether segments act like buttons: each lift inside sends, and no segment stays selected. `false` by default.
    public final var isMomentary = false

    /// The segment under the finger.
    private var highlightedSegment: Int?

    /// The segment that the primary action presses, where segments act like buttons.
    private var keySegment: Int? {
        didSet { if keySegment != oldValue { setNeedsDisplay() } }
    }

    /// Creates a control with one segment for each title. Without a size in `frame` it is as large as they need it.
    public convenience init(titles: [String] = [], frame: Rect = .zero) {
        self.init(frame: frame)
        segments += titles.map { Segment(title: $0) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a control with one segment for each action, which it performs when the user chooses the segment. Without
    /// a size in `frame` it is as large as they need it.
    public convenience init(frame: Rect, actions: [Action]) {
        self.init(frame: frame)
        segments += actions.map { Segment($0) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a control without segments. A subclass overrides this initializer, and has the other by it.
    public override init(frame: Rect) {
        segments = []
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// This class.
    open override class var geometricClass: View.Type { SegmentedControl.self }

    /// Wide enough for the longest title in every segment, and at least 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let heights = segments.map { $0.image?.size.height ?? largestSize(of: $0.title).height }
        let contents = contentWidths
        let widest = contents.max() ?? 0
        let width = segments.indices.reduce(0.0) { sum, index in
            let said = segments[index].width
            return sum + (said > 0 ? said : apportionsSegmentWidthsByContent ? contents[index] : widest)
        }
        let height = max((heights.max() ?? 0) + 2 * theme.spacing.small, theme.controls.height)
        let whole = roundedUpToPixels(Size(width: width, height: height))
        return Size(width: min(whole.width, size.width), height: min(whole.height, size.height))
    }

    /// How wide each segment is that shows all of its title or picture, in points.
    private var contentWidths: [Double] {
        segments.map { ($0.image?.size.width ?? largestSize(of: $0.title).width) + 2 * theme.spacing.medium }
    }

    /// Wide enough for the longest title in every segment, and at least 44 points high.
    open override var intrinsicContentSize: Size { sizeThatFits(Size(width: .infinity, height: .infinity)) }

    /// Returns the baseline of the titles, which are in the middle of the height.
    open override func baselines(in size: Size) -> Baselines? {
        let layout = layout(segments.first?.title ?? "", width: nil)
        let line = (size.height - layout.size.height) / 2 + layout.firstBaseline
        return Baselines(first: line, last: line)
    }

    /// Takes note of segments that came, went or changed.
    final func segmentsDidChange() {
        if !segments.indices.contains(selectedIndex) { selectedIndex = Self.noSegment }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Tracking

    private var tracker: SegmentTracker {
        SegmentTracker(
            widths: segments.map(\.width), contents: apportionsSegmentWidthsByContent ? contentWidths : [],
            width: bounds.width)
    }

    private func place(of touch: Touch) -> Double { leadingDistance(of: touch.location(in: self).x) }

    /// The segment that the touch is on; `nil` for one that cannot be chosen.
    private func segment(under touch: Touch) -> Int? {
        tracker.segment(at: place(of: touch)).flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    /// Highlights the segment under the touch.
    open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        highlight(segment(under: touch))
        return true
    }

    /// Highlights the segment that the touch is on now.
    open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        highlight(isTouchInside ? segment(under: touch) : nil)
        return true
    }

    /// Selects the segment that the touch was lifted on.
    open override func endTracking(_ touch: Touch?, with event: Event?) {
        highlight(nil)
        if isTouchInside, let touch { choose(at: touch.location(in: self), with: event) }
    }

    /// Does what a tap does at a place of the control, in points.
    final func choose(at point: Point, with event: Event? = nil) {
        let place = leadingDistance(of: point.x)
        guard let hit = tracker.segment(at: place), segments[hit].isEnabled else { return }
        let outcome = tracker.outcome(at: place, selected: selectedSegmentIndex, isMomentary: isMomentary)
        switch outcome {
        case .none: break
        case .select(let index): select(index, event)
        case .trigger(let index):
            select(index, event)
            selectedSegmentIndex = Self.noSegment
        }
    }

    /// Leaves the selection as it was.
    open override func cancelTracking(with event: Event?) { highlight(nil) }

    // MARK: Keys

    /// A key selects another segment; among segments that act like buttons it goes from one to the other, and the
    /// primary action presses the one where it is.
    open override func adjustValue(by step: ValueStep) -> Bool {
        guard !segments.isEmpty else { return false }
        let place =
            isMomentary ? keySegment : segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
        guard let next = next(after: place, step) else { return false }
        if isMomentary {
            keySegment = next
        } else if next != selectedSegmentIndex {
            select(next, nil)
        }
        return true
    }

    /// The segment that a key goes to from another: the first on its way that can be chosen.
    private func next(after place: Int?, _ step: ValueStep) -> Int? {
        guard let next = step.index(after: place, of: segments.count) else { return nil }
        if segments[next].isEnabled { return next }
        let isBack = step == .less || step == .most
        let order = isBack ? Array(segments.indices[...next].reversed()) : Array(segments.indices[next...])
        return order.first { segments[$0].isEnabled } ?? place
    }

    open override func triggerPrimaryAction(with event: Event?) {
        if isMomentary, let keySegment, segments.indices.contains(keySegment) {
            select(keySegment, event)
            selectedSegmentIndex = Self.noSegment
            return sendActions(for: .touchUpInside, with: event)
        }
        super.triggerPrimaryAction(with: event)
    }

    open override func touchWasLiftedInside(with event: Event?) { sendActions(for: .touchUpInside, with: event) }

    /// Selects a segment, and lets the plate slide from one to the other; with none it is there or goes at once.
    private func select(_ index: Int, animated isAnimated: Bool) {
        precondition(
            index == Self.noSegment || segments.indices.contains(index),
            "there is no segment \(index) among \(segments.count)")
        guard index != selectedIndex else { return }
        let change = { [self] in selectedIndex = index }
        if index == Self.noSegment || selectedIndex == Self.noSegment {
            View.performWithoutAnimation { changeAnimatableValue(change) }
        } else {
            changeAnimatableValue(animated: isAnimated, change)
        }
    }

    private func select(_ index: Int, _ event: Event?) {
        select(index, animated: !isMomentary)
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    private func highlight(_ segment: Int?) {
        guard segment != highlightedSegment else { return }
        highlightedSegment = segment
        setNeedsDisplay()
    }

    // MARK: Looks

    /// Where the plate is, in segments.
    open override var animatableValue: Double {
        get { Double(selectedIndex) }
        set { selectedSegmentIndex = segments.isEmpty ? Self.noSegment : Int(newValue.rounded()) }
    }

    /// Repaints the control.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the segments.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        ControlLook.draw(self, in: canvas) {
            let tracker = tracker
            let frames = segments.indices.map { frame(at: Double($0), tracker) }
            if backgrounds.isEmpty {
                ControlLook.fill(bounds, cornerRadius: controlRadius, with: .tertiarySystemFill, on: canvas)
                if segments.indices.contains(selectedIndex) { drawPlate(canvas) }
            } else {
                backgrounds.draw(frames, segments.indices.map(state(of:)), height: bounds.height, in: canvas)
            }
            for index in segments.indices { drawSegment(index, in: frames[index], canvas) }
        }
    }

    open override var standardAccessibility: AccessibilityDescription {
        let isSelected = segments.indices.contains(selectedSegmentIndex)
        return describe(.segmentedControl, value: isSelected ? titles[selectedSegmentIndex] : nil, isElement: false)
    }

    /// The segments.
    open override var accessibilityElements: [AccessibilityElement] {
        let tracker = tracker
        return segments.indices.map { index in
            var state = AccessibilityState(
                isEnabled: isEnabled && segments[index].isEnabled, isSelected: index == selectedSegmentIndex)
            state.isFocused = isFirstResponder && index == (isMomentary ? keySegment : selectedSegmentIndex)
            return AccessibilityElement(
                .segment, label: segments[index].title, state: state, frame: frame(at: Double(index), tracker))
        }
    }

    open override var focusRingCornerRadius: Double { controlRadius }

    private func frame(at place: Double, _ tracker: SegmentTracker) -> Rect {
        let (start, end) = tracker.extent(at: place)
        return placed(Rect(x: bounds.minX + start, y: bounds.minY, width: end - start, height: bounds.height))
    }

    /// The segment that the plate is under, or most of it.
    private var shownIndex: Int {
        guard segments.indices.contains(selectedIndex) else { return Self.noSegment }
        return Int(shownPlace.rounded())
    }

    /// Where the plate is shown, in segments.
    private var shownPlace: Double { min(max(presentedValue, 0), Double(segments.count - 1)) }

    private func isPressed(_ index: Int) -> Bool {
        index == highlightedSegment || (index == keySegment && isFocused)
    }

    /// Draws what lies behind the title that is selected.
    private func drawPlate(_ canvas: Canvas) {
        let plate = frame(at: shownPlace, tracker).insetBy(dx: 3, dy: 3)
        draw(theme.shadows.knob, of: plate, cornerRadius: plateRadius, in: canvas)
        ControlLook.fill(
            plate, cornerRadius: plateRadius,
            with: selectedSegmentTintColor.map { ControlLook.plate($0, in: canvas) } ?? .controlPlate,
            isPressed: isPressed(shownIndex), on: canvas)
    }

    private func drawSegment(_ index: Int, in box: Rect, _ canvas: Canvas) {
        let isSelected = index == shownIndex
        if isPressed(index), !isSelected, backgrounds.isEmpty {
            ControlLook.fill(
                box.insetBy(dx: 3, dy: 3), cornerRadius: plateRadius, with: .clear, isPressed: true, on: canvas)
        }
        let segment = segments[index]
        let attributes = titleAttributes(of: index)
        let color =
            attributes.color
            ?? (!segment.isEnabled ? Color.quaternaryLabel : isSelected ? selectedTextColor(on: canvas) : .label)
        if let image = segment.image {
            let corner = Point(x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2)
            return canvas.draw(image, in: Rect(origin: corner, size: image.size), tint: color)
        }
        let text = layout(segment.title, attributes, width: max(box.width - 8, 1))
        let corner = Point(x: box.minX + 4, y: box.midY - text.size.height / 2)
        canvas.draw(text, at: corner, color: color)
    }

    private var plateRadius: Double { Theme.Radii.inner(of: controlRadius, inset: 3) }

    private func selectedTextColor(on canvas: Canvas) -> Color {
        if let selectedSegmentTintColor {
            return ControlLook.plate(selectedSegmentTintColor, in: canvas).contrastingTextColor
        }
        guard canvas.colorTraits.accessibilityContrast == .high else { return .label }
        return canvas.resolve(.tintColor).contrastingTextColor
    }

    /// How a title looks now.
    private func titleAttributes(of index: Int) -> TextAttributes {
        titleAttributes.isEmpty ? TextAttributes() : attributes(in: state(of: index))
    }

    /// The state in which a segment shows.
    private func state(of index: Int) -> State {
        var state: State = segments[index].isEnabled && isEnabled ? [] : .disabled
        if index == shownIndex { state.insert(.selected) }
        if isPressed(index) { state.insert(.highlighted) }
        return state
    }

    /// How large a title is in the state in which it is largest.
    private func largestSize(of title: String) -> Size {
        let plain = layout(title, attributes(in: .normal), width: nil).size
        guard !titleAttributes.isEmpty else { return plain }
        let selected = layout(title, attributes(in: .selected), width: nil).size
        return Size(width: max(plain.width, selected.width), height: max(plain.height, selected.height))
    }

    private func layout(
        _ title: String, _ attributes: TextAttributes = TextAttributes(), width: Double?
    ) -> TextLayout {
        var attributes = attributes
        attributes.paragraphStyle = nil
        let options = TextOptions(
            font: .systemFont(ofSize: 15, weight: .medium), alignment: width == nil ? .natural : .center,
            maximumWidth: width, maximumLines: 1)
        return textLayout(for: StyledText(title, attributes), options)
    }
}
