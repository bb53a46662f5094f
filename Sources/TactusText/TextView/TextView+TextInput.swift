public import TactusEditing
public import TactusUI

// What an input method and a caret ask of the text.
extension TextView {
    /// What an input method composes, in bytes; `nil` when it composes nothing.
    public final var markedRange: Range<Int>? { editor.markedRange }

    /// The selection, or the caret. Setting it shows it.
    public final var selection: TextSelection {
        get { editor.selection }
        set { editor.selection = newValue }
    }

    /// The view that shows the lines, in whose space their positions are told.
    public final var textInputView: View { contentView }

    /// The ``traits``.
    public final var textInputTraits: TextInputTraits { traits }

    /// Whether Tab types: where the text can be changed.
    public final var insertsTabs: Bool { isEditable }

    /// The height of what shows, in points.
    public final var pageHeight: Double {
        max(bounds.height - adjustedContentInset.vertical - textContainerInset.vertical, 1)
    }

    /// Shows what an input method composes.
    public final func setMarkedText(_ text: MarkedText?) { editor.setMarkedText(text) }

    /// Deletes whole characters around the selection.
    public final func deleteSurroundingText(before: Int, after: Int) {
        editor.deleteSurrounding(before: before, after: after)
    }
}
