public import TactusGraphics
import TactusEditing
import TactusUI

// What a field shows.
extension TextField {
    /// The text. Setting it places the caret at its end, and forgets what could be undone. Line breaks become spaces.
    public final var text: String {
        get { editor.text.string }
        set {
            var line = newValue.withoutLineBreaks
            if let format { line = format.formatted(format.significant(line)) }
            guard line != text || editor.markedRange != nil else { return }
            editor.setText(TextBuffer(line))
            textDidChange()
        }
    }

    /// What shows while there is no text; empty by default. Assistive tools call the field by it.
    public final var placeholder: String {
        get { styledPlaceholder.string }
        set { styledPlaceholder = StyledText(newValue) }
    }

    /// The colour of the text: `Color.label` by default.
    public final var textColor: Color {
        get { contentView.textColor }
        set { contentView.textColor = newValue }
    }
}
