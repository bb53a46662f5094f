import TactusPlatform

/// Puts an attempt into words.
struct AttemptTelling {
    let attempt: AttemptSummary
    /// The recognizer.
    let id: RecognizerID
    /// What it is called.
    let title: String
    /// When the touch landed.
    let start: Instant?
    /// Knows the others.
    let journal: GestureJournal

    /// The whole attempt in one sentence.
    var sentence: String {
        switch attempt.outcome {
        case .open: "\(title) is undecided" + waitingForTime
        case .held(let others):
            "\(title) would have recognized at \(moment(attempt.time)), and waits for \(requirements(others)) to fail"
        case .began: "\(title) began at \(moment(attempt.recognition))" + circumstances
        case .ended where !attempt.isContinuous:
            "\(title) recognized at \(moment(attempt.time))" + circumstances
        case .ended:
            "\(title) began at \(moment(attempt.recognition))\(circumstances) and ended at \(moment(attempt.time))"
        case .failed(let reason): "\(title) failed at \(moment(attempt.time)): \(explanation(of: reason))"
        case .cancelled(let reason):
            "\(title) began at \(moment(attempt.recognition)) and was cancelled at \(moment(attempt.time)): "
                + explanation(of: reason)
        case .left: "\(title) did not recognize: its touches were over at \(moment(attempt.time)), and it was undecided"
        case .dropped: "\(title) dropped the touch at \(moment(attempt.time)): it called ignore(_:for:)"
        }
    }

    /// Seconds since the touch landed, to the millisecond.
    private func moment(_ time: Instant?) -> String {
        guard let time, let start else { return "a time that is not known" }
        return (time - start).secondsText + " s"
    }

    private var waitingForTime: String {
        attempt.deadline.map { ": it waits until \(moment($0)) for what comes" } ?? ""
    }

    /// For whom it waited, and with whom it recognized.
    private var circumstances: String {
        let waited = attempt.awaited.isEmpty ? "" : ", after waiting for \(requirements(attempt.awaited)) to fail"
        let companions = attempt.companions.filter { attempt.rivals[$0.id] != nil }
        return companions.reduce(waited) { text, companion in
            text + " beside \(journal.title(of: companion.id)) (\(permission(companion.allowedBy)))"
        }
    }

    private func explanation(of reason: FailureReason) -> String {
        switch reason {
        case .vetoed(.view(let view)): "vetoed by view \(view) (gestureRecognizerShouldBegin)"
        case .vetoed(.delegate(let delegate)): "vetoed by its delegate \(delegate) (gestureRecognizerShouldBegin)"
        case .prevented(let winner):
            "prevented by \(journal.title(of: winner)) (\(attempt.rivals[winner] == .began ? "began" : "recognized") first; "
                + "\(refusal(by: winner)))"
        case .requirementRecognized(let other):
            "\(journal.title(of: other)) recognized, whose failure it requires (\(source(of: other)))"
        default: reason.explanation
        }
    }

    private func requirements(_ others: [RecognizerID]) -> String {
        others.map { "\(journal.title(of: $0)) (\(source(of: $0)))" }.joined(separator: " and ")
    }

    private func source(of other: RecognizerID) -> String {
        attempt.sources[other]?.explanation ?? "require(toFail:)"
    }

    /// Why the recognizer and `winner` were not allowed both.
    private func refusal(by winner: RecognizerID) -> String {
        let own = attempt.permissions[.recognizesSimultaneously(id, with: winner)] != .noDelegate
        let others = attempt.permissions[.recognizesSimultaneously(winner, with: id)] != .noDelegate
        return switch (own, others) {
        case (true, true): "neither delegate allowed both"
        case (true, false): "its delegate did not allow both, and \(journal.title(of: winner)) has none"
        case (false, true): "the delegate of \(journal.title(of: winner)) did not allow both, and it has none itself"
        case (false, false): "neither has a delegate that could allow both"
        }
    }

    private func permission(_ question: GestureQuestion) -> String {
        switch question {
        case .canPrevent(let one, let other):
            "\(journal.title(of: one)) cannot prevent \(journal.title(of: other))"
        case .canBePrevented(let one, let other):
            "\(journal.title(of: one)) cannot be prevented by \(journal.title(of: other))"
        case .recognizesSimultaneously(let one, _): "the delegate of \(journal.title(of: one)) allowed both"
        case .shouldBegin, .requiresFailure: "both are allowed"
        }
    }
}

extension FailureReason {
    /// The reason in words, for those that concern nobody else.
    nonisolated var explanation: String {
        switch self {
        case .moved: "a touch moved too far, or in a direction that the gesture does not have"
        case .tooLong: "a touch stayed down too long"
        case .tooManyTouches: "more touches landed than the gesture has"
        case .tooFewTouches: "touches were lifted, or did not land in time, before there were enough"
        case .timeout: "what it waited for did not come in time"
        case .vetoed: "a view or a delegate vetoed it"
        case .prevented: "another recognizer prevented it"
        case .requirementRecognized: "a recognizer recognized whose failure it requires"
        case .disabled: "it was disabled"
        case .removed: "it was removed from its view, or its view from the window"
        case .touchCancelled: "the system took the touch away"
        case .subclass: "the recognizer set its state itself"
        case .custom(let reason): reason
        }
    }
}

extension RequirementSource {
    /// Which hook it is, seen from the recognizer that waits.
    nonisolated var explanation: String {
        switch self {
        case .waitingRecognizer: "its own shouldRequireFailure(of:)"
        case .waitingDelegate: "its delegate’s shouldRequireFailureOf"
        case .requiredRecognizer: "the other’s shouldBeRequiredToFail(by:)"
        case .requiredDelegate: "the other’s delegate’s shouldBeRequiredToFailBy"
        }
    }
}
