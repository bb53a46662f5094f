import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Asking whether to undo")
struct UndoAlertTests {
    @MainActor private final class Number {
        var value = 0

        func set(_ new: Int, _ history: UndoHistory) {
            let old = value
            history.registerUndo(withTarget: self) { [unowned history] in $0.set(old, history) }
            history.setActionName("Rename")
            value = new
        }
    }

    private let host = TestHost(size: Size(width: 390, height: 700))
    private let root = ViewController()
    private let asker = UndoAlert()
    private let number = Number()

    private func ask() throws {
        let history = try #require(host.window.undoManager)
        asker.application(host.application, shouldShow: UndoPrompt(history: history, window: host.window))
        host.advance(by: .seconds(1))
    }

    @Test("RS-34: it offers what can be undone and redone, does what is chosen, and asks once at a time")
    func asks() throws {
        host.window.rootViewController = root
        host.settle()
        let history = try #require(host.window.undoManager)
        number.set(5, history)
        try ask()
        try ask()
        #expect(root.presentedViewController?.title == "Undo Rename")
        try host.tap(.button("Undo"))
        host.advance(by: .seconds(1))
        #expect(number.value == 0 && root.presentedViewController == nil)
        try ask()
        try host.tap(.button("Redo"))
        host.advance(by: .seconds(1))
        #expect(number.value == 5)
        number.set(6, history)
        history.undo()
        try ask()
        #expect(root.presentedViewController?.title == "Undo or redo?")
        try host.tap(.button("Cancel"))
        host.advance(by: .seconds(1))
        #expect(number.value == 5)
    }

    @Test("RS-34: in a window without a controller nobody is asked")
    func nowhere() throws {
        number.set(5, try #require(host.window.undoManager))
        try ask()
        #expect(host.window.subviews.isEmpty)
    }

    @Test("RS-34: a program that is launched asks by itself, in a test as by main()")
    func launched() throws {
        let program = Program()
        let host = TestHost(launching: program)
        program.root.view.window?.undoManager.map { number.set(5, $0) }
        host.application.simulateShake()
        host.advance(by: .seconds(1))
        #expect(program.root.presentedViewController?.title == "Undo Rename")
        try host.tap(.button("Undo"))
        host.advance(by: .seconds(1))
        #expect(number.value == 0)
    }

    @MainActor private final class Program: ApplicationDelegate {
        let root = ViewController()

        func applicationDidFinishLaunching(_ application: Application) {
            let window = Window(title: "Numbers", size: Size(width: 390, height: 700))
            window.rootViewController = root
            application.open(window)
            root.becomeFirstResponder()
        }
    }
}
