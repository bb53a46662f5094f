nonisolated extension GestureArbiter {
    /// Whether `id` may take another touch: rule GR-2, second filter. Recognizers outside an attempt always may.
    func acceptsTouches(_ id: RecognizerID) -> Bool {
        members[id]?.acceptsTouches ?? true
    }

    /// Lets a recognizer take part, or track another touch that began; a new one starts its attempt. A recognizer may
    /// act without touches.
    ///
    /// The requirements stated so far are asked for at the start of an attempt only, and fixed for it.
    mutating func join(
        _ id: RecognizerID, with touch: InputID?, rank: Rank, traits: Traits,
        requirements: @autoclosure () -> [Requirement] = []
    ) {
        if members[id] == nil {
            if departed.contains(id) { forgetDeparted() }
            members[id] = Member(id: id, number: joinCount, rank: rank, traits: traits)
            joinCount += 1
            adopt(requirements(), for: id)
        }
        members[id]?.rank = rank
        members[id]?.traits = traits
        if let touch, members[id]?.touches.contains(touch) == false {
            members[id]?.touches.append(touch)
            members[id]?.liveTouches.append(touch)
        }
        needsRetry = true
        isOrderStale = true
    }

    /// Makes a member forget a touch: rule GR-34.
    mutating func ignore(_ touch: InputID, for id: RecognizerID) {
        guard members[id]?.touches.contains(touch) == true else { return }
        members[id]?.touches.removeAll { $0 == touch }
        members[id]?.liveTouches.removeAll { $0 == touch }
        needsRetry = true
        isOrderStale = true
    }

    /// Takes note that these touches are over. Called when all recognizers have heard of it.
    mutating func endTouches(_ touches: [InputID]) {
        guard !touches.isEmpty else { return }
        for id in updateOrder {
            members[id]?.liveTouches.removeAll { touches.contains($0) }
        }
        needsRetry = true
    }

    /// Takes note whether a member asked to be woken.
    mutating func setDeadline(_ hasDeadline: Bool, for id: RecognizerID) {
        guard let member = members[id], member.hasDeadline != hasDeadline else { return }
        members[id]?.hasDeadline = hasDeadline
        needsRetry = true
    }

    /// Takes a member's changed flags; they count from the next decision on: rule GR-40.
    mutating func setTraits(_ traits: Traits, for id: RecognizerID) {
        if members[id]?.traits.symmetricDifference(traits).isDisjoint(with: .silence) == false { isOrderStale = true }
        members[id]?.traits = traits
    }

    /// Breaks a member's attempt off, without asking anybody: rules GR-38 and GR-39.
    mutating func abort(_ id: RecognizerID, because reason: FailureReason) {
        fail(id, because: reason)
        cancel(id, because: reason)
    }

    /// Lets go of all touches of a member, so that its attempt can end with fingers on the glass.
    mutating func releaseTouches(of id: RecognizerID) {
        members[id]?.touches = []
        members[id]?.liveTouches = []
        needsRetry = true
        isOrderStale = true
    }

    // MARK: The end of an update

    private mutating func membersInOrder(where isOne: (Member) -> Bool) -> [RecognizerID] {
        updateOrder.filter { members[$0].map(isOne) ?? false }
    }

    /// The members whose attempt is over, in update order: final, and no touch of theirs is down. To be reset, and then
    /// removed: rule GR-33.
    var finishedMembers: [RecognizerID] {
        mutating get {
            membersInOrder { member in
                member.state.isFinal && member.liveTouches.isEmpty
            }
        }
    }

    /// The members that are active, although the last of their touches has just ended and they did not ask to be woken.
    var strandedMembers: [RecognizerID] {
        mutating get {
            membersInOrder { member in
                member.state.isActive && member.liveTouches.isEmpty && !member.touches.isEmpty && !member.hasDeadline
            }
        }
    }

    /// The members that are possible still, although nothing is left that could make them recognize.
    ///
    /// An attempt without an outcome: nobody waits for it any longer. To be removed, without a reset.
    var idleMembers: [RecognizerID] {
        mutating get {
            membersInOrder { member in
                member.state == .possible && !member.isUndecided
            }
        }
    }

    /// Ends a member's attempt: everything that belonged to it is forgotten.
    mutating func remove(_ id: RecognizerID) {
        guard members[id] != nil else { return }
        hold(id, nil)
        members[id] = nil
        departed.insert(id)
        if members.isEmpty { (departed, requiredByOthers) = ([], []) }
        needsRetry = true
        isOrderStale = true
    }

    /// Forgets all answers about those that have left: who comes again is asked about again.
    private mutating func forgetDeparted() {
        for (id, member) in members where !member.dynamicRequirements.isEmpty {
            members[id]?.dynamicRequirements = member.dynamicRequirements.filter { !departed.contains($0.key) }
        }
        departed = []
    }

    /// Forgets the lifted touches of recognizers whose decision is made, so that a long gesture does not collect them.
    mutating func forgetEndedTouches() {
        for id in updateOrder where members[id]?.state != .possible {
            guard let member = members[id], member.touches.count != member.liveTouches.count else { continue }
            members[id]?.touches = member.liveTouches
        }
    }

    // MARK: Views

    /// Whether the view must not hear yet that this touch began: rule GR-31.
    func delaysBegan(_ touch: InputID) -> Bool {
        delays(touch, .delaysTouchesBegan)
    }

    /// Whether the view must not hear yet that this touch ended: rule GR-32.
    func delaysEnded(_ touch: InputID) -> Bool {
        delays(touch, .delaysTouchesEnded)
    }

    private func delays(_ touch: InputID, _ trait: Traits) -> Bool {
        members.values.contains { member in
            member.traits.contains(trait) && member.isUndecided && member.touches.contains(touch)
        }
    }

    /// Takes the touches of a recognizer away from the views, as far as its flags say: rule GR-15, step 7.
    mutating func claimTouches(of id: RecognizerID) {
        guard let member = members[id], !member.touches.isEmpty else { return }
        if member.traits.contains(.cancelsTouchesInView) {
            decide(.claimed(id, member.touches, .cancel))
        } else if member.traits.contains(.delaysTouchesBegan) {
            decide(.claimed(id, member.touches, .discardWithheld))
        }
    }

    /// Takes touches that active recognizers have just acquired away from the views: rule GR-35.
    mutating func claimAcquiredTouches(_ touches: [InputID]) {
        for id in updateOrder {
            guard let member = members[id], member.state.isActive, member.traits.contains(.cancelsTouchesInView)
            else { continue }
            let acquired = touches.filter(member.touches.contains)
            if !acquired.isEmpty { decide(.claimed(id, acquired, .cancel)) }
        }
    }
}
