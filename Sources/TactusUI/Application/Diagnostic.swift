/// A mistake in a program that the toolkit noticed and got over.
public enum Diagnostic {
    /// ``View/hitTest(_:with:)`` answered with a view that is not in the window that was asked. It counts as `nil`.
    case hitTestLeftWindow(View, Window)
    /// Hit testing changed the view tree, and again when it was repeated. The last answer counts.
    case hitTestChangesTree(Window)
    /// An event was sent that is not the one being delivered, or that had been delivered already. It was ignored.
    case eventSentAgain
}

extension Diagnostic: CustomStringConvertible {
    /// A sentence that says what was wrong.
    public nonisolated var description: String {
        switch self {
        case .hitTestLeftWindow: "hitTest(_:with:) returned a view of another window; the touch went to no view"
        case .hitTestChangesTree: "hitTest(_:with:) changes the view tree each time it is called"
        case .eventSentAgain: "sendEvent(_:) was called with an event that is not the one being delivered"
        }
    }
}
