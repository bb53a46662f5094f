/// What a view has been told about one touch, and what it must be told next.
nonisolated struct ViewRecord: Hashable, Sendable {
    /// How far the telling has come.
    nonisolated enum State: Hashable, Sendable {
        /// Nothing was told yet.
        case none
        /// The beginning is held back. `hasMoved` and `hasEnded` tell what happened since.
        case withheld(hasMoved: Bool, hasEnded: Bool)
        /// The view knows the touch.
        case delivered
        /// The view knows the touch, and its end is held back.
        case endWithheld
        /// The touch was taken from the view, which hears no more of it.
        case cancelled
        /// The view was told everything, or will be told nothing.
        case done
    }

    /// One call to the view. The numbers grow in the order in which one view is told.
    nonisolated enum Call: Int, Sendable {
        /// `touchesBegan`, held back until now: with the values from then.
        case replayedBegan
        /// `touchesBegan`, in its time.
        case began
        /// `touchesMoved`.
        case moved
        /// `touchesEnded`.
        case ended
        /// `touchesCancelled`.
        case cancelled
    }

    private(set) var state = State.none

    /// Whether something is held back, which a later verdict may release.
    var isWithholding: Bool {
        switch state {
        case .withheld, .endWithheld: true
        case .none, .delivered, .cancelled, .done: false
        }
    }

    /// Notes what the touch did, and answers what the view must be told now.
    ///
    /// - Parameters:
    ///   - phase: What the touch did in this event; `nil` when only the verdict may have changed.
    ///   - verdict: What the recognizers say.
    /// - Returns: The calls to make, in order.
    mutating func advance(_ phase: Touch.Phase?, _ verdict: ViewVerdict) -> [Call] {
        switch state {
        case .none: phase == .began ? begin(verdict) : []
        case .withheld(let moved, let ended): advanceWithheld(phase, verdict, moved, ended)
        case .delivered: advanceDelivered(phase, verdict)
        case .endWithheld: releaseEnd(verdict)
        case .cancelled, .done: []
        }
    }

    /// Notes that the view will hear no more of the touch.
    mutating func finish() { state = .done }

    /// What is answered most, made once.
    private static let onlyMoved: [Call] = [.moved]

    private mutating func begin(_ verdict: ViewVerdict) -> [Call] {
        switch verdict {
        case .withholdBegan:
            state = .withheld(hasMoved: false, hasEnded: false)
            return []
        case .take, .discardWithheld:
            state = .cancelled
            return []
        case .deliver, .withholdEnd:
            state = .delivered
            return [.began]
        }
    }

    private mutating func advanceWithheld(
        _ phase: Touch.Phase?, _ verdict: ViewVerdict, _ hadMoved: Bool, _ hadEnded: Bool
    ) -> [Call] {
        let hasMoved = hadMoved || phase == .moved
        let hasEnded = hadEnded || phase == .ended
        guard phase != .cancelled else {
            state = .done
            return []
        }
        switch verdict {
        case .withholdBegan:
            state = .withheld(hasMoved: hasMoved, hasEnded: hasEnded)
            return []
        case .take, .discardWithheld:
            state = .cancelled
            return []
        case .deliver, .withholdEnd:
            state = .delivered
            let replay: [Call] = hasMoved ? [.replayedBegan, .moved] : [.replayedBegan]
            return hasEnded ? replay + end(verdict) : replay
        }
    }

    private mutating func advanceDelivered(_ phase: Touch.Phase?, _ verdict: ViewVerdict) -> [Call] {
        if phase == .cancelled || verdict == .take {
            state = phase == .cancelled ? .done : .cancelled
            return [.cancelled]
        }
        switch phase {
        case .moved: return Self.onlyMoved
        case .ended: return end(verdict)
        default: return []
        }
    }

    private mutating func end(_ verdict: ViewVerdict) -> [Call] {
        state = verdict == .withholdEnd ? .endWithheld : .done
        return verdict == .withholdEnd ? [] : [.ended]
    }

    private mutating func releaseEnd(_ verdict: ViewVerdict) -> [Call] {
        switch verdict {
        case .withholdBegan, .withholdEnd: return []
        case .take:
            state = .cancelled
            return [.cancelled]
        case .deliver, .discardWithheld:
            state = .done
            return [.ended]
        }
    }
}
