import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// A pad on which each tap sets two numbers, with a history of its own.
private final class CounterController: UIViewController {
    var (first, second) = (0, 0)
    let history = UndoManager()
    override var undoManager: UndoManager? { history }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CounterController.count))
    }

    func count() {
        setFirst(first + 1)
        setSecond(second + 1)
        undoManager?.setActionName("Count")
    }

    private func setFirst(_ number: Int) {
        let old = first
        undoManager?.registerUndo(withTarget: self, handler: { $0.setFirst(old) })
        first = number
    }

    private func setSecond(_ number: Int) {
        let old = second
        undoManager?.registerUndo(withTarget: self) { $0.setSecond(old) }
        second = number
    }
}

/// What programs written for UIKit take for granted of a history of their own.
@MainActor
@Suite("Habits: undoing")
struct UndoHabitTests {
    private let page = CounterController()
    private let host: TestHost

    init() { host = TestHost(playing: page) }

    @Test("UK-101: what one tap registers with a history of one's own is one group")
    func grouping() {
        host.application.shareApplication()
        host.finger().tap(at: CGPoint(x: 100, y: 100))
        host.advance(by: .seconds(1))
        host.finger().tap(at: CGPoint(x: 100, y: 100))
        host.advance(by: .seconds(1))
        #expect(page.first == 2 && page.second == 2 && page.history.groupsByEvent)
        page.undoManager?.undo()
        #expect(page.first == 1 && page.second == 1 && page.history.redoActionName == "Count")
        page.undoManager?.undo()
        #expect(page.first == 0 && page.second == 0 && !page.history.canUndo)
        page.undoManager?.redo()
        #expect(page.first == 1 && page.second == 1 && page.history.canUndo && page.history.canRedo)
    }

    @Test("UK-101: at other times each is a group, and groups that are opened hold what is registered in them")
    func alone() {
        page.count()
        page.history.undo()
        #expect(page.first == 1 && page.second == 0)
        page.history.beginUndoGrouping()
        page.count()
        page.history.endUndoGrouping()
        page.history.undo()
        #expect(page.first == 1 && page.second == 0)
    }

    @Test("UK-102: notifications tell of a history of one's own, and of that of a window")
    func notifications() {
        host.application.shareApplication()
        var log: [String] = []
        let center = NotificationCenter.default
        let names: [NSNotification.Name] = [
            .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup,
        ]
        let tokens = names.map { name in
            center.addObserver(forName: name, object: page.history, queue: .main) { log.append($0.name.rawValue) }
        }
        page.history.beginUndoGrouping()
        page.count()
        page.history.endUndoGrouping()
        #expect(log.last == "NSUndoManagerDidCloseUndoGroupNotification")
        log = []
        page.history.undo()
        #expect(log.last == "NSUndoManagerDidUndoChangeNotification")
        page.history.redo()
        #expect(log.last == "NSUndoManagerDidRedoChangeNotification")
        tokens.forEach(center.removeObserver)
        log = []
        page.history.undo()
        #expect(log == [])

        let all = center.addObserver(forName: .NSUndoManagerDidUndoChange, object: nil, queue: nil) {
            log.append(($0.object as? UndoManager) === host.window.undoManager ? "window" : "other")
        }
        host.window.undoManager?.registerUndo(withTarget: page) { _ in }
        host.window.undoManager?.undo()
        page.history.redo()
        page.history.undo()
        #expect(log == ["window", "other"])
        center.removeObserver(all)
    }
}
