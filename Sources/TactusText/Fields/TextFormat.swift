/// Puts in form what is entered in a ``TextField``, as one types: a number in groups, a date between its strokes.
///
/// A format says which characters carry the meaning, and how these look. The caret stays behind as many of them as it
/// stood behind; a deletion that meets only what was put between takes the character before that. It is a value.
///
/// ```swift
/// field.format = MaskFormat("##/##/####")      // 12/31/1999
/// field.format = NumberFormat(suffix: " €")    // 1,234.50 €
/// ```
nonisolated public protocol TextFormat: Sendable {
    /// Whether a character carries meaning. Others are left out when they are typed or pasted.
    ///
    /// - Parameter character: A character of what is entered.
    /// - Returns: `false` for what the format puts between.
    func isSignificant(_ character: Character) -> Bool

    /// Returns what is shown for the characters that carry meaning.
    ///
    /// - Parameter text: Significant characters alone. Those that cannot be may be left out from the end.
    /// - Returns: The same characters in their order, with others between.
    func formatted(_ text: String) -> String
}

extension TextFormat {
    /// Returns the characters that carry meaning.
    ///
    /// - Parameter text: A text as it is shown.
    /// - Returns: What was entered.
    public func significant(_ text: some StringProtocol) -> String { String(text.filter(isSignificant)) }

    /// What becomes of a text when a part of it is replaced.
    ///
    /// - Parameters:
    ///   - text: The text as it is shown.
    ///   - range: The part.
    ///   - new: What is entered.
    ///   - isForward: Whether the part is deleted that is behind the caret.
    /// - Returns: The text as it is to be shown, and the place of the caret in it.
    func edit(
        _ text: String, _ range: Range<String.Index>, with new: String, isForward: Bool = false
    ) -> (text: String, caret: String.Index) {
        var range = range
        if new.isEmpty, !range.isEmpty, !text[range].contains(where: isSignificant) {
            if isForward {
                let next = text[range.upperBound...].firstIndex(where: isSignificant)
                range = range.lowerBound..<(next.map(text.index(after:)) ?? range.upperBound)
            } else if let last = text[..<range.lowerBound].lastIndex(where: isSignificant) {
                range = last..<range.upperBound
            }
        }
        let before = significant(text[..<range.lowerBound]) + significant(new)
        let result = formatted(before + significant(text[range.upperBound...]))
        return (result, index(behind: before.count, in: result))
    }

    /// The place behind so many significant characters; before the first one for none.
    private func index(behind count: Int, in text: String) -> String.Index {
        var left = count
        guard left > 0 else { return text.firstIndex(where: isSignificant) ?? text.startIndex }
        for index in text.indices where isSignificant(text[index]) {
            left -= 1
            if left == 0 { return text.index(after: index) }
        }
        return text.lastIndex(where: isSignificant).map(text.index(after:)) ?? text.endIndex
    }
}
