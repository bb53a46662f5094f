extension GestureRecognizer {
    /// Proposes what a tracker decided.
    final func act(on decision: ContinuousDecision) {
        switch decision {
        case .wait, .ignore: break
        case .begin: state = .began
        case .change: state = .changed
        case .end: state = .ended
        case .fail(let reason): fail(because: reason)
        }
    }

    /// All places where the fingers were since the last event, oldest first.
    final func samples(of touches: Set<Touch>, in event: Event) -> [Touch] {
        let samples = touches.flatMap { event.coalescedTouches(for: $0) ?? [$0] }
        guard samples.count > 1 else { return samples }
        return samples.sorted { ($0.timestamp, $0.number) < ($1.timestamp, $1.number) }
    }

    /// The moment at which velocities are asked for; `nil` without an application.
    final var now: Instant? { window?.windowScene?.application?.now }
}
