/// One thing that the arbiter decided, with its reason. Decisions are carried out in the order in which they come.
nonisolated package enum GestureDecision: Hashable, Sendable {
    /// The recognizer began, changed or ended: it takes the state, and its action for that state is queued.
    case entered(RecognizerID, GestureRecognizer.State)
    /// It had begun and is broken off: it takes the state `.cancelled`, and its action is queued.
    case cancelled(RecognizerID, FailureReason)
    /// It failed. No action.
    case failed(RecognizerID, FailureReason)
    /// It would recognize, but waits until these have failed. Its state stays possible.
    case held(RecognizerID, waitingFor: [RecognizerID])
    /// The first recognizes although the second shares a touch with it; the question whose answer allowed it.
    case coexists(RecognizerID, with: RecognizerID, allowedBy: GestureQuestion)
    /// The views lose these touches.
    case claimed(RecognizerID, [InputID], GestureClaim)
    /// Something is wrong in the application's use of recognizers.
    case diagnosed(GestureDiagnostic)
}

/// What a recognition means for a touch on its way to a view.
nonisolated package enum GestureClaim: Hashable, Sendable {
    /// The view loses the touch, whether it had heard of it or not: `cancelsTouchesInView`.
    case cancel
    /// The view loses the touch if it has not heard of it yet: `delaysTouchesBegan` without `cancelsTouchesInView`.
    case discardWithheld
}

/// A mistake that the arbiter noticed. It goes on without harm.
nonisolated package enum GestureDiagnostic: Hashable, Sendable {
    /// `GR_ILLEGAL_TRANSITION`: a recognizer proposed a state that cannot follow the one it is in.
    case illegalTransition(RecognizerID, from: GestureRecognizer.State, to: GestureRecognizer.State)
    /// `GR_REQUIREMENT_CYCLE`: these wait for each other in a ring. The newest requirement, by which the first waits
    /// for the second, is ignored.
    case requirementCycle([RecognizerID])
}
