import TactusPlatform

/// What one recognizer did in one attempt, as the records of a journal tell it.
nonisolated struct AttemptSummary: Hashable, Sendable {
    /// How the attempt ended, or where it stands.
    enum Outcome: Hashable, Sendable {
        /// Nothing is decided.
        case open
        /// It would recognize, but must wait.
        case held(waitingFor: [RecognizerID])
        /// It recognized, as a continuous gesture that goes on.
        case began
        /// It recognized and is over.
        case ended
        /// It failed.
        case failed(FailureReason)
        /// It had begun, and was broken off.
        case cancelled(FailureReason)
        /// It ended undecided.
        case left
        /// The recognizer dropped the touch.
        case dropped
    }

    /// Another that recognized the same touch, and the question whose answer allowed both.
    struct Companion: Hashable, Sendable {
        let id: RecognizerID
        let allowedBy: GestureQuestion
    }

    /// What came of it.
    var outcome = Outcome.open
    /// When that was.
    var time: Instant?
    /// When it recognized.
    var recognition: Instant?
    /// Whose failure it had to wait for.
    var awaited: [RecognizerID] = []
    /// With whom it recognized.
    var companions: [Companion] = []
    /// Who asked for the failures that it required, where it was not stated before.
    var sources: [RecognizerID: RequirementSource] = [:]
    /// What the delegates answered who could have allowed it beside another: by the question.
    var permissions: [GestureQuestion: GestureAnswer] = [:]
    /// Until when it waits for a touch.
    var deadline: Instant?
    /// Whether it began, and is no discrete gesture.
    var isContinuous = false
    /// The others that recognized until it was over, and the state that they came to first.
    var rivals: [RecognizerID: GestureRecognizer.State] = [:]

    /// Follows a recognizer through records.
    ///
    /// - Parameters:
    ///   - records: All that is known, oldest first. What follows the attempt's end is not read.
    ///   - offer: Which record says that the recognizer took the touch.
    ///   - id: The recognizer.
    ///   - touch: The touch.
    init(_ records: [GestureJournal.Record], from offer: Int, of id: RecognizerID, with touch: InputID) {
        for record in records[..<offer] {
            switch record.entry {
            case .decided(.entered(let rival, let state)): rivals[rival] = rivals[rival] ?? state
            case .reset(let rival): rivals[rival] = nil
            default: break
            }
        }
        for record in records[offer...] {
            switch record.entry {
            case .reset(id): return
            case .left(id):
                conclude(.left, record.time)
                return
            case .ignored(id, touch):
                conclude(.dropped, record.time)
                return
            case .waits(id, let deadline): self.deadline = deadline
            case .woken(id): deadline = nil
            case .asked(.requiresFailure(id, let other, let source), .yes): sources[other] = source
            case .asked(.recognizesSimultaneously(id, let other), let answer):
                permissions[.recognizesSimultaneously(id, with: other)] = answer
            case .asked(.recognizesSimultaneously(let other, id), let answer):
                permissions[.recognizesSimultaneously(other, with: id)] = answer
            case .decided(let decision): take(decision, at: record.time, id)
            default: break
            }
        }
    }

    private mutating func conclude(_ outcome: Outcome, _ time: Instant?) {
        self.outcome = outcome
        self.time = time
    }

    private mutating func take(_ decision: GestureDecision, at time: Instant?, _ id: RecognizerID) {
        switch decision {
        case .entered(id, let state):
            if recognition == nil { recognition = time }
            if state == .began { isContinuous = true }
            conclude(state == .ended ? .ended : .began, time)
        case .entered(let rival, let state): rivals[rival] = rivals[rival] ?? state
        case .failed(id, let reason): conclude(.failed(reason), time)
        case .cancelled(id, let reason): conclude(.cancelled(reason), time)
        case .held(id, let others):
            awaited = others
            conclude(.held(waitingFor: others), time)
        case .coexists(id, let other, let question), .coexists(let other, id, let question):
            guard !companions.contains(where: { $0.id == other }) else { return }
            companions.append(Companion(id: other, allowedBy: question))
        default: break
        }
    }
}
