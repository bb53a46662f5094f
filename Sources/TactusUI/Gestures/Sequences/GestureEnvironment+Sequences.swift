// Scrolling, and gestures on a touchpad: rules GR-57 and GR-58. A sequence stands for a touch towards the arbiter, so that
// exclusion, requirements and vetoes are the same.
extension GestureEnvironment {
    /// Finds the recognizers of a sequence that begins with `event`: those of the view under the pointer and of all views
    /// above it that accept it.
    func collect(_ sequence: EventSequence, with event: Event) {
        isDispatching = true
        beginJournal(of: sequence.id, landedOn: sequence.view)
        liveTouches.insert(sequence.id)
        forEachRecognizer(from: sequence.view) { recognizer, rank in
            guard recognizer.takesPart(inSequenceOf: event) else { return }
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
        guard recognizer.trackedSequence == nil, recognizer.touches.isEmpty else { return .mixedTouchTypes }
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
            perform { recognizer.sequenceChanged(with: event) }
            if event.sequencePhase == .cancelled { propose(.cancelled, by: recognizer, because: .touchCancelled) }
        }
        if event.sequencePhase?.isTerminal == true { end(sequence) }
    }

    /// Notes that a sequence is over.
    private func end(_ sequence: EventSequence) {
        arbiter.endTouches([sequence.id])
        liveTouches.remove(sequence.id)
    }

    /// Breaks off the attempts of a sequence that ended in a dispatch that never came here.
    func abandonSwallowedSequence(of event: Event) {
        guard let sequence = event.sequence, sequence.window === window, event.sequencePhase?.isTerminal == true,
            liveTouches.contains(sequence.id)
        else { return }
        end(sequence)
        for id in arbiter.updateOrder where recognizers[id]?.trackedSequence === sequence {
            arbiter.abort(id, because: .touchCancelled)
        }
    }
}

extension Event {
    /// How far the sequence of the event has come; `nil` for events about touches.
    var sequencePhase: SequencePhase? { scroll?.phase }
}
