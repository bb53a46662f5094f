/// The word that somebody meant who wrote another one.
package enum NearestWord {
    /// The known word that `word` is most like; `nil` when it is like none.
    ///
    /// A word is like another that it becomes by as few changes as a third of its letters (a letter more, less,
    /// another, or two exchanged), or whose beginning it is.
    ///
    /// - Parameters:
    ///   - word: What was written.
    ///   - known: What could have been meant; of two that are as near the first counts.
    /// - Returns: What was meant.
    package static func find(_ word: String, in known: [String]) -> String? {
        let written = Array(word.lowercased())
        let most = max(1, written.count / 3)
        // No word is like one that is so much longer or shorter; so a text of any length costs little.
        let measured = known.lazy.map { (word: $0, letters: Array($0.lowercased())) }
            .filter { abs($0.letters.count - written.count) <= most }
            .map { (word: $0.word, distance: distance(written, $0.letters)) }
        if let nearest = measured.min(by: { $0.distance < $1.distance }), nearest.distance <= most {
            return nearest.word
        }
        return written.count >= 3 ? known.first { $0.lowercased().hasPrefix(word.lowercased()) } : nil
    }

    /// How many changes make one word of the other (optimal string alignment).
    static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var before: [Int] = []
        var above = Array(0...second.count)
        for (i, character) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var changes = min(above[j + 1] + 1, row[j] + 1, above[j] + (character == other ? 0 : 1))
                if i > 0, j > 0, character == second[j - 1], first[i - 1] == other {
                    changes = min(changes, before[j - 1] + 1)
                }
                row.append(changes)
            }
            (before, above) = (above, row)
        }
        return above[second.count]
    }
}
