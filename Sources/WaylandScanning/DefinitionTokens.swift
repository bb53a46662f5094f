/// The words and signs of a definition, one after the other, with their lines.
struct DefinitionTokens {
    private struct Token {
        var text: Substring
        var line: Int
    }

    private let file: String
    private let tokens: [Token]
    private let lastLine: Int
    private var position = 0

    init(_ source: SourceText) throws(ScanError) {
        file = source.file
        guard let text = String(validating: source.bytes, as: UTF8.self) else {
            throw ScanError(file: source.file, line: nil, message: "the definition is not UTF-8")
        }
        var tokens: [Token] = []
        var line = 0
        for code in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line += 1
            var rest = code.prefix { $0 != "#" }.drop(while: \.isWhitespace)
            while let first = rest.first {
                let length = Self.isWord(first) ? rest.prefix(while: Self.isWord).count : 1
                tokens.append(Token(text: rest.prefix(length), line: line))
                rest = rest.dropFirst(length).drop(while: \.isWhitespace)
            }
        }
        self.tokens = tokens
        lastLine = max(1, line)
    }

    /// The next token, or `nil` at the end.
    var peek: Substring? { position < tokens.count ? tokens[position].text : nil }

    /// The token behind the next one.
    var peekSecond: Substring? { position + 1 < tokens.count ? tokens[position + 1].text : nil }

    /// The line of the next token.
    var line: Int { position < tokens.count ? tokens[position].line : lastLine }

    /// Passes the next token.
    mutating func drop() { position += 1 }

    /// Passes the next token when it is `text`, and says whether it was.
    mutating func skip(_ text: String) -> Bool {
        guard let peek, peek == text else { return false }
        position += 1
        return true
    }

    /// Passes the next token, which must be `text`.
    mutating func expect(_ text: String) throws(ScanError) {
        guard skip(text) else { throw error("expected \"\(text)\", found \(found)") }
    }

    /// Returns the next token, which must be a word.
    mutating func word(_ meaning: String) throws(ScanError) -> String {
        guard let peek, let first = peek.first, Self.isWord(first) else {
            throw error("expected \(meaning), found \(found)")
        }
        position += 1
        return String(peek)
    }

    /// An error at the line of the next token.
    func error(_ message: String) -> ScanError {
        ScanError(file: file, line: line, message: message)
    }

    private var found: String { peek.map { "\"\($0)\"" } ?? "the end" }

    /// Words hold the names of protocols, `wl_shm.format` among them, and numbers: `-1`.
    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "." || character == "-"
    }
}
