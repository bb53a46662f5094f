import TactusPlatform

/// Puts steps of the recognizers into words.
struct GestureRecordText {
    /// Knows the recognizers.
    let journal: GestureJournal
    /// From where on times count.
    let start: Instant

    /// One step.
    func text(of entry: GestureJournal.Entry) -> String {
        switch entry {
        case .accepted(let id, let touch): "\(title(id)) takes touch \(touch.rawValue)"
        case .rejected(let id, let touch, let rejection):
            "\(title(id)) does not take touch \(touch.rawValue): \(rejection.explanation)"
        case .ignored(let id, let touch): "\(title(id)) drops touch \(touch.rawValue)"
        case .proposed(let id, let state): "\(title(id)) proposes \(state)"
        case .asked(let question, let answer): "\(text(of: question))? \(text(of: answer))"
        case .decided(let decision): text(of: decision)
        case .waits(let id, let deadline): "\(title(id)) waits until \((deadline - start).secondsText)"
        case .woken(let id): "\(title(id)) is woken"
        case .acted(let id, let state): "\(title(id)) sends its actions for \(state)"
        case .reset(let id): "\(title(id)) is reset"
        case .left(let id): "\(title(id)) leaves undecided"
        }
    }

    private func title(_ id: RecognizerID) -> String { journal.title(of: id) }

    private func titles(_ ids: [RecognizerID]) -> String { ids.map(title).joined(separator: ", ") }

    private func text(of question: GestureQuestion) -> String {
        switch question {
        case .shouldBegin(let id): "should \(title(id)) begin"
        case .canPrevent(let one, let other): "can \(title(one)) prevent \(title(other))"
        case .canBePrevented(let one, let other): "can \(title(one)) be prevented by \(title(other))"
        case .recognizesSimultaneously(let one, let other):
            "does the delegate of \(title(one)) allow \(title(other)) as well"
        case .requiresFailure(let waiting, let other, let source):
            "must \(title(waiting)) wait for \(title(other)) to fail, by \(source.explanation)"
        }
    }

    private func text(of answer: GestureAnswer) -> String {
        switch answer {
        case .yes: "yes"
        case .no: "no"
        case .noDelegate: "no, it has none"
        case .refused(.view(let view)): "no, says view \(view)"
        case .refused(.delegate(let delegate)): "no, says its delegate \(delegate)"
        }
    }

    private func text(of decision: GestureDecision) -> String {
        switch decision {
        case .entered(let id, let state): "\(title(id)) is \(state)"
        case .cancelled(let id, let reason): "\(title(id)) is cancelled: \(text(of: reason))"
        case .failed(let id, let reason): "\(title(id)) fails: \(text(of: reason))"
        case .held(let id, let others): "\(title(id)) waits for the failure of \(titles(others))"
        case .coexists(let id, let other, let question): "\(title(id)) goes with \(title(other)): \(text(of: question))"
        case .claimed(let id, let touches, let claim):
            "\(title(id)) takes \(touches.map { "touch \($0.rawValue)" }.joined(separator: ", ")) from its view"
                + (claim == .discardWithheld ? " if that has not heard of it" : "")
        case .diagnosed(let diagnostic): text(of: diagnostic)
        }
    }

    private func text(of reason: FailureReason) -> String {
        switch reason {
        case .prevented(let winner): "prevented by \(title(winner))"
        case .requirementRecognized(let other): "\(title(other)) recognized, whose failure it requires"
        case .vetoed(.view(let view)): "vetoed by view \(view)"
        case .vetoed(.delegate(let delegate)): "vetoed by its delegate \(delegate)"
        default: reason.explanation
        }
    }

    /// A mistake that the arbiter noticed.
    func text(of diagnostic: GestureDiagnostic) -> String {
        switch diagnostic {
        case .illegalTransition(let id, let from, let to):
            "GR_ILLEGAL_TRANSITION: \(title(id)) is \(from) and proposes \(to), which is ignored"
        case .requirementCycle(let ids):
            "GR_REQUIREMENT_CYCLE: \(titles(ids)) wait for one another; the first no longer waits for the second"
        }
    }
}
