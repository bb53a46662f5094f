extension GestureRecognizer {
    /// A stated requirement: another recognizer must fail before this one may act.
    struct FailureRequirement {
        weak var other: GestureRecognizer?
        /// Whether stating it closed a ring; such a one is ignored.
        let closesCycle: Bool
    }

    /// Makes this recognizer wait until `other` has failed.
    ///
    /// A single tap that requires a double tap to fail is recognized only when no second tap came in time. If `other`
    /// recognizes, this one fails. A recognizer that takes no part in the touches at hand is not waited for.
    ///
    /// Counts from the next attempt on. A requirement that closes a ring of requirements is ignored, and reported in
    /// the trace: nobody in such a ring could ever act.
    public final func require(toFail other: GestureRecognizer) {
        failureRequirements.removeAll { $0.other == nil }
        guard !failureRequirements.contains(where: { $0.other === other }) else { return }
        failureRequirements.append(FailureRequirement(other: other, closesCycle: other.waits(for: self)))
        other.isWaitedFor = true
    }

    /// Whether this recognizer is `other`, or waits for it over any number of stated requirements. Each recognizer is
    /// looked at once, however many ways lead to it.
    private func waits(for other: GestureRecognizer) -> Bool {
        if self === other { return true }
        guard other.isWaitedFor else { return false }
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var waiting = [self]
        while let recognizer = waiting.popLast() {
            for requirement in recognizer.failureRequirements where !requirement.closesCycle {
                guard let next = requirement.other else { continue }
                if next === other { return true }
                if seen.insert(ObjectIdentifier(next)).inserted { waiting.append(next) }
            }
        }
        return false
    }

    /// The stated requirements, for the arbiter.
    final var requirements: [GestureArbiter.Requirement] {
        failureRequirements.compactMap { requirement in
            requirement.other.map { GestureArbiter.Requirement(other: $0.id, closesCycle: requirement.closesCycle) }
        }
    }
}
