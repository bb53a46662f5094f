import Testing

@testable import TactusUI

@Suite("Who takes part, in which order, and for how long")
struct GestureMembershipTests {
    @Test("GR-5: deepest view first, and on one view the one that was added last")
    func depthThenPosition() {
        var court = Court()
        court.join(1, 1, depth: 1, view: 10, position: 0)
        court.join(2, 1, depth: 3, view: 30, position: 0)
        court.join(3, 1, depth: 3, view: 30, position: 1)
        court.join(4, 1, depth: 2, view: 20, position: 5)
        #expect(court.arbiter.updateOrder == [3, 2, 4, 1])
    }

    @Test("GR-5: of views equally deep the one that was touched first comes first, with all its recognizers")
    func oldestTouch() {
        var court = Court()
        court.join(1, 2, depth: 1, view: 20, position: 0)
        court.join(2, 1, depth: 1, view: 10, position: 0)
        court.join(3, 3, depth: 1, view: 10, position: 1)
        #expect(court.arbiter.updateOrder == [3, 2, 1])
    }

    @Test("GR-5: of views equally deep that no finger touches the one comes first whose recognizers took part first")
    func firstToJoin() {
        for views: (UInt, UInt) in [(10, 20), (20, 10)] {
            var court = Court()
            court.join(1, nil, depth: 1, view: views.0, position: 0)
            court.join(2, nil, depth: 1, view: views.1, position: 0)
            court.join(3, nil, depth: 1, view: views.0, position: 1)
            #expect(court.arbiter.updateOrder == [3, 1, 2])
            court.join(4, 1, depth: 1, view: views.1, position: 1)  // a finger comes before none
            #expect(court.arbiter.updateOrder == [4, 2, 3, 1])
        }
    }

    @Test("GR-33: a final recognizer is finished when its last touch is up, and not before")
    func finished() {
        var court = Court()
        court.touch(1, for: [1])
        court.touch(2, for: [1])
        court.propose(.failed, by: 1)
        court.lift(1)
        #expect(court.arbiter.finishedMembers == [])
        court.lift(2)
        #expect(court.arbiter.finishedMembers == [1])
    }

    @Test("a possible recognizer without a finger and without a deadline has nothing left to recognize by")
    func idle() {
        var court = Court()
        court.touch(1, for: [1, 2])
        court.arbiter.setDeadline(true, for: 2)
        court.lift(1)
        #expect(court.arbiter.idleMembers == [1])
        court.arbiter.setDeadline(false, for: 2)
        #expect(court.arbiter.idleMembers == [1, 2])
    }

    @Test("GR-2: a recognizer that waits for its reset takes no new touch")
    func finalTakesNoTouch() {
        var court = Court()
        court.touch(1, for: [1])
        #expect(court.arbiter.acceptsTouches(1))
        court.propose(.began, by: 1)
        #expect(court.arbiter.acceptsTouches(1))
        court.propose(.ended, by: 1)
        #expect(!court.arbiter.acceptsTouches(1))
        court.lift(1)
        court.finish()
        #expect(court.arbiter.acceptsTouches(1))
    }

    @Test("GR-34: an ignored touch is shared with nobody, and holds no view back")
    func ignored() {
        var court = Court()
        court.touch(1, for: [1, 2], traits: [.delaysTouchesBegan])
        court.propose(.failed, by: 2)
        #expect(court.arbiter.delaysBegan(1))
        court.arbiter.ignore(1, for: 1)
        #expect(!court.arbiter.delaysBegan(1))
        court.propose(.began, by: 1)
        #expect(court.claims() == [])
    }

    @Test("GR-31, GR-32: a view waits for who may still recognize, and for nobody else")
    func delays() {
        var court = Court()
        court.join(1, 1, depth: 2, view: 1, traits: [.delaysTouchesBegan])
        court.join(2, 1, depth: 1, view: 2, traits: [.delaysTouchesEnded])
        #expect(court.arbiter.delaysBegan(1))
        #expect(court.arbiter.delaysEnded(1))
        court.propose(.failed, by: 1)
        #expect(!court.arbiter.delaysBegan(1))
        court.arbiter.setTraits([], for: 2)
        #expect(!court.arbiter.delaysEnded(1))
    }

    @Test(
        "GR-38: breaking off fails what was possible and cancels what had begun",
        arguments: [
            ([], [GestureDecision.failed(1, .disabled)]),
            ([.began], [.entered(1, .began), .cancelled(1, .disabled)]),
            ([.began, .changed], [.entered(1, .began), .entered(1, .changed), .cancelled(1, .disabled)]),
            ([.ended], [.entered(1, .ended)]),
        ] as [([GestureRecognizer.State], [GestureDecision])])
    func abort(states: [GestureRecognizer.State], decisions: [GestureDecision]) {
        var court = Court()
        court.touch(1, for: [1])
        for state in states { court.propose(state, by: 1) }
        court.arbiter.abort(1, because: .disabled)
        court.settle()
        #expect(court.verdicts() == decisions)
    }

    @Test("a long gesture does not collect the fingers that have left")
    func forgetsEndedTouches() {
        var court = Court()
        court.touch(1, for: [1])
        court.propose(.began, by: 1)
        for touch in 2...100 as ClosedRange<UInt64> {
            court.touch(touch, for: [1])
            court.lift(touch)
            court.finish()
        }
        #expect(court.arbiter.members[1]?.touches == [1])
    }

    @Test("with its attempt a recognizer's answers are forgotten")
    func forgottenAnswers() {
        var court = Court()
        court.touch(1, for: [1, 2])
        court.propose(.failed, by: 2)
        court.propose(.failed, by: 1)
        court.lift(1)
        court.finish()
        #expect(court.arbiter.members.isEmpty)
        court.touch(2, for: [1, 2])
        court.propose(.ended, by: 1)
        #expect(court.questions.contains(.requiresFailure(1, of: 2, source: .requiredDelegate)))
    }

    @Test("GR-21: of a recognizer that comes back, in an attempt of its own, the others ask again")
    func askedAgainAboutNewAttempt() {
        var court = Court()
        court.join(1, 1, depth: 3, view: 1, requiring: [GestureArbiter.Requirement(other: 3)])
        court.join(3, 1, depth: 1, view: 3)
        court.join(1, 2, depth: 3, view: 1)
        court.join(2, 2, depth: 2, view: 2)
        court.propose(.began, by: 1)
        court.propose(.failed, by: 2)
        court.lift(2)
        court.finish()
        court.join(1, 3, depth: 3, view: 1)
        court.join(2, 3, depth: 2, view: 2)
        court.settle()
        let asked = court.questions.filter { $0 == .requiresFailure(1, of: 2, source: .waitingRecognizer) }
        #expect(asked.count == 2)
    }
}
