extension GestureEnvironment {
    /// What the window does with a touch for its view, as things stand.
    func verdict(for touch: Touch) -> ViewVerdict { verdict(for: touch.id) }

    /// What the window does with a touch or press for its view or responder, as things stand.
    func verdict(for id: InputID) -> ViewVerdict {
        switch claims[id] {
        case .cancel: .take
        case .discardWithheld: .discardWithheld
        case nil where arbiter.delaysBegan(id): .withholdBegan
        case nil where arbiter.delaysEnded(id): .withholdEnd
        case nil: .deliver
        }
    }

    /// Forgets claims of touches that are over, and those that count for one dispatch only.
    func forgetClaims() {
        func lasts(_ touch: InputID, _ claim: GestureClaim) -> Bool { claim == .cancel && liveInputs.contains(touch) }
        // Mostly all of them last: a gesture that goes on has taken its touches for good.
        guard claims.contains(where: { !lasts($0.key, $0.value) }) else { return }
        claims = claims.filter { lasts($0.key, $0.value) }
    }

    /// Whether a gesture has taken a touch from its view.
    package func hasClaimed(_ touch: Touch) -> Bool { claims[touch.id] != nil }

    /// Keeps a touch from its view that it has not seen yet, for good.
    package func discard(_ touch: Touch) {
        guard claims[touch.id] == nil else { return }
        claims[touch.id] = .discardWithheld
        verdictsDidChange()
    }
}
