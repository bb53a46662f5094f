import Tactus

/// An editor that fills the window, with lines of eighty letters, the caret on the empty line below them.
final class EditorPage: View {
    let editor = TextView()

    /// - Parameter count: How many bytes of text, line feeds included.
    init(count: Int) {
        super.init(frame: .zero)
        editor.backgroundColor = .white
        editor.textColor = .black
        editor.font = Font(family: "DejaVu Sans", size: 14)
        editor.textBuffer = Self.text(count: count)
        addSubview(editor)
    }

    /// Line after line of every seventh letter of the alphabet. The last byte is a line feed.
    static func text(count: Int) -> TextBuffer {
        // The fourteenth line is the first one again.
        var pattern = ""
        for line in 0..<13 {
            for column in 0..<80 {
                let letter = UInt8((line * 22 + column * 7) % 26)
                pattern.unicodeScalars.append(Unicode.Scalar(0x61 + letter))
            }
            pattern += "\n"
        }
        let whole = String(repeating: pattern, count: count / pattern.utf8.count + 1)
        var text = TextBuffer(Substring(whole.utf8.prefix(count)))
        if count > 0 { text.replaceSubrange(count - 1..<count, with: "\n") }
        return text
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
