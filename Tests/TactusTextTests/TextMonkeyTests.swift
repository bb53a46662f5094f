import RandomNumbers
import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// What nobody does on purpose: whatever comes, nothing traps, and the caret stands between characters.
@MainActor
@Suite("Text under random input")
struct TextMonkeyTests {
    private static let texts = [
        "a", "é", "e\u{301}", "👨‍👩‍👧", "שלום", "مرحبا", "\n", "\r\n", "\t", " ", "word ", "\u{200B}", "\u{2028}", "한국어",
        "ก็",
        "\u{301}\u{301}\u{301}", "🇩🇪🇫🇷", "a longer sentence that does not fit into a single row of the view. ",
    ]
    private static let usages: [KeyUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
        .keyboardPageUp, .keyboardPageDown, .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardReturnOrEnter,
        .keyboardA, .keyboardC, .keyboardV, .keyboardX, .keyboardZ, .keyboardY, .keyboardU, .keyboardSpacebar,
        .keyboardEscape,
    ]
    private static let modifiers: [ModifierFlags] = [[], [], [], .shift, .control, [.shift, .control], .alternate]

    @Test(
        "TI-30: two thousand random keys, fingers, clicks, input methods and changes by the program", arguments: 0..<4)
    func monkey(seed: Int) {
        var random = SplitMix(seed: seed)
        let host = TestHost(size: Size(width: 300, height: 300))
        let textView = TextView(frame: Rect(x: 0, y: 60, width: 300, height: 160))
        let field = seed.isMultiple(of: 2) ? TextField() : SearchField()
        field.frame = Rect(x: 10, y: 8, width: 160, height: 44)
        field.maximumLength = 40
        host.window.addSubview(textView)
        host.window.addSubview(field)
        host.pointer.enter(at: .zero)
        textView.becomeFirstResponder()
        for step in 0..<2000 {
            act(on: host, textView, field, &random)
            if step.isMultiple(of: 7) { host.advance(by: .milliseconds(Int.random(in: 0..<700, using: &random))) }
            for input in [textView, field] as [any TextInput] {
                let text = input.textBuffer
                let selection = input.selection
                #expect(text.isCharacterBoundary(selection.anchor) && text.isCharacterBoundary(selection.head))
                let rect = input.caretRect(at: CaretPosition(selection.head))
                #expect(rect.minY.isFinite && rect.height > 0)
            }
            if textView.textBuffer.count > 20_000 { textView.text = "" }
        }
        #expect(field.text.count <= 40)
        // What can be undone can be undone to the end, and done again.
        let text = textView.textBuffer
        guard let history = textView.undoManager, textView.markedRange == nil else { return }
        while history.canUndo { history.undo() }
        while history.canRedo { history.redo() }
        #expect(textView.textBuffer == text)
    }

    private func act(
        on host: TestHost, _ textView: TextView, _ field: TextField, _ random: inout SplitMix
    ) {
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        func point() -> Point { Point(x: Double(number(300)), y: Double(number(300))) }
        let text = Self.texts[number(Self.texts.count)]
        switch number(14) {
        case 0...3:
            host.keyboard.press(
                Self.usages[number(Self.usages.count)], holding: Self.modifiers[number(Self.modifiers.count)])
        case 4: host.finger().tap(at: point(), count: 1 + number(3))
        case 5: host.finger().drag(from: point(), to: point(), over: .milliseconds(40 + number(900)))
        case 6: host.pointer.click(at: point(), [.left, .middle, .right][number(3)], count: 1 + number(3))
        case 7: host.pointer.drag(from: point(), to: point())
        case 8: if host.inputMethod.field != nil { host.inputMethod.commit(text) }
        case 9:
            guard host.inputMethod.field != nil else { return }
            let start = number(20)
            host.inputMethod.mark(text, selection: start..<start + number(9))
        case 10:
            if host.inputMethod.field != nil {
                host.inputMethod.deleteSurroundingText(before: number(30), after: number(30))
            }
        case 11:
            let finger = host.finger()
            finger.down(at: point())
            host.advance(by: .milliseconds(600))
            finger.move(to: point())
            finger.up()
        case 12:
            let input: any TextInput = number(2) == 0 ? textView : field
            let start = number(input.textBuffer.count + 20) - 10
            input.selection = TextSelection(anchor: start, head: start + number(40) - 20)
            input.replace(start..<start + number(30), withText: text)
        default:
            textView.frame.size = Size(width: Double(number(300)), height: Double(number(200)))
            textView.isEditable = number(8) != 0
        }
    }

    @Test("TI-2: a delegate that changes text and selection in every callback ends nothing")
    func delegates() {
        final class Meddler: TextFieldDelegate {
            var depth = 0
            func meddle(_ field: TextField) {
                guard depth < 3 else { return }
                depth += 1
                field.text = String(field.text.dropFirst(2)) + "zz"
                field.selection = TextSelection(anchor: 99, head: 1)
                depth -= 1
            }
            func textFieldDidBeginEditing(_ textField: TextField) { meddle(textField) }
            func textFieldDidChangeSelection(_ textField: TextField) { meddle(textField) }
            func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
                meddle(textField)
            }
            func textFieldShouldReturn(_ textField: TextField) -> Bool {
                meddle(textField)
                return true
            }
        }
        let host = TestHost(size: Size(width: 300, height: 100))
        let field = TextField(frame: Rect(x: 10, y: 8, width: 160, height: 44))
        let meddler = Meddler()
        field.delegate = meddler
        field.addAction(for: .editingChanged) { meddler.meddle($0) }
        host.window.addSubview(field)
        field.becomeFirstResponder()
        host.keyboard.type("abc\ndef")
        host.inputMethod.mark("xyz")
        host.inputMethod.commit("q")
        host.keyboard.press("z", holding: .control)
        field.removeFromSuperview()
        #expect(!field.isEditing)
    }
}
