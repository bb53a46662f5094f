import RandomNumbers
import TactusEditing
import Testing

@Suite("Styles of an editable text")
struct StyleRunsTests {
    @Test("TI-40: random edits leave the styles of a naive twin, and undo leads back to them", arguments: 0..<6)
    func twin(seed: Int) {
        var random = SplitMix(seed: seed)
        var editor = EditableText("one two three\nfour")
        var twin = [Int](repeating: 0, count: editor.text.count)
        var states = [twin]
        for _ in 0..<800 {
            let count = editor.text.count
            let start = Int.random(in: 0...count, using: &random)
            let range = start..<min(start + Int.random(in: 0...6, using: &random), count)
            let style = Int.random(in: 0...3, using: &random)
            if Bool.random(using: &random) {
                editor.updateStyles(of: range) { $0 == 3 ? 3 : style }
                for index in range where twin[index] != 3 { twin[index] = style }
            } else {
                let letters = String(repeating: "x", count: Int.random(in: 0...4, using: &random))
                editor.replace(range, withText: letters, style: style)
                twin.replaceSubrange(range, with: [Int](repeating: style, count: letters.utf8.count))
            }
            #expect(Self.list(editor) == twin)
            states.append(twin)
        }
        Self.checkShape(editor.styles, editor.text.count)
        while editor.undo() != nil { #expect(states.contains(Self.list(editor))) }
        #expect(editor.styles.isEmpty && editor.text == "one two three\nfour")
        while editor.redo() != nil {}
        #expect(Self.list(editor) == twin)
    }

    private static func list(_ editor: EditableText) -> [Int] {
        (0..<editor.text.count).map { editor.styles.style(at: $0) }
    }

    /// As few parts as possible, without gaps.
    private static func checkShape(_ runs: StyleRuns, _ count: Int) {
        var end = 0
        var last: Int?
        runs.forEachRun(in: 0..<count) { part, style in
            #expect(part.lowerBound == end && !part.isEmpty && style != last)
            end = part.upperBound
            last = style
        }
        #expect(end == count)
    }

    @Test("TI-41: what is typed has the style before it; at the beginning of a line that behind it")
    func inheriting() {
        var editor = EditableText("ab\ncd\n")
        editor.updateStyles(of: 0..<3) { _ in 1 }
        editor.updateStyles(of: 3..<6) { _ in 2 }
        #expect(editor.inheritedStyle(at: 0..<0) == 1)
        #expect(editor.inheritedStyle(at: 2..<2) == 1)
        #expect(editor.inheritedStyle(at: 3..<3) == 2, "the line's own")
        #expect(editor.inheritedStyle(at: 6..<6) == 2, "an empty line goes on with the one before")
        #expect(editor.inheritedStyle(at: 1..<5) == 1, "what replaces looks as the beginning did")
        editor.selection = TextSelection(caret: 2)
        editor.setMarkedText("ni", selectedRange: 2..<2)
        editor.insertText("你")
        #expect(editor.styles.style(at: 4) == 1)
        editor.selection = TextSelection(0..<editor.text.count)
        editor.deleteBackward()
        #expect(editor.styles.isEmpty)
        editor.undo()
        #expect(editor.styles.runCount == 2)
    }

    @Test("TI-40: the style of any offset is one, and changes within a character take all of it")
    func edges() {
        var editor = EditableText("a👩‍👧b")
        #expect(editor.updateStyles(of: 2..<3) { _ in 5 }?.range == 1..<12)
        #expect(editor.updateStyles(of: 2..<3) { _ in 5 } == nil, "nothing is another")
        #expect(editor.styles.style(at: -7) == 0 && editor.styles.style(at: 99) == 0)
        #expect(EditableText().styles.style(at: 0) == 0)
    }
}
