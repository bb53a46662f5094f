import RandomNumbers
import TactusControls
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// Delegates that change the text, the focus and the views while they are told of a change.
@MainActor
@Suite("Text whose delegates change it")
struct MischievousTextTests {
    private static let usages: [KeyUsage] = [
        .keyboardLeftArrow, .keyboardHome, .keyboardEnd, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
        .keyboardReturnOrEnter, .keyboardA, .keyboardZ, .keyboardSpacebar, .keyboardEscape, .keyboardTab,
    ]

    @Test("whatever delegates do in their callbacks, selections stay within the text", arguments: 0..<4)
    func random(seed: Int) {
        let host = TestHost(size: Size(width: 300, height: 300))
        let mischief = TextMischief(seed: seed, host)
        for _ in 0..<200 {
            switch mischief.number(7) {
            case 0, 1: host.keyboard.press(Self.usages[mischief.number(Self.usages.count)])
            case 2: host.finger().tap(at: mischief.point(), count: 1 + mischief.number(3))
            case 3: if host.inputMethod.field != nil { host.inputMethod.commit(mischief.word()) }
            case 4: if host.inputMethod.field != nil { host.inputMethod.mark(mischief.word()) }
            case 5:
                if host.inputMethod.field != nil {
                    host.inputMethod.deleteSurroundingText(before: mischief.number(9), after: mischief.number(9))
                }
            default: mischief.act()
            }
            if mischief.number(5) == 0 { host.advance(by: .milliseconds(Int64(mischief.number(600)))) }
            for input in [mischief.textView, mischief.field] as [any TextInput] {
                let text = input.textBuffer
                #expect(text.isCharacterBoundary(input.selection.anchor))
                #expect(text.isCharacterBoundary(input.selection.head))
                #expect(input.markedRange.map { $0.upperBound <= text.count } ?? true)
            }
        }
        mischief.isOver = true
        host.advance(by: .seconds(2))
        if mischief.field.superview == nil { host.window.addSubview(mischief.field) }
        mischief.field.isEnabled = true
        mischief.field.text = ""
        mischief.field.becomeFirstResponder()
        host.inputMethod.commit("end")
        #expect(mischief.field.text == "end")
    }
}

/// A field and a text view on a host, and their delegate.
@MainActor
private final class TextMischief: TextFieldDelegate, TextViewDelegate {
    let field = TextField(frame: Rect(x: 10, y: 8, width: 160, height: 44))
    let textView = TextView(frame: Rect(x: 0, y: 60, width: 300, height: 160))
    var isOver = false
    private let host: TestHost
    private var random: SplitMix
    private var depth = 0

    init(seed: Int, _ host: TestHost) {
        self.host = host
        random = SplitMix(seed: seed)
        textView.text = "one two\nthree"
        for view in [field, textView] as [View] { host.window.addSubview(view) }
        field.addAction(for: .allEvents) { [weak self] _ in self?.callback() }
        field.delegate = self
        textView.delegate = self
        field.becomeFirstResponder()
    }

    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    func point() -> Point { Point(x: Double(number(300)), y: Double(number(220))) }
    func word() -> String { ["", "a", "é", "👨‍👩‍👧", "e\u{301}", "\n", "\r\n", "two words", "שלום"][number(9)] }

    private func callback() {
        if number(4) == 0 { act() }
    }

    private func answer() -> Bool {
        callback()
        return isOver || number(4) > 0
    }

    func act() {
        guard !isOver, depth < 3 else { return }
        depth += 1
        defer { depth -= 1 }
        switch number(12) {
        case 0: field.text = word() + word()
        case 1: textView.text = word() + "\n" + word()
        case 2: field.becomeFirstResponder()
        case 3: textView.becomeFirstResponder()
        case 4: _ = host.window.firstResponder?.resignFirstResponder()
        case 5, 6:
            let view: View = number(2) == 0 ? field : textView
            view.removeFromSuperview()
            host.window.addSubview(view)
        case 7: field.isEnabled.toggle()
        case 8: textView.isEditable.toggle()
        case 9: field.traits.isSecureTextEntry.toggle()
        case 10: textView.undoManager?.undo()
        default: field.frame.size.width = Double(number(200))
        }
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { answer() }
    func textFieldDidBeginEditing(_ textField: TextField) { callback() }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { answer() }
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) { callback() }
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool { answer() }
    func textFieldDidChangeSelection(_ textField: TextField) { callback() }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { answer() }
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { answer() }
    func textViewDidBeginEditing(_ textView: TextView) { callback() }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { answer() }
    func textViewDidEndEditing(_ textView: TextView) { callback() }
    func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
        answer()
    }
    func textViewDidChange(_ textView: TextView) { callback() }
    func textViewDidChangeSelection(_ textView: TextView) { callback() }
    func scrollViewDidScroll(_ scrollView: ScrollView) { callback() }
}
