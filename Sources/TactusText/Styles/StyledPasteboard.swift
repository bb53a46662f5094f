public import TactusPlatform
import TactusEditing
import TactusGraphics
import TactusUI

extension ContentType {
    /// Text with its attributes, from one program of this toolkit to another: fonts, colours that are the same
    /// everywhere, lines, links and paragraph styles. Web pages (`text/html`) are neither made nor read.
    nonisolated public static let styledText: ContentType = "application/x-tactus-styled-text"
}

/// What goes over the clipboard with its attributes.
nonisolated enum StyledPasteboard {
    /// Texts of more bytes are copied without their attributes.
    static let longestStyledCopy = 4 << 20
}

extension TextInput {
    /// Offers what is selected with its attributes, where it has any.
    func registerStyledText(with item: ItemProvider) {
        guard let textView = self as? any StyledTextInput, selection.range.count <= StyledPasteboard.longestStyledCopy
        else {
            return
        }
        let part = textView.editor.content.styles[selection.range]
        guard !part.isEmpty else { return }
        let (text, styles) = (textBuffer[selection.range], textView.editor.styles)
        item.register(.styledText) { styles.styledText(text, part, in: 0..<text.count).encoded }
    }

    /// Pastes with attributes, where that is allowed and there are any.
    ///
    /// - Returns: Whether it is being done.
    func pasteStyledText(from pasteboard: Pasteboard) -> Bool {
        guard let textView = self as? any StyledTextInput, textView.takesStyles,
            pasteboard.types.contains(.styledText), let stream = try? pasteboard.content(as: .styledText)
        else { return false }
        stream.collect(upTo: 8 * StyledPasteboard.longestStyledCopy) { [weak textView] result in
            guard let textView, textView.isEditable else { return }
            guard case .success(let bytes) = result, let text = StyledText(encoded: bytes) else {
                return textView.pastePlainText(from: pasteboard)
            }
            textView.replace(textView.selection.range, withStyled: text, named: "Paste")
        }
        return true
    }
}
