import TactusUI
import TactusWayland
import Testing

@Suite("The terms of a drag, at its target")
struct DragOfferTermsTests {
    private typealias Request = DragOfferTerms.Request

    @Test("from enter to finish, with actions")
    func whole() {
        var terms = DragOfferTerms(hasActions: true, sourceActions: 0xFF)
        #expect(terms.allowed == [.copy, .move, .ask])
        let wish = DropProposal([.copy, .move], preferring: .move)
        #expect(
            terms.propose(wish, as: "text/plain") == [
                .accept("text/plain"), .setActions([.copy, .move], preferred: .move),
            ])
        #expect(terms.operation == nil, "the compositor decides")
        #expect(terms.decided(2) == .move)
        terms.dropped()
        #expect(terms.propose(nil, as: nil) == [], "it is too late")
        #expect(terms.end(wasRead: true) == [.finish, .destroy])
        #expect(terms.end(wasRead: true) == [])
    }

    @Test(
        "it is finished only when both ends had come to terms, and it was read",
        arguments: [
            (.copy, 1, true, true, true),
            (.copy, 1, true, false, false),
            (.copy, 1, false, true, false),
            (.copy, 0, true, true, false),
            (.copy, 4, true, true, false),
            (.copy, 99, true, true, false),
            (nil, 1, true, true, false),
        ] as [(DropProposal?, UInt32, Bool, Bool, Bool)])
    func finishing(proposal: DropProposal?, action: UInt32, isDropped: Bool, wasRead: Bool, finishes: Bool) {
        var terms = DragOfferTerms(hasActions: true, sourceActions: 7)
        _ = terms.propose(proposal, as: "a")
        _ = terms.decided(action)
        if isDropped { terms.dropped() }
        #expect(terms.end(wasRead: wasRead) == (finishes ? [.finish, .destroy] : [.destroy]))
    }

    @Test("who asks says afterwards what it was")
    func asking() {
        var terms = DragOfferTerms(hasActions: true, sourceActions: 7)
        _ = terms.propose(DropProposal(.ask), as: "a")
        _ = terms.decided(4)
        #expect(terms.settle(on: .move) == [], "nothing was dropped yet")
        terms.dropped()
        #expect(terms.settle(on: .move) == [.setActions(.move, preferred: .move)])
        #expect(terms.end(wasRead: true) == [.finish, .destroy])
    }

    @Test("who drags it may allow something else at any time, and is heard as long as the drag is not over")
    func allowing() {
        var terms = DragOfferTerms(hasActions: true, sourceActions: 0)
        #expect(terms.allow(0xFF) && terms.allowed == [.copy, .move, .ask])
        #expect(terms.allow(7) == false, "nothing new")
        #expect(terms.allow(2) && terms.allowed == .move)
        _ = terms.end(wasRead: false)
        #expect(terms.allow(1) == false && terms.allowed == .move)
        var old = DragOfferTerms(hasActions: false, sourceActions: 0)
        #expect(old.allow(2) == false && old.allowed == .copy)
    }

    @Test("a preference that is none of the operations is left out; nothing is taken that has no type")
    func odd() {
        var terms = DragOfferTerms(hasActions: true, sourceActions: 1)
        #expect(
            terms.propose(DropProposal(.copy, preferring: .move), as: "a") == [
                .accept("a"), .setActions(.copy, preferred: []),
            ])
        #expect(terms.propose(.copy, as: nil) == [.accept(nil), .setActions([], preferred: [])])
    }

    @Test("before version 3 a drop copies, and nobody says that it is finished")
    func old() {
        var terms = DragOfferTerms(hasActions: false, sourceActions: 2)
        #expect(terms.allowed == .copy)
        #expect(terms.propose(.move, as: "a") == [.accept(nil)] && terms.operation == nil)
        #expect(terms.propose(.copy, as: "a") == [.accept("a")] && terms.operation == .copy)
        terms.dropped()
        #expect(terms.end(wasRead: true) == [.destroy])
    }
}

@Suite("What becomes of a drag, at its source")
struct DragSourceProgressTests {
    private typealias News = DragSourceProgress.Change

    @Test(
        "the source of a drag follows what the compositor says of it",
        arguments: [
            ([.heard, .target(true), .action(1), .dropped, .finished], [.operation(.copy), .dropped, .ended(.copy)]),
            ([.action(2), .target(true), .target(false)], [.operation(.move), .operation(nil)]),
            (
                [.target(true), .action(4), .dropped, .action(2), .finished],
                [.operation(.ask), .dropped, .operation(.move), .ended(.move)]
            ),
            ([.target(true), .target(true), .action(0), .cancelled, .cancelled, .finished], [.ended(nil)]),
            ([.dropped, .cancelled], [.dropped, .ended(nil)]),
            // Nobody has taken it; once it is taken, what happens to the button is told to others.
            ([.buttonCameUp, .heard, .dropped], [.ended(nil)]),
            ([.heard, .buttonCameUp, .dropped], [.dropped]),
        ] as [([DragSourceProgress.Event], [DragSourceProgress.Change])])
    func orders(events: [DragSourceProgress.Event], expected: [DragSourceProgress.Change]) {
        var progress = DragSourceProgress(at: .zero, heldBy: .finger)
        #expect(events.flatMap { progress.receive($0) } == expected)
    }

    @Test(
        "T26: when the compositor says nothing at all of a finger's or a pen's for a second, it is over; one word is enough",
        arguments: [SerialLedger.Holder.finger, .pen])
    func silence(holder: SerialLedger.Holder) {
        var progress = DragSourceProgress(at: .zero, heldBy: holder)
        #expect(progress.deadline == .zero + .seconds(1))
        #expect(progress.advance(to: .zero + .milliseconds(999)) == [])
        var other = progress
        #expect(progress.advance(to: .zero + .seconds(1)) == [.ended(nil)])
        #expect(progress.advance(to: .zero + .seconds(2)) == [])
        #expect(other.receive(.moved) == [] && other.deadline == nil)
        #expect(other.advance(to: .zero + .seconds(9)) == [])
    }

    @Test("T26: a finger's that is never moved is over after three seconds; a pen's rests")
    func rest() {
        var finger = DragSourceProgress(at: .zero, heldBy: .finger)
        #expect(finger.receive(.heard) == [] && finger.receive(.target(true)) == [])
        #expect(finger.receive(.action(1)) == [.operation(.copy)])
        #expect(finger.deadline == .zero + .seconds(3))
        var moved = finger
        #expect(finger.advance(to: .zero + .seconds(3)) == [.ended(nil)] && finger.isStalled)
        #expect(moved.receive(.moved) == [] && moved.deadline == nil && moved.receive(.heard) == [])
        #expect(moved.deadline == nil && !moved.isStalled)
        var pen = DragSourceProgress(at: .zero, heldBy: .pen)
        #expect(pen.receive(.heard) == [] && pen.deadline == nil)
    }

    @Test("a pointer's drag takes its time")
    func slow() {
        var progress = DragSourceProgress(at: .zero, heldBy: .button)
        #expect(progress.deadline == nil)
        #expect(progress.advance(to: .zero + .seconds(99)) == [])
        #expect(progress.receive(.target(true)) == [] && progress.receive(.action(1)) == [.operation(.copy)])
    }
}
