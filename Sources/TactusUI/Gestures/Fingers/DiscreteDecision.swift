/// What a tracker makes of the touches of a discrete gesture so far.
nonisolated enum DiscreteDecision: Hashable, Sendable {
    /// It may still become the gesture.
    case wait
    /// It is the gesture.
    case recognize
    /// It will not be the gesture.
    case fail(FailureReason)
}
