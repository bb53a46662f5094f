/// The words of a text that have a spelling: not numbers, addresses, names with digits or in capitals alone, and
/// nothing of scripts that write no spaces.
nonisolated enum SpelledWords {
    /// Longer ones are no words.
    private static let longestWord = 64

    /// A word without the punctuation around it.
    struct Word: Hashable, Sendable {
        /// Where it is, in bytes of the text.
        var range: Range<Int>
        /// As a dictionary has it: with straight apostrophes.
        var string: String
    }

    /// Finds the words. Costs the length of the text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - start: Where it begins, in bytes.
    /// - Returns: The words, in order.
    static func words(in text: String, from start: Int = 0) -> [Word] {
        var words: [Word] = []
        var offset = start
        for chunk in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
            let gap = text.utf8.distance(from: text.startIndex, to: chunk.startIndex) + start
            offset = gap
            if !isAddress(chunk) { add(chunk, from: offset, to: &words) }
        }
        return words
    }

    private static func isAddress(_ chunk: Substring) -> Bool {
        chunk.contains("@") || chunk.contains("/") || chunk.contains("\\") || chunk.hasPrefix("www.")
    }

    private static func add(_ chunk: Substring, from start: Int, to words: inout [Word]) {
        var offset = start
        for part in chunk.split(omittingEmptySubsequences: false, whereSeparator: { !belongsToWord($0) }) {
            let range = start + chunk.utf8.distance(from: chunk.startIndex, to: part.startIndex)
            offset = range
            let trimmed = part.drop(while: isApostrophe)
            offset += part.utf8.distance(from: part.startIndex, to: trimmed.startIndex)
            let word = trimmed.reversed().drop(while: isApostrophe).reversed()
            let string = String(word.map { isApostrophe($0) ? "'" : $0 })
            let count = word.reduce(0) { $0 + $1.utf8.count }
            guard isSpelled(string) else { continue }
            words.append(Word(range: offset..<offset + count, string: string))
        }
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

    private static func belongsToWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || isApostrophe(character)
    }

    private static func isSpelled(_ word: String) -> Bool {
        guard word.utf8.count <= longestWord, word.count > 1 else { return false }
        guard word.allSatisfy({ $0.isLetter || $0 == "'" }), word.contains(where: \.isLowercase) else { return false }
        return word.unicodeScalars.allSatisfy { hasSpaces($0.value) }
    }

    /// Whether a letter is of a script that writes spaces between words and has two cases: Latin, Greek, Cyrillic,
    /// Armenian. Dictionaries of others are rare.
    private static func hasSpaces(_ scalar: UInt32) -> Bool { scalar < 0x590 || 0x1E00...0x1FFF ~= scalar }
}
