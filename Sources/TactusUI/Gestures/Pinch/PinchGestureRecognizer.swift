/// Recognizes two fingers that move apart or together, on the screen or on a touchpad.
///
/// ```swift
/// func zoom(_ pinch: PinchGestureRecognizer) {
///     transform = transform.scaled(by: pinch.scale)
///     pinch.scale = 1
/// }
/// ```
///
/// Continuous: it begins when the distance between the fingers has changed a little
/// (``InputProfile/Metrics/pinchSlop``), changes with every movement while both are down, and ends when both are
/// lifted. A finger that was lifted may come back; more than two fingers are ignored. The fingers may be on different
/// views inside this recognizer's own.
///
/// Fingers on a touchpad pinch what the pointer is over. The pinch begins with their first movement, has no touches,
/// and is where the pointer is. When it is cancelled, undo what it has done: the user meant something else.
open class PinchGestureRecognizer: GestureRecognizer {
    private let follower = FingerFollower<PinchTracker>()

    /// How much farther apart the fingers are than when the pinch began, or since this was set. 1 before it begins.
    ///
    /// Set it, usually to 1, to count from there on.
    public final var scale: Double {
        get { follower.tracker?.scale(hasBegun: hasBegun) ?? 1 }
        set { follower.tracker?.setScale(newValue) }
    }

    /// How fast ``scale`` changes, per second, by the fingers' last movements: negative when they come together, zero
    /// after a pause.
    public final var velocity: Double {
        guard let tracker = follower.tracker, let now else { return 0 }
        return hasBegun ? tracker.velocity(at: now) : 0
    }

    /// Takes two fingers, and ignores more.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        follower.began(touches, with: event, for: self) { PinchTracker(slop: metrics(for: $0.type).pinchSlop) }
    }

    /// Begins when the distance has changed enough, and changes from then on.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        follower.moved(touches, with: event, for: self)
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        follower.ended(touches, with: event, for: self)
    }

    /// Goes on with the finger that is left.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        follower.cancelled(touches, for: self)
    }

    /// Measures from here on.
    open override func willProposeToBegin() { follower.tracker?.begin() }

    /// Forgets the fingers.
    open override func reset() {
        follower.tracker = nil
    }

    open override func receivesSequence(of event: Event) -> Bool { event.type == .transform }

    open override func sequenceChanged(with event: Event) {
        follower.pinched(with: event, for: self) { PinchTracker(slop: $0.pinchSlop) }
    }
}
