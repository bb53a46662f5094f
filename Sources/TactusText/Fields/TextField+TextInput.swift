public import TactusEditing
public import TactusGeometry
public import TactusGraphics
public import TactusPlatform
public import TactusUI

// What a field answers as a text that is edited.
extension TextField {
    /// The text, whose bytes are shared.
    public final var textBuffer: TextBuffer { editor.text }

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

    /// No: Tab moves the focus.
    public final var insertsTabs: Bool { false }

    /// Shows what an input method composes.
    public final func setMarkedText(_ text: MarkedText?) { editor.setMarkedText(text) }

    /// Deletes whole characters around the selection.
    public final func deleteSurroundingText(before: Int, after: Int) {
        editor.deleteSurrounding(before: before, after: after)
    }

    /// Returns the rectangle of the caret at a position.
    public final func caretRect(at place: CaretPosition) -> Rect { editor.layout.caretRect(at: place) }

    /// Returns what is marked of a selected part, as far as it shows.
    public final func selectionRects(for range: Range<Int>) -> [Rect] {
        editor.layout.selectionRects(for: range).map { $0.intersection(contentView.bounds) }.filter { !$0.isEmpty }
    }

    /// Returns the position that is nearest to a point.
    public final func closestPosition(to point: Point) -> CaretPosition { editor.layout.closestPosition(to: point) }

    /// Returns where a motion leads.
    public final func position(_ motion: TextMotion, from place: CaretPosition, x: Double?) -> CaretPosition {
        // Where a word ends in a password is not told.
        switch motion {
        case .wordForward where isSecureTextEntry: CaretPosition(textBuffer.count)
        case .wordBackward where isSecureTextEntry: CaretPosition(0)
        default: editor.layout.position(motion, from: place, x: x)
        }
    }

    /// Returns the word at an offset, or what is between two words.
    public final func wordRange(at offset: Int) -> Range<Int> {
        isSecureTextEntry ? 0..<textBuffer.count : editor.layout.wordRange(at: offset)
    }

    /// Returns which way the text is read.
    public final func baseWritingDirection(at offset: Int) -> TextDirection { textDirection }

    /// Scrolls until a part of the text is seen.
    public final func scrollRectToVisible(_ rect: Rect) { scrollText(toShow: rect) }
}
