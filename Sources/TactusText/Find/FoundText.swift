import TactusEditing
import TactusGraphics

/// What was found in a text, as it is marked.
nonisolated struct FoundText: Sendable {
    /// The places.
    var ranges = FoundRanges()
    /// The one that the user looks at.
    var highlighted: Range<Int>?

    static let color = Color(light: Color(hex: 0xFFD60A, alpha: 0.4), dark: Color(hex: 0xFFD60A, alpha: 0.3))
    static let highlightColor = Color(light: Color(hex: 0xFF9F0A, alpha: 0.75), dark: Color(hex: 0xFF9F0A, alpha: 0.6))

    /// Follows an edit.
    mutating func shift(by change: TextChange) {
        ranges.shift(by: change)
        guard let old = highlighted else { return }
        highlighted = change.offset(of: old.lowerBound)..<change.offset(of: old.upperBound)
    }
}
