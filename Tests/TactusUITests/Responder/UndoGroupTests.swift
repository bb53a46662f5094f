import TactusUI
import Testing

@MainActor
@Suite("Groups of changes that can be undone, and who is told")
struct UndoGroupTests {
    @MainActor private final class Number {
        var value = 0
        let history: UndoHistory
        init(_ history: UndoHistory) { self.history = history }

        func set(_ new: Int) {
            let old = value
            history.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("RS-16: titles of menus name the action, and say the verb alone where it has no name")
    func titles() {
        let history = UndoHistory()
        #expect(history.undoMenuItemTitle == "Undo" && history.redoMenuItemTitle == "Redo")
        let number = Number(history)
        number.set(1)
        history.setActionName("Rename")
        #expect(history.undoMenuItemTitle == "Undo Rename")
        history.undo()
        #expect(history.undoMenuItemTitle == "Undo" && history.redoMenuItemTitle == "Redo Rename")
        #expect(history.undoCount == 0 && history.redoCount == 1)
    }

    @Test("RS-30: the last group inside one that is open is taken back by itself, and redone as a group of its own")
    func nested() {
        let history = UndoHistory()
        let number = Number(history)
        history.beginUndoGrouping()
        #expect(history.groupingLevel == 1)
        number.set(1)
        history.beginUndoGrouping()
        #expect(history.groupingLevel == 2)
        number.set(2)
        number.set(3)
        history.endUndoGrouping()
        history.undoNestedGroup()
        #expect(number.value == 1 && history.canRedo)
        history.undoNestedGroup()
        #expect(number.value == 1)
        history.endUndoGrouping()
        #expect(history.groupingLevel == 0)
        history.redo()
        #expect(number.value == 3)
        history.undo()
        #expect(number.value == 1)
        history.undo()
        #expect(number.value == 0)
    }

    @Test("RS-30: outside a group the last one is taken back, with all groups in it, in reverse")
    func whole() {
        let history = UndoHistory()
        let (first, second) = (Number(history), Number(history))
        history.beginUndoGrouping()
        first.set(1)
        history.beginUndoGrouping()
        second.set(5)
        history.setActionName("Both")
        history.endUndoGrouping()
        history.endUndoGrouping()
        #expect(history.undoActionName == "Both" && history.undoCount == 1)
        history.undoNestedGroup()
        #expect(first.value == 0 && second.value == 0)
        history.redo()
        #expect(first.value == 1 && second.value == 5)
    }

    @Test("RS-31: an action can be lost without a word where it was said so, also when it is redone")
    func discardable() {
        let history = UndoHistory()
        let number = Number(history)
        number.set(1)
        #expect(!history.undoActionIsDiscardable)
        number.set(2)
        history.setActionIsDiscardable(true)
        #expect(history.undoActionIsDiscardable)
        history.undo()
        #expect(history.redoActionIsDiscardable && !history.undoActionIsDiscardable)
    }

    @Test("RS-32: who watches is told in order, until they have had enough")
    func observers() {
        let history = UndoHistory()
        let number = Number(history)
        var told: [UndoHistory.Notification] = []
        let observer = history.addObserver { if $0 != .checkpoint { told.append($0) } }
        number.set(1)
        #expect(told == [.didOpenUndoGroup, .willCloseUndoGroup, .didCloseUndoGroup])
        told = []
        history.undo()
        #expect(told == [.willUndo, .willCloseUndoGroup, .didCloseUndoGroup, .didUndo])
        told = []
        history.redo()
        #expect(told == [.willRedo, .willCloseUndoGroup, .didCloseUndoGroup, .didRedo])
        told = []
        history.redo()
        observer.cancel()
        observer.cancel()
        number.set(4)
        #expect(told == [])
    }

    @Test("RS-33: a window's history groups by events, unless it is told not to; one of one's own has none to group by")
    func byEvents() {
        let window = Window(title: "", size: Size(width: 10, height: 10))
        #expect(window.undoManager?.groupsByEvent == true)
        #expect(!UndoHistory().groupsByEvent)
        window.undoManager?.groupsByEvent = false
        #expect(window.undoManager?.groupsByEvent == false)
    }
}
