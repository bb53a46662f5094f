extension GestureEnvironment {
    /// Gives what `event` says of inputs in this window to the recognizers that take part in them.
    func feed(_ event: Event) {
        switch event {
        case let event as PressesEvent:
            feed(InputFeed(event.allPresses.filter { $0.window === window }), event)
        case _ where event.type == .touches:
            if let touches = event.touches(for: window) { feed(InputFeed(touches), event) }
        default:
            for sequence in event.sequences where sequence.window === window { feed(sequence, event) }
        }
    }

    /// Gives every recognizer its inputs: one recognizer after the other, and each its phases in order.
    private func feed<Input: FedInput>(_ feed: InputFeed<Input>, _ event: Event) {
        for id in arbiter.updateOrder {
            guard let recognizer = recognizers[id] else { continue }
            for phase in Touch.Phase.fed {
                let inputs = feed.inputs(in: phase) { isTracking($0.id, id) }
                guard !inputs.isEmpty else { continue }
                recognizer.updateFlags(from: event)
                perform { Input.notify(recognizer, of: inputs, in: phase, with: event) }
                if phase == .cancelled { cancelIfAbandoned(recognizer) }
            }
        }
        end(feed.terminated)
        arbiter.claimAcquiredTouches(feed.began)
    }

    /// Gives an event of a sequence to the recognizers that take part in it.
    private func feed(_ sequence: EventSequence, _ event: Event) {
        for id in arbiter.updateOrder {
            guard let recognizer = recognizers[id], recognizer.trackedSequence === sequence,
                isTracking(sequence.id, id)
            else { continue }
            guard recognizer.view?.window === window else {
                arbiter.abort(id, because: .removed)
                continue
            }
            recognizer.updateFlags(from: event)
            perform { recognizer.sequenceChanged(with: event) }
            if sequence.phase == .cancelled { cancelIfAbandoned(recognizer) }
        }
        if sequence.isTerminal { end([sequence.id]) }
    }

    /// Whether the recognizer hears of the input: it tracks it, and has not decided yet or goes on.
    private func isTracking(_ input: InputID, _ id: RecognizerID) -> Bool {
        guard let member = arbiter.members[id] else { return false }
        return !member.state.isFinal && member.liveTouches.contains(input)
    }

    /// Breaks an attempt off whose last touches and presses were taken away.
    private func cancelIfAbandoned(_ recognizer: GestureRecognizer) {
        guard recognizer.touches.allSatisfy(\.phase.isTerminal), recognizer.presses.allSatisfy(\.phase.isTerminal),
            recognizer.trackedSequence?.phase.isTerminal ?? true
        else { return }
        propose(.cancelled, by: recognizer, because: .touchCancelled)
    }

    /// Notes that inputs are over.
    private func end(_ ids: [InputID]) {
        arbiter.endTouches(ids)
        liveInputs.subtract(ids)
    }

    /// Breaks off the attempts whose inputs ended in a dispatch that never came here: an override of `sendEvent(_:)`
    /// kept it to itself.
    func abandonSwallowedInputs(of event: Event) {
        let ended = event.endedIDs(in: window)
        guard !ended.isEmpty else { return }
        let concerned = arbiter.updateOrder.filter { id in
            arbiter.members[id]?.liveTouches.contains(where: ended.contains) == true
        }
        guard !concerned.isEmpty || !liveInputs.isDisjoint(with: ended) else { return }
        end(ended)
        for id in concerned where arbiter.members[id]?.liveTouches.isEmpty == true {
            arbiter.abort(id, because: .touchCancelled)
        }
    }

    /// Resets the recognizers whose attempt is over, and lets go of those that nothing can come of any more.
    func endAttempts() {
        for id in arbiter.finishedMembers {
            guard let recognizer = recognizers[id], arbiter.members[id]?.state.isFinal == true else { continue }
            perform { recognizer.reset() }
            record(.reset(id))
            endAttempt(of: recognizer)
        }
        for id in arbiter.idleMembers {
            guard let recognizer = recognizers[id] else { continue }
            record(.left(id))
            endAttempt(of: recognizer)
        }
        for recognizer in recognizers.values {
            recognizer.touches.removeAll(where: \.phase.isTerminal)
            recognizer.presses.removeAll(where: \.phase.isTerminal)
            if recognizer.trackedSequence?.phase.isTerminal == true { recognizer.trackedSequence = nil }
        }
        for id in arbiter.strandedMembers { report(.recognizerNeverEnds(recognizer: journal.title(of: id))) }
        arbiter.forgetEndedTouches()
    }

    private func endAttempt(of recognizer: GestureRecognizer) {
        let id = recognizer.id
        arbiter.remove(id)
        recognizers[id] = nil
        recognizer.currentState = .possible
        recognizer.touches = []
        recognizer.trackedSequence = nil
        recognizer.presses = []
        recognizer.deadline = nil
        recognizer.attempt = nil
    }
}
