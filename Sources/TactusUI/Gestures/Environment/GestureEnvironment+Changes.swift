extension GestureEnvironment {
    /// Breaks the attempt of a recognizer off that was disabled.
    func recognizerWasDisabled(_ recognizer: GestureRecognizer) {
        change(recognizer, because: .disabled)
    }

    /// Breaks the attempt of a recognizer off that was removed from its view, and gives its touches back.
    func recognizerWasRemoved(_ recognizer: GestureRecognizer) {
        change(recognizer, because: .removed)
    }

    /// Breaks off the attempts of recognizers whose views have left the window, with or without the views that were
    /// touched; a view that is gone altogether has left, too. Recognizers of views that stayed go on.
    func viewsDidLeaveWindow() {
        for recognizer in arbiter.updateOrder.compactMap({ recognizers[$0] }) {
            // One that was taken away from its view has none either, and is over already.
            let isOver = recognizer.view == nil && [.ended, .cancelled, .failed].contains(recognizer.state)
            guard recognizer.view?.window !== window, !isOver else { continue }
            change(recognizer, because: .removed)
        }
    }

    private func change(_ recognizer: GestureRecognizer, because reason: FailureReason) {
        let change = DeferredChange(depth: callbackDepth, recognizer: recognizer, reason: reason)
        guard callbackDepth == 0 else { return deferredChanges.append(change) }
        apply(change)
        decide()
        updateIfOutsideDispatch()
    }

    /// Applies the changes that were made inside the callback that has just returned.
    func applyDeferredChanges() {
        guard !deferredChanges.isEmpty else { return }
        let due = deferredChanges.filter { $0.depth > callbackDepth }
        deferredChanges.removeAll { $0.depth > callbackDepth }
        due.forEach(apply)
        decide()
    }

    private func apply(_ change: DeferredChange) {
        let id = change.recognizer.id
        guard recognizers[id] != nil else { return }
        arbiter.abort(id, because: change.reason)
        guard change.reason == .removed else { return }
        arbiter.releaseTouches(of: id)
        for touch in change.recognizer.touches { touch.gestureRecognizers.removeAll { $0 === change.recognizer } }
        for press in change.recognizer.presses { press.gestureRecognizers.removeAll { $0 === change.recognizer } }
        verdictsDidChange()
    }

    /// Makes a recognizer forget a touch.
    func ignore(_ touch: Touch, for recognizer: GestureRecognizer) {
        arbiter.ignore(touch.id, for: recognizer.id)
        recognizer.touches.removeAll { $0 === touch }
        touch.removeRecognizer(recognizer)
        record(.ignored(recognizer.id, touch.id))
        verdictsDidChange()
    }

    /// Makes a recognizer forget a press.
    func ignore(_ press: Press, for recognizer: GestureRecognizer) {
        arbiter.ignore(press.id, for: recognizer.id)
        recognizer.presses.removeAll { $0 === press }
        press.gestureRecognizers.removeAll { $0 === recognizer }
        record(.ignored(recognizer.id, press.id))
        verdictsDidChange()
    }

    /// Takes note of a recognizer's changed flags.
    func traitsChanged(of recognizer: GestureRecognizer) {
        arbiter.setTraits(recognizer.traits, for: recognizer.id)
        verdictsDidChange()
    }

    // MARK: Deadlines

    /// Sets, moves or removes the timer behind a recognizer's deadline.
    func deadlineChanged(of recognizer: GestureRecognizer) {
        let id = recognizer.id
        timers.removeValue(forKey: id)?.invalidate()
        arbiter.setDeadline(recognizer.deadline != nil, for: id)
        guard let deadline = recognizer.deadline, let application = window.windowScene?.application else { return }
        record(.waits(id, until: deadline))
        timers[id] = application.schedule(at: deadline) { [weak self, weak recognizer] in
            guard let self, let recognizer else { return }
            deadlinePassed(for: recognizer)
        }
    }

    /// An update without touches, for all recognizers that wait for the same moment: it settles once.
    private func deadlinePassed(for recognizer: GestureRecognizer) {
        guard recognizers[recognizer.id] === recognizer, let deadline = recognizer.deadline else { return }
        let due = arbiter.updateOrder.compactMap { recognizers[$0] }.filter { $0.deadline == deadline }
        updateWithoutEvent(
            due.map { recognizer in
                { [self] in
                    guard recognizers[recognizer.id] === recognizer, recognizer.deadline == deadline else { return }
                    recognizer.deadline = nil
                    record(.woken(recognizer.id))
                    recognizer.deadlinePassed()
                }
            })
    }
}
