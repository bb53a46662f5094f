import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusTesting
import TactusText
import TactusUI
import Testing

/// Colours the word "tide" whenever the text has changed, as an editor of code does.
private final class Highlighter: TextViewDelegate {
    private(set) var calls = 0

    func textViewDidChange(_ textView: TextView) {
        calls += 1
        textView.updateAttributes(in: 0..<textView.textBuffer.count) { $0.color = nil }
        guard let place = textView.textBuffer.range(of: "tide") else { return }
        textView.updateAttributes(in: place) { $0.color = .systemRed }
    }
}

@MainActor
@Suite("Text that programs change while it is composed")
struct ComposedTextTests {
    private let host = TestHost(size: Size(width: 320, height: 300))

    @Test("TI-73: a program that colours the text with each change leaves alone what is composed")
    func highlighting() {
        let (view, highlighter) = (TextView(frame: Rect(x: 0, y: 0, width: 320, height: 200)), Highlighter())
        view.delegate = highlighter
        host.window.addSubview(view)
        view.becomeFirstResponder()
        host.keyboard.type("the tide ")
        for text in ["n", "ni", "ni h", "ni hao"] { host.inputMethod.mark(text) }
        #expect(view.text == "the tide ni hao" && view.markedRange == 9..<15 && highlighter.calls == 13)
        host.inputMethod.commit("你好")
        #expect(view.text == "the tide 你好" && view.markedRange == nil)
        #expect(
            view.styledText.attributes(at: view.text.utf8.index(view.text.startIndex, offsetBy: 5)).color == .systemRed)
        let colour = { view.attributes(at: $0).color }
        view.undoManager?.undo()
        #expect(view.text == "the tide " && colour(5) == .systemRed)
        view.undoManager?.undo()
        #expect(view.text == "" && view.undoManager?.canUndo == false)
        view.undoManager?.redo()
        #expect(view.text == "the tide " && colour(5) == .systemRed && colour(1) == nil)
    }

    @Test("TI-2: what delegates do without end in the callbacks that tell of it ends", arguments: [false, true])
    func endless(isField: Bool) {
        let (view, field) = (
            TextView(frame: Rect(x: 0, y: 0, width: 320, height: 100)),
            TextField(frame: Rect(x: 0, y: 120, width: 300, height: 44))
        )
        let delegate = Endless()
        view.delegate = delegate
        field.delegate = delegate
        field.addAction(for: .editingChanged) { $0.insertText("c") }
        host.window.addSubview(view)
        host.window.addSubview(field)
        if isField { field.becomeFirstResponder() } else { view.becomeFirstResponder() }
        host.keyboard.type("x")
        #expect(isField ? field.text.count > 1 : view.text.count > 1)
        #expect(delegate.calls < 20)
    }

    /// Types in each of its callbacks.
    private final class Endless: TextViewDelegate, TextFieldDelegate {
        var calls = 0

        func textView(
            _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
        ) -> Bool {
            calls += 1
            textView.insertText("q")
            return true
        }
        func textViewDidChange(_ textView: TextView) {
            calls += 1
            textView.insertText("d")
        }
        func textViewDidChangeSelection(_ textView: TextView) {
            calls += 1
            textView.insertText("s")
        }
        func textField(
            _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
        ) -> Bool {
            calls += 1
            textField.insertText("q")
            return true
        }
        func textFieldDidChangeSelection(_ textField: TextField) {
            calls += 1
            textField.insertText("s")
        }
    }

    @Test("TI-73: what a program replaces beside what is composed leaves it; what touches it takes it back")
    func replacing() {
        let field = TextField(frame: Rect(x: 10, y: 100, width: 300, height: 44))
        host.window.addSubview(field)
        field.text = "ab"
        field.becomeFirstResponder()
        host.keyboard.type(" ")
        host.inputMethod.mark("nihao")
        field.replace(0..<2, withText: "well,")
        #expect(field.text == "well, nihao" && field.markedRange == 6..<11)
        host.inputMethod.mark("nihaoma")
        #expect(field.text == "well, nihaoma" && field.markedRange == 6..<13)
        field.replace(field.selection.range, withText: "!")
        #expect(field.text == "well, !" && field.markedRange == nil)
        host.inputMethod.commit("你好")
        #expect(field.text == "well, !你好")
        while field.undoManager?.canUndo == true { field.undoManager?.undo() }
        #expect(field.text == "ab")
    }

    @Test("TI-9: more than there is, and places outside of the text, are right for a program too")
    func beyond() {
        let view = TextView(frame: Rect(x: 0, y: 0, width: 320, height: 160))
        let field = TextField(frame: Rect(x: 0, y: 200, width: 300, height: 44))
        host.window.addSubview(view)
        host.window.addSubview(field)
        for input in [view as any TextInput, field] {
            input.replace(0..<0, withText: "thrée")
            for offset in [Int.min, -1, 4, 1_000, .max] {
                for motion in [TextMotion.left, .up, .wordForward, .lineEnd, .paragraphStart, .paragraphEnd, .forward] {
                    let place = input.position(motion, from: CaretPosition(offset), x: .nan)
                    #expect((0...6).contains(place.offset))
                }
            }
            input.selection = TextSelection(caret: 3)
            input.deleteSurroundingText(before: .max, after: .max)
            #expect(input.textBuffer.isEmpty)
        }
    }
}
