import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Shaking to undo")
struct ShakeToUndoTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let prompter = Prompter()
    private let editor = Editor(frame: Rect(0, 0, 100, 100))

    init() {
        host.application.undoPrompter = prompter
        host.window.addSubview(editor)
        editor.becomeFirstResponder()
        host.settle()
    }

    @Test("RS-21: a shake that nobody handles asks whether to undo, by the name of what was done; then to redo")
    func prompt() throws {
        editor.rename(to: "new")
        host.application.simulateShake()
        let prompt = try #require(prompter.prompts.first)
        #expect(prompt.window === host.window)
        #expect(prompt.undoTitle == "Undo Rename")
        #expect(prompt.redoTitle == nil)
        prompt.history.undo()
        #expect(editor.text == "old")
        host.application.simulateShake()
        #expect(prompter.prompts.map(\.undoTitle).last == .some(nil))
        #expect(prompter.prompts.last?.redoTitle == "Redo Rename")
        #expect(prompter.prompts.count == 2)
    }

    @Test("RS-21: it asks at the end of the shake, and not when it is broken off")
    func moment() {
        editor.rename(to: "new")
        host.application.receiveShake(.began)
        #expect(prompter.prompts.isEmpty)
        host.application.receiveShake(.cancelled)
        host.application.receiveShake(.began)
        host.application.receiveShake(.ended)
        #expect(prompter.prompts.count == 1)
    }

    @Test("RS-21: it does not ask when a responder handles the beginning or the end of the shake")
    func handled() {
        editor.rename(to: "new")
        editor.handlesBeginning = true
        host.application.simulateShake()
        editor.handlesBeginning = false
        editor.handlesEnd = true
        host.application.simulateShake()
        #expect(prompter.prompts.isEmpty)
    }

    @Test("RS-21: it does not ask without something to undo, nor where the application does not want it")
    func unwanted() {
        host.application.simulateShake()
        editor.rename(to: "new")
        host.application.supportsShakeToEdit = false
        host.application.simulateShake()
        #expect(prompter.prompts.isEmpty)
    }
}

@MainActor
private final class Prompter: UndoPrompter {
    var prompts: [UndoPrompt] = []
    func application(_ application: Application, shouldShow prompt: UndoPrompt) { prompts.append(prompt) }
}

private final class Editor: View {
    var text = "old"
    var handlesBeginning = false
    var handlesEnd = false

    override var canBecomeFirstResponder: Bool { true }

    func rename(to text: String) {
        let old = self.text
        undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
        undoManager?.setActionName("Rename")
        self.text = text
    }

    override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        if !handlesBeginning { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
        if !handlesEnd { super.motionEnded(motion, with: event) }
    }
}
