public import TactusGeometry
public import TactusGraphics

/// A rectangle on the screen that draws itself, has views inside it, and takes touches.
///
/// ```swift
/// let card = View(frame: Rect(x: 20, y: 20, width: 200, height: 120))
/// card.backgroundColor = .white
/// card.cornerRadius = 12
/// window.addSubview(card)
/// ```
///
/// A view has a place in its superview, given by ``frame``, or by ``center``, ``bounds`` and ``transform``; and a
/// coordinate space of its own, ``bounds``, in which it draws and in which its subviews are placed. All coordinates are
/// points, with y growing downwards.
///
/// Setters only note what changed. Once per frame of the display the toolkit lays out what asked for it
/// (``layoutSubviews()``), and repaints the pixels that are no longer right (``draw(_:in:)``).
///
/// Touches go to the frontmost view that contains them (``hitTest(_:with:)``), and travel up from there.
///
/// Left out of UIKit's are `transform3D` (perspective would be sampled by the processor in each frame) and
/// `motionEffects` (most screens here stand still; `MotionManager` tells how one is held).
///
/// Subclasses override the methods below; everything else about a view is the same for all of them. What a view holds
/// it keeps alive: its subviews, not its superview.
@MainActor open class View: Responder {
    /// Outside of this the view takes no touch. First, since hit testing mostly reads nothing else of siblings.
    @exclusivity(unchecked) final var hitBounds = HitBounds.everywhere
    @exclusivity(unchecked) final var geometry: ViewGeometry {
        didSet { geometryDidChange() }
    }
    @exclusivity(unchecked) final var hitting = HitTraits()
    @exclusivity(unchecked) final var appearance = ViewAppearance()
    @exclusivity(unchecked) final var drawing = DrawingState()
    @exclusivity(unchecked) final var children: [View] = []
    /// What was noted of each of ``children``.
    @exclusivity(unchecked) final var subviewTable = SubviewTable()
    @exclusivity(unchecked) final var depthOrder = DepthOrder.listed
    /// Where this view was last among its siblings, see ``index(of:)``.
    @exclusivity(unchecked) final var lastIndex = 0
    @exclusivity(unchecked) final unowned(unsafe) var parent: View?
    @exclusivity(unchecked) final unowned(unsafe) var root: Window?
    /// What ``mask`` is, and the view that this one is the mask of.
    final var maskView: View?
    final weak var maskOwner: View?
    final var attachedRecognizers: [GestureRecognizer] = []
    final var attachedInteractions: [any Interaction] = []
    /// What is animated of the view; `nil`, mostly, when nothing is.
    final var animations: ViewAnimations?
    /// The picture that the view is shown by, when that is wanted; `nil` for most views.
    final var raster: Raster?
    /// Whose root view this is.
    final weak var controller: ViewController? { didSet { root?.safeAreaPath.removeAll() } }
    /// What layout knows beyond the frame; `nil` for most views.
    final var layoutState: ViewLayout?
    /// What the view says about traits; `nil` for most views.
    final var traits: ViewTraits?
    /// The traits that the view was told of, and is drawn by.
    final var notifiedTraits = TraitState.standard
    /// What was said about the view for those who do not see it; `nil` for most views.
    final var accessibility: ViewAccessibility?
    /// Made when the origin of the bounds first changes.
    final var scrolled: ScrolledContent?

    /// A free text for logs, traces and tests, which is not read out. UIKit's name for what is ``name`` for short.
    public final var accessibilityIdentifier: String?
    /// A number to find the view by, see ``viewWithTag(_:)``. 0 by default.
    public final var tag = 0

    /// The group of views that the view and those inside it belong to, for keys that move the focus; `nil`, the
    /// default, for that of the superview. See ``canBecomeFocused``.
    public final var focusGroupIdentifier: String?

    /// Creates a view that is placed at `frame` in its future superview, in points.
    public init(frame: Rect) {
        precondition(frame.standardized.isFinite, "a view's frame must be finite, not \(frame)")
        geometry = ViewGeometry(frame: frame)
        super.init()
        hitting.isGeometric = type(of: self) == type(of: self).geometricClass
        updateHitBounds()
        if type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    }

    /// Creates a view of no size, by the ``init(frame:)`` of its class.
    public override convenience init() { self.init(frame: .zero) }
    isolated deinit { releaseSubviews() }

    /// The controller whose root view this is; else the superview, or `nil` for a view that has none.
    open override var next: Responder? { controller ?? superview }
    override var usualNext: Responder? { controller ?? superview }
    override final var viewOfChain: View? { self }

    // MARK: Hit testing

    /// Returns the frontmost descendant that contains `point`, or this view when no subview does.
    ///
    /// Called when a touch begins. A view that is hidden, ignores touches, or has an ``alpha`` under 0.01 is passed
    /// over together with its subviews. Outside this view's bounds no subview is asked, and the result is `nil`;
    /// whether the view clips its subviews does not matter.
    ///
    /// An override must not change the view tree. It may return any view of the same window.
    ///
    /// - Parameters:
    ///   - point: A location in this view's coordinate space, in points.
    ///   - event: The event being delivered, or `nil` when asked outside delivery.
    /// - Returns: The view that should get the touch; `nil` when it should go to what is behind this view.
    open func hitTest(_ point: Point, with event: Event?) -> View? { frontmostView(at: point, with: event) }

    /// Whether `point` counts as inside this view: by default, whether it lies in ``bounds``, widened by
    /// ``hitOutsets``. The left and top edges belong to the view, the right and bottom ones do not.
    ///
    /// Override it for other shapes. What the view shows there makes no difference.
    ///
    /// - Parameters:
    ///   - point: A location in this view's coordinate space, in points.
    ///   - event: The event being delivered, or `nil` when asked outside delivery.
    /// - Returns: Whether a touch there may go to this view or its subviews.
    open func point(inside point: Point, with event: Event?) -> Bool { boundsContain(point, with: event) }

    /// The class whose instances are hit-tested by geometry alone, which is several times faster: their superview may
    /// pass them over without calling them.
    ///
    /// A subclass inherits the answer of its superclass, which names another class, and is asked in full. One that
    /// overrides neither ``hitTest(_:with:)`` nor ``point(inside:with:)`` may say so by returning itself, as in
    /// `override class var geometricClass: View.Type { Cell.self }`.
    open class var geometricClass: View.Type { View.self }

    // MARK: Layout and drawing

    /// Places the subviews. Called before drawing when the view's size has changed, or ``setNeedsLayout()`` asked for
    /// it; superviews first, and once for all that has changed. Subviews that constraints place are in their new places
    /// already. By default it does nothing.
    open func layoutSubviews() {}

    /// Changes constraints to what they should be now. Called before layout when ``setNeedsUpdateConstraints()`` asked
    /// for it; views inside first. An override calls `super` at its end.
    open func updateConstraints() {}

    /// Whether views of this class ask for ``updateConstraints()`` before their first layout. `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size in points that shows all of the view's content, for constraints to go by, each dimension
    /// ``noIntrinsicMetric`` where the content has none: both, by default.
    ///
    /// How much the view insists on it, see ``setContentHuggingPriority(_:for:)`` and
    /// ``setContentCompressionResistancePriority(_:for:)``. When it changes call ``invalidateIntrinsicContentSize()``.
    open var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

    /// Returns the height of the content when it is so wide, for content like text that is broken into lines; `nil`, by
    /// default, when the height does not depend on the width.
    ///
    /// Constraints go by it, not by the height of ``intrinsicContentSize``, once the width is known: in the same frame.
    ///
    /// - Parameter width: A width in points. Constraints ask with widths that are finite and more than 0.
    /// - Returns: The height in points.
    open func intrinsicHeight(forWidth width: Double) -> Double? { nil }

    /// Returns where the lines of the view's text lie in a size; `nil`, by default, for a view without text.
    ///
    /// - Parameter size: The size, in points.
    /// - Returns: The baselines of the first and of the last line, from the view's upper edge.
    open func baselines(in size: Size) -> Baselines? { nil }

    /// Sent when ``safeAreaInsets`` are others than when this was last sent, before layout. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// The edges at which nothing of ``safeAreaInsets`` reaches into subviews, since this view moves them away from
    /// there; none by default. ``setNeedsUpdateOfContentSafeEdges()`` says that they are others now.
    open var contentSafeEdges: RectEdge { [] }

    /// Sent when ``layoutMargins`` are set to others, or follow others around the view. Does nothing by default.
    open func layoutMarginsDidChange() {}

    /// Returns the size that shows all of the view's content within `size`; by default the view's present size.
    ///
    /// - Parameter size: The room there is, in points. A dimension may be infinite.
    /// - Returns: The size to take, in points.
    open func sizeThatFits(_ size: Size) -> Size { bounds.size }

    /// The room that ``sizeToFit()`` asks ``sizeThatFits(_:)`` for, in points: without limits by default.
    open var roomToFit: Size { Size(width: .infinity, height: .infinity) }

    /// Draws the view's own content, above its background and beneath its subviews.
    ///
    /// Called when pixels of the view must be painted anew, between two events; never call it yourself, call
    /// ``setNeedsDisplay()``. Drawing is limited to ``bounds``.
    ///
    /// - Parameters:
    ///   - rect: The part that is needed, in this view's coordinate space, in points. What is drawn beside it is lost.
    ///   - canvas: Where to draw, in this view's coordinate space. It must not be kept.
    open func draw(_ rect: Rect, in canvas: Canvas) {}

    // MARK: Traits

    /// Sent when the view's ``traitCollection`` is another one than when this was last sent, or than the ordinary one
    /// for a view that came into a window: before the next frame, superviews first, once for all that has changed. Does
    /// nothing by default.
    ///
    /// Dynamic colours and text styles follow by themselves.
    ///
    /// - Parameter previous: What the traits were.
    open func traitCollectionDidChange(_ previous: TraitCollection) {}

    /// Sent after ``traitCollectionDidChange(_:)`` when ``tintColor`` is another colour, also by having become light or
    /// dark. Does nothing by default.
    open func tintColorDidChange() {}

    // MARK: Changes of the tree

    /// Sent before its superview changes.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Sent to a view after its superview has changed.
    open func didMoveToSuperview() {}

    /// Sent to a view and all its descendants before the window they are in changes.
    open func willMove(toWindow newWindow: Window?) {}

    /// Sent to a view and all its descendants after the window they are in has changed.
    open func didMoveToWindow() {}

    /// Sent to a superview after it got a subview.
    open func didAddSubview(_ subview: View) {}

    /// Sent to a superview before it loses a subview.
    open func willRemoveSubview(_ subview: View) {}

    // MARK: Gestures

    /// Whether a recognizer that takes part in a touch of this view, or of a view below it, may begin.
    ///
    /// Asked once an attempt, before the recognizer acts, of every view from the touched one up to the recognizer's
    /// own. One `false` is enough: the recognizer fails. So a slider keeps a drag along its track to itself.
    ///
    /// - Parameter recognizer: The recognizer that wants to begin.
    /// - Returns: `false` to let it fail.
    open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

    // MARK: Focus

    /// Whether Tab and the arrow keys stop at the view. `false` by default; `true` for a control. A view that says so
    /// can become the first responder too (``Responder/canBecomeFirstResponder``): the focus is the place of the first
    /// responder, as keys move it.
    ///
    /// Tab goes through all such views of a window in reading order, arrows to the nearest one in their direction.
    /// Views of one group (``focusGroupIdentifier``) are a single stop for Tab, and arrows stay among them: a row of
    /// choices, say. ``isFocused`` tells when to draw a ring. A view that needs arrows for itself lists them in its
    /// ``Responder/keyCommands``, with ``KeyCommand/wantsPriorityOverSystemBehavior``.
    open var canBecomeFocused: Bool { false }

    /// None: where the focus goes first inside the view is left to the order of reading.
    open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

    /// Prevents nothing.
    open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

    /// Does nothing.
    open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

    // MARK: Assistive tools

    /// What the view is to assistive tools and tests. Unless set, that of its class; `none` for what only arranges.
    open var accessibilityRole: AccessibilityRole {
        get { accessibility?.role ?? standardAccessibility.role }
        set { madeAccessibility.role = newValue }
    }

    /// What assistive tools call the view, and tests find it by: unless it is set, a button's title, a label's text.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? standardAccessibility.label }
        set { madeAccessibility.label = newValue }
    }

    /// What the view shows beside its name; `nil` for none. Unless set: how far a slider is, `on` or `off` of a switch.
    open var accessibilityValue: String? {
        get { accessibility?.value ?? standardAccessibility.value }
        set { madeAccessibility.value = newValue }
    }

    /// Whether the view is one thing, in which assistive tools look for no others: controls, labels and pictures are.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? standardAccessibility.isElement }
        set { madeAccessibility.isElement = newValue }
    }

    /// How the view stands: enabled, selected, marked, focused; as its class says, or the program
    /// (``isAccessibilitySelected``, ``isAccessibilityEnabled``).
    open var accessibilityState: AccessibilityState { describedState }

    /// What ``accessibilityRole`` and ``accessibilityState`` say, as UIKit's flags. An override goes before them.
    open var accessibilityTraits: AccessibilityTraits {
        get { AccessibilityTraits(accessibilityRole, accessibilityState) }
        set { setAccessibilityTraits(newValue) }
    }

    /// Whether the view is the part of a list that has its focus, for those who do not see it. `false` by default.
    open var isFocusedPart: Bool { false }

    /// Parts of the view that are no views, but something by themselves. None by default.
    open var accessibilityElements: [AccessibilityElement] { [] }

    /// Makes the value larger by a step: as an arrow key does, in controls that have a value. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Makes the value smaller by a step.
    open func accessibilityDecrement() {}

    /// Sets the value that ``AccessibilityDescription/range`` tells, nearly, as the user would: what listens is told.
    ///
    /// - Parameter number: The value, between the limits.
    /// - Returns: Whether it was set: by default it is not.
    open func accessibilityAdjust(to number: Double) -> Bool { false }

    /// What can be done with the view beside a tap; `nil`, by default, for nothing.
    open var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { madeAccessibility.customActions = newValue }
    }

    /// Does what a tap on the view does, for users who do not touch it: an assistive tool asks for it.
    ///
    /// - Returns: Whether it was done. With `false`, the answer by default, the view gets a tap in its middle instead.
    open func accessibilityActivate() -> Bool { false }

    // MARK: For subclasses that draw, scroll or arrange

    /// The number that the view draws, as its value: what an animation changes little by little. 0 by default.
    ///
    /// Override both accessors, change the value within ``changeAnimatableValue(_:)`` and draw ``presentedValue``: then
    /// an animation around the change, or a finger that catches it on its way, moves what is drawn. Only an animation
    /// that is stopped on its way sets it.
    ///
    /// ```swift
    /// override var animatableValue: Double {
    ///     get { angle }
    ///     set { angle = newValue }
    /// }
    /// ```
    open var animatableValue: Double {
        get { 0 }
        set {}
    }

    /// The part of ``bounds`` that changed content took up when it was last drawn, and the one that it takes up now,
    /// united; `nil`, by default, for all of the bounds.
    ///
    /// Called once for each frame before which ``setNeedsDisplay()`` was called, as what is to be painted is found. A
    /// subclass that overrides ``draw(_:in:)`` and draws elsewhere answers `nil`, or its own part.
    ///
    /// - Returns: A rectangle in the view's coordinate space, in points.
    open func extentOfChange() -> Rect? { nil }

    /// What the view is to an assistive tool by its class, before a program sets any of `accessibilityRole`,
    /// `accessibilityLabel` and their like. Asked for each time that somebody looks; nothing by default.
    open var standardAccessibility: AccessibilityDescription { AccessibilityDescription() }

    /// How far the edges of ``bounds`` lie outside those that constraints align, in points; none by default. A badge or
    /// a shadow beside what counts is left out by it. ``intrinsicContentSize`` is the size of what is left. It does not
    /// change while the view takes part in constraints.
    open var alignmentRectInsets: Insets { .zero }

    /// How far the left and right edges are outside besides, within ``intrinsicContentSize``: room for a focus ring. 0.
    open var alignmentInset: Double { 0 }

    /// The class whose own instances draw nothing in `draw(_:in:)`; `nil` where a class does draw. One without drawing
    /// code overrides it to return itself, and costs no step of painting. A subclass of that counts as one that draws,
    /// as long as it does not override this too.
    open class var nonDrawingClass: View.Type? { View.self }

    /// With which shape the view runs into others where a `DynamicAnimator` moves it: its bounds, by default.
    open var collisionBoundsType: CollisionBoundsType { .rectangle }

    /// The convex outline of a view whose ``collisionBoundsType`` is `.path`, in points around its middle.
    open var collisionBoundingPath: Path { Path() }

    /// Whether ``draw(_:in:)`` fills ``presentedBounds``, and so draws for each size on the way to another. `false` by
    /// default: what is drawn for the size that was set is stretched over the one that shows.
    open var drawsPresentedBounds: Bool { false }

    /// Called at once when ``bounds`` have another size or origin than `old`, also by setting ``frame``. Does nothing.
    open func boundsDidChange(from old: Rect) {}

    /// Called when the view gets or loses the ring of the focus: it is the first responder, and the user moves by keys.
    /// The implementation of this class asks for display where ``draw(_:in:)`` has read ``isFocused``.
    open func focusRingDidChange() { if mayDraw, drawing.readsFocus { setNeedsDisplay() } }

    /// Returns the frame for a subview that constraints place, before its transform, in points of this view: `frame`,
    /// the solution, by default; another one in a container that magnifies. Called whenever the solution changes.
    open func frame(of subview: View, placedAt frame: Rect) -> Rect { frame }

    /// Called when ``isHidden`` of a subview has changed: for containers that arrange them. Does nothing here.
    open func subviewVisibilityDidChange(_ subview: View) {}

    /// Called when a subview may have another intrinsic content size. Does nothing here.
    open func subviewIntrinsicContentSizeDidChange(_ subview: View) {}

    func visibilityDidChange() { parent?.subviewVisibilityDidChange(self) }
}
