/// Decides who of the recognizers that track the same touches may act, who must wait and who fails, and says why.
///
/// A pure value: it knows recognizers and touches by name only, calls nobody and reads no clock. Recognizers propose
/// states; the arbiter answers with ``GestureDecision``s, and where it must know what a delegate or a view thinks it
/// asks a ``GestureQuestion`` and stands still until it has the answer:
///
/// ```swift
/// arbiter.propose(.began, by: pan)
/// while let step = arbiter.next() {
///     switch step {
///     case .decided(let decision): perform(decision)
///     case .asked(let question): arbiter.answer(ask(question))
///     }
/// }
/// ```
///
/// Nothing of the arbiter is in use while a decision is carried out or a question is answered, so whoever is asked may
/// propose, disable and remove recognizers. Proposals wait for their turn, everything else counts at once.
///
/// A recognizer is a *member* from the first touch that it accepts until it is reset. That is its attempt: what was
/// asked once an attempt is forgotten with the membership. All orders are the update order: see ``updateOrder``.
nonisolated struct GestureArbiter {
    /// What the arbiter has to say next.
    enum Step: Hashable, Sendable {
        /// Carry this out.
        case decided(GestureDecision)
        /// Find this out, and call ``GestureArbiter/answer(_:)``.
        case asked(GestureQuestion)
    }

    /// A state that a recognizer asked for, until it is dealt with.
    struct Proposal {
        let id: RecognizerID
        let state: GestureRecognizer.State
        let reason: FailureReason
    }

    /// The recognizers of the running attempts.
    var members: [RecognizerID: Member] = [:]
    /// The members in update order. It is renewed when it is asked for, after any number of them have joined or left.
    var updateOrder: [RecognizerID] {
        mutating get {
            if isOrderStale { sortMembers() }
            return order
        }
    }
    private var order: [RecognizerID] = []
    /// Those in ``order`` that do not have a trait by which they are not asked.
    private var asked: (requirements: [RecognizerID], exclusions: [RecognizerID]) = ([], [])
    /// The members that `member` is to be compared with in a stage of its recognition, and others, in update order.
    mutating func others(than member: Member, in stage: Recognition.Stage) -> [RecognizerID] {
        if isOrderStale { sortMembers() }
        let isSilent = member.traits.contains(.requiresNothing)
        return switch stage {
        case .requirements where isSilent: asked.requirements
        case .exclusion where member.traits.contains(.excludesNothing): asked.exclusions
        case .prevention where member.traits.contains(.excludesNothing): asked.exclusions
        case .dependants where isSilent && !requiredByOthers.contains(member.id): asked.requirements
        default: order
        }
    }

    /// Whether a member has joined or left, or one's touches, rank or flags have changed, since the order was renewed.
    var isOrderStale = false
    /// Those that have left, and that members may still know answers about.
    var departed: Set<RecognizerID> = []
    /// Those that some member has been found to require, as long as anybody is a member.
    var requiredByOthers: Set<RecognizerID> = []

    /// How many recognizers have taken part so far.
    var joinCount = 0

    /// Proposals not yet looked at, oldest first.
    var proposals: [Proposal] = []
    /// The recognition that is being decided.
    var recognition: Recognition?
    /// Held recognizers to look at again, last one first.
    var retries: [RecognizerID] = []
    /// Something changed on which a held recognizer may have waited.
    var needsRetry = false
    /// The members that are held.
    private(set) var heldMembers: Set<RecognizerID> = []
    /// Decisions not yet handed out, oldest first.
    private var decisions: [GestureDecision] = []

    /// Takes a proposal of a member. What comes of it is told by ``next()``; proposals of others are ignored. The
    /// reason is for proposals to fail or to be cancelled.
    mutating func propose(
        _ state: GestureRecognizer.State, by id: RecognizerID, because reason: FailureReason = .subclass
    ) {
        guard members[id] != nil else { return }
        proposals.append(Proposal(id: id, state: state, reason: reason))
    }

    /// Returns the next decision or question, or `nil` when everything is decided.
    ///
    /// A question comes again and again until it is answered.
    mutating func next() -> Step? {
        while true {
            if !decisions.isEmpty { return .decided(decisions.removeFirst()) }
            if let question = recognition?.inquiry?.question { return .asked(question) }
            guard advance() else { return nil }
        }
    }

    /// Takes the answer to the question that ``next()`` returned last.
    mutating func answer(_ answer: GestureAnswer) {
        guard var current = recognition, var inquiry = current.inquiry else { return }
        let question = inquiry.question
        let outcome = inquiry.receive(answer)
        current.inquiry = outcome == nil ? inquiry : nil
        recognition = current
        guard let outcome else { return }
        conclude(inquiry.subject, outcome: outcome, last: question, answer: answer)
    }

    /// Goes one step on. Returns `false` when there is nothing left to do.
    private mutating func advance() -> Bool {
        if recognition != nil {
            continueRecognition()
        } else if !proposals.isEmpty {
            resolve(proposals.removeFirst())
        } else if let id = nextRetry() {
            retry(id)
        } else {
            return false
        }
        return true
    }

    /// Decides what a proposal means in the state that its recognizer has now: rules GR-13 and GR-15.
    private mutating func resolve(_ proposal: Proposal) {
        guard let member = members[proposal.id] else { return }
        if let held = member.held { return resolve(proposal, whileHeld: held) }
        switch GestureTransition(from: member.state, to: proposal.state) {
        case .none: break
        case .recognize: beginRecognition(of: proposal.id, proposing: proposal.state)
        case .fail: fail(proposal.id, because: proposal.reason)
        case .enter(.cancelled): cancel(proposal.id, because: proposal.reason)
        case .enter(let state): enter(state, proposal.id)
        case .illegal: decide(.diagnosed(.illegalTransition(proposal.id, from: member.state, to: proposal.state)))
        }
    }

    private mutating func resolve(_ proposal: Proposal, whileHeld held: HeldProposal) {
        switch proposal.state {
        case .possible, .began, .changed: break
        case .ended: hold(proposal.id, held == .began ? .beganAndEnded : held)
        case .cancelled, .failed: fail(proposal.id, because: proposal.reason)
        }
    }

    /// Notes what a member that has to wait proposed; `nil` when it need not wait any more.
    mutating func hold(_ id: RecognizerID, _ proposal: HeldProposal?) {
        if members[id]?.held != proposal { members[id]?.held = proposal }
        if proposal != nil {
            heldMembers.insert(id)
        } else if !heldMembers.isEmpty {
            heldMembers.remove(id)
        }
    }

    // MARK: Outcomes

    mutating func decide(_ decision: GestureDecision) {
        decisions.append(decision)
    }

    mutating func enter(_ state: GestureRecognizer.State, _ id: RecognizerID) {
        // A gesture that goes on enters `.changed` again and again, and a dictionary allocates to be changed in place.
        if members[id]?.state != state { members[id]?.state = state }
        decide(.entered(id, state))
    }

    mutating func fail(_ id: RecognizerID, because reason: FailureReason) {
        guard members[id]?.state == .possible else { return }
        members[id]?.state = .failed
        hold(id, nil)
        needsRetry = true
        decide(.failed(id, reason))
    }

    mutating func cancel(_ id: RecognizerID, because reason: FailureReason) {
        guard members[id]?.state.isActive == true else { return }
        members[id]?.state = .cancelled
        decide(.cancelled(id, reason))
    }

    /// Renews ``updateOrder``: rule GR-5.
    ///
    /// Deepest view first; between views of one depth the one that was touched first, and between those that no finger
    /// touches the one whose recognizers took part first; on one view the recognizer that was added last. The touch is
    /// the oldest that any recognizer of the view tracks: compared recognizer by recognizer the order would not be
    /// transitive.
    private mutating func sortMembers() {
        isOrderStale = false
        var firstTouch: [UInt: InputID] = [:]
        var firstNumber: [UInt: Int] = [:]
        let last = InputID(rawValue: .max)
        for member in members.values {
            let view = member.rank.view
            firstTouch[view] = min(firstTouch[view] ?? last, member.touches.min() ?? last)
            firstNumber[view] = min(firstNumber[view] ?? .max, member.number)
        }
        func place(_ view: UInt) -> (InputID, Int) { (firstTouch[view] ?? last, firstNumber[view] ?? .max) }
        order = members.values
            .sorted { left, right in
                if left.rank.depth != right.rank.depth { return left.rank.depth > right.rank.depth }
                if left.rank.view == right.rank.view { return left.rank.position > right.rank.position }
                return place(left.rank.view) < place(right.rank.view)
            }
            .map(\.id)
        func without(_ trait: Traits) -> [RecognizerID] {
            order.filter { members[$0]?.traits.contains(trait) == false }
        }
        asked = (without(.requiresNothing), without(.excludesNothing))
    }
}
