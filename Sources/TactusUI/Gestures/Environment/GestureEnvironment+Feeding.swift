extension GestureEnvironment {
    /// Gives the touches of `event` in this window, or what else it tells, to the recognizers.
    func feed(_ event: Event) {
        switch event {
        case let event as PressesEvent: feedPresses(of: event)
        case _ where event.type == .touches: feedTouches(of: event)
        default: for sequence in event.sequences where sequence.window === window { feed(sequence, event) }
        }
    }

    private func feedTouches(of event: Event) {
        guard let touches = event.touches(for: window) else { return }
        let feed = TouchFeed(touches)
        feedRecognizers(feed, event)
        end(feed.terminated)
        arbiter.claimAcquiredTouches(feed.began.map(\.id))
    }

    /// Gives every recognizer its touches: one recognizer after the other, and each its phases in order.
    private func feedRecognizers(_ feed: TouchFeed, _ event: Event) {
        for id in arbiter.updateOrder {
            guard let recognizer = recognizers[id] else { continue }
            for phase in TouchFeed.phases {
                let touches = feed.touches(in: phase) { isTracking($0.id, id) }
                if !touches.isEmpty { tell(recognizer, touches, phase, event) }
            }
        }
    }

    /// Whether the recognizer hears of the touch or press: it tracks it, and has not decided yet or goes on.
    func isTracking(_ touch: TouchID, _ id: RecognizerID) -> Bool {
        guard let member = arbiter.members[id] else { return false }
        return !member.state.isFinal && member.liveTouches.contains(touch)
    }

    private func tell(
        _ recognizer: GestureRecognizer, _ touches: Set<Touch>, _ phase: Touch.Phase, _ event: Event
    ) {
        recognizer.note(event)
        switch phase {
        case .began: perform { recognizer.touchesBegan(touches, with: event) }
        case .moved: perform { recognizer.touchesMoved(touches, with: event) }
        case .ended: perform { recognizer.touchesEnded(touches, with: event) }
        case .cancelled:
            perform { recognizer.touchesCancelled(touches, with: event) }
            cancelIfAbandoned(recognizer)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    /// Breaks an attempt off whose last touches and presses were taken away.
    func cancelIfAbandoned(_ recognizer: GestureRecognizer) {
        guard recognizer.touches.allSatisfy(\.phase.isTerminal), recognizer.presses.allSatisfy(\.phase.isTerminal),
            recognizer.trackedSequence?.phase.isTerminal ?? true
        else { return }
        propose(.cancelled, by: recognizer, because: .touchCancelled)
    }

    /// Notes that touches are over.
    func end(_ touches: [Touch]) { end(touches.map(\.id)) }

    /// Notes that touches or presses are over.
    func end(_ ids: [TouchID]) {
        arbiter.endTouches(ids)
        liveTouches.subtract(ids)
    }

    /// Breaks off the attempts whose touches or presses ended in a dispatch that never came here: an override of
    /// `sendEvent(_:)` kept it to itself.
    func abandonSwallowedTouches(of event: Event) {
        let swallowed = event.endedIDs(in: window).filter(liveTouches.contains)
        guard !swallowed.isEmpty else { return }
        let concerned = arbiter.updateOrder.filter { id in
            arbiter.members[id]?.liveTouches.contains(where: swallowed.contains) == true
        }
        end(swallowed)
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
