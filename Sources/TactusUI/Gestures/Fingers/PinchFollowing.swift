import TactusPlatform

/// A tracker that also goes by what a touchpad reports of the fingers on it: rule RC-23.
///
/// There is no slop then: the touchpad has decided already that the fingers pinch. What they do comes on top of what
/// fingers on the screen do, where a recognizer takes both at once.
nonisolated protocol PinchFollowing: FingerTracker {
    /// Fingers on the touchpad began to pinch or turn.
    mutating func touchpadBegan()

    /// They moved.
    mutating func touchpadMoved(_ pinch: Event.Pinch, time: Instant, hasBegun: Bool) -> ContinuousDecision

    /// They are gone.
    mutating func touchpadEnded(hasBegun: Bool) -> ContinuousDecision
}

extension FingerFollower where Tracker: PinchFollowing {
    /// Takes an event of a touchpad's sequence.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - recognizer: Who takes part.
    ///   - makeTracker: Makes the tracker of an attempt that begins with this event, from the distances for pointers.
    func pinched(
        with event: Event, for recognizer: GestureRecognizer, makeTracker: (InputProfile.Metrics) -> Tracker
    ) {
        guard let pinch = event.pinch else { return }
        switch pinch.phase {
        case .mayBegin: break
        case .began:
            if tracker == nil { tracker = makeTracker(recognizer.metrics(for: .indirectPointer)) }
            tracker?.touchpadBegan()
        case .changed:
            let decision = tracker?.touchpadMoved(pinch, time: event.timestamp, hasBegun: recognizer.hasBegun)
            recognizer.act(on: decision ?? .wait)
        case .ended: recognizer.act(on: tracker?.touchpadEnded(hasBegun: recognizer.hasBegun) ?? .wait)
        case .cancelled: _ = tracker?.touchpadEnded(hasBegun: recognizer.hasBegun)
        }
    }
}
