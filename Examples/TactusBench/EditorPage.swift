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

    /// The same letters whoever makes them: line after line, each beginning with another one.
    static func text(count: Int) -> TextBuffer {
        var bytes = [UInt8](repeating: 0x0A, count: count)
        for index in bytes.indices where index % 81 != 80 {
            bytes[index] = 0x61 + UInt8((index / 81 + index % 81) % 26)
        }
        return TextBuffer(decoding: bytes)
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
