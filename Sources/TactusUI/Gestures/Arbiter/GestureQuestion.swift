/// What the arbiter must know from a recognizer, its delegate or a view before it can go on.
///
/// The arbiter calls nobody: it returns a question, stands still, and takes the answer as an input. Nothing of it is in
/// use while somebody else's code runs.
nonisolated package enum GestureQuestion: Hashable, Sendable {
    /// Do the views under the touches, and then the delegate, let this recognizer begin? Once an attempt.
    case shouldBegin(RecognizerID)
    /// Does the first want to exclude the second: `canPrevent(_:)`?
    case canPrevent(RecognizerID, RecognizerID)
    /// Can the first be excluded by the second: `canBePrevented(by:)`?
    case canBePrevented(RecognizerID, by: RecognizerID)
    /// Does the first one's delegate let both recognize?
    case recognizesSimultaneously(RecognizerID, with: RecognizerID)
    /// Must the first wait until the second has failed? Once an attempt for each pair and source, until one says yes.
    case requiresFailure(RecognizerID, of: RecognizerID, source: RequirementSource)
}

/// An answer to a ``GestureQuestion``.
nonisolated package enum GestureAnswer: Hashable, Sendable {
    /// It is so.
    case yes
    /// It is not so.
    case no
    /// It is not so, since a delegate would have to say it and there is none.
    case noDelegate
    /// The gesture should not begin, and who said it. Only to ``GestureQuestion/shouldBegin(_:)``.
    case refused(by: GestureVeto)
}

/// Who can ask for a failure requirement while an attempt goes on, in the order in which they are asked.
nonisolated package enum RequirementSource: Int, Hashable, Sendable, CaseIterable {
    /// `shouldRequireFailure(of:)` of the one that would wait.
    case waitingRecognizer
    /// `gestureRecognizer(_:shouldRequireFailureOf:)` of its delegate.
    case waitingDelegate
    /// `shouldBeRequiredToFail(by:)` of the one that would be waited for.
    case requiredRecognizer
    /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of its delegate.
    case requiredDelegate
}
