nonisolated extension GestureArbiter {
    /// The next held recognizer to look at again, if anything has changed for the held ones.
    mutating func nextRetry() -> RecognizerID? {
        if needsRetry, retries.isEmpty {
            needsRetry = false
            // Mostly nobody waits: then the order, which may be stale, is not asked for.
            if !heldMembers.isEmpty { retries = updateOrder.reversed().filter(heldMembers.contains) }
        }
        return retries.popLast()
    }

    /// Goes on with a held recognition where it had stopped: views and delegate are not asked again.
    mutating func retry(_ id: RecognizerID) {
        guard let member = members[id], let held = member.held else { return }
        recognition = Recognition(id: id, proposal: held, stage: .veto)
    }

    /// The requirements of `id` that cannot be decided yet: rule GR-22.
    mutating func unresolvedRequirements(of id: RecognizerID) -> [RecognizerID] {
        guard let member = members[id] else { return [] }
        let undecided = member.allRequirements.filter { members[$0]?.isUndecided == true }
        return undecided.count < 2 ? undecided : updateOrder.filter(undecided.contains)
    }

    /// The first requirement of `id` that has recognized instead of failing, in this attempt.
    mutating func recognizedRequirement(of id: RecognizerID) -> RecognizerID? {
        guard let member = members[id] else { return nil }
        let recognized = member.allRequirements.filter { other in
            guard let state = members[other]?.state else { return false }
            return state.isRecognized || state == .cancelled
        }
        return recognized.count < 2 ? recognized.first : updateOrder.first(where: recognized.contains)
    }

    /// Takes a member's stated requirements at the start of its attempt.
    mutating func adopt(_ requirements: [Requirement], for id: RecognizerID) {
        for requirement in requirements {
            let closes = requirement.closesCycle || path(from: requirement.other, to: id) != nil
            requiredByOthers.insert(requirement.other)
            if closes {
                members[id]?.ignoredRequirements.append(requirement.other)
            } else {
                members[id]?.requirements.append(requirement.other)
            }
        }
    }

    /// Remembers an answer about a requirement. One that closes a ring is reported and ignored: rule GR-23.
    mutating func record(requirementOf waiting: RecognizerID, for other: RecognizerID, _ isRequired: Bool) {
        let ring = isRequired ? path(from: other, to: waiting) : nil
        members[waiting]?.dynamicRequirements[other] = isRequired && ring == nil
        if isRequired { requiredByOthers.insert(other) }
        if let ring { decide(.diagnosed(.requirementCycle([waiting] + ring.dropLast()))) }
    }

    /// Reports the stated requirements of `id` that close a ring among the members; once an attempt.
    mutating func reportIgnoredRequirements(of id: RecognizerID) {
        for other in members[id]?.ignoredRequirements ?? [] {
            guard let ring = path(from: other, to: id) else { continue }
            members[id]?.ignoredRequirements.removeAll { $0 == other }
            decide(.diagnosed(.requirementCycle([id] + ring.dropLast())))
        }
    }

    /// The shortest chain of requirements that leads from `start` to `end`, both included.
    private mutating func path(from start: RecognizerID, to end: RecognizerID) -> [RecognizerID]? {
        guard start == end || requiredByOthers.contains(end) else { return nil }
        var previous: [RecognizerID: RecognizerID] = [:]
        var queue = [start]
        var index = 0
        while index < queue.count {
            let last = queue[index]
            index += 1
            if last == end {
                var path = [end]
                while let first = path.last, first != start, let before = previous[first] { path.append(before) }
                return path.reversed()
            }
            for other in outgoing(from: last) where other != start && previous[other] == nil {
                previous[other] = last
                queue.append(other)
            }
        }
        return nil
    }

    private mutating func outgoing(from id: RecognizerID) -> [RecognizerID] {
        guard let member = members[id] else { return [] }
        guard member.dynamicRequirements.contains(where: \.value) else { return member.requirements }
        return member.requirements + updateOrder.filter { member.dynamicRequirements[$0] == true }
    }
}
