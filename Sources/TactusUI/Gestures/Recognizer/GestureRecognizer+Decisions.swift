import TactusPlatform

extension GestureRecognizer {
    /// Proposes what a tracker of a continuous gesture decided.
    final func act(on decision: ContinuousDecision) {
        switch decision {
        case .wait, .ignore: break
        case .begin: state = .began
        case .change: state = .changed
        case .end: state = .ended
        case .fail(let reason): fail(because: reason)
        }
    }

    /// Proposes what a tracker of a continuous gesture decided, or has it decide again at `deadline` while it waits for
    /// its beginning.
    final func act(on decision: ContinuousDecision, waitingUntil deadline: Instant?) {
        if case .fail(let reason) = decision { return fail(because: reason) }
        self.deadline = decision == .wait && !hasBegun ? deadline : nil
        act(on: decision)
    }

    /// Proposes what a tracker of a discrete gesture decided, or has it decide again at `deadline` while it waits.
    final func act(on decision: DiscreteDecision, waitingUntil deadline: Instant?) {
        switch decision {
        case .wait: self.deadline = deadline
        case .recognize: state = .ended
        case .fail(let reason): fail(because: reason)
        }
    }

    /// The moment at which velocities are asked for; `nil` without an application.
    package final var now: Instant? { window?.windowScene?.application?.now }
}
