import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Commands")
struct CommandTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let editor = Editor(frame: Rect(0, 0, 100, 100))

    init() { host.window.addSubview(editor) }

    @Test("RS-25: a destructive command is offered, a disabled or hidden one is not")
    func attributes() {
        let command = Command(title: "Delete", action: .delete, attributes: .destructive)
        #expect(command.validate(from: editor) && command.perform(from: editor))
        command.attributes = [.destructive, .disabled]
        #expect(!command.perform(from: editor))
        command.attributes = .hidden
        #expect(!command.perform(from: editor) && editor.lines == ["delete nil"])
    }

    @Test("RS-25: while its modifiers are held an alternative takes a command's place, and has its property list")
    func alternates() {
        let command = Command(title: "Delete", action: .delete)
        command.propertyList = 7
        command.alternates = [CommandAlternate(title: "Copy", action: .copy, modifierFlags: .alternate)]
        #expect(command.alternate(for: []) === command && command.alternate(for: .shift) === command)
        #expect(command.alternate(for: [.alternate, .shift]) === command)
        let other = command.alternate(for: [.alternate, .alphaShift])
        #expect(other.title == "Copy" && other.perform(from: editor))
        #expect(editor.lines == ["copy 7"])
        command.attributes = .disabled
        #expect(!command.alternate(for: .alternate).perform(from: editor))
    }

    @Test("RS-15: attributes of text are changed by who comes first in the chain and can")
    func textAttributes() {
        let inner = View(frame: Rect(0, 0, 10, 10))
        editor.addSubview(inner)
        let isSent = host.application.sendAction(
            .updateTextAttributes { attributes in
                var changed = attributes
                changed.color = .red
                return changed
            }, from: inner)
        #expect(isSent && editor.attributes.color == .red)
    }
}

private final class Editor: View, Deleting, Copying, UpdatingTextAttributes {
    var lines: [String] = []
    var attributes = TextAttributes()
    private func note(_ name: String, _ sender: Any?) {
        let list = (sender as? Command)?.propertyList as? Int
        lines.append("\(name) \(list.map { "\($0)" } ?? "nil")")
    }
    func delete(_ sender: Any?) { note("delete", sender) }
    func copy(_ sender: Any?) { note("copy", sender) }
    func updateTextAttributes(conversionHandler: (TextAttributes) -> TextAttributes) {
        attributes = conversionHandler(attributes)
    }
}
