import Tactus

/// An editor that fills the window, with lines of eighty letters, the caret at the end.
final class EditorPage: View {
    let editor = TextView()

    /// - Parameter count: How many bytes of text, line feeds included.
    init(count: Int) {
        super.init(frame: .zero)
        editor.backgroundColor = .white
        editor.font = Font(family: "DejaVu Sans Mono", size: 13)
        editor.textBuffer = Self.text(count: count)
        addSubview(editor)
    }

    /// Line after line of the alphabet, each beginning with another letter.
    static func text(count: Int) -> TextBuffer {
        let letters = (0..<26).map { Character(Unicode.Scalar(0x61 + UInt8($0))) }
        let lines = (0..<26).map { line in String((0..<80).map { letters[(line + $0) % 26] }) + "\n" }
        let pattern = lines.joined()
        let whole = String(repeating: pattern, count: count / pattern.utf8.count + 1)
        return TextBuffer(Substring(whole.utf8.prefix(count)))
    }

    override func layoutSubviews() { editor.frame = bounds }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        editor.frame = bounds
        editor.becomeFirstResponder()
        editor.selection = TextSelection(caret: editor.textBuffer.count)
        editor.scrollRangeToVisible(editor.selection.range)
    }
}
