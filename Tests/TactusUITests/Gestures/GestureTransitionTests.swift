import Testing

@testable import TactusUI

@Suite("GR-13: what becomes of a proposed state")
struct GestureTransitionTests {
    typealias State = GestureRecognizer.State

    static let rows: [(from: State, outcomes: [GestureTransition])] = [
        // to: possible, began, changed, ended, cancelled, failed
        (.possible, [.none, .recognize, .illegal, .recognize, .fail, .fail]),
        (.began, [.illegal, .none, .enter(.changed), .enter(.ended), .enter(.cancelled), .enter(.cancelled)]),
        (.changed, [.illegal, .illegal, .enter(.changed), .enter(.ended), .enter(.cancelled), .enter(.cancelled)]),
        (.ended, [.illegal, .illegal, .illegal, .none, .none, .none]),
        (.cancelled, [.illegal, .illegal, .illegal, .none, .none, .none]),
        (.failed, [.illegal, .illegal, .illegal, .none, .none, .none]),
    ]

    @Test("each state answers each proposal as the table says", arguments: rows)
    func decides(row: (from: State, outcomes: [GestureTransition])) {
        #expect(State.allCases.map { GestureTransition(from: row.from, to: $0) } == row.outcomes)
    }

    @Test("GR-12: the raw values are UIKit's, and recognized is another name of ended")
    func rawValues() {
        let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(State.recognized == .ended)
    }

    @Test("a continuous gesture begins, changes and ends, with an action each time")
    func continuous() {
        var court = Court()
        court.touch(1, for: [1])
        for state in [State.began, .changed, .changed, .ended] { court.propose(state, by: 1) }
        #expect(
            court.verdicts() == [
                .entered(1, .began), .entered(1, .changed), .entered(1, .changed), .entered(1, .ended),
            ])
    }

    @Test("a possible recognizer that proposes to be cancelled fails, without an action")
    func cancelledOutOfPossible() {
        var court = Court()
        court.touch(1, for: [1])
        court.propose(.cancelled, by: 1, because: .touchCancelled)
        #expect(court.verdicts() == [.failed(1, .touchCancelled)])
    }

    @Test("a recognizer that fails after it began is cancelled, with an action")
    func failedOutOfBegan() {
        var court = Court()
        court.touch(1, for: [1])
        court.propose(.began, by: 1)
        court.propose(.failed, by: 1, because: .moved)
        #expect(court.verdicts() == [.entered(1, .began), .cancelled(1, .moved)])
    }

    @Test("GR-14: what cannot follow is reported, and changes nothing")
    func illegal() {
        var court = Court()
        court.touch(1, for: [1])
        court.propose(.changed, by: 1)
        #expect(court.verdicts() == [.diagnosed(.illegalTransition(1, from: .possible, to: .changed))])
        #expect(court.state(of: 1) == .possible)
    }

    @Test("a proposal of a recognizer outside any attempt does nothing")
    func stranger() {
        var court = Court()
        court.propose(.began, by: 7)
        #expect(court.decisions == [])
    }
}
