import TactusGeometry

extension GestureEnvironment {
    /// Takes a state that a recognizer asks for, and decides it at once.
    ///
    /// Inside the answer to a question of the arbiter it waits until that is decided. Outside of any dispatch it makes
    /// an update of its own.
    func propose(_ state: GestureRecognizer.State, by recognizer: GestureRecognizer, because reason: FailureReason) {
        if recognizers[recognizer.id] == nil { joinWithoutTouches(recognizer) }
        record(.proposed(recognizer.id, state))
        arbiter.propose(state, by: recognizer.id, because: reason)
        decide()
        updateIfOutsideDispatch()
    }

    private func joinWithoutTouches(_ recognizer: GestureRecognizer) {
        guard recognizer.isEnabled, let view = recognizer.view else { return }
        let depth = sequence(first: view, next: \.superview).reduce(-1) { count, _ in count + 1 }
        let position = view.attachedRecognizers.firstIndex { $0 === recognizer } ?? 0
        join(
            recognizer, with: nil,
            rank: GestureArbiter.Rank(
                depth: depth, view: UInt(bitPattern: ObjectIdentifier(view)), position: position))
    }

    /// Whether a recognizer has asked to begin and waits for the failure of others.
    func holdsBeginning(of recognizer: GestureRecognizer) -> Bool {
        switch arbiter.members[recognizer.id]?.held {
        case .began, .beganAndEnded: true
        case .ended, nil: false
        }
    }

    /// Does what a decision of the arbiter says.
    func carryOut(_ decision: GestureDecision) {
        record(.decided(decision))
        watchRequirements(decision)
        switch decision {
        case .entered(let id, let state): enter(state, id)
        case .cancelled(let id, _): enter(.cancelled, id)
        case .failed(let id, _): conclude(id, .failed)
        case .claimed(_, let touches, let claim): self.claim(touches, claim)
        case .diagnosed(let diagnostic):
            report(.gestureRule(GestureRecordText(journal: journal, start: .zero).text(of: diagnostic)))
        case .held, .coexists: break
        }
    }

    private func enter(_ state: GestureRecognizer.State, _ id: RecognizerID) {
        guard let recognizer = recognizers[id] else { return }
        queuedActions.append(QueuedAction(recognizer: recognizer, state: state))
        if state.isFinal { conclude(id, state) } else { recognizer.currentState = state }
    }

    private func conclude(_ id: RecognizerID, _ state: GestureRecognizer.State) {
        recognizers[id]?.currentState = state
        recognizers[id]?.deadline = nil
        verdictsDidChange()
    }

    private func claim(_ touches: [InputID], _ claim: GestureClaim) {
        for touch in touches where claims[touch] != .cancel { claims[touch] = claim }
        verdictsDidChange()
    }

    // MARK: Actions

    /// How many actions an event may cause: with more the program ends with a sentence.
    private static let mostActions = 1 << 16

    /// Sends the queued actions, oldest first, and those that they cause.
    func sendActions() {
        var count = 0
        while !queuedActions.isEmpty {
            let action = queuedActions.removeFirst()
            count += 1
            precondition(
                count <= Self.mostActions,
                "the actions of recognizers cause others without end, the last one that of a "
                    + "\(type(of: action.recognizer)): an action must not set, each time, the state that sends it"
            )
            send(action)
            decide()
        }
    }

    private func send(_ action: QueuedAction) {
        let recognizer = action.recognizer
        record(.acted(recognizer.id, action.state))
        window.windowScene?.application?.notifyObservers(of: .gesture(recognizer, action.state))
        for token in recognizer.actions.tokens {
            guard let payload = recognizer.actions.payload(of: token) else { continue }
            recognizer.actionState = action.state
            perform(payload.send)
            recognizer.actionState = nil
        }
    }
}
