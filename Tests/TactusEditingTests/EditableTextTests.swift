import RandomNumbers
import TactusEditing
import Testing

@Suite("An editable text")
struct EditableTextTests {
    @Test(
        "a million random edits give what they give on a string, and undo leads back through the same states",
        arguments: 0..<20)
    func twin(seed: Int) {
        // Numbers of neighbouring seeds are the same ones, one later.
        var random = SplitMix(seed: seed * 1_000_003)
        var editor = EditableText("The quick brown fox.\nZoë 👩‍👧 中文\n")
        let beginning = editor.text
        var bytes = Array(beginning.string.utf8)
        var states = [beginning]
        // Of many steps the oldest are forgotten.
        for step in 0..<(seed < 10 ? 4_000 : 50_000) {
            let change = Self.change(&editor, &random)
            if let (change, new) = change {
                bytes.replaceSubrange(change.range, with: new.utf8)
                #expect(change.count == new.utf8.count)
            }
            #expect(editor.text.count == bytes.count)
            for offset in [editor.selection.anchor, editor.selection.head] {
                #expect(editor.text.isCharacterBoundary(offset), "step \(step)")
            }
            if editor.text != states[states.count - 1] { states.append(editor.text) }
            if editor.markedRange != nil {
                // Undo knows of the text without what is composed.
                var decided = editor
                decided.undo()
                states.append(decided.text)
            }
            if step % 100 == 0 { #expect(Array(editor.text.string.utf8) == bytes) }
        }
        editor.unmarkText()
        #expect(Array(editor.text.string.utf8) == bytes)

        // The last edit may have been an undo.
        while editor.redo() != nil {}
        let end = editor.text
        if end != states[states.count - 1] { states.append(end) }
        var index = states.count - 1
        while editor.undo() != nil {
            while index >= 0, states[index] != editor.text { index -= 1 }
            #expect(index >= 0, "undo led to a text that never was")
        }
        #expect(!editor.canUndo && (editor.text == beginning || editor.begunSteps > 5120))
        while editor.redo() != nil {}
        #expect(editor.text == end && !editor.canRedo)
    }

    @Test("a line that is typed is one step; another place, a deletion and the end of a line begin another")
    func steps() {
        var editor = EditableText()
        for letter in "ab\ncd" { editor.insertText(String(letter)) }
        editor.deleteBackward()
        editor.deleteBackward()
        editor.selection = TextSelection(caret: 0)
        editor.insertText("x")
        editor.breakUndoCoalescing()
        editor.insertText("y")
        var texts = [editor.text.string]
        while editor.undo() != nil { texts.append(editor.text.string) }
        #expect(texts == ["xyab\n", "xab\n", "ab\n", "ab\ncd", "ab\n", ""])
        while editor.redo() != nil { texts.append(editor.text.string) }
        #expect(texts.suffix(5) == ["ab\n", "ab\ncd", "ab\n", "xab\n", "xyab\n"])
    }

    @Test("steps are counted: an edit that goes on with the last one is none of its own")
    func counting() {
        var text = EditableText()
        text.insertText("a")
        text.insertText("b")
        #expect(text.undoCount == 1)
        text.deleteBackward()
        #expect(text.undoCount == 2)
        text.undo()
        #expect(text.undoCount == 1)
        text.redo()
        #expect(text.undoCount == 2)
    }

    @Test("TX-121: of a text that is edited for days the last four thousand steps can be undone, and no more are kept")
    func longHistories() {
        var text = EditableText()
        for _ in 0..<50_000 {
            text.insertText("word ")
            text.replace(0..<5, withText: "")
        }
        #expect((4096...5120).contains(text.undoCount))
        var count = 0
        while text.undo() != nil { count += 1 }
        #expect(count >= 4096)
        while text.redo() != nil { count -= 1 }
        #expect(count == 0 && text.text.string.isEmpty)
    }

    @Test("deleting takes the selection, else a character, and says nothing at the ends")
    func deleting() {
        var editor = EditableText("a👩‍👧e\u{301}")
        #expect(editor.deleteBackward() == TextChange(12..<15, count: 0))
        #expect(editor.deleteBackward() == TextChange(1..<12, count: 0))
        editor.selection = TextSelection(caret: 0)
        #expect(editor.deleteBackward() == nil)
        #expect(editor.deleteForward() == TextChange(0..<1, count: 0))
        #expect(editor.deleteForward() == nil)
        editor.undo()
        #expect(editor.text == "a")
        #expect(editor.selection == TextSelection(caret: 0))
    }

    @Test("what is composed replaces the selection, is one step, and goes away for what it replaced")
    func composing() {
        var editor = EditableText("say no")
        editor.selection = TextSelection(4..<6)
        editor.setMarkedText("n", selectedRange: 1..<1)
        editor.setMarkedText("ni", selectedRange: 0..<2)
        #expect(editor.text == "say ni" && editor.markedRange == 4..<6 && editor.selection.range == 4..<6)
        #expect(editor.undo() == TextChange(4..<6, count: 2))
        #expect(editor.text == "say no" && editor.markedRange == nil && editor.selection.range == 4..<6)

        editor.setMarkedText("ni", selectedRange: 2..<2)
        editor.insertText("你")
        #expect(editor.text == "say 你" && editor.markedRange == nil && editor.selection == TextSelection(caret: 7))
        editor.undo()
        #expect(editor.text == "say no")

        editor.setMarkedText("", selectedRange: 0..<0)
        #expect(editor.text == "say ")
        editor.unmarkText()
        editor.undo()
        #expect(editor.text == "say no")
    }

    @Test("TI-73: what is replaced and styled beside what is composed leaves it, and what touches it takes it back")
    func composingBeside() {
        var editor = EditableText("say no more")
        editor.selection = TextSelection(4..<6)
        editor.setMarkedText("ni", selectedRange: 1..<1)
        #expect(editor.replace(0..<3, withText: "shout") == TextChange(0..<3, count: 5))
        #expect(editor.text == "shout ni more" && editor.markedRange == 6..<8 && editor.selection.head == 7)
        editor.replace(9..<13, withText: "way")
        #expect(editor.text == "shout ni way" && editor.markedRange == 6..<8 && editor.selection.head == 7)
        editor.updateStyles(of: 0..<12) { _ in 3 }
        #expect(editor.markedRange == 6..<8)
        editor.insertText("你")
        #expect(editor.text == "shout 你 way" && editor.markedRange == nil)
        #expect(editor.styles.style(at: 0) == 3 && editor.styles.style(at: 12) == 3)
        for text in ["shout no way", "shout no way", "shout no more", "say no more"] {
            editor.undo()
            #expect(editor.text.string == text)
        }
        #expect(editor.undo() == nil && editor.selection.range == 4..<6 && editor.styles.isEmpty)
        for text in ["shout no more", "shout no way", "shout no way", "shout 你 way"] {
            editor.redo()
            #expect(editor.text.string == text)
        }

        for range in [0..<6, 0..<5, 5..<7, 8..<12, 0..<12] {
            editor = EditableText("say no more")
            editor.selection = TextSelection(4..<6)
            editor.setMarkedText("nihao", selectedRange: 5..<5)
            editor.updateStyles(of: range) { _ in 3 }
            editor.deleteBackward()
            let styled = editor
            #expect(editor.text == "say no more" && editor.styles.isEmpty == (range == 5..<7), "\(range)")
            editor.undo()
            #expect(editor.text == "say no more" && editor.styles.isEmpty, "\(range)")
            editor.redo()
            #expect(editor.styles == styled.styles)
        }

        editor = EditableText("say no more")
        editor.selection = TextSelection(4..<6)
        editor.setMarkedText("nihao", selectedRange: 5..<5)
        #expect(editor.replace(9..<9, withText: "yes") == TextChange(4..<9, count: 3))
        #expect(editor.text == "say yes more" && editor.markedRange == nil)
        editor.undo()
        #expect(editor.text == "say no more" && editor.undo() == nil)
    }

    @Test("what another process asks for breaks no character and ends nothing")
    func hostile() {
        var editor = EditableText("a👩‍👧b")
        editor.selection = TextSelection(anchor: 5, head: -9)
        #expect(editor.selection == TextSelection(anchor: 12, head: 0))
        editor.selection = TextSelection(caret: .max)
        #expect(editor.selection == TextSelection(caret: 13))
        editor.replace(3..<4, withText: "-")
        #expect(editor.text == "a-b")
        editor.setMarkedText("é", selectedRange: 1..<900)
        #expect(editor.selection == TextSelection(2..<4))
        editor.replace(Int.min..<Int.max, withText: "")
        #expect(editor.text.isEmpty)
        editor.insertText("\u{301}")
        editor.selection = TextSelection(caret: 0)
        editor.insertText("e")
        #expect(editor.selection == TextSelection(caret: 3), "the mark joined what was typed before it")
    }

    @Test("offsets go along with what is changed before them")
    func changes() {
        let change = TextChange(4..<6, count: 5)
        #expect([3, 4, 5, 6, 9].map { change.offset(of: $0) } == [3, 4, 9, 9, 12])
        let insertion = TextChange(4..<4, count: 2)
        #expect(insertion.offset(of: 4) == 6)
        #expect(insertion.offset(of: 4, staysBefore: true) == 4)
    }

    /// Edits at random.
    ///
    /// - Returns: What changed, and the text that is there now.
    private static func change(
        _ editor: inout EditableText, _ random: inout SplitMix
    ) -> (TextChange, String)? {
        let string = Alphabet.string(upTo: 4, &random)
        let change: TextChange?
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3: change = editor.insertText(string)
        case 4, 5: change = editor.deleteBackward()
        case 6: change = editor.deleteForward()
        case 7:
            let places = [0, 0].map { _ in Int.random(in: -2...editor.text.count + 2, using: &random) }
            editor.selection = TextSelection(anchor: places[0], head: places[1])
            change = nil
        case 8:
            change = editor.setMarkedText(string, selectedRange: 0..<Int.random(in: 0...9, using: &random))
        case 9:
            editor.unmarkText()
            change = nil
        case 10:
            let start = Int.random(in: 0...editor.text.count, using: &random)
            change = editor.replace(start..<start + 3, withText: string)
        default: change = Bool.random(using: &random) ? editor.undo() : editor.redo()
        }
        return change.map { ($0, editor.text.string(in: $0.range.lowerBound..<$0.range.lowerBound + $0.count)) }
    }
}

@Suite("Texts of marks")
struct MarkTests {
    @Test("a million combining marks are one character, wherever one points at it")
    func marks() {
        var text = EditableText(TextBuffer("xa" + String(repeating: "\u{301}", count: 1_000_000) + "y"))
        text.selection = TextSelection(caret: 1_000_001)
        #expect([1, 2_000_002].contains(text.selection.head))
        text.selection = TextSelection(caret: 2_000_002)
        text.deleteBackward()
        #expect(text.text == "xy")
        text.undo()
        #expect(text.text.count == 2_000_003)
    }
}
