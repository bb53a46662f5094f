/// Digits and letters in the places of a pattern: a date, a telephone number, the number of a card.
///
/// In the pattern `#` stands for a digit, `@` for a letter, `*` for either; all else is put between. Digits of any
/// script are entered, and become those from 0 to 9.
nonisolated public struct MaskFormat: TextFormat, Hashable {
    /// The pattern.
    public let pattern: String

    /// Creates a format.
    ///
    /// - Parameter pattern: `#` for a digit, `@` for a letter, `*` for either.
    public init(_ pattern: String) { self.pattern = pattern }

    /// Whether some place of the pattern takes the character.
    public func isSignificant(_ character: Character) -> Bool {
        let literals = pattern.filter { !"#@*".contains($0) }
        return !literals.contains(character) && pattern.contains { Self.takes($0, character) }
    }

    private static func takes(_ place: Character, _ character: Character) -> Bool {
        switch place {
        case "#": character.asDigit != nil
        case "@": character.isLetter
        case "*": character.isLetter || character.asDigit != nil
        default: false
        }
    }

    /// Returns the characters in the places of the pattern, up to the last of them; those that a place does not take
    /// are passed over.
    public func formatted(_ text: String) -> String {
        var rest = text[...]
        var result = ""
        var between = ""
        for place in pattern {
            guard "#@*".contains(place) else {
                between.append(place)
                continue
            }
            while let next = rest.first, !Self.takes(place, next) { rest = rest.dropFirst() }
            guard let next = rest.popFirst() else { break }
            result += between
            between = ""
            result.append(next.asDigit ?? next)
        }
        return result
    }
}
