import TactusUI
import Testing

@Suite("Targets that leave a history")
@MainActor
struct UndoTargetTests {
    @MainActor private final class Counter {
        private(set) var value: Int
        private let history: UndoHistory

        init(_ history: UndoHistory, _ value: Int) {
            self.history = history
            self.value = value
        }

        func set(_ new: Int) {
            let old = value
            history.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    /// Something that a change holds.
    @MainActor private final class Held {
        func note() {}
    }

    @Test("TX-102: who leaves takes its changes along from all groups, done and undone, and what they held is freed")
    func leavingTargets() {
        let history = UndoHistory()
        let targets = (0..<300).map { Counter(history, $0) }
        weak var held: Held?
        do {
            let new = Held()
            held = new
            history.registerUndo(withTarget: targets[7]) { _ in new.note() }
        }
        for target in targets { target.set(-1) }
        history.beginUndoGrouping()
        for target in targets { target.set(-2) }
        history.endUndoGrouping()
        history.undo()
        #expect(targets.allSatisfy { $0.value == -1 })
        #expect(history.undoCount == 301 && history.redoCount == 1)
        for target in targets.dropLast() { history.removeAllActions(withTarget: target) }
        #expect(held == nil)
        #expect(history.undoCount == 1 && history.redoCount == 1)
        history.redo()
        #expect(targets.map(\.value) == Array(repeating: -1, count: 299) + [-2])
        history.undo()
        history.undo()
        #expect(targets[299].value == 299 && !history.canUndo)
        // What is registered after it counts again, however often.
        for number in 0..<1000 {
            targets[3].set(number)
            if number % 3 == 0 { history.undo() }
            if number % 7 == 0 { history.removeAllActions(withTarget: targets[3]) }
        }
        history.removeAllActions(withTarget: targets[3])
        #expect(!history.canUndo && !history.canRedo)
    }
}
