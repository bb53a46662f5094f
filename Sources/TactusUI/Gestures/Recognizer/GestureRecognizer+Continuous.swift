import TactusPlatform

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

    /// The moment at which velocities are asked for; `nil` without an application.
    package final var now: Instant? { window?.windowScene?.application?.now }
}
