// Scrolling and hovering: rules GR-57 and GR-58. A sequence stands for a touch towards the arbiter, so that exclusion,
// requirements and vetoes are the same.
extension GestureEnvironment {
    /// Finds the recognizers of a sequence that begins with `event`: those of its view, and for most sequences those of
    /// all views above it, that accept it.
    func collect(_ sequence: EventSequence, with event: Event) {
        beginCollecting()
        // A pointer hovers all the time: its visits begin no chapter of the journal, and keep none open.
        if sequence.scope == .chain {
            beginJournal(of: sequence.id, landedOn: sequence.view)
            liveTouches.insert(sequence.id)
        }
        forEachRecognizer(from: sequence.view) { recognizer, rank in
            guard sequence.scope == .chain || recognizer.view === sequence.view,
                recognizer.receivesSequence(of: event)
            else { return }
            recognizer.latestEnvironment = self
            if let rejection = rejection(of: event, by: recognizer) {
                record(.rejected(recognizer.id, sequence.id, rejection))
                return
            }
            recognizer.trackedSequence = sequence
            join(recognizer, with: sequence.id, rank: rank)
            record(.accepted(recognizer.id, sequence.id))
        }
    }

    /// The first of the filters of rule GR-2 that turns the sequence away.
    private func rejection(of event: Event, by recognizer: GestureRecognizer) -> TouchRejection? {
        guard recognizer.isEnabled else { return .disabled }
        guard arbiter.acceptsTouches(recognizer.id) else { return .decided }
        let hasOther = recognizer.requiresExclusiveTouchType && !recognizer.touches.isEmpty
        guard recognizer.trackedSequence == nil, !hasOther else { return .mixedTouchTypes }
        return refusal(of: event, by: recognizer)
    }

    /// Gives an event of a sequence to the recognizers that take part in it.
    func feed(_ sequence: EventSequence, _ event: Event) {
        for id in arbiter.updateOrder {
            guard let recognizer = recognizers[id], recognizer.trackedSequence === sequence,
                let member = arbiter.members[id], !member.state.isFinal, member.liveTouches.contains(sequence.id)
            else { continue }
            guard recognizer.view?.window === window else {
                arbiter.abort(id, because: .removed)
                continue
            }
            recognizer.note(event)
            perform { recognizer.sequenceChanged(with: event) }
            if sequence.phase == .cancelled { cancelIfAbandoned(recognizer) }
        }
        if sequence.phase.isTerminal { end(sequence) }
    }

    /// Notes that a sequence is over.
    private func end(_ sequence: EventSequence) {
        arbiter.endTouches([sequence.id])
        liveTouches.remove(sequence.id)
    }

    /// Breaks off the attempts of sequences that ended in a dispatch that never came here.
    func abandonSwallowedSequences(of event: Event) {
        for sequence in event.sequences where sequence.window === window && sequence.phase.isTerminal {
            let concerned = arbiter.updateOrder.filter { id in
                arbiter.members[id]?.liveTouches.contains(sequence.id) == true
            }
            end(sequence)
            for id in concerned where arbiter.members[id]?.liveTouches.isEmpty == true {
                arbiter.abort(id, because: .touchCancelled)
            }
        }
    }
}
