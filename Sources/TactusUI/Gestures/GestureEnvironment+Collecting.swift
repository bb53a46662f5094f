extension GestureEnvironment {
    /// Finds the recognizers of a touch that began: those of the touched view and of all views above it, up to the window,
    /// that accept it. Views and recognizers that are added later do not get this touch.
    func collect(_ touch: Touch, with event: Event) {
        isDispatching = true
        liveTouches.insert(touch.id)
        forEachRecognizer(from: touch.view) { recognizer, rank in offer(touch, to: recognizer, rank: rank, event) }
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
        guard recognizer.trackedSequence == nil else { return .mixedTouchTypes }
        guard admits(event, recognizer) else { return .event }
        guard ask({ recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true })
        else { return .delegate }
        return nil
    }

    /// Whether the recognizer, and then its delegate, take part in the event; asked once.
    func admits(_ event: Event, _ recognizer: GestureRecognizer) -> Bool {
        if let known = admissions[event]?[recognizer.id] { return known }
        let answer =
            ask({ recognizer.shouldReceive(event) })
            && ask({ recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true })
        admissions[event, default: [:]][recognizer.id] = answer
        return answer
    }

    /// Asks code that is not ours.
    func ask(_ question: () -> Bool) -> Bool {
        var answer = false
        perform { answer = question() }
        return answer
    }
}
