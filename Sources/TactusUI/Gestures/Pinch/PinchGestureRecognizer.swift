/// Recognizes two fingers that move apart or together.
///
/// ```swift
/// func zoom(_ pinch: PinchGestureRecognizer) {
///     transform = transform.scaled(by: pinch.scale)
///     pinch.scale = 1
/// }
/// ```
///
/// Continuous: it begins when the distance between the fingers has changed a little (``InputProfile/Metrics/pinchSlop``),
/// changes with every movement while both are down, and ends when both are lifted. A finger that was lifted may come back;
/// more than two fingers are ignored. The fingers may be on different views inside this recognizer's own.
open class PinchGestureRecognizer: GestureRecognizer {
    private var tracker: PinchTracker?

    /// How much farther apart the fingers are than when the pinch began, or since this was set. 1 before it begins.
    ///
    /// Set it, usually to 1, to count from there on.
    public final var scale: Double {
        get { tracker?.scale ?? 1 }
        set { tracker?.setScale(newValue) }
    }

    /// How fast ``scale`` changes, per second, from the fingers' last tenth of a second: negative when they come together,
    /// zero after a pause.
    public final var velocity: Double {
        guard let tracker, let now else { return 0 }
        return tracker.velocity(at: now)
    }

    /// Takes two fingers, and ignores more.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            var tracker = tracker ?? PinchTracker(slop: metrics(for: touch.type).pinchSlop)
            let decision = tracker.began(touch.id, at: touch.windowLocation, time: touch.timestamp)
            self.tracker = tracker
            if decision == .ignore { ignore(touch, for: event) }
        }
    }

    /// Begins when the distance has changed enough, and changes from then on.
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
}
