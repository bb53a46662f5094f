extension GestureEnvironment {
    /// Finds the recognizers of a press that began: those of the receiver's view and of all views above it, up to the
    /// window, that accept it.
    func collect(_ press: Press, with event: PressesEvent) {
        beginCollecting()
        beginJournal(of: press.id, landedOn: press.responder?.hostView)
        liveTouches.insert(press.id)
        forEachRecognizer(from: press.responder?.hostView) { recognizer, rank in
            offer(press, to: recognizer, rank: rank, event)
        }
    }

    private func offer(
        _ press: Press, to recognizer: GestureRecognizer, rank: GestureArbiter.Rank, _ event: PressesEvent
    ) {
        guard recognizer.allowedPressTypes.contains(press.type) else { return }
        recognizer.latestEnvironment = self
        if let rejection = rejection(of: press, by: recognizer, event) {
            record(.rejected(recognizer.id, press.id, rejection))
            return
        }
        press.gestureRecognizers.append(recognizer)
        recognizer.presses.append(press)
        join(recognizer, with: press.id, rank: rank)
        record(.accepted(recognizer.id, press.id))
    }

    private func rejection(
        of press: Press, by recognizer: GestureRecognizer, _ event: PressesEvent
    ) -> TouchRejection? {
        guard recognizer.isEnabled else { return .disabled }
        guard arbiter.acceptsTouches(recognizer.id) else { return .decided }
        if let refusal = refusal(of: event, by: recognizer) { return refusal }
        guard ask({ recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true })
        else { return .delegate }
        return nil
    }

    /// Gives the presses of `event` in this window to their recognizers.
    func feedPresses(of event: PressesEvent) {
        let presses = event.allPresses.filter { $0.window === window }.sorted { $0.id < $1.id }
        for id in arbiter.updateOrder {
            guard let recognizer = recognizers[id] else { continue }
            for phase in [Press.Phase.began, .changed, .ended, .cancelled] {
                let own = presses.filter { $0.phase == phase && isTracking($0.id, id) }
                if !own.isEmpty { tell(recognizer, Set(own), phase, event) }
            }
        }
        end(presses.filter(\.phase.isTerminal).map(\.id))
        arbiter.claimAcquiredTouches(presses.filter { $0.phase == .began }.map(\.id))
    }

    private func tell(
        _ recognizer: GestureRecognizer, _ presses: Set<Press>, _ phase: Press.Phase, _ event: PressesEvent
    ) {
        recognizer.note(event)
        switch phase {
        case .began: perform { recognizer.pressesBegan(presses, with: event) }
        case .changed: perform { recognizer.pressesChanged(presses, with: event) }
        case .ended: perform { recognizer.pressesEnded(presses, with: event) }
        case .cancelled:
            perform { recognizer.pressesCancelled(presses, with: event) }
            cancelIfAbandoned(recognizer)
        case .stationary: break
        }
    }
}
