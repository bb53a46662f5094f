public import TactusGeometry

/// A view that shows a part of a larger content, which a finger draws along.
///
/// ```swift
/// let list = ScrollView(frame: window.bounds)
/// list.addSubview(rows)
/// list.contentSize = rows.frame.size
/// ```
///
/// Subviews are the content. Scrolling moves the origin of ``View/bounds``, see ``contentOffset``.
///
/// **Touches of the content.** A finger that lands on a subview may be about to scroll, so the subview hears of it only when
/// the finger has rested for a moment (``delaysContentTouches``), or is lifted. Once the subview knows of the touch, a drag
/// scrolls only if it may take the touch away again: not from a control, by default (``touchesShouldCancel(in:)``). A quick
/// stroke over a button scrolls; a button that is held stays pressed.
///
/// **Nesting.** An inner scroll view goes first. It does not scroll along an axis on which its content fits, nor beyond the
/// end of its content: then an outer one may, with the same touches. The one that has begun goes on until the lift.
open class ScrollView: View {
    /// What draws the content. It takes any number of fingers, and starts without a jump.
    public final let panGestureRecognizer = PanGestureRecognizer()
    private let contentTouches = ContentTouchRecognizer()

    /// Who is told about scrolling. Weak.
    public final weak var delegate: (any ScrollViewDelegate)?

    /// The size of the content in points; zero by default.
    public final var contentSize = Size.zero {
        didSet {
            precondition(
                contentSize.width.isFinite && contentSize.height.isFinite,
                "a content's size must be finite, not \(contentSize)")
        }
    }

    /// Room around the content, in points, into which it can be scrolled; none by default.
    public final var contentInset = Insets.zero

    /// Whether touches on subviews are kept from them for a moment, to see whether they scroll. `true` by default. Clicks of
    /// a pointer never are.
    public final var delaysContentTouches = true

    /// Whether a drag may take touches away from subviews that know of them. `true` by default; with `false` it does not
    /// scroll then.
    public final var canCancelContentTouches = true

    /// The drag that goes on.
    private var drag: Drag?

    private struct Drag {
        /// Where the content was, or would have been, when the fingers had no way behind them.
        var start: Point
        /// The way of the fingers, when frames draw it evenly.
        var resampler: MotionResampler?
        /// Calls for those frames.
        var link: DisplayLink?
    }

    /// Creates a scroll view that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        panGestureRecognizer.excludesSlop = true
        panGestureRecognizer.addTarget(self, action: ScrollView.panned)
        addGestureRecognizer(contentTouches)
        addGestureRecognizer(panGestureRecognizer)
    }

    /// This class.
    open override class var geometricClass: View.Type { ScrollView.self }

    // MARK: State

    /// Which place of the content shows at the upper left corner: the origin of ``View/bounds``, in points. Setting it moves
    /// the content at once, also beyond its limits.
    public final var contentOffset: Point {
        get { bounds.origin }
        set {
            drag?.start = newValue + panGestureRecognizer.translation(in: self)
            if drag?.resampler != nil { drag?.resampler = MotionResampler() }
            move(to: newValue)
        }
    }

    /// Whether a finger can draw the content. `true` by default. Subviews get their touches at once while it is `false`.
    public final var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }

    /// Whether a finger is on the scroll view or its content, whatever will become of it. Not once the view has left its
    /// window, though the touches are cancelled a moment later.
    public final var isTracking: Bool {
        window != nil && !panGestureRecognizer.touches.allSatisfy(\.phase.isTerminal)
    }

    /// Whether a finger is drawing the content. Not once the view has left its window, though the delegate is told a moment later.
    public final var isDragging: Bool { window != nil && drag != nil }

    private func move(to offset: Point) {
        guard offset != contentOffset else { return }
        bounds.origin = offset
        delegate?.scrollViewDidScroll(self)
    }

    final var range: ScrollRange {
        ScrollRange(viewport: bounds.size, content: contentSize, inset: contentInset)
    }

    // MARK: Touches of the content

    /// Whether a subview is to hear of touches that landed on it. Asked when the touches have waited, or at once when they do
    /// not have to.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event they belong to.
    ///   - view: The view that they landed on.
    /// - Returns: `true` by default. With `false` the subview never hears of them.
    open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

    /// Whether a drag may take its touches away from a subview that knows of them. Asked only if ``canCancelContentTouches``.
    ///
    /// - Parameter view: The view that they landed on.
    /// - Returns: By default, whether it is no control. With `false` the drag does not scroll.
    open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

    /// How long a touch is kept from its view.
    final func contentTouchDelay(of touch: Touch) -> Duration {
        guard delaysContentTouches, isScrollEnabled, touch.view !== self, touch.type != .indirectPointer
        else { return .zero }
        return panGestureRecognizer.metrics(for: touch.type).contentTouchDelay
    }

    /// Whether a recognizer may begin. The scroll view's own pan may when there is content in its direction, and its touches
    /// can be taken from the subviews.
    open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer === panGestureRecognizer else { return true }
        let way = recognizer.convert(panGestureRecognizer.wayToBegin, to: self)
        return range.canScroll(from: contentOffset, along: way) && canTakeTouches()
    }

    private func canTakeTouches() -> Bool {
        panGestureRecognizer.touches.allSatisfy { touch in
            guard let content = touch.view, content !== self, touch.isKnownToView else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: content)
        }
    }

    // MARK: Dragging

    private func panned(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began:
            drag = Drag(start: contentOffset)
            beginResampling(pan)
            delegate?.scrollViewWillBeginDragging(self)
            follow(pan)
        case .changed: follow(pan)
        case .ended: endDrag(with: pan.velocity(in: self))
        case .cancelled: endDrag(with: .zero)
        case .possible, .failed: break
        }
    }

    private func follow(_ pan: PanGestureRecognizer) {
        guard let drag else { return }
        let way = pan.translation(in: self)
        guard drag.resampler != nil, let now = window?.windowScene?.application?.now else { return draw(by: way) }
        self.drag?.resampler?.add(.zero + way, at: now)
        drag.link?.isPaused = false
    }

    /// Draws the content as far as fingers went.
    private func draw(by way: Vector) {
        guard let drag else { return }
        move(to: range.offset(from: drag.start, drawnBy: way))
    }

    /// Lets frames move the content, if the application wants that for fingers on a screen.
    private func beginResampling(_ pan: PanGestureRecognizer) {
        guard let scene = window?.windowScene, scene.inputProfile.resamplesScrolling,
            !pan.touches.isEmpty, pan.touches.allSatisfy({ $0.type == .direct })
        else { return }
        drag?.resampler = MotionResampler()
        drag?.link = scene.addDisplayLink { [weak self] time in
            guard let self, let place = drag?.resampler?.place(at: time.presentation, interval: time.interval)
            else { return }
            draw(by: place - .zero)
            if drag?.resampler?.isResting(at: time.presentation) == true { drag?.link?.isPaused = true }
        }
    }

    /// - Parameter velocity: Of the fingers, in points per second. The content goes the other way.
    private func endDrag(with velocity: Vector) {
        guard let ended = drag else { return }
        draw(by: panGestureRecognizer.translation(in: self))
        ended.link?.invalidate()
        drag = nil
        var target = contentOffset
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity * (-1 / 1000), targetContentOffset: &target)
        if target != contentOffset { move(to: range.limit(target)) }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
}
