/// What a tracker makes of the touches of a continuous gesture so far.
nonisolated enum ContinuousDecision: Hashable, Sendable {
    /// Nothing new.
    case wait
    /// It is the gesture: it begins.
    case begin
    /// It has gone on.
    case change
    /// It is over.
    case end
    /// This finger is not part of the gesture.
    case ignore
    /// It will not be the gesture.
    case fail(FailureReason)
}
