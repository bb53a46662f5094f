/// Checks spelling with the dictionaries of the system, through the library Enchant (`libenchant-2.so.2`).
///
/// The library and a language's dictionary are loaded when the first word is checked: a program that checks nothing
/// needs neither. Where one is missing, every word is right. Words that are learnt are those of all programs that use
/// Enchant, such as those of GNOME.
public actor TextChecker: SpellChecker {
    /// The checker of all text views, unless they have another one.
    public static let shared = TextChecker()

    private static let mostKeptAnswers = 20_000

    private struct Loaded {
        var library: EnchantLibrary
        var broker: EnchantLibrary.Broker
    }

    /// The library once it was looked for: the inner value is `nil` where there is none.
    private var loaded: Loaded??
    private var dictionaries: [String: EnchantLibrary.Dictionary?] = [:]
    /// What was answered, by languages.
    private var answers: [String: [String: Bool]] = [:]

    /// Creates a checker that ignores other words than ``shared``.
    public init() {}

    /// Whether there is a dictionary of a language.
    ///
    /// - Parameter language: The language, as in `en_GB`, or `en` for any of its kinds.
    /// - Returns: Whether words of it are checked.
    public func hasDictionary(of language: String) -> Bool { dictionary(of: language) != nil }

    /// Whether a word is in the dictionary; `true` where there is none.
    public func isCorrect(_ word: String, language: String) -> Bool {
        if let answer = answers[language]?[word] { return answer }
        guard let (library, dictionary) = dictionary(of: language) else { return true }
        var word = word
        let isCorrect = word.withUTF8Characters { library.check(dictionary, $0, $1) <= 0 }
        if answers[language, default: [:]].count >= Self.mostKeptAnswers { answers[language] = [:] }
        answers[language, default: [:]][word] = isCorrect
        return isCorrect
    }

    /// Finds words of the dictionary that are nearly the same.
    public func guesses(for word: String, language: String) -> [String] {
        guard let (library, dictionary) = dictionary(of: language) else { return [] }
        var word = word
        return word.withUTF8Characters { characters, count in
            var found = 0
            guard let list = library.suggest(dictionary, characters, count, &found) else { return [] }
            defer { library.freeStrings(dictionary, list) }
            return (0..<found).compactMap { list[$0].map { String(cString: $0) } }
        }
    }

    /// Adds a word to the user's own dictionary of a language.
    public func learnWord(_ word: String, language: String) {
        note(word, language) { $0.add($1, $2, $3) }
    }

    /// Takes a word for right until the program ends.
    public func ignoreWord(_ word: String, language: String) {
        note(word, language) { $0.addToSession($1, $2, $3) }
    }

    private func note(
        _ word: String, _ language: String,
        _ body: (EnchantLibrary, EnchantLibrary.Dictionary, UnsafePointer<CChar>, Int) -> Void
    ) {
        answers[language] = [:]
        guard let (library, dictionary) = dictionary(of: language) else { return }
        var word = word
        word.withUTF8Characters { body(library, dictionary, $0, $1) }
    }

    // MARK: Dictionaries

    private func dictionary(of language: String) -> (EnchantLibrary, EnchantLibrary.Dictionary)? {
        guard let loaded = library() else { return nil }
        if let known = dictionaries[language] { return known.map { (loaded.library, $0) } }
        var found: EnchantLibrary.Dictionary?
        for name in Self.names(of: language) where found == nil {
            found = name.withCString { loaded.library.requestDictionary(loaded.broker, $0) }
        }
        dictionaries[language] = .some(found)
        return found.map { (loaded.library, $0) }
    }

    private func library() -> Loaded? {
        if let loaded { return loaded }
        let library = EnchantLibrary()
        let new = library.flatMap { library in library.makeBroker().map { Loaded(library: library, broker: $0) } }
        loaded = .some(new)
        return new
    }

    /// The names under which a language's dictionary may be there: `en_GB.UTF-8` is `en_GB`, `en`, `en_US`.
    static func names(of language: String) -> [String] {
        let plain = language.prefix { $0 != "." && $0 != "@" }.split(separator: "-").joined(separator: "_")
        guard let base = plain.split(separator: "_").first.map(String.init), base != "C", base != "POSIX" else {
            return []
        }
        let usual = base == "en" ? "en_US" : "\(base)_\(base.uppercased())"
        var names: [String] = []
        for name in [plain, base, usual] where !names.contains(name) { names.append(name) }
        return names
    }
}

extension String {
    /// Calls `body` with the bytes, which a null follows, and how many there are.
    nonisolated fileprivate mutating func withUTF8Characters<Result>(
        _ body: (UnsafePointer<CChar>, Int) -> Result
    ) -> Result {
        let count = utf8.count
        return withCString { body($0, count) }
    }
}
