/// What a window's recognizers say about giving a touch to its view, now.
nonisolated enum ViewVerdict: Hashable, Sendable {
    /// Nothing holds it.
    case deliver
    /// A recognizer that may still recognize delays the beginning of its touches.
    case withholdBegan
    /// A recognizer that may still recognize delays the end of its touches.
    case withholdEnd
    /// A recognizer that delays beginnings recognized: what the view has not seen it will not see.
    case discardWithheld
    /// A recognizer recognized and takes its touches from the view.
    case take
}
