nonisolated extension GestureArbiter {
    /// One run of the recognition procedure: rule GR-15. Its stages follow one another in the order of the cases.
    struct Recognition {
        enum Stage {
            /// Do views and delegate let it begin?
            case veto
            /// Does it have to wait for the failure of another?
            case requirements
            /// Is it excluded by one that has recognized already?
            case exclusion
            /// It recognizes: others that are possible are excluded.
            case prevention
            /// Those that require its failure fail.
            case dependants
        }

        let id: RecognizerID
        let proposal: HeldProposal
        var stage: Stage
        /// Who is still to be looked at in this stage, last one first.
        var others: [RecognizerID] = []
        var inquiry: GestureInquiry?
    }

    /// Starts the procedure for a recognizer that proposes to leave `.possible`.
    mutating func beginRecognition(of id: RecognizerID, proposing state: GestureRecognizer.State) {
        recognition = Recognition(id: id, proposal: state == .began ? .began : .ended, stage: .veto)
        inquire(.beginning(id))
    }

    /// Looks at the next of the others, or goes to the next stage.
    mutating func continueRecognition() {
        guard var run = recognition else { return }
        guard isAlive(run) else { return recognition = nil }
        if let other = run.others.popLast() {
            recognition = run
            return consider(other, in: run)
        }
        switch run.stage {
        case .veto: start(.requirements)
        case .requirements: finishRequirements(of: run)
        case .exclusion: commit(run)
        case .prevention: start(.dependants)
        case .dependants: finish(run)
        }
    }

    /// Before it recognizes the procedure is void as soon as the recognizer fails for another reason.
    private func isAlive(_ run: Recognition) -> Bool {
        guard let member = members[run.id] else { return false }
        return run.stage == .prevention || run.stage == .dependants || member.state == .possible
    }

    private mutating func start(_ stage: Recognition.Stage) {
        guard let id = recognition?.id, let member = members[id] else { return }
        recognition?.stage = stage
        let others = others(than: member, in: stage).reversed().filter { other in
            guard other != id, let peer = members[other] else { return false }
            return belongs(peer, to: stage, of: member)
        }
        recognition?.others = others
    }

    /// Whether `peer` must be looked at in this stage of the recognition of `member`.
    private func belongs(_ peer: Member, to stage: Recognition.Stage, of member: Member) -> Bool {
        switch stage {
        case .veto: false
        case .requirements:
            peer.state != .failed && member.dynamicRequirements[peer.id] == nil
                && !member.requirements.contains(peer.id) && peer.shares(member)
        case .exclusion: peer.state.isRecognized && peer.shares(member)
        case .prevention: peer.state == .possible && peer.shares(member)
        case .dependants: peer.state == .possible && (peer.requires(member.id) || peer.shares(member))
        }
    }

    private mutating func consider(_ other: RecognizerID, in run: Recognition) {
        // Things may have changed since the list was made.
        guard let peer = members[other], let member = members[run.id], belongs(peer, to: run.stage, of: member)
        else { return }
        switch run.stage {
        case .veto: break
        case .requirements: inquire(.requirement(run.id, of: other))
        case .exclusion: inquire(.exclusion(active: other, candidate: run.id, asking: run.id))
        case .prevention: inquire(.exclusion(active: run.id, candidate: other, asking: run.id))
        case .dependants where peer.requires(run.id): fail(other, because: .requirementRecognized(run.id))
        case .dependants where peer.dynamicRequirements[run.id] == nil && peer.isAsked(about: member):
            inquire(.requirement(other, of: run.id))
        case .dependants: break
        }
    }

    private mutating func inquire(_ subject: GestureInquiry.Subject) {
        recognition?.inquiry = GestureInquiry(subject)
    }

    /// Draws the consequence of a finished inquiry.
    mutating func conclude(
        _ subject: GestureInquiry.Subject, outcome: Bool, last question: GestureQuestion, answer: GestureAnswer
    ) {
        guard let run = recognition, isAlive(run) else { return }
        switch subject {
        case .beginning(let id):
            if !outcome { fail(id, because: Self.vetoReason(answer)) }
        case .exclusion(let active, let candidate, _) where outcome:
            fail(candidate, because: .prevented(by: active))
        case .exclusion(let active, let candidate, _):
            decide(.coexists(run.id, with: run.id == active ? candidate : active, allowedBy: question))
        case .requirement(let waiting, let other):
            record(requirementOf: waiting, for: other, outcome)
            if run.stage == .dependants, members[waiting]?.requires(other) == true {
                fail(waiting, because: .requirementRecognized(other))
            }
        }
    }

    private static func vetoReason(_ answer: GestureAnswer) -> FailureReason {
        if case .refused(let veto) = answer { .vetoed(by: veto) } else { .subclass }
    }

    /// All requirements are known: the recognizer fails, waits, or goes on.
    private mutating func finishRequirements(of run: Recognition) {
        reportIgnoredRequirements(of: run.id)
        if let winner = recognizedRequirement(of: run.id) {
            fail(run.id, because: .requirementRecognized(winner))
            return recognition = nil
        }
        let waiting = unresolvedRequirements(of: run.id)
        guard waiting.isEmpty else {
            if members[run.id]?.held == nil { decide(.held(run.id, waitingFor: waiting)) }
            hold(run.id, run.proposal)
            return recognition = nil
        }
        start(.exclusion)
    }

    private mutating func commit(_ run: Recognition) {
        hold(run.id, nil)
        enter(run.proposal == .ended ? .ended : .began, run.id)
        start(.prevention)
    }

    private mutating func finish(_ run: Recognition) {
        claimTouches(of: run.id)
        if run.proposal == .beganAndEnded, members[run.id]?.state == .began { enter(.ended, run.id) }
        needsRetry = true
        recognition = nil
    }
}
