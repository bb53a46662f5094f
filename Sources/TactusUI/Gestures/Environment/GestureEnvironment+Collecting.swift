extension GestureEnvironment {
    /// Finds the recognizers of an input that begins with `event`: those of its view and of all views above it, up to
    /// the window, that accept it. Views and recognizers that are added later do not get this input.
    func collect<Input: GestureInput>(_ input: Input, with event: Event) {
        beginCollecting()
        if input.isJournaled {
            // In a chapter of its own when no other input is down.
            if liveInputs.isEmpty { journal.beginSequence() }
            journal.record(pathOf: input.id, Array(sequence(first: input.startView ?? window, next: \.superview)))
            liveInputs.insert(input.id)
        }
        forEachRecognizer(from: input.startView) { recognizer, rank in
            guard input.concerns(recognizer, in: event) else { return }
            offer(input, to: recognizer, rank: rank, event)
        }
    }

    /// Calls `body` with the recognizers of a view, and then of all views above it, up to the window.
    private func forEachRecognizer(from view: View?, _ body: (GestureRecognizer, GestureArbiter.Rank) -> Void) {
        let chain = Array(sequence(first: view ?? window, next: \.superview))
        for (height, view) in chain.enumerated() {
            for (position, recognizer) in view.attachedRecognizers.enumerated() where recognizer.view === view {
                let rank = GestureArbiter.Rank(
                    depth: chain.count - 1 - height, view: UInt(bitPattern: ObjectIdentifier(view)), position: position)
                body(recognizer, rank)
            }
        }
    }

    private func offer<Input: GestureInput>(
        _ input: Input, to recognizer: GestureRecognizer, rank: GestureArbiter.Rank, _ event: Event
    ) {
        recognizer.latestEnvironment = self
        recognizer.reportMove()
        if let rejection = rejection(of: input, by: recognizer, event) {
            record(.rejected(recognizer.id, input.id, rejection))
            return
        }
        input.add(recognizer)
        join(recognizer, with: input.id, rank: rank)
        record(.accepted(recognizer.id, input.id))
    }

    /// Makes a recognizer take part.
    func join(_ recognizer: GestureRecognizer, with input: InputID?, rank: GestureArbiter.Rank) {
        let id = recognizer.id
        recognizers[id] = recognizer
        recognizer.attempt = self
        journal.introduce(recognizer)
        arbiter.join(
            id, with: input, rank: rank, traits: recognizer.traits, requirements: recognizer.requirements)
    }

    /// The first of the filters of rule GR-2 that turns the input away.
    private func rejection<Input: GestureInput>(
        of input: Input, by recognizer: GestureRecognizer, _ event: Event
    ) -> TouchRejection? {
        guard recognizer.isEnabled else { return .disabled }
        guard arbiter.acceptsTouches(recognizer.id) else { return .decided }
        if let mismatch = input.mismatch(with: recognizer) { return mismatch }
        if let refusal = refusal(of: event, by: recognizer) { return refusal }
        guard ask({ recognizer.delegate.map { input.isAdmitted(by: $0, to: recognizer) } ?? true })
        else { return .delegate }
        return nil
    }

    /// What keeps the recognizer out of an event: the recognizer itself is asked, and then its delegate; once.
    private func refusal(of event: Event, by recognizer: GestureRecognizer) -> TouchRejection? {
        if let known = admissions[event]?[recognizer.id] { return known }
        let refusal: TouchRejection? =
            if !ask({ recognizer.shouldReceive(event) }) {
                .eventByRecognizer
            } else if !ask({ recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true }) {
                .eventByDelegate
            } else {
                nil
            }
        admissions[event, default: [:]][recognizer.id] = .some(refusal)
        return refusal
    }

    /// Asks code that is not ours.
    func ask(_ question: () -> Bool) -> Bool {
        var answer = false
        perform { answer = question() }
        return answer
    }
}
