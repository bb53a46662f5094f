/// Recognizes two fingers that turn around each other, on the screen or on a touchpad.
///
/// ```swift
/// func turn(_ rotation: RotationGestureRecognizer) {
///     transform = transform.rotated(by: rotation.rotation)
///     rotation.rotation = 0
/// }
/// ```
///
/// Continuous: it begins when the fingers have turned a little (``InputProfile/Metrics/rotationSlop``), changes with
/// every movement while both are down, and ends when both are lifted. A finger that was lifted may come back; more than
/// two fingers are ignored. The fingers may be on different views inside this recognizer's own.
///
/// Fingers on a touchpad turn what the pointer is over. The rotation begins as soon as they turn, has no touches, and
/// is where the pointer is. When it is cancelled, undo what it has done: the user meant something else.
open class RotationGestureRecognizer: GestureRecognizer {
    private let follower = FingerFollower<RotationTracker>()

    /// How far the fingers have turned since the rotation began, or since this was set: in radians, clockwise as seen
    /// on the screen, over whole turns as well. Zero before it begins.
    ///
    /// Set it, usually to 0, to count from there on.
    public final var rotation: Double {
        get { hasBegun ? follower.tracker?.rotation ?? 0 : 0 }
        set { follower.tracker?.setRotation(newValue) }
    }

    /// How fast the fingers turn, in radians per second clockwise, by their last movements;
    /// zero after a pause.
    public final var velocity: Double {
        guard let tracker = follower.tracker, let now else { return 0 }
        return hasBegun ? tracker.velocity(at: now) : 0
    }

    /// Takes two fingers, and ignores more.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        follower.began(touches, with: event, for: self) { makeTracker(metrics(for: $0.type)) }
    }

    /// Begins when the fingers have turned enough, and changes from then on.
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
        follower.pinched(with: event, for: self, makeTracker: makeTracker)
    }

    private func makeTracker(_ metrics: InputProfile.Metrics) -> RotationTracker {
        RotationTracker(RotationTracker.Settings(slop: metrics.rotationSlop, arc: metrics.rotationArc))
    }
}
