extension GestureEnvironment {
    /// Finds the recognizers of a touch that began: those of the touched view and of all views above it, up to the
    /// window, that accept it. Views and recognizers that are added later do not get this touch.
    func collect(_ touch: Touch, with event: Event) {
        beginCollecting()
        beginJournal(of: touch.id, landedOn: touch.view)
        liveTouches.insert(touch.id)
        forEachRecognizer(from: touch.view) { recognizer, rank in offer(touch, to: recognizer, rank: rank, event) }
    }

    /// Notes where a touch landed, in a chapter of its own when no other is down.
    func beginJournal(of touch: TouchID, landedOn view: View?) {
        if liveTouches.isEmpty { journal.beginSequence() }
        journal.note(pathOf: touch, Array(sequence(first: view ?? window, next: \.superview)))
    }

    /// Calls `body` with the recognizers of a view, and then of all views above it, up to the window.
    func forEachRecognizer(from view: View?, _ body: (GestureRecognizer, GestureArbiter.Rank) -> Void) {
        let chain = Array(sequence(first: view ?? window, next: \.superview))
        for (height, view) in chain.enumerated() {
            for (position, recognizer) in view.attachedRecognizers.enumerated() where recognizer.view === view {
                let rank = GestureArbiter.Rank(
                    depth: chain.count - 1 - height, view: UInt(bitPattern: ObjectIdentifier(view)), position: position)
                body(recognizer, rank)
            }
        }
    }

    private func offer(_ touch: Touch, to recognizer: GestureRecognizer, rank: GestureArbiter.Rank, _ event: Event) {
        recognizer.latestEnvironment = self
        recognizer.reportMove()
        if let rejection = rejection(of: touch, by: recognizer, event) {
            record(.rejected(recognizer.id, touch.id, rejection))
            return
        }
        touch.gestureRecognizers.append(recognizer)
        recognizer.touches.append(touch)
        join(recognizer, with: touch.id, rank: rank)
        record(.accepted(recognizer.id, touch.id))
    }

    /// Makes a recognizer take part.
    func join(_ recognizer: GestureRecognizer, with touch: TouchID?, rank: GestureArbiter.Rank) {
        let id = recognizer.id
        recognizers[id] = recognizer
        recognizer.attempt = self
        journal.introduce(recognizer)
        arbiter.join(
            id, with: touch, rank: rank, traits: recognizer.traits, requirements: recognizer.requirements)
    }

    /// The first of the filters of rule GR-2 that turns the touch away.
    private func rejection(
        of touch: Touch, by recognizer: GestureRecognizer, _ event: Event
    ) -> TouchRejection? {
        guard recognizer.isEnabled else { return .disabled }
        guard arbiter.acceptsTouches(recognizer.id) else { return .decided }
        guard recognizer.allowedTouchTypes.contains(touch.type) else { return .touchType }
        let isOfOneType = recognizer.touches.allSatisfy { $0.type == touch.type }
        guard isOfOneType || !recognizer.requiresExclusiveTouchType else { return .mixedTouchTypes }
        guard recognizer.trackedSequence == nil || !recognizer.requiresExclusiveTouchType else {
            return .mixedTouchTypes
        }
        if let refusal = refusal(of: event, by: recognizer) { return refusal }
        guard ask({ recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true })
        else { return .delegate }
        return nil
    }

    /// Who keeps the recognizer out of an event: the recognizer itself is asked, and then its delegate; once.
    func refusal(of event: Event, by recognizer: GestureRecognizer) -> TouchRejection? {
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
