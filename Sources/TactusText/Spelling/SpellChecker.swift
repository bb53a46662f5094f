/// Knows how words are spelled.
///
/// ``TextChecker`` is the one that the system's dictionaries make. Another one, such as a dictionary of a trade, is set
/// as ``TextView/spellChecker``:
///
/// ```swift
/// actor Trade: SpellChecker {
///     func isCorrect(_ word: String, language: String) async -> Bool { terms.contains(word) }
///     func guesses(for word: String, language: String) async -> [String] { [] }
///     func learnWord(_ word: String, language: String) async { terms.insert(word) }
///     func ignoreWord(_ word: String, language: String) async { terms.insert(word) }
/// }
/// ```
///
/// It is asked on another thread than the main one, about words that show, after a pause.
nonisolated public protocol SpellChecker: Sendable {
    /// Whether a word is spelled right, as far as is known: `true` where there is no dictionary.
    ///
    /// - Parameters:
    ///   - word: A word without punctuation but apostrophes, up to 64 bytes.
    ///   - language: The language, as in `en_GB`.
    /// - Returns: Whether it is right.
    func isCorrect(_ word: String, language: String) async -> Bool

    /// Finds what a word that is spelled wrong was to be.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - language: The language.
    /// - Returns: Words, the likeliest first. A menu shows three.
    func guesses(for word: String, language: String) async -> [String]

    /// Adds a word to the user's own dictionary.
    func learnWord(_ word: String, language: String) async

    /// Takes a word for right until the program ends.
    func ignoreWord(_ word: String, language: String) async
}

/// Whether spelling is checked in a text.
nonisolated public enum TextSpellCheckingType: Hashable, Sendable {
    /// As `TextInputTraits.checksSpelling` says.
    case `default`
    /// It is not.
    case no
    /// It is.
    case yes
}
