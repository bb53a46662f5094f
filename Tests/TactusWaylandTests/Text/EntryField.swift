import TactusGeometry
import TactusUI

/// A text field without pictures: what a real one does with text, marked text and a selection.
@MainActor
final class EntryField: View, TextInputClient {
    var text = ""
    /// In bytes of UTF-8.
    var caret = 0
    var anchor = 0
    var marked: MarkedText?
    var textInputTraits = TextInputTraits()
    var caretRect: Rect? = Rect(x: 1, y: 2, width: 1.5, height: 10)
    /// Is told what is marked.
    var onMark: (String?) -> Void = { _ in }
    /// Commands that keys have fired.
    var commandCount = 0
    /// What happened to presses that nobody used.
    private(set) var presses: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand] { [KeyCommand(input: "s", modifierFlags: .command, action: .store)] }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) { note("cancelled", presses) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { becomeFirstResponder() }

    var hasText: Bool { caret > 0 }
    var surroundingText: SurroundingText { SurroundingText(text, cursor: caret, anchor: anchor) }
    func setMarkedText(_ text: MarkedText?) {
        marked = text
        onMark(text?.text)
    }

    func insertText(_ new: String) {
        replace(min(caret, anchor)..<max(caret, anchor), with: new)
    }

    func deleteBackward() {
        let before = String(decoding: text.utf8.prefix(caret), as: UTF8.self)
        replace(before.dropLast().utf8.count..<caret, with: "")
    }

    func deleteSurroundingText(before: Int, after: Int) {
        replace(caret..<(caret + after), with: "")
        replace((caret - before)..<caret, with: "")
    }

    private func replace(_ range: Range<Int>, with new: String) {
        let bytes = Array(text.utf8)
        text = String(
            decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...], as: UTF8.self)
        caret = range.lowerBound + new.utf8.count
        anchor = caret
    }

    private func note(_ phase: String, _ presses: Set<Press>) {
        self.presses += presses.map { "\(phase) \($0.key.code)" }.sorted()
    }
}

/// Performs ``ActionKey/store``.
@MainActor
protocol Storing {
    func store(_ sender: Any?)
}

extension ActionKey where P == any Storing {
    static var store: Self { ActionKey { $0.store($1) } }
}

extension EntryField: Storing {
    func store(_ sender: Any?) { commandCount += 1 }
}
