import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Text that is not as it should be")
struct BadTextTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let textView = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))

    init() {
        host.window.addSubview(textView)
        textView.becomeFirstResponder()
    }

    @Test("TI-6: bytes of a clipboard that are no UTF-8 become U+FFFD, also in the middle of a character")
    func brokenBytes() {
        let item = ItemProvider()
        item.register(.text) { [0xFF, 0x61, 0xC3, 0x62, 0xF0, 0x9F, 0x98] }
        host.application.pasteboard.setItem(item)
        textView.paste(nil)
        host.settle()
        #expect(textView.text == "\u{FFFD}a\u{FFFD}b\u{FFFD}")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(textView.text == "\u{FFFD}a\u{FFFD}b")
    }

    @Test("TI-9: a letter with a hundred thousand marks is one character: shown, passed and deleted as one")
    func manyMarks() {
        textView.text = "b" + "a" + String(repeating: "\u{301}", count: 100_000) + "c"
        host.settle()
        textView.selection = TextSelection(caret: 1)
        host.keyboard.press(.keyboardRightArrow)
        #expect(textView.selection == TextSelection(caret: 200_002))
        textView.selection = TextSelection(caret: 77)
        #expect([1, 200_002].contains(textView.selection.head))
        textView.deleteSurroundingText(before: 3, after: 0)
        textView.selection = TextSelection(caret: textView.textBuffer.count)
        host.keyboard.type("d")
        #expect(textView.textBuffer.isCharacterBoundary(textView.selection.head))
    }

    @Test("TI-2: a delegate that changes the text in its own callbacks is asked no further, and nothing is lost")
    func delegate() {
        let delegate = Meddler()
        textView.delegate = delegate
        host.keyboard.type("ab")
        host.inputMethod.mark("x")
        host.inputMethod.commit("y")
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(textView.textBuffer.isCharacterBoundary(textView.selection.head))
        textView.undoManager?.undo()
        textView.undoManager?.redo()
        #expect(delegate.count > 3)
    }

    private final class Meddler: TextViewDelegate {
        var count = 0

        func textViewDidChange(_ textView: TextView) {
            count += 1
            if count < 10 { textView.text = String(textView.text.reversed()) + "e\u{301}" }
        }

        func textViewDidChangeSelection(_ textView: TextView) {
            count += 1
            if count < 10 { textView.selection = TextSelection(anchor: 1_000, head: -5) }
        }
    }
}
