import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("The undo history")
struct UndoHistoryTests {
    @Test("what was done is taken back and done again, newest first")
    func undoAndRedo() {
        let history = UndoHistory()
        let counter = Counter(history)
        counter.set(1, name: "One")
        counter.set(2, name: "Two")

        #expect(history.undoActionName == "Two")
        history.undo()
        #expect(counter.value == 1)
        #expect(history.redoActionName == "Two")
        history.undo()
        #expect(counter.value == 0)
        #expect(!history.canUndo)
        history.redo()
        history.redo()
        #expect(counter.value == 2)
        #expect(!history.canRedo)
        history.undo()
        #expect(counter.value == 1)
    }

    @Test("TX-100: what belongs to targets that are gone is let go of, though more and more is done")
    func goneTargets() {
        let history = UndoHistory()
        let stays = Counter(history)
        stays.set(1)
        for value in 0..<1000 {
            let goes = Counter(history)
            goes.set(value + 1)
        }
        #expect(history.done.count <= 130)
        #expect(history.undoCount == 1)
        history.undo()
        #expect(stays.value == 0)
    }

    @Test("a new change forgets what could have been done again")
    func newChange() {
        let history = UndoHistory()
        let counter = Counter(history)
        counter.set(1)
        history.undo()
        counter.set(5)
        #expect(!history.canRedo)
        history.undo()
        #expect(counter.value == 0)
    }

    @Test("a group is taken back as one, its changes in reverse")
    func groups() {
        let history = UndoHistory()
        let counter = Counter(history)
        history.beginUndoGrouping()
        counter.set(1)
        history.beginUndoGrouping()
        counter.set(2)
        history.endUndoGrouping()
        counter.set(3)
        history.endUndoGrouping()

        history.undo()
        #expect(counter.log == [1, 2, 3, 2, 1, 0])
        history.redo()
        #expect(counter.value == 3)
    }

    @Test("an empty group is none")
    func emptyGroup() {
        let history = UndoHistory()
        history.beginUndoGrouping()
        history.endUndoGrouping()
        #expect(!history.canUndo)
    }

    @Test("RS-16: the window has a history, in which one event is one group")
    func windowHistory() throws {
        let host = TestHost(size: Size(width: 100, height: 100))
        let view = LoggedView("view", Rect(0, 0, 100, 100), Log())
        host.window.addSubview(view)
        let history = try #require(view.undoManager)
        #expect(history === host.window.undoManager)
        let counter = Counter(history)
        view.onTouch = { _, _, _ in
            counter.set(counter.value + 1)
            counter.set(counter.value + 1)
        }

        host.finger().tap(at: Point(10, 10))
        #expect(counter.value == 4)
        history.undo()
        #expect(counter.value == 2)
        history.undo()
        #expect(counter.value == 0)
    }

    @Test("RS-16: the nearest one up the chain counts, and without a window there is none")
    func nearest() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let document = Document()
        let inner = View()
        document.addSubview(inner)
        #expect(inner.undoManager === document.history)
        host.window.addSubview(document)
        #expect(inner.undoManager === document.history)
        #expect(View().undoManager == nil)
        #expect(host.application.undoManager == nil)
    }

    @Test("what belongs to a target that is gone is passed over")
    func weakTargets() {
        let history = UndoHistory()
        let kept = Counter(history)
        kept.set(1)
        do {
            let gone = Counter(history)
            gone.set(7, name: "Gone")
        }
        #expect(history.undoActionName == "")
        history.undo()
        #expect(kept.value == 0)
    }

    @Test("TX-121: a history that nobody limits keeps sixteen thousand changes, and forgets the oldest")
    func manyChanges() {
        let history = UndoHistory()
        let counter = Counter(history)
        for value in 1...50_000 { counter.set(value) }
        #expect((16_384...20_480).contains(history.undoCount))
        history.undo()
        #expect(counter.value == 49_999)
    }

    @Test("levels, targets and everything can be forgotten; registration can be paused")
    func forgetting() {
        let history = UndoHistory()
        let first = Counter(history)
        let second = Counter(history)
        history.levelsOfUndo = 2
        for value in 1...3 { first.set(value) }
        history.undo()
        history.undo()
        history.undo()
        #expect(first.value == 1)

        second.set(1)
        history.removeAllActions(withTarget: second)
        #expect(!history.canUndo)

        history.disableUndoRegistration()
        first.set(9)
        history.enableUndoRegistration()
        #expect(!history.canUndo)

        first.set(10)
        history.removeAllActions()
        #expect(!history.canUndo)
    }
}

@MainActor
private final class Counter {
    private(set) var value = 0
    private(set) var log: [Int] = []
    private let history: UndoHistory

    init(_ history: UndoHistory) { self.history = history }

    func set(_ new: Int, name: String = "") {
        let old = value
        history.registerUndo(withTarget: self) { $0.set(old, name: name) }
        if !name.isEmpty { history.setActionName(name) }
        value = new
        log.append(new)
    }
}

private final class Document: View {
    let history = UndoHistory()
    override var undoManager: UndoHistory? { history }
}
