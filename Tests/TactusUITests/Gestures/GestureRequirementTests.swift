import Testing

@testable import TactusUI

@Suite("Failure requirements: GR-20 to GR-23")
struct GestureRequirementTests {
    /// Recognizer 1 must wait for 2, both on one touch.
    static func waiting(_ more: [GestureQuestion: GestureAnswer] = [:]) -> Court {
        var court = Court()
        court.answers = more
        court.join(1, 1, depth: 2, view: 1, requiring: [GestureArbiter.Requirement(other: 2)])
        court.join(2, 1, depth: 1, view: 2)
        return court
    }

    @Test("it is held while the other may recognize, and recognizes when the other fails")
    func released() {
        var court = Self.waiting()
        court.propose(.ended, by: 1)
        #expect(court.verdicts() == [.held(1, waitingFor: [2])])
        #expect(court.state(of: 1) == .possible)
        court.propose(.failed, by: 2, because: .timeout)
        #expect(court.verdicts() == [.failed(2, .timeout), .entered(1, .ended)])
    }

    @Test("GR-15, step 6: it fails when the other recognizes, even if both delegates allow both")
    func beaten() {
        var court = Self.waiting([.recognizesSimultaneously(2, with: 1): .yes])
        court.propose(.ended, by: 1)
        court.propose(.ended, by: 2)
        #expect(court.verdicts().last == .failed(1, .requirementRecognized(2)))
    }

    @Test("GR-22: it fails at once when the other has recognized before it took part")
    func tooLate() {
        var court = Court()
        court.join(2, 1, depth: 1, view: 2)
        court.propose(.began, by: 2)
        court.join(2, 2, depth: 1, view: 2)
        court.join(1, 2, depth: 2, view: 1, requiring: [GestureArbiter.Requirement(other: 2)])
        court.propose(.began, by: 1)
        #expect(court.verdicts() == [.entered(2, .began), .failed(1, .requirementRecognized(2))])
    }

    @Test("what begins and ends while it is held sends both actions, in order")
    func beganAndEnded() {
        var court = Self.waiting()
        court.propose(.began, by: 1)
        court.propose(.changed, by: 1)
        court.propose(.ended, by: 1)
        court.propose(.failed, by: 2)
        #expect(
            court.verdicts() == [
                .held(1, waitingFor: [2]), .failed(2, .subclass), .entered(1, .began), .entered(1, .ended),
            ])
    }

    @Test("a recognizer that gives up while it is held fails", arguments: [GestureRecognizer.State.failed, .cancelled])
    func givesUp(state: GestureRecognizer.State) {
        var court = Self.waiting()
        court.propose(.began, by: 1)
        court.propose(state, by: 1, because: .moved)
        #expect(court.verdicts() == [.held(1, waitingFor: [2]), .failed(1, .moved)])
    }

    @Test("GR-22: the other is not waited for once it is not there, disabled, or has nothing left to recognize by")
    func resolved() {
        var absent = Court()
        absent.join(1, 1, requiring: [GestureArbiter.Requirement(other: 2)])
        absent.propose(.ended, by: 1)
        #expect(absent.verdicts() == [.entered(1, .ended)])

        var disabled = Self.waiting()
        disabled.propose(.ended, by: 1)
        disabled.arbiter.abort(2, because: .disabled)
        disabled.settle()
        #expect(disabled.verdicts().last == .entered(1, .ended))

        var lifted = Self.waiting()
        lifted.propose(.ended, by: 1)
        lifted.lift(1)
        #expect(lifted.state(of: 1) == .ended)
    }

    @Test("GR-22: between the taps of a double tap it is waited for, as long as its deadline runs")
    func betweenTaps() {
        var court = Self.waiting()
        court.arbiter.setDeadline(true, for: 2)
        court.propose(.ended, by: 1)
        court.lift(1)
        court.finish()
        #expect(court.verdicts() == [.held(1, waitingFor: [2])])
        court.propose(.failed, by: 2, because: .timeout)
        #expect(court.verdicts() == [.failed(2, .timeout), .entered(1, .ended)])
    }

    @Test("a recognizer that waits to end takes no new touch, one that waits to begin does")
    func heldTakesNoTouch() {
        var ending = Self.waiting()
        ending.propose(.ended, by: 1)
        #expect(!ending.arbiter.acceptsTouches(1))
        var beginning = Self.waiting()
        beginning.propose(.began, by: 1)
        #expect(beginning.arbiter.acceptsTouches(1))
        beginning.propose(.ended, by: 1)
        #expect(!beginning.arbiter.acceptsTouches(1))
    }

    @Test("views and delegate are not asked again after the wait")
    func vetoOnce() {
        var court = Self.waiting()
        court.propose(.ended, by: 1)
        court.propose(.failed, by: 2)
        #expect(court.questions.filter { $0 == .shouldBegin(1) }.count == 1)
    }

    @Test("GR-20: a chain comes free from its end, each in its turn")
    func chain() {
        var court = Court()
        court.join(1, 1, depth: 3, view: 1, requiring: [GestureArbiter.Requirement(other: 2)])
        court.join(2, 1, depth: 2, view: 2, requiring: [GestureArbiter.Requirement(other: 3)])
        court.join(3, 1, depth: 1, view: 3)
        court.propose(.ended, by: 1)
        court.propose(.ended, by: 2)
        court.propose(.failed, by: 3)
        #expect(
            court.verdicts() == [
                .held(1, waitingFor: [2]), .held(2, waitingFor: [3]), .failed(3, .subclass),
                .entered(2, .ended), .failed(1, .prevented(by: 2)),
            ])
    }

    @Test("of two that wait for the same one the deeper comes first, and excludes the other")
    func releaseOrder() {
        var court = Court()
        court.join(1, 1, depth: 1, view: 1, requiring: [GestureArbiter.Requirement(other: 3)])
        court.join(2, 1, depth: 2, view: 2, requiring: [GestureArbiter.Requirement(other: 3)])
        court.join(3, 1, depth: 3, view: 3)
        court.propose(.ended, by: 1)
        court.propose(.ended, by: 2)
        court.propose(.failed, by: 3)
        #expect(court.state(of: 2) == .ended)
        #expect(court.state(of: 1) == .failed)
    }

    @Test(
        "GR-21: every source counts, the rest is not asked after the first yes", arguments: RequirementSource.allCases)
    func dynamicSources(source: RequirementSource) {
        var court = Court()
        court.answers = [.requiresFailure(1, of: 2, source: source): .yes]
        court.touch(1, for: [1, 2])
        court.propose(.ended, by: 1)
        #expect(court.verdicts() == [.held(1, waitingFor: [2])])
        let asked = RequirementSource.allCases.prefix(source.rawValue + 1)
        #expect(court.questions == [.shouldBegin(1)] + asked.map { .requiresFailure(1, of: 2, source: $0) })
    }

    @Test("GR-21: pairs are asked once an attempt, and one that joins later is asked about when it joins")
    func joiningLater() {
        var court = Self.waiting()
        court.propose(.ended, by: 1)
        court.answers[.requiresFailure(1, of: 3, source: .waitingDelegate)] = .yes
        court.join(3, 1, depth: 1, view: 3)
        court.settle()
        court.propose(.failed, by: 2)
        #expect(court.state(of: 1) == .possible)
        court.propose(.failed, by: 3)
        #expect(court.state(of: 1) == .ended)
        let asked = court.questions.filter { $0 == .requiresFailure(1, of: 3, source: .waitingRecognizer) }
        #expect(asked.count == 1)
    }

    @Test("GR-23: of a ring the newest requirement is ignored, the members are named, and somebody acts")
    func staticCycle() {
        var court = Court()
        court.join(1, 1, depth: 2, view: 1, requiring: [GestureArbiter.Requirement(other: 2)])
        court.join(2, 1, depth: 1, view: 2, requiring: [GestureArbiter.Requirement(other: 1, closesCycle: true)])
        court.propose(.ended, by: 1)
        court.propose(.ended, by: 2)
        #expect(
            court.verdicts() == [
                .held(1, waitingFor: [2]), .diagnosed(.requirementCycle([2, 1])), .entered(2, .ended),
                .failed(1, .prevented(by: 2)),
            ])
    }

    @Test("GR-23: a delegate that closes a ring over three is ignored and reported")
    func dynamicCycle() {
        var court = Court()
        court.answers = [.requiresFailure(3, of: 1, source: .waitingDelegate): .yes]
        court.join(1, 1, depth: 3, view: 1, requiring: [GestureArbiter.Requirement(other: 2)])
        court.join(2, 1, depth: 2, view: 2, requiring: [GestureArbiter.Requirement(other: 3)])
        court.join(3, 1, depth: 1, view: 3)
        court.propose(.ended, by: 3)
        #expect(court.verdicts().first == .diagnosed(.requirementCycle([3, 1, 2])))
        #expect(court.state(of: 3) == .ended)
    }
}
