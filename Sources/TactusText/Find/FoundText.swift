import TactusEditing
import TactusGraphics
import TactusUI

/// What was found in a text, as it is marked.
nonisolated struct FoundText: Sendable {
    /// The places.
    var ranges = FoundRanges()
    /// The one that the user looks at.
    var highlighted: Range<Int>?

    static let color = Color.findHighlight.withAlphaComponent(0.4)
    static let highlightColor = Color.findHighlight

    /// Follows an edit.
    mutating func shift(by change: TextChange) {
        ranges.shift(by: change)
        guard let old = highlighted else { return }
        highlighted = change.offset(of: old.lowerBound)..<change.offset(of: old.upperBound)
    }
}
