public import TactusGraphics
public import TactusUI
import TactusEditing

// The actions of the Format menu.
extension TextView: TogglingBoldface, TogglingItalics, TogglingUnderline, IncreasingSize, DecreasingSize {
    /// Makes what is selected bold, or regular where all of it is bold; without a selection what is typed next.
    public final func toggleBoldface(_ sender: Any?) { makeBold() }

    /// Makes what is selected italic, or upright where all of it is italic; without a selection what is typed next.
    public final func toggleItalics(_ sender: Any?) { makeItalic() }

    /// Underlines what is selected, or no longer where all of it is underlined; without a selection what is typed next.
    public final func toggleUnderline(_ sender: Any?) { makeUnderlined() }

    /// Makes what is selected a point larger, up to 288 points; without a selection what is typed next.
    public final func increaseSize(_ sender: Any?) { changeFont("Bigger") { $0.size = min($0.size + 1, 288) } }

    /// Makes what is selected a point smaller, down to 6 points; without a selection what is typed next.
    public final func decreaseSize(_ sender: Any?) { changeFont("Smaller") { $0.size = max($0.size - 1, 6) } }
}

extension TextView: PastingAndMatchingStyle {
    /// Puts the plain text of the clipboard in the place of what is selected: it looks as what is there.
    public final func pasteAndMatchStyle(_ sender: Any?) {
        guard let application = textApplication else { return }
        pastePlainText(from: application.pasteboard)
    }
}

extension TextView: WritingLeftToRight, WritingRightToLeft, UpdatingTextAttributes {
    /// Writes the selected paragraphs from left to right.
    public final func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }

    /// Writes the selected paragraphs from right to left.
    public final func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }

    private func write(_ direction: TextDirection) {
        guard allowsEditingTextAttributes, isEditable else { return }
        updateParagraphStyle(in: selection.range) { $0.direction = direction }
    }

    /// Changes the attributes of each part of what is selected, or of what is typed next where nothing is selected.
    /// Does nothing unless ``allowsEditingTextAttributes`` is set.
    public final func updateTextAttributes(conversionHandler: (TextAttributes) -> TextAttributes) {
        changeStyle("Format") { $0 = conversionHandler($0) }
    }
}
