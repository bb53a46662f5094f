/// Counts how often a recognizer loses to those whose failure it requires, to notice requirements that may have been
/// meant the other way round: rule DX-13.
nonisolated struct RequirementWatch: Hashable, Sendable {
    /// What makes a requirement look inverted.
    enum Suspicion: Hashable, Sendable {
        /// The recognizer was ready and had to wait, so many attempts in a row; each time the other recognized after
        /// it, and in no attempt did it come to its turn.
        case neverGetsItsTurn(attempts: Int)
        /// Whatever this one recognizes begins with what the other recognizes: it can never come to its turn.
        case alwaysComesSecond
    }

    /// How one that waits and one that recognizes have to do with one another, by what they are.
    enum Relation: Hashable, Sendable {
        /// What the one recognizes begins with what the other does: two taps begin with one.
        case beginsWithTheOther
        /// What the other recognizes begins with what the one does: this is what waiting is for.
        case isItsBeginning
        /// Nothing is known.
        case unknown
    }

    /// In how many attempts a recognizer must have waited in vain.
    static let attemptsBeforeSuspicion = 5

    private var losses: [RecognizerID: Int] = [:]
    private var reported: Set<RecognizerID> = []
    private var isWaiting = false
    private var hasRecognized = false

    /// The recognizer would recognize, and waits for others to fail.
    mutating func wasHeld() { isWaiting = true }

    /// The recognizer recognized: its requirements let it have its turn.
    mutating func didRecognize() {
        hasRecognized = true
        isWaiting = false
    }

    /// The attempt failed, by nothing that this watch is about.
    mutating func didFail() { isWaiting = false }

    /// The recognizer failed because one that it requires to fail has recognized.
    ///
    /// - Parameters:
    ///   - winner: Who recognized.
    ///   - relation: How the two have to do with one another.
    /// - Returns: What is suspicious about it, once for each winner.
    mutating func didLose(to winner: RecognizerID, _ relation: Relation) -> Suspicion? {
        defer { isWaiting = false }
        guard !reported.contains(winner), relation != .isItsBeginning else { return nil }
        if relation == .beginsWithTheOther {
            reported.insert(winner)
            return .alwaysComesSecond
        }
        guard isWaiting, !hasRecognized else { return nil }
        losses[winner, default: 0] += 1
        guard losses[winner] == Self.attemptsBeforeSuspicion else { return nil }
        reported.insert(winner)
        return .neverGetsItsTurn(attempts: Self.attemptsBeforeSuspicion)
    }
}

extension RequirementWatch.Relation {
    /// What is known of two recognizers by their kind: taps of the same fingers begin with fewer taps.
    @MainActor init(of waiting: GestureRecognizer, to winner: GestureRecognizer) {
        guard let waiting = waiting as? TapGestureRecognizer, let winner = winner as? TapGestureRecognizer,
            waiting.numberOfTouchesRequired == winner.numberOfTouchesRequired
        else {
            self = .unknown
            return
        }
        let difference = waiting.numberOfTapsRequired - winner.numberOfTapsRequired
        self = difference > 0 ? .beginsWithTheOther : difference < 0 ? .isItsBeginning : .unknown
    }
}
