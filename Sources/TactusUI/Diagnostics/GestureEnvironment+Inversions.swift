extension GestureEnvironment {
    /// Takes note of a decision about a recognizer that requires the failure of others, and tells of a
    /// requirement that looks inverted.
    func watchRequirements(_ decision: GestureDecision) {
        switch decision {
        case .held(let id, _): recognizers[id]?.requirementWatch.wasHeld()
        case .entered(let id, _): recognizers[id]?.requirementWatch.didRecognize()
        case .failed(let id, .requirementRecognized(let winner)): watchLoss(of: id, to: winner)
        case .failed(let id, .prevented(let winner)) where arbiter.members[id]?.requires(winner) == true:
            watchLoss(of: id, to: winner)
        case .failed(let id, _), .cancelled(let id, _): recognizers[id]?.requirementWatch.didFail()
        case .coexists, .claimed, .diagnosed: break
        }
    }

    private func watchLoss(of id: RecognizerID, to winner: RecognizerID) {
        guard let loser = recognizers[id], let other = recognizers[winner],
            let suspicion = loser.requirementWatch.didLose(
                to: winner, RequirementWatch.Relation(of: loser, to: other))
        else { return }
        report(.gestureRule(Self.sentence(about: suspicion, loser.title, other.title)))
    }

    private static func sentence(
        about suspicion: RequirementWatch.Suspicion, _ loser: String, _ winner: String
    ) -> String {
        let observation =
            switch suspicion {
            case .neverGetsItsTurn(let attempts):
                "\(loser) was ready \(attempts) times, waited for \(winner) to fail, and lost each time"
            case .alwaysComesSecond:
                "\(loser) can never recognize: it begins with what \(winner) recognizes, whose failure it requires"
            }
        return "GR_INVERTED_REQUIREMENT: \(observation); "
            + "is the requirement the wrong way round? \(winner) would have to require the failure of \(loser)"
    }
}
