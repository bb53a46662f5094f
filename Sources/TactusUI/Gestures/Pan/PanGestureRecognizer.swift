public import TactusGeometry

/// Recognizes fingers that are dragged over the glass.
///
/// ```swift
/// func drag(_ pan: PanGestureRecognizer) {
///     center += pan.translation(in: superview)
///     pan.setTranslation(.zero, in: superview)
/// }
/// ```
///
/// Continuous: it begins when the fingers have gone a little way (``InputProfile/Metrics/panSlop``), changes with every
/// movement, and ends when the last finger is lifted. Several fingers count as one, at their centroid; fingers that
/// join or leave do not make it jump.
open class PanGestureRecognizer: GestureRecognizer {
    /// With fewer fingers the pan does not begin, and stands still; 1 by default. It may become another number while
    /// fingers are down: a pan that two begin and one goes on with sets it to 1 when it has begun.
    public final var minimumNumberOfTouches = 1 {
        didSet { follower.tracker?.settings.minimumTouches = minimumNumberOfTouches }
    }

    /// With more fingers the pan does not begin; those that land later are ignored. No limit by default. It may become
    /// another number while fingers are down, and counts for those that land from then on.
    public final var maximumNumberOfTouches = Int.max {
        didSet { follower.tracker?.settings.maximumTouches = maximumNumberOfTouches }
    }

    /// Whether the translation starts at zero when the pan begins, instead of with the way that it took. `false` by
    /// default. Read at the start of each attempt.
    public final var excludesSlop = false

    /// The directions in which the pan may go; ``Axes/both`` by default. Read at the start of each attempt.
    public final var allowedAxes = Axes.both

    /// By which kinds of scrolling the pan can be done, beside fingers that drag; none by default. Read at the start of
    /// each attempt.
    ///
    /// A notch of a wheel is a pan of its own: it begins, changes and ends at once, by ten points a notch. On a
    /// touchpad the pan lasts until the fingers are lifted. The location is that of the pointer, and there are no
    /// touches.
    public final var allowedScrollTypesMask: ScrollTypeMask = []

    /// By which numbers of fingers that swipe on a touchpad the pan can be done; none by default. Read at the start of
    /// each attempt.
    ///
    /// Touchpads tell what three fingers and more do apart from scrolling with two. The pan must also allow
    /// ``ScrollTypeMask/continuous`` scrolling. Many desktops keep these swipes to themselves.
    public final var allowedScrollFingerCounts: Set<Int> = []

    final let follower = FingerFollower<PanTracker>()
    final var maximumVelocity = InputProfile.Metrics().maximumVelocity

    /// Adds fingers, or ignores those that are too many.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        follower.began(touches, with: event, for: self, makeTracker: makeTracker)
    }

    /// Begins when the fingers have gone far enough, and changes from then on.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        follower.moved(touches, with: event, for: self)
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        follower.ended(touches, with: event, for: self)
    }

    /// Goes on with the fingers that are left.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        follower.cancelled(touches, for: self)
    }

    /// A pan of one finger, by the axis that it goes farther on; none for one of several fingers.
    open override func gestureClass(in view: View) -> GestureClassSet {
        guard numberOfTouches == 1 else { return [] }
        let way = initialTranslation(in: view)
        return abs(way.dx) > abs(way.dy) ? .horizontalPan : .verticalPan
    }

    /// Notes which way the fingers have gone.
    open override func willProposeToBegin() { follower.tracker?.begin() }

    /// Forgets the fingers.
    open override func reset() {
        follower.tracker = nil
    }

    open override func receivesSequence(of event: Event) -> Bool { allowsScrolling(of: event) }

    open override func sequenceChanged(with event: Event) { scroll(with: event) }

    private func makeTracker(for touch: Touch) -> PanTracker {
        maximumVelocity = metrics(for: touch.type).maximumVelocity
        return PanTracker(settings(for: touch))
    }

    /// What is asked of the pan that begins with `touch`.
    func settings(for touch: Touch) -> PanTracker.Settings {
        PanTracker.Settings(
            minimumTouches: minimumNumberOfTouches, maximumTouches: maximumNumberOfTouches,
            slop: metrics(for: touch.type).panSlop, excludesSlop: excludesSlop, constraint: .along(allowedAxes))
    }

    // MARK: The drag

    /// How far the fingers had gone when the pan was about to begin, whether or not ``excludesSlop``: it tells which
    /// way the pan goes. Zero before that. For ``View/gestureRecognizerShouldBegin(_:)``, delegates, and actions for
    /// ``GestureRecognizer/State/began``.
    ///
    /// In the coordinate space of `view`, in points; `nil` stands for the window.
    public final func initialTranslation(in view: View?) -> Vector {
        convert(follower.tracker?.translationToBegin ?? .zero, to: view)
    }

    /// How far the fingers have gone since they landed, or since ``setTranslation(_:in:)``.
    ///
    /// In the coordinate space of `view`, in points; `nil` stands for the window.
    @_disfavoredOverload public final func translation(in view: View?) -> Vector {
        convert(follower.tracker?.translation ?? .zero, to: view)
    }

    /// Lets the translation be `translation` at this moment. The velocity stays what it is.
    ///
    /// - Parameters:
    ///   - translation: What the translation is to be, in points.
    ///   - view: The view in whose coordinate space it is given; `nil` for the window.
    public final func setTranslation(_ translation: Vector, in view: View?) {
        follower.tracker?.setTranslation(convert(translation, from: view))
    }

    /// How fast the fingers go, by their last movements; zero after a pause.
    ///
    /// In the coordinate space of `view`, in points per second; `nil` stands for the window.
    @_disfavoredOverload public final func velocity(in view: View?) -> Vector {
        guard let tracker = follower.tracker, let now else { return .zero }
        return convert(tracker.velocity(at: now, maximum: maximumVelocity), to: view)
    }
}
