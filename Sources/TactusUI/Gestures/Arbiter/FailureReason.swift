/// Why a recognizer failed, or was cancelled after it had begun.
nonisolated package enum FailureReason: Hashable, Sendable {
    /// A touch moved too far, or in a way that this gesture does not allow.
    case moved
    /// A touch rested for too long.
    case tooLong
    /// More touches landed than the gesture has.
    case tooManyTouches
    /// Touches were lifted, or did not land in time, before there were enough.
    case tooFewTouches
    /// The next tap did not come in time.
    case timeout
    /// A view or a delegate said that the gesture should not begin.
    case vetoed(by: GestureVeto)
    /// Another recognizer of the same touches had recognized, and neither delegate allowed both.
    case prevented(by: RecognizerID)
    /// A recognizer whose failure this one requires has recognized.
    case requirementRecognized(RecognizerID)
    /// ``GestureRecognizer/isEnabled`` was set to `false`.
    case disabled
    /// It was removed from its view, or its view from the window.
    case removed
    /// The system took the touches away.
    case touchCancelled
    /// A recognizer of the application's own set its state.
    case subclass
    /// A recognizer of the application's own gave this reason.
    case custom(String)
}

/// Who refused to let a gesture begin.
nonisolated package enum GestureVeto: Hashable, Sendable {
    /// A view between the touched one and the recognizer's own, both included; its type's name.
    case view(String)
    /// The recognizer's delegate; its type's name.
    case delegate(String)
}
