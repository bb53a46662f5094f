extension GestureArbiter {
    /// Where a recognizer stands among the others: what the update order is made of.
    nonisolated struct Rank: Hashable, Sendable {
        /// How many views lie above the recognizer's own; zero for a window.
        var depth: Int
        /// Names the view.
        var view: UInt
        /// The recognizer's place among those of its view; they count up in the order in which they were added.
        var position: Int
    }

    /// A recognizer's flags, as they are now.
    nonisolated struct Traits: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let cancelsTouchesInView = Traits(rawValue: 1 << 0)
        static let delaysTouchesBegan = Traits(rawValue: 1 << 1)
        static let delaysTouchesEnded = Traits(rawValue: 1 << 2)
        /// It says nothing of whose failure it requires, and of who requires its: two such ones are not asked.
        static let requiresNothing = Traits(rawValue: 1 << 3)
        /// It keeps nobody from recognizing, and nobody keeps it from that: two such ones are not asked.
        static let excludesNothing = Traits(rawValue: 1 << 4)
        /// What decides who is asked.
        static let silence: Traits = [requiresNothing, excludesNothing]
    }

    /// A failure requirement that was stated before the attempt.
    nonisolated struct Requirement: Hashable, Sendable {
        /// Who must fail first.
        var other: RecognizerID
        /// Whether stating it closed a ring of requirements. Such a one is reported and ignored.
        var closesCycle = false
    }

    /// What a recognizer proposed that must wait for the failure of another.
    nonisolated enum HeldProposal: Hashable, Sendable {
        /// It would begin.
        case began
        /// It would begin, and has finished since.
        case beganAndEnded
        /// It would be recognized, as a discrete gesture.
        case ended
    }

    /// One recognizer in its attempt.
    nonisolated struct Member {
        let id: RecognizerID
        /// How many had taken part before it.
        let number: Int
        var rank: Rank
        var traits: Traits
        var state = GestureRecognizer.State.possible
        var held: HeldProposal?

        /// The touches that it tracks, in the order in which it got them. Of a recognizer that is still possible they
        /// stay when lifted: a double tap keeps both its touches.
        var touches: [InputID] = []
        /// Those of `touches` that are not lifted.
        var liveTouches: [InputID] = []
        /// Whether it asked to be woken: without a finger on the glass, it can still recognize.
        var hasDeadline = false

        /// The requirements stated before the attempt that count.
        var requirements: [RecognizerID] = []
        /// Those that close a ring, until they are reported.
        var ignoredRequirements: [RecognizerID] = []
        /// The answers of delegates and subclasses about others of this attempt: must this one wait for them?
        var dynamicRequirements: [RecognizerID: Bool] = [:]

        init(id: RecognizerID, number: Int, rank: Rank, traits: Traits) {
            self.id = id
            self.number = number
            self.rank = rank
            self.traits = traits
        }

        /// Whether it may still recognize in this attempt.
        var isUndecided: Bool {
            state == .possible && (!liveTouches.isEmpty || hasDeadline || held != nil)
        }

        /// Whether it takes further touches: not after its decision, also when that is held back.
        var acceptsTouches: Bool {
            !state.isFinal && held != .ended && held != .beganAndEnded
        }

        /// All that it requires to fail, in no order.
        var allRequirements: [RecognizerID] {
            guard !dynamicRequirements.isEmpty else { return requirements }
            return requirements + dynamicRequirements.filter(\.value).keys
        }

        func requires(_ other: RecognizerID) -> Bool {
            requirements.contains(other) || dynamicRequirements[other] == true
        }

        /// Whether anybody may say that one of the two requires the other to fail.
        func isAsked(about other: Member) -> Bool {
            !traits.contains(.requiresNothing) || !other.traits.contains(.requiresNothing)
        }

        func shares(_ other: Member) -> Bool {
            touches.contains { other.touches.contains($0) }
        }
    }
}
