/// How a text is compared with what is looked for, and where words count.
public struct TextSearchOptions: Hashable, Sendable {
    /// How much of a word what is looked for must be.
    public enum WordMatchMethod: Hashable, Sendable, CaseIterable {
        /// Any part of it.
        case contains
        /// Its beginning.
        case startsWith
        /// All of it.
        case fullWord
    }

    /// How much of a word what is looked for must be; any part of it by default. Where a script puts no spaces between
    /// words, as Chinese and Japanese do, every character counts as a word of its own.
    public var wordMatchMethod: WordMatchMethod
    /// Whether upper and lower case are the same. `true` by default.
    public var isCaseInsensitive: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - wordMatchMethod: How much of a word what is looked for must be.
    ///   - isCaseInsensitive: Whether upper and lower case are the same.
    public init(wordMatchMethod: WordMatchMethod = .contains, isCaseInsensitive: Bool = true) {
        self.wordMatchMethod = wordMatchMethod
        self.isCaseInsensitive = isCaseInsensitive
    }
}
