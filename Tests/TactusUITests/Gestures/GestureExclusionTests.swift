import Testing

@testable import TactusUI

@Suite("Recognition and exclusion: GR-15 to GR-19")
struct GestureExclusionTests {
    /// One row of GR-19: 1 recognizes while 2 is possible.
    struct Row: CustomTestStringConvertible {
        var shares: Bool
        var differing: [GestureQuestion: GestureAnswer] = [:]
        var result: [GestureDecision]
        var testDescription: String
    }

    static let matrix = [
        Row(shares: false, result: [.entered(1, .began)], testDescription: "no touch in common: independent"),
        Row(shares: true, result: [.entered(1, .began), .failed(2, .prevented(by: 1))], testDescription: "excluded"),
        Row(
            shares: true, differing: [.canPrevent(1, 2): .no],
            result: [.entered(1, .began), .coexists(1, with: 2, allowedBy: .canPrevent(1, 2))],
            testDescription: "canPrevent says no: both"),
        Row(
            shares: true, differing: [.canBePrevented(2, by: 1): .no],
            result: [.entered(1, .began), .coexists(1, with: 2, allowedBy: .canBePrevented(2, by: 1))],
            testDescription: "canBePrevented says no: both"),
        Row(
            shares: true, differing: [.recognizesSimultaneously(1, with: 2): .yes],
            result: [.entered(1, .began), .coexists(1, with: 2, allowedBy: .recognizesSimultaneously(1, with: 2))],
            testDescription: "the delegate of the one that recognizes says simultaneous: both"),
        Row(
            shares: true, differing: [.recognizesSimultaneously(2, with: 1): .yes],
            result: [.entered(1, .began), .coexists(1, with: 2, allowedBy: .recognizesSimultaneously(2, with: 1))],
            testDescription: "the delegate of the other says simultaneous: both"),
        Row(
            shares: true,
            differing: [
                .recognizesSimultaneously(1, with: 2): .yes,
                .requiresFailure(2, of: 1, source: .waitingDelegate): .yes,
            ],
            result: [
                .entered(1, .began), .coexists(1, with: 2, allowedBy: .recognizesSimultaneously(1, with: 2)),
                .failed(2, .requirementRecognized(1)),
            ],
            testDescription: "simultaneous, but 2 requires 1 to fail: 2 fails"),
    ]

    @Test("GR-19: the matrix, candidate still possible", arguments: matrix)
    func prevention(row: Row) {
        var court = Court()
        court.answers = row.differing
        court.join(1, 1, depth: 2, view: 1)
        court.join(2, row.shares ? 1 : 2, depth: 1, view: 2)
        court.propose(.began, by: 1)
        #expect(court.verdicts() == row.result)
    }

    @Test(
        "GR-15, step 3: who comes late to a touch is excluded by who is active, and by who ended in this update",
        arguments: [[GestureRecognizer.State.began], [.began, .changed], [.ended]])
    func activePeer(states: [GestureRecognizer.State]) {
        var court = Court()
        court.touch(1, for: [1])
        for state in states { court.propose(state, by: 1) }
        court.join(2, 1, depth: 0, view: 2)
        _ = court.verdicts()
        court.propose(.ended, by: 2)
        #expect(court.verdicts() == [.failed(2, .prevented(by: 1))])
    }

    @Test("GR-16, GR-37: questions come in the order of the law, and stop at the first that decides")
    func questionOrder() {
        var court = Court()
        court.touch(1, for: [1, 2])
        court.propose(.began, by: 1)
        #expect(
            court.questions == [
                .shouldBegin(1),
                .requiresFailure(1, of: 2, source: .waitingRecognizer),
                .requiresFailure(1, of: 2, source: .waitingDelegate),
                .requiresFailure(1, of: 2, source: .requiredRecognizer),
                .requiresFailure(1, of: 2, source: .requiredDelegate),
                .canPrevent(1, 2),
                .canBePrevented(2, by: 1),
                .recognizesSimultaneously(1, with: 2),
                .recognizesSimultaneously(2, with: 1),
            ])
    }

    @Test("GR-16: the one that is trying to recognize is asked first, also when it is the later one")
    func laterAsksFirst() {
        var court = Court()
        court.answers = [.recognizesSimultaneously(1, with: 2): .yes]
        court.touch(1, for: [1, 2])
        court.propose(.began, by: 1)
        court.propose(.began, by: 2)
        let asked = court.questions.filter { if case .recognizesSimultaneously = $0 { true } else { false } }
        #expect(
            asked == [
                .recognizesSimultaneously(1, with: 2),
                .recognizesSimultaneously(2, with: 1), .recognizesSimultaneously(1, with: 2),
            ])
        #expect(court.state(of: 2) == .began)
    }

    @Test("GR-15, step 1: a veto fails the recognizer, names who said it, and nobody else is asked")
    func veto() {
        var court = Court()
        court.answers = [.shouldBegin(1): .refused(by: .view("Slider"))]
        court.touch(1, for: [1, 2])
        court.propose(.ended, by: 1)
        #expect(court.verdicts() == [.failed(1, .vetoed(by: .view("Slider")))])
        #expect(court.questions == [.shouldBegin(1)])
    }

    @Test("GR-6: ready in the same update, the deeper one wins; ready earlier, the earlier one wins")
    func depthAndTime() {
        var deeper = Court()
        deeper.touch(1, for: [1, 2])
        for id in deeper.arbiter.updateOrder { deeper.propose(.began, by: id.rawValue) }
        #expect(deeper.state(of: 1) == .began)
        #expect(deeper.state(of: 2) == .failed)

        var earlier = Court()
        earlier.touch(1, for: [1, 2])
        earlier.propose(.began, by: 2)
        earlier.propose(.began, by: 1)
        #expect(earlier.state(of: 1) == .failed)
        #expect(earlier.state(of: 2) == .began)
    }

    @Test("GR-18: on two fingers of two views two gestures go on, until a third finger brings them together")
    func separateTouches() {
        var court = Court()
        court.join(1, 1, depth: 1, view: 1)
        court.join(2, 2, depth: 1, view: 2)
        court.propose(.began, by: 1)
        court.propose(.began, by: 2)
        #expect(court.verdicts() == [.entered(1, .began), .entered(2, .began)])
    }

    @Test("a recognizer that is disabled while it is asked about stays out of it")
    func disabledInsideQuestion() {
        var court = Court()
        court.touch(1, for: [1, 2])
        court.arbiter.propose(.began, by: 1)
        #expect(court.arbiter.next() == .asked(.shouldBegin(1)))
        court.arbiter.abort(1, because: .disabled)
        court.arbiter.answer(.yes)
        court.settle()
        #expect(court.verdicts() == [.failed(1, .disabled)])
        #expect(court.state(of: 2) == .possible)
    }

    @Test("a proposal made while a question is open waits until that is decided")
    func proposalInsideQuestion() {
        var court = Court()
        court.touch(1, for: [1, 2])
        court.arbiter.propose(.began, by: 1)
        #expect(court.arbiter.next() == .asked(.shouldBegin(1)))
        court.arbiter.propose(.began, by: 2)
        #expect(court.arbiter.next() == .asked(.shouldBegin(1)))
        court.settle()
        #expect(court.verdicts().prefix(2) == [.entered(1, .began), .failed(2, .prevented(by: 1))])
        #expect(court.state(of: 2) == .failed)
    }

    @Test(
        "GR-15, step 7, GR-31: what a recognition takes from the views",
        arguments: [
            (GestureArbiter.Traits.cancelsTouchesInView, GestureDecision.claimed(1, [1], .cancel)),
            ([.cancelsTouchesInView, .delaysTouchesBegan], .claimed(1, [1], .cancel)),
            (.delaysTouchesBegan, .claimed(1, [1], .discardWithheld)),
            (.delaysTouchesEnded, nil),
        ] as [(GestureArbiter.Traits, GestureDecision?)])
    func claims(traits: GestureArbiter.Traits, claim: GestureDecision?) {
        var court = Court()
        court.touch(1, for: [1], traits: traits)
        court.propose(.began, by: 1)
        #expect(court.claims() == (claim.map { [$0] } ?? []))
    }

    @Test("GR-35: touches that an active recognizer gets later are taken too, others are not")
    func acquiredTouches() {
        var court = Court()
        court.touch(1, for: [1])
        court.propose(.began, by: 1)
        _ = court.claims()
        court.touch(2, for: [1])
        court.arbiter.claimAcquiredTouches([2, 3])
        court.settle()
        #expect(court.claims() == [.claimed(1, [2], .cancel)])
    }
}
