import RandomNumbers
import Testing

@testable import TactusUI

@Suite("Whatever an application does: the arbiter's promises")
struct GesturePropertyTests {
    /// One thing that happens in a random application.
    enum Step {
        case land(touch: UInt64, for: [UInt])
        case propose(GestureRecognizer.State, by: UInt)
        case disable(UInt)
        case lift(UInt64)
        case endUpdate
    }

    /// A random application and a random story of touches, the same for the same seed.
    struct Story {
        let law: RandomLaw
        var steps: [Step] = []

        init(seed: UInt64) {
            var generator = SplitMix(seed: seed)
            let count = UInt.random(in: 2...7, using: &generator)
            law = RandomLaw(count: count, using: &generator)
            var live: [UInt64] = []
            var nextTouch: UInt64 = 1
            for _ in 0..<Int.random(in: 5...60, using: &generator) {
                switch Int.random(in: 0..<20, using: &generator) {
                case 0..<4 where live.count < 4:
                    let chain = (1...count).filter { _ in Bool.random(using: &generator) }
                    steps.append(.land(touch: nextTouch, for: chain))
                    live.append(nextTouch)
                    nextTouch += 1
                case 4..<6 where !live.isEmpty:
                    steps.append(.lift(live.remove(at: Int.random(in: 0..<live.count, using: &generator))))
                case 6..<8: steps.append(.endUpdate)
                case 8: steps.append(.disable(UInt.random(in: 1...count, using: &generator)))
                default:
                    let state = GestureRecognizer.State.allCases.randomElement(using: &generator) ?? .began
                    steps.append(.propose(state, by: UInt.random(in: 1...count, using: &generator)))
                }
            }
            steps += live.map(Step.lift) + [.endUpdate]
        }
    }

    /// Plays a story to the arbiter; `observe` is called after every decision.
    static func play(_ story: Story, observe: (GestureDecision, GestureArbiter) -> Void) -> GestureArbiter {
        var arbiter = GestureArbiter()
        for step in story.steps {
            perform(step, story.law, on: &arbiter)
            var count = 0
            while let next = arbiter.next() {
                count += 1
                guard count < 10_000 else {
                    Issue.record("the arbiter does not come to an end")
                    return arbiter
                }
                switch next {
                case .decided(let decision): observe(decision, arbiter)
                case .asked(let question): arbiter.answer(story.law.answer(to: question))
                }
            }
        }
        return arbiter
    }

    private static func perform(_ step: Step, _ law: RandomLaw, on arbiter: inout GestureArbiter) {
        switch step {
        case .land(let touch, let chain):
            for id in chain where arbiter.acceptsTouches(id.name) {
                arbiter.join(
                    id.name, with: InputID(rawValue: touch),
                    rank: GestureArbiter.Rank(depth: 100 - Int(id), view: id, position: 0), traits: [],
                    requirements: law.stated(by: id).map { GestureArbiter.Requirement(other: $0.name) })
            }
        case .propose(let state, let id): arbiter.propose(state, by: id.name)
        case .disable(let id): arbiter.abort(id.name, because: .disabled)
        case .lift(let touch): arbiter.endTouches([InputID(rawValue: touch)])
        case .endUpdate:
            for id in arbiter.finishedMembers + arbiter.idleMembers { arbiter.remove(id) }
            arbiter.forgetEndedTouches()
        }
    }

    static let seeds = stride(from: UInt64(0), to: 2000, by: 500).map { $0..<($0 + 500) }

    @Test("no two exclusive recognizers win the same touch", arguments: seeds)
    func exclusiveWinners(seeds: Range<UInt64>) {
        for seed in seeds {
            let story = Story(seed: seed)
            _ = Self.play(story) { decision, arbiter in
                guard case .entered(let id, let state) = decision, state == .began || state == .ended,
                    let winner = arbiter.members[id], winner.state == state
                else { return }
                for peer in arbiter.members.values where peer.state.isActive && peer.id != id && peer.shares(winner) {
                    // One that ends may have been active before it got a touch of an active peer.
                    guard state == .began, story.law.excludes(peer.id.rawValue, id.rawValue) else { continue }
                    Issue.record("seed \(seed): \(peer.id) excludes \(id)")
                }
            }
        }
    }

    @Test(
        "when all fingers are up nobody waits, and nobody is left but what the application holds active",
        arguments: seeds)
    func everybodyIsResolved(seeds: Range<UInt64>) {
        for seed in seeds {
            let arbiter = Self.play(Story(seed: seed)) { _, _ in }
            guard !arbiter.members.values.allSatisfy({ $0.state.isActive && $0.held == nil }) else { continue }
            Issue.record("seed \(seed): \(arbiter.members)")
        }
    }

    @Test("every recognizer's states come in an order that the table allows", arguments: seeds)
    func legalSequences(seeds: Range<UInt64>) {
        for seed in seeds {
            var states: [RecognizerID: GestureRecognizer.State] = [:]
            _ = Self.play(Story(seed: seed)) { decision, arbiter in
                guard let (id, state) = decision.newState else { return }
                switch GestureTransition(from: states[id] ?? .possible, to: state) {
                case .recognize, .fail, .enter(state): break
                default: Issue.record("seed \(seed): \(id) goes from \(states[id] ?? .possible) to \(state)")
                }
                states[id] = state.isFinal ? nil : state
            }
        }
    }

    @Test("it decides like the rules written down naively", arguments: seeds)
    func agreesWithNaiveModel(seeds: Range<UInt64>) {
        for seed in seeds {
            let story = Story(seed: seed)
            var decisions: [GestureDecision] = []
            _ = Self.play(story) { decision, _ in
                switch decision {
                case .entered, .cancelled, .failed, .held: decisions.append(decision)
                case .coexists, .claimed, .diagnosed: break
                }
            }
            let expected = Self.naiveDecisions(of: story).map(\.withoutVeto)
            guard decisions.map(\.withoutVeto) != expected else { continue }
            Issue.record("seed \(seed)\n\(story.steps)\nreal  \(decisions)\nnaive \(expected)")
            return
        }
    }

    private static func naiveDecisions(of story: Story) -> [GestureDecision] {
        var naive = NaiveArbiter(law: story.law)
        for step in story.steps {
            switch step {
            case .land(let touch, let chain):
                for id in chain where naive.accepts(id) { naive.join(id, touch) }
            case .propose(let state, let id): naive.propose(state, by: id)
            case .disable(let id): naive.abort(id)
            case .lift(let touch): naive.lift(touch)
            case .endUpdate: naive.endUpdate()
            }
        }
        return naive.log
    }
}

extension GestureDecision {
    /// The state that a recognizer takes by this decision.
    fileprivate var newState: (RecognizerID, GestureRecognizer.State)? {
        switch self {
        case .entered(let id, let state): (id, state)
        case .cancelled(let id, _): (id, .cancelled)
        case .failed(let id, _): (id, .failed)
        case .held, .coexists, .claimed, .diagnosed: nil
        }
    }

    /// The decision, with vetoes told like failures of the recognizer's own.
    fileprivate var withoutVeto: GestureDecision {
        if case .failed(let id, .vetoed) = self { .failed(id, .subclass) } else { self }
    }
}
