import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Text views")
struct TextViewTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let textView = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))

    init() { host.window.addSubview(textView) }

    private var lineHeight: Double { textView.caretRect(at: CaretPosition(0)).height }

    @Test("TI-13: Return and Tab type, and arrows keep to a column")
    func typing() {
        textView.becomeFirstResponder()
        host.keyboard.type("a long line\nb\nanother long line\t!")
        #expect(textView.text == "a long line\nb\nanother long line\t!")
        host.keyboard.press(.keyboardUpArrow)
        #expect(textView.described.contains("b|"))
        host.keyboard.press(.keyboardUpArrow)
        #expect(textView.described.hasPrefix("a long line|\n"))
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardDownArrow)
        #expect(textView.described.hasSuffix("\t!|"), "the column is kept")
        host.keyboard.press(.keyboardHome, holding: .control)
        #expect(textView.selection == TextSelection(caret: 0))
        host.keyboard.press(.keyboardDownArrow, holding: [.shift, .control])
        #expect(textView.described.hasPrefix("[a long line]\n"))
    }

    @Test("TI-14: a text grows line by line, and the caret stays in sight")
    func scrolling() {
        textView.becomeFirstResponder()
        for number in 0..<40 { host.keyboard.type("line \(number)\n") }
        #expect(textView.contentOffset.y > 0)
        let caret = textView.convert(
            textView.caretRect(at: CaretPosition(textView.textBuffer.count)), from: textView.textInputView)
        #expect(textView.bounds.insetBy(dx: -1, dy: -1).contains(Point(x: caret.midX, y: caret.midY)))
        #expect(abs(textView.contentSize.height - (41 * lineHeight + 16)) < 1.5)
        host.keyboard.press(.keyboardPageUp)
        host.keyboard.press(.keyboardHome, holding: .control)
        #expect(textView.contentOffset.y <= 0)
    }

    @Test("TX-121: the step that makes others be forgotten is undone as any other")
    func longHistory() {
        textView.becomeFirstResponder()
        host.whileBusy { for _ in 0..<5120 { textView.insertText("a\n") } }
        host.settle()
        textView.insertText("b\n")
        host.settle()
        #expect(textView.text.hasSuffix("a\nb\n"))
        textView.undoManager?.undo()
        #expect(textView.text.hasSuffix("a\na\n") && textView.text.utf8.count == 10_240)
    }

    @Test("TI-15: of a hundred thousand lines only those that show are laid out, at both ends")
    func largeText() {
        var text = ""
        for number in 0..<100_000 { text += "line \(number) of a text that is rather long\n" }
        textView.textBuffer = TextBuffer(text)
        textView.becomeFirstResponder()
        host.settle()
        host.keyboard.press(.keyboardEnd, holding: .control)
        host.keyboard.type("end")
        #expect(textView.textBuffer.string(in: textView.textBuffer.count - 4..<textView.textBuffer.count) == "\nend")
        host.keyboard.press(.keyboardHome, holding: .control)
        host.keyboard.type("begin ")
        #expect(textView.textBuffer.string(in: 0..<12) == "begin line 0")
        #expect(!textView.editor.layout.heights.isMeasured)
        textView.contentOffset = Point(x: 0, y: 1_000_000)
        host.settle()
        // What shows stays where it is when it turns out how high the lines above are.
        let shown = textView.editor.layout.fragment(atHeight: textView.shownText.minY + 50)
        let place = textView.editor.layout.top(of: shown) - textView.contentOffset.y
        host.pointer.enter(at: Point(x: 50, y: 50))
        for _ in 0..<20 { host.pointer.scroll(by: Vector(dx: 0, dy: 10)) }
        host.settle()
        #expect(abs(textView.editor.layout.top(of: shown) - textView.contentOffset.y - place - 200) <= 10)
    }

    @Test("TI-15: a line of a megabyte is laid out in parts, without a gap")
    func longLine() {
        textView.textBuffer = TextBuffer(String(repeating: "word ", count: 200_000))
        textView.becomeFirstResponder()
        host.keyboard.press(.keyboardHome, holding: .control)
        host.keyboard.type("x")
        #expect(textView.textBuffer.string(in: 0..<6) == "xword ")
        var offset = 0
        let scanner = textView.editor.layout.scanner
        var count = 0
        while offset < textView.textBuffer.count {
            let part = scanner.part(at: offset)
            #expect(part.whole.lowerBound == offset)
            #expect(scanner.part(at: part.whole.upperBound - 1) == part)
            offset = part.whole.upperBound
            count += 1
        }
        #expect(count > 400 && count < 600)
    }

    @Test("TI-16: the layout after random edits is that of the text laid out anew")
    func editsAgainstAnew() {
        textView.textBuffer = "one\ntwo\nthree\n"
        let texts = [
            "", "a", "\n", "longer words that wrap at the edge of the view somewhere", "é\n\nü", "\r\n", "שלום",
        ]
        var random = UInt64(11)
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % max(limit, 1)
        }
        for _ in 0..<300 {
            let count = textView.textBuffer.count
            let start = next(count + 1)
            let end = min(start + (count > 1500 ? next(400) : next(20)), count)
            textView.replace(start..<end, withText: texts[next(texts.count)])
            let anew = TextContentLayout(for: textView)
            anew.reset(to: textView.textBuffer, style: textView.editor.layout.style)
            anew.forEachFragment(from: 0, to: .infinity) { _, _ in }
            textView.editor.layout.forEachFragment(from: 0, to: .infinity) { _, _ in }
            #expect(abs(anew.height - textView.editor.layout.height) < 0.001)
            let probe = textView.textBuffer.characterBoundary(atOrBefore: next(textView.textBuffer.count + 1))
            #expect(
                anew.caretRect(at: CaretPosition(probe)) == textView.editor.layout.caretRect(at: CaretPosition(probe)))
        }
    }

    @Test("TI-17: a text that cannot be changed is selected and copied, and nothing else")
    func readOnly() {
        textView.text = "read me"
        textView.isEditable = false
        host.finger().tap(at: Point(x: 30, y: 18))
        host.keyboard.type("x")
        host.keyboard.press("a", holding: .control)
        host.keyboard.press(.keyboardDeleteForward)
        host.keyboard.press("x", holding: .control)
        #expect(textView.described == "[read me]")
        #expect(textView.canPerform(.copy, withSender: nil) && !textView.canPerform(.cut, withSender: nil))
    }

    @Test("TI-18: a key repaints its line, and not the view")
    func damage() {
        textView.text = String(repeating: "line\n", count: 30)
        textView.becomeFirstResponder()
        textView.selection = TextSelection(caret: 2)
        host.settle()
        host.settle()
        host.surface.forgetPaintedRegions()
        host.keyboard.type("x")
        host.settle()
        let painted = host.surface.paintedRegions.flatMap(\.rects)
        #expect(!painted.isEmpty)
        #expect(painted.allSatisfy { $0.maxY <= 40 && $0.width < 60 }, "\(painted)")
    }

    @Test("TI-18: what was repainted in parts looks like what is painted as a whole")
    func partsAndWhole() {
        textView.text = "office affair fjord\nWAVE AVOW To\n\nשלום\n"
        textView.becomeFirstResponder()
        host.settle()
        let edits: [(place: Int, text: String)] = [
            (3, "i"), (1, "f"), (0, "j"), (5, ""), (24, "V"), (30, "."), (12, "a longer text that wraps around"),
            (12, ""),
        ]
        for edit in edits {
            textView.selection = TextSelection(caret: edit.place)
            if edit.text.isEmpty { host.keyboard.press(.keyboardDeleteForward) } else { host.keyboard.type(edit.text) }
            host.settle()
            let other = TestHost(size: Size(width: 300, height: 200))
            let whole = TextView(frame: textView.frame)
            whole.text = textView.text
            other.window.addSubview(whole)
            whole.becomeFirstResponder()
            whole.selection = textView.selection
            #expect(host.picture.hasSamePixels(as: other.picture), "\(edit)")
        }
    }
}
