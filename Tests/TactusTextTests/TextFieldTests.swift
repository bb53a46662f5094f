import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private let host = TestHost(size: Size(width: 320, height: 240))
    private let field = TextField(placeholder: "Name", frame: Rect(x: 20, y: 40, width: 200, height: 44))
    private let log = FieldLog()

    init() {
        host.window.addSubview(field)
        field.delegate = log
        for (events, name) in [
            (Control.Events.editingDidBegin, "did begin"), (.editingChanged, "changed"), (.editingDidEnd, "did end"),
            (.primaryActionTriggered, "primary"),
        ] {
            field.addAction(for: events) { [log] _ in log.lines.append("event \(name)") }
        }
    }

    @Test("TI-1: a tap asks, begins, and tells the delegate, then the event")
    func beginning() {
        host.finger().tap(at: Point(x: 60, y: 60))
        #expect(log.lines == ["should begin", "began", "event did begin"])
        #expect(field.isEditing && field.isFirstResponder)
        log.lines = []
        host.finger().tap(at: Point(x: 60, y: 60))
        #expect(log.lines == [], "it is edited already")
    }

    @Test("TI-1: a field whose delegate refuses does not become the first responder")
    func refusing() {
        log.refuses = ["should begin"]
        host.finger().tap(at: Point(x: 60, y: 60))
        #expect(log.lines == ["should begin"])
        #expect(!field.isFirstResponder)
    }

    @Test("TI-2: each key asks, changes the text, and tells selection, then text")
    func typing() {
        field.becomeFirstResponder()
        log.lines = []
        host.keyboard.type("ab")
        #expect(
            log.lines == [
                "should change 0..<0 to a", "selection 1", "event changed", "should change 1..<1 to b", "selection 2",
                "event changed",
            ])
        log.lines = []
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(log.lines == ["should change 1..<2 to ", "selection 1", "event changed"])
        #expect(field.text == "a")
    }

    @Test("TI-2: what the delegate refuses is not typed, and what it sets itself stays")
    func delegateThatChanges() {
        field.becomeFirstResponder()
        log.refuses = ["should change 0..<0 to x"]
        host.keyboard.type("x")
        #expect(field.text.isEmpty)
        log.refuses = []
        log.onShouldChange = { $0.text = "mine" }
        host.keyboard.type("y")
        #expect(field.text == "mine")
    }

    @Test("TI-3: Return asks, sends both events, and ends editing only where somebody waits for the end")
    func returning() {
        field.becomeFirstResponder()
        log.lines = []
        host.keyboard.type("\n")
        #expect(log.lines == ["should return", "event primary"])
        #expect(field.isEditing)
        field.addAction(for: .editingDidEndOnExit) { [log] _ in log.lines.append("event exit") }
        log.lines = []
        host.keyboard.type("\n")
        #expect(log.lines == ["should return", "event primary", "event exit", "should end", "ended", "event did end"])
        #expect(!field.isFirstResponder && field.text.isEmpty)
    }

    @Test("TI-4: whoever leaves is asked once, and keeps the keys when the delegate refuses")
    func leaving() {
        let other = TextField(frame: Rect(x: 20, y: 120, width: 200, height: 44))
        host.window.addSubview(other)
        field.becomeFirstResponder()
        log.lines = []
        log.refuses = ["should end"]
        other.becomeFirstResponder()
        #expect(log.lines == ["should end"])
        #expect(field.isEditing && !other.isEditing)
        log.refuses = []
        log.lines = []
        host.keyboard.press(.keyboardTab)
        #expect(log.lines == ["should end", "ended", "event did end"])
        #expect(other.isEditing)
        host.keyboard.press(.keyboardTab, holding: .shift)
        #expect(field.isEditing && field.text.isEmpty)
        log.lines = []
        log.refuses = ["should end"]
        field.removeFromSuperview()
        #expect(log.lines == ["ended", "event did end"], "it is not asked when it is taken away")
    }

    @Test(
        "TI-5: keys move and delete as in GTK",
        arguments: [
            ([.keyboardHome], [], "|one two three"), ([.keyboardEnd], [], "one two three|"),
            ([.keyboardLeftArrow], [], "one two thre|e"), ([.keyboardLeftArrow], .control, "one two |three"),
            ([.keyboardLeftArrow, .keyboardLeftArrow], .control, "one |two three"),
            ([.keyboardHome, .keyboardRightArrow], .control, "one| two three"),
            ([.keyboardDeleteOrBackspace], .control, "one two |"),
            ([.keyboardDeleteOrBackspace], [.control, .shift], "|"),
            ([.keyboardLeftArrow], .shift, "one two thre[e]"),
            ([.keyboardLeftArrow], [.shift, .control], "one two [three]"),
            ([.keyboardHome], .shift, "[one two three]"),
        ] as [([KeyUsage], ModifierFlags, String)])
    func keys(_ usages: [KeyUsage], holding modifiers: ModifierFlags, becomes wanted: String) {
        field.text = "one two three"
        field.becomeFirstResponder()
        for usage in usages { host.keyboard.press(usage, holding: modifiers) }
        #expect(field.described == wanted)
    }

    @Test("TI-5: deletion forward, by characters and words, and cut by Shift")
    func deletingForward() {
        field.text = "one two"
        field.becomeFirstResponder()
        host.keyboard.press(.keyboardHome)
        host.keyboard.press(.keyboardDeleteForward)
        #expect(field.described == "|ne two")
        host.keyboard.press(.keyboardDeleteForward, holding: .control)
        #expect(field.described == "| two")
        host.keyboard.press(.keyboardEnd, holding: .shift)
        host.keyboard.press(.keyboardDeleteForward, holding: .shift)
        #expect(field.described == "|")
        #expect(host.application.pasteboard.types == [.text])
    }

    @Test("TI-6: copy, cut and paste by their keys")
    func clipboard() {
        field.text = "one two"
        field.becomeFirstResponder()
        host.keyboard.press("a", holding: .control)
        host.keyboard.press("c", holding: .control)
        host.keyboard.press(.keyboardEnd)
        host.keyboard.press("v", holding: .control)
        host.settle()
        #expect(field.text == "one twoone two")
        host.keyboard.press("a", holding: .control)
        host.keyboard.press("x", holding: .control)
        #expect(field.text.isEmpty)
        host.keyboard.press("z", holding: .control)
        #expect(field.described == "[one twoone two]")
    }

    @Test("TI-6: line breaks that are pasted become spaces, and what is no UTF-8 the sign for it")
    func foreignPaste() {
        let item = ItemProvider()
        item.register(.text) { Array("a\r\nb\u{2028}c".utf8) + [0xFF] }
        host.pasteboard.put(item)
        field.becomeFirstResponder()
        host.keyboard.press("v", holding: .control)
        host.settle()
        #expect(field.text == "a b c\u{FFFD}")
    }

    @Test("TI-7: undo takes back what was typed at one place, and redo does it again, by the window's history")
    func undoing() {
        field.becomeFirstResponder()
        host.keyboard.type("one")
        host.keyboard.press(.keyboardHome)
        host.keyboard.type("ab")
        #expect(field.undoManager?.undoActionName == "Typing")
        host.keyboard.press("z", holding: .control)
        #expect(field.described == "|one")
        host.keyboard.press("z", holding: .control)
        #expect(field.described == "|")
        host.keyboard.press("z", holding: [.control, .shift])
        host.keyboard.press("y", holding: .control)
        #expect(field.described == "ab|one")
        field.text = "new"
        host.keyboard.press("z", holding: .control)
        #expect(field.text == "new", "what a program sets cannot be undone")
    }

    @Test("TI-8: an input method composes, and what it decides takes the place of it")
    func composing() {
        field.text = "ab"
        field.becomeFirstResponder()
        host.keyboard.press(.keyboardLeftArrow)
        log.lines = []
        host.inputMethod.mark("ni")
        #expect(field.text == "anib" && field.markedRange == 1..<3)
        #expect(host.inputMethod.field?.surroundingText == SurroundingText("ab", cursor: 1))
        #expect(log.lines == ["selection 3", "event changed"], "it is not asked for, and told as what is typed")
        log.lines = []
        host.inputMethod.commit("你")
        #expect(log.lines == ["should change 1..<3 to 你", "selection 4", "event changed"])
        #expect(field.text == "a你b" && field.markedRange == nil)
        #expect(field.selection == TextSelection(caret: 4))
        host.keyboard.press("z", holding: .control)
        #expect(field.text == "ab")
    }

    @Test("TI-8: what is composed goes when the field is left")
    func leavingWhileComposing() {
        field.text = "ab"
        field.becomeFirstResponder()
        host.inputMethod.mark("xyz")
        log.lines = []
        field.resignFirstResponder()
        host.settle()
        #expect(field.text == "ab" && field.markedRange == nil)
        #expect(log.lines == ["should end", "selection 2", "event changed", "ended", "event did end"])
    }

    @Test("TI-9: an input method deletes whole characters, and not more than there are")
    func deletingAround() {
        field.text = "e\u{301}👨‍👩‍👧z"
        field.becomeFirstResponder()
        host.inputMethod.deleteSurroundingText(before: 5, after: 999)
        #expect(field.text == "e\u{301}", "half of a family is none")
        host.inputMethod.deleteSurroundingText(before: 999, after: 0)
        #expect(field.text.isEmpty)
    }

    @Test("TI-10: no more characters than the greatest length, as people count them")
    func maximumLength() {
        field.maximumLength = 3
        field.becomeFirstResponder()
        field.insertText("👨‍👩‍👧e\u{301}bcd")
        #expect(field.text == "👨‍👩‍👧e\u{301}b")
        host.keyboard.type("x")
        #expect(field.text == "👨‍👩‍👧e\u{301}b")
    }

    @Test("TI-10: of a megabyte that is pasted as much comes as there is room for, at once")
    func longPaste() {
        field.maximumLength = 5
        field.text = "ab"
        field.becomeFirstResponder()
        host.application.pasteboard.setString(String(repeating: "xyz", count: 400_000))
        host.keyboard.press("v", holding: .control)
        host.settle()
        #expect(field.text == "abxyz")
    }

    @Test("TI-11: the caret blinks, rests after ten seconds, and shows at once with each key")
    func blinking() {
        field.becomeFirstResponder()
        host.settle()
        let caret = field.textInteraction.caret
        #expect(!caret.isHidden)
        host.advance(by: .milliseconds(540))
        #expect(caret.isHidden)
        host.keyboard.type("a")
        #expect(!caret.isHidden)
        host.advance(by: .seconds(20))
        #expect(!caret.isHidden)
        host.advance(by: .milliseconds(540))
        #expect(!caret.isHidden)
    }

    @Test("TI-12: a tree of assistive tools has the field's text, and only dots of a secret")
    func accessibility() {
        field.text = "Ada"
        #expect(host.scene.accessibilityTree.description.contains("textField “Name” “Ada”"))
        field.traits.isSecureTextEntry = true
        #expect(host.scene.accessibilityTree.description.contains("secureTextField “Name” “•••”"))
    }

    @Test("TI-12: a secret is neither copied nor cut, nor told to input methods, nor offered by a pointer")
    func secrets() {
        field.traits.isSecureTextEntry = true
        field.text = "swordfish word"
        field.becomeFirstResponder()
        host.keyboard.press("a", holding: .control)
        host.keyboard.press("c", holding: .control)
        host.keyboard.press("x", holding: .control)
        #expect(field.described == "[swordfish word]")
        #expect(host.application.pasteboard.types.isEmpty)
        #expect(host.inputMethod.field?.surroundingText == SurroundingText("", cursor: 0))
        host.settle()
        host.pointer.enter(at: Point(x: 40, y: 60))
        host.pointer.press()
        host.pointer.move(to: Point(x: 100, y: 60))
        host.pointer.release()
        #expect(!field.selection.isCaret)
        #expect(host.application.primarySelection.types.isEmpty)
        host.keyboard.press(.keyboardEnd)
        host.keyboard.press(.keyboardLeftArrow, holding: .control)
        #expect(field.selection == TextSelection(caret: 0), "where words end is a secret as well")
    }
}

/// Notes what a field asks and tells.
@MainActor
final class FieldLog: TextFieldDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []
    var onShouldChange: ((TextField) -> Void)?

    private func answer(_ line: String) -> Bool {
        lines.append(line)
        return !refuses.contains(line)
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { answer("should begin") }
    func textFieldDidBeginEditing(_ textField: TextField) { lines.append("began") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { answer("should end") }
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) { lines.append("ended") }
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool {
        onShouldChange?(textField)
        return answer("should change \(range) to \(string)")
    }
    func textFieldDidChangeSelection(_ textField: TextField) { lines.append("selection \(textField.selection.head)") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { answer("should clear") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { answer("should return") }
}

extension TextInput {
    /// The text with its caret as a bar, or what is selected in brackets.
    var described: String {
        let text = textBuffer
        let range = selection.range
        let before = text.string(in: 0..<range.lowerBound)
        let after = text.string(in: range.upperBound..<text.count)
        return range.isEmpty ? "\(before)|\(after)" : "\(before)[\(text.string(in: range))]\(after)"
    }
}
