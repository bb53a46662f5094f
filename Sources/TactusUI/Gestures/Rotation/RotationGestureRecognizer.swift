/// Recognizes two fingers that turn around each other.
///
/// ```swift
/// func turn(_ rotation: RotationGestureRecognizer) {
///     transform = transform.rotated(by: rotation.rotation)
///     rotation.rotation = 0
/// }
/// ```
///
/// Continuous: it begins when the fingers have turned a little (``InputProfile/Metrics/rotationSlop``), changes with every
/// movement while both are down, and ends when both are lifted. A finger that was lifted may come back; more than two
/// fingers are ignored. The fingers may be on different views inside this recognizer's own.
open class RotationGestureRecognizer: GestureRecognizer {
    private var tracker: RotationTracker?

    /// How far the fingers have turned since the rotation began, or since this was set: in radians, clockwise as seen on
    /// the screen, over whole turns as well. Zero before it begins.
    ///
    /// Set it, usually to 0, to count from there on.
    public final var rotation: Double {
        get { tracker?.rotation ?? 0 }
        set { tracker?.setRotation(newValue) }
    }

    /// How fast the fingers turn, in radians per second clockwise, from their last tenth of a second; zero after a pause.
    public final var velocity: Double {
        guard let tracker, let now else { return 0 }
        return tracker.velocity(at: now)
    }

    /// Takes two fingers, and ignores more.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            var tracker = tracker ?? RotationTracker(settings(for: touch))
            let decision = tracker.began(touch.id, at: touch.windowLocation, time: touch.timestamp)
            self.tracker = tracker
            if decision == .ignore { ignore(touch, for: event) }
        }
    }

    /// Begins when the fingers have turned enough, and changes from then on.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        for sample in samples(of: touches, in: event) {
            tracker?.moved(sample.id, to: sample.windowLocation, time: sample.timestamp)
        }
        act(on: tracker?.moved() ?? .wait)
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder { act(on: tracker?.ended(touch.id) ?? .wait) }
    }

    /// Goes on with the finger that is left.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        for touch in touches { tracker?.remove(touch.id) }
    }

    /// Forgets the fingers.
    open override func reset() {
        tracker = nil
    }

    private func settings(for touch: Touch) -> RotationTracker.Settings {
        let metrics = metrics(for: touch.type)
        return RotationTracker.Settings(slop: metrics.rotationSlop, arc: metrics.rotationArc)
    }
}
