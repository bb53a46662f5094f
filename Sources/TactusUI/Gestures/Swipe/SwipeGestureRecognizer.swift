public import TactusGeometry

/// Recognizes a stroke over the glass in one direction.
///
/// ```swift
/// let swipe = SwipeGestureRecognizer()
/// swipe.direction = .left
/// swipe.addTarget(self, action: Reader.turnPage)
/// page.addGestureRecognizer(swipe)
/// ```
///
/// Discrete: its action is sent once, as soon as the stroke is long and quick enough (``InputProfile/SwipeMetrics``),
/// while the finger is still moving. A quick stroke may be careless about its direction; a slow one may be short but
/// must be straight. What moves with the finger is a ``PanGestureRecognizer``'s business.
open class SwipeGestureRecognizer: GestureRecognizer {
    /// The directions that count; ``Direction/right`` by default. Which of several it was is not told: where that
    /// matters, use a recognizer for each. Read at the start of each attempt.
    public final var direction = Direction.right

    /// How many fingers must swipe together; 1 by default. Read at the start of each attempt.
    public final var numberOfTouchesRequired = 1

    private var tracker: SwipeTracker?
    /// The fingers of the swipe, in order of arrival.
    private var swipeTouches: [Touch] = []

    /// A swipe of one finger, by its ``direction``.
    open override func gestureClass(in view: View) -> GestureClassSet {
        guard numberOfTouchesRequired == 1 else { return [] }
        return direction.isDisjoint(with: [.left, .right]) ? .verticalSwipe : .horizontalSwipe
    }

    /// Adds fingers to the stroke. Ignores what the input profile says does not swipe: pointers.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            guard let settings = settings(for: touch) else {
                ignore(touch, for: event)
                continue
            }
            swipeTouches.append(touch)
            var tracker = tracker ?? SwipeTracker(settings)
            act(on: tracker.began(touch.id, at: touch.windowLocation, time: touch.timestamp), of: tracker)
        }
    }

    /// Recognizes the stroke, or fails when it goes the wrong way.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        guard var tracker else { return }
        for touch in touches.inOrder { tracker.moved(touch.id, to: touch.windowLocation) }
        act(on: tracker.moved(at: event.timestamp), of: tracker)
    }

    /// Fails: the stroke was too short.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        guard let tracker else { return }
        for touch in touches.inOrder { act(on: tracker.ended(touch.id), of: tracker) }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        fail(because: .touchCancelled)
    }

    /// Fails: the stroke is too slow, or a finger did not come in time.
    open override func deadlinePassed() {
        guard let tracker else { return }
        act(on: tracker.deadlinePassed(), of: tracker)
    }

    /// Forgets the fingers.
    open override func reset() {
        tracker = nil
        swipeTouches = []
    }

    private func settings(for touch: Touch) -> SwipeTracker.Settings? {
        let metrics = metrics(for: touch.type)
        guard let swipe = metrics.swipe else { return nil }
        return SwipeTracker.Settings(
            directions: direction.vectors, touches: numberOfTouchesRequired, metrics: swipe, slop: metrics.panSlop,
            landingWindow: metrics.landingWindow)
    }

    private func act(on decision: DiscreteDecision, of tracker: SwipeTracker) {
        self.tracker = tracker
        act(on: decision, waitingUntil: tracker.deadline)
    }

    // MARK: Where

    /// How many fingers have landed for the swipe. They count until the recognizer is reset, also when lifted.
    open override var numberOfTouches: Int { swipeTouches.count }

    /// Returns where the swipe started: the centroid of its fingers when all had landed.
    open override func location(in view: View?) -> Point {
        tracker?.location.map { convert($0, to: view) } ?? super.location(in: view)
    }

    /// Returns where one of the fingers is, or was when it was lifted.
    open override func location(ofTouch index: Int, in view: View?) -> Point {
        precondition(
            swipeTouches.indices.contains(index), "touch \(index) of \(swipeTouches.count): ask numberOfTouches first")
        return swipeTouches[index].location(in: view)
    }
}
