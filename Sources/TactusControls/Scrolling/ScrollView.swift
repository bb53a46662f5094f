public import TactusGeometry
import TactusPlatform
import TactusUI

/// A view that shows a part of a larger content, which a finger draws along.
///
/// ```swift
/// let list = ScrollView(frame: window.bounds)
/// list.addSubview(rows)
/// list.contentSize = rows.frame.size
/// ```
///
/// Subviews are the content. Scrolling moves the origin of `View.bounds`, see ``contentOffset``.
///
/// **Motion.** Content that is let go with speed glides on and slows down (``decelerationRate-swift.property``). At its
/// ends it gives way like a rubber band, and comes back (``bounces``). It can come to rest at whole pages
/// (``isPagingEnabled``), or where a delegate wants it. Where it is follows from the time alone, whatever the display
/// does. A wheel, a touchpad and, inside the view, keys that nobody else uses scroll it too.
///
/// **Touches of the content.** A finger that lands on a subview may be about to scroll, so the subview hears of it only
/// when the finger has rested for a moment (``delaysContentTouches``), or is lifted. Once the subview knows of the
/// touch, a drag scrolls only if it may take the touch away again: not from a control, by default
/// (``touchesShouldCancel(in:)``). A quick stroke over a button scrolls; a button that is held stays pressed. A finger
/// that stops content on its way is meant for that: no subview hears of it, and nothing inside is tapped.
///
/// **Nesting.** An inner scroll view goes first. It does not scroll along an axis on which its content fits, nor,
/// without bouncing, beyond the end of its content: then an outer one may, with the same touches. The one that has
/// begun goes on until the lift, unless it hands over at its ends (``nestedScrollHandoff-swift.property``).
///
/// **Zoom.** A delegate that names a view (``ScrollViewDelegate/viewForZooming(in:)``) lets two fingers scale it,
/// between ``minimumZoomScale`` and ``maximumZoomScale``.
///
/// The content is drawn at whole pixels, and ``contentOffset`` while it moves is a whole number of them. Where
/// nothing but the offset has changed its pixels are moved and not painted; an opaque `View.backgroundColor`,
/// here or behind, allows that.
open class ScrollView: View {
    // MARK: Content

    /// The delegate that is notified of scrolling. Weak.
    public final weak var delegate: (any ScrollViewDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    /// Called when the program has set another ``delegate``. Does nothing by default.
    open func delegateDidChange() {}

    /// The size of the content in points; zero by default. While it is zoomed, the size that it has so.
    open var contentSize = Size.zero {
        didSet {
            precondition(
                contentSize.width.isFinite && contentSize.height.isFinite,
                "a content's size must be finite, not \(contentSize)")
            if contentSize != oldValue { contentSizeDidChange() }
        }
    }

    /// Room around the content, in points, into which it can be scrolled; none by default.
    public final var contentInset = Insets.zero {
        didSet {
            precondition(contentInset.isFinite, "a content's insets must be finite, not \(contentInset)")
            if contentInset != oldValue { insetsDidChange() }
        }
    }

    /// Whether what covers the scene counts as room around the content, see ``adjustedContentInset``.
    public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            guard contentInsetAdjustmentBehavior != oldValue else { return }
            setNeedsUpdateOfContentSafeEdges()
            insetsDidChange()
        }
    }

    // MARK: Scrolling

    /// What draws the content, with any number of fingers, wheels and touchpads; it starts without a jump, and may be
    /// moved to another view. A subclass that is a `GestureRecognizerDelegate` is its delegate from the beginning.
    public final var panGestureRecognizer: PanGestureRecognizer { pan }
    final let pan = ScrollPanGestureRecognizer()
    private let contentTouches = ContentTouchRecognizer()

    /// Whether a finger, a wheel or keys can scroll the content. `true` by default. Subviews get their touches at once
    /// while it is `false`.
    public final var isScrollEnabled: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }

    /// Whether content goes on beyond its ends, and comes back. `true` by default.
    public final var bounces = true

    /// Whether content that fits can be drawn sideways and comes back, if ``bounces``. `false` by default.
    public final var alwaysBounceHorizontal = false

    /// Whether content that fits can be drawn up and down and comes back, if ``bounces``. `false` by default.
    public final var alwaysBounceVertical = false

    /// Whether a drag that begins nearly along an axis, less than 30° off, goes along that axis until the lift.
    /// `false` by default.
    public final var isDirectionalLockEnabled = false

    /// Whether content that is let go comes to rest at a multiple of the view's size, a page at a time.
    /// `false` by default.
    public final var isPagingEnabled = false

    /// How fast content slows down that was let go; ``DecelerationRate-swift.struct/normal`` by default.
    public final var decelerationRate = DecelerationRate.normal

    /// Decides what happens to a drag at the end of the content; ``NestedScrollHandoff-swift.enum/none`` by default.
    public final var nestedScrollHandoff = NestedScrollHandoff.none

    /// Decides when scrolling ends editing in the window; ``KeyboardDismissMode-swift.enum/none`` by default.
    public final var keyboardDismissMode = KeyboardDismissMode.none

    /// What is pulled out from above the content, to load it anew; `nil` for nothing. Set ``alwaysBounceVertical`` for
    /// content that may fit.
    public final var refreshControl: RefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    // MARK: Touches of the content

    /// Whether touches on subviews are kept from them for a moment, to see whether they scroll. `true` by default.
    /// Clicks of a pointer never are.
    public final var delaysContentTouches = true

    /// Whether a drag may take touches away from subviews that know of them. `true` by default; with `false` it does
    /// not scroll then.
    public final var canCancelContentTouches = true

    // MARK: Zoom

    /// The smallest scale that two fingers can give the content; 1 by default.
    public final var minimumZoomScale = 1.0 { didSet { zoomLimitsDidChange() } }

    /// The largest scale that two fingers can give the content; 1 by default. It is not zoomed unless this is more than
    /// ``minimumZoomScale``, and the delegate names a view.
    public final var maximumZoomScale = 1.0 { didSet { zoomLimitsDidChange() } }

    /// Whether two fingers can scale the content beyond its limits, and it comes back. `true` by default.
    public final var bouncesZoom = true

    /// Who follows the content beside the delegate, see ``addScrollObserver(_:)``.
    final var scrollObservers: [ScrollObserver] = []
    /// The recognizer that zooms with two fingers; `nil` while the limits leave nothing to zoom.
    public internal(set) final var pinchGestureRecognizer: PinchGestureRecognizer?

    // MARK: Indicators

    /// Whether a bar shows, while the content moves, how far along its width it is. `true` by default.
    public final var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }

    /// Whether a bar shows, while the content moves, how far down it is. `true` by default.
    public final var showsVerticalScrollIndicator = true { didSet { indicators.update() } }

    /// How the bars stand out from the content; ``IndicatorStyle-swift.enum/default`` by default.
    public final var indicatorStyle = IndicatorStyle.default { didSet { indicators.update() } }

    /// How far the vertical bar stays away from the edges, in points, beside ``adjustedContentInset``; nothing by
    /// default.
    public final var verticalScrollIndicatorInsets = Insets.zero {
        didSet { indicatorInsetsDidChange(to: verticalScrollIndicatorInsets) }
    }

    /// How far the horizontal bar stays away from the edges, in points, beside ``adjustedContentInset``; nothing by
    /// default.
    public final var horizontalScrollIndicatorInsets = Insets.zero {
        didSet { indicatorInsetsDidChange(to: horizontalScrollIndicatorInsets) }
    }

    /// Whether the bars stay away from what covers the scene, as ``adjustedContentInset`` does; else from
    /// ``contentInset`` alone. `true` by default.
    public final var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }

    /// Whether a wish to see the beginning, such as a tap on the title bar, scrolls to it; see
    /// ``ScrollView/scrollToTop()``. `true` by default.
    public final var scrollsToTop = true

    final lazy var indicators = ScrollIndicators(of: self)

    // MARK: For this module

    /// The scale of the content.
    final var currentZoom = ZoomState()

    /// The drag that goes on.
    final var drag: ScrollDragging?
    /// What moves the content by itself.
    final var motion: ScrollMotion?
    /// When a wheel moved the content last.
    final var lastWheelTime: Instant?
    /// The notches, in parts, that a wheel has turned since the last page.
    final var turnedWheel = Vector.zero
    /// The room that a refresh control wants above the content.
    final var refreshInset = 0.0
    /// The page that stays when the view or the content gets another size.
    final var keptPage: KeptPage?
    /// The size of the view when it was last counted.
    final var lastSize = Size.zero
    /// The room around the content when it was last counted.
    final var lastInset = Insets.zero
    /// The ring around what shows, while the view has the focus.
    final var focusRing: ScrollFocusRing?

    /// Creates a scroll view that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        lastSize = bounds.size
        pan.scrollView = self
        pan.delegate = gestureDelegate
        pan.excludesSlop = true
        pan.allowedScrollTypesMask = .all
        pan.addTarget(self, action: ScrollView.panned)
        addGestureRecognizer(contentTouches)
        addGestureRecognizer(pan)
    }

    /// This class.
    open override class var geometricClass: View.Type { ScrollView.self }

    // MARK: State

    /// Which place of the content shows at the upper left corner: the origin of `View.bounds`, in points. Setting it
    /// moves the content at once, also beyond its limits. Content that glides since it was let go glides on from there,
    /// so that a program can bring content without an end back to its middle; ``setContentOffset(_:animated:)`` stops
    /// it. What else moves it ends.
    public final var contentOffset: Point {
        get { bounds.origin }
        set {
            newValue.mustBeOffset()
            if motion?.kind == .decelerating { return glideOn(from: newValue) }
            endMotion()
            drag?.restart(at: range.pulled(newValue))
            move(to: newValue)
        }
    }

    /// Whether a finger is on the scroll view or its content, whatever will become of it. Not once the view has left
    /// its window, though the touches are cancelled a moment later.
    public final var isTracking: Bool {
        window != nil && (!pan.touches.allSatisfy(\.phase.isTerminal) || drag?.isScrolled == true)
    }

    /// Whether a finger is drawing the content. Not once the view has left its window, though the delegate is
    /// told a moment later.
    public final var isDragging: Bool { window != nil && drag != nil }

    /// Whether the content moves on by itself after it was let go.
    public final var isDecelerating: Bool { window != nil && motion?.kind == .decelerating }

    /// Whether two fingers are scaling the content.
    public final var isZooming: Bool { window != nil && currentZoom.pinch != nil }

    /// Whether the content comes back from a scale beyond its limits.
    public final var isZoomBouncing: Bool { window != nil && motion?.kind == .zoomBouncing }

    /// Moves the content; the only one who does.
    final func move(to offset: Point) {
        guard offset != contentOffset else { return }
        StackRoom.check("contentOffset", of: self)
        bounds.origin = offset
        indicators.update()
        updateRefreshControl()
        if focusRing != nil { updateFocusRing() }
        delegate?.scrollViewDidScroll(self)
        if !scrollObservers.isEmpty { sendToScrollObservers() }
    }

    // MARK: Asked of subclasses

    /// Whether a subview is to hear of touches that landed on it. Asked when the touches have waited, or at once when
    /// they do not have to.
    ///
    /// - Parameters:
    ///   - touches: The touches.
    ///   - event: The event they belong to.
    ///   - view: The view that they landed on.
    /// - Returns: `true` by default. With `false` the subview never hears of them.
    open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

    /// Whether a drag may take its touches away from a subview that knows of them. Asked only if
    /// ``canCancelContentTouches``.
    ///
    /// - Parameter view: The view that they landed on.
    /// - Returns: By default, whether it is no control. With `false` the drag does not scroll.
    open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

    /// Returns where content that is let go comes to rest: for a subclass that snaps to places of its own, as pages of
    /// another size than the view's. Called once for a drag that ends, before the delegate is asked, and when a finger
    /// is lifted that has stopped the content.
    ///
    /// - Parameters:
    ///   - proposedOffset: Where it would come to rest, as a ``contentOffset``.
    ///   - velocity: How fast the offset changes, in points per second.
    /// - Returns: The offset; `proposedOffset` by default. Beyond the ends of the content the end takes its place.
    open func targetContentOffset(
        forProposedContentOffset proposedOffset: Point, withVelocity velocity: Vector
    ) -> Point { proposedOffset }

    /// Whether a recognizer may begin. The scroll view's own pan may when there is content in its direction, and its
    /// touches can be taken from the subviews.
    open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        if recognizer === pan { return mayScroll() && canCancelContent(pan.touches) }
        return recognizer === pinchGestureRecognizer
            ? viewForZooming != nil && canCancelContent(recognizer.touches) : true
    }

    /// Whether there is content to scroll, and nothing inside that the focus could come to.
    open override var canBecomeFocused: Bool { isScrollEnabled && hasMoreContent && !hasStopsInside }

    /// Whether the focus can come to the view, see ``canBecomeFocused``.
    open override var canBecomeFirstResponder: Bool { canBecomeFocused }

    /// Sent when ``adjustedContentInset`` is another, and the content has moved with it. Does nothing by default.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() { insetsDidChange() }

    open override var contentSafeEdges: RectEdge { contentInsetAdjustmentBehavior.safeEdges }

    // MARK: Told by the tree

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.scrollView, value: spokenPosition)
    }

    /// Scrolls a page on.
    open override func accessibilityIncrement() { turnPage(by: 1) }

    /// Scrolls a page back.
    open override func accessibilityDecrement() { turnPage(by: -1) }

    /// Scrolls a page, where there is content to come that way.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        turnPage(to: direction)
    }

    /// A button for the refresh control, while that does not show.
    open override var accessibilityElements: [AccessibilityElement] { refreshElement.map { [$0] } ?? [] }

    /// Whether a ring is drawn around what shows of the content while the view has the focus. `true` by default;
    /// `false` in a subclass that draws one around a part of its content.
    open var showsFocusRing: Bool { true }

    open override func focusRingDidChange() {
        super.focusRingDidChange()
        updateFocusRing()
    }

    open override class var nonDrawingClass: View.Type? { ScrollView.self }

    /// Follows a new size. An override calls `super`.
    open override func boundsDidChange(from old: Rect) {
        guard bounds.size != old.size else { return }
        extentDidChange()
        keepCaretInSight(from: old)
        if focusRing != nil { updateFocusRing() }
    }

    /// Counts anew what a keyboard covers. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        insetsDidChange()
    }

    /// Places the view that is being zoomed so that it grows from the corner of the content. An override calls `super`.
    open override func frame(of subview: View, placedAt frame: Rect) -> Rect {
        guard zoomScale != 1, viewForZooming === subview else { return frame }
        let growth = (zoomScale - 1) / 2
        return Rect(
            x: frame.minX * zoomScale + frame.width * growth, y: frame.minY * zoomScale + frame.height * growth,
            width: frame.width, height: frame.height)
    }

    /// Lets an arrow scroll where there is content to come that way, so that it does not move the focus.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        keepsArrow(key) ? .keepsFocus : super.handleKey(key, isRepetition: isRepetition)
    }

    /// Lets keys that nobody has used scroll in the window that it comes to. An override calls `super`.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if let window { ScrollKeyInteraction.add(to: window) }
    }

    /// Keeps how far it is scrolled.
    open override func encodeRestorableState(with coder: StateCoder) { encodeOffset(in: coder) }

    /// Scrolls to where it was.
    open override func decodeRestorableState(with coder: StateCoder) { decodeOffset(from: coder) }

    /// Stops moving where the view goes to another scene. An override calls `super`.
    open override func willMove(toWindow newWindow: Window?) {
        super.willMove(toWindow: newWindow)
        guard newWindow?.windowScene !== window?.windowScene else { return }
        drag?.link?.invalidate()
        haltMotion()
    }
}
