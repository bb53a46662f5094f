import TactusEditing
import TactusGeometry

/// What a finger or a pointer selects while it is drawn along: characters, words or paragraphs.
nonisolated struct SelectionDrag: Hashable, Sendable {
    /// The unit that a selection grows by.
    enum Unit: Hashable, Sendable {
        case characters, words, paragraphs
    }

    /// By what the selection grows.
    var unit: Unit
    /// What was selected when it landed: that stays selected.
    var origin: Range<Int>
    /// How far the place lies from the finger, so that what is held does not jump.
    var grip = Vector.zero

    /// The selection when the finger is at a unit.
    ///
    /// - Parameter range: The unit; for characters a caret.
    /// - Returns: The selection.
    func selection(at range: Range<Int>) -> TextSelection {
        if range.lowerBound < origin.lowerBound {
            return TextSelection(anchor: origin.upperBound, head: range.lowerBound)
        }
        return TextSelection(anchor: origin.lowerBound, head: max(range.upperBound, origin.upperBound))
    }
}
