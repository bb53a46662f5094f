/// The words of a script's line.
///
/// Spaces and tabs part words. Quotes hold them together: in `'…'` every character stands for itself, in `"…"` too but
/// for `\"`, `\\`, `\n` and `\t`. A `#` begins a comment where a line begins, or where a word begins and a space or the
/// line's end follows it; `#FF8000` is a word.
struct ScriptWords: Hashable {
    /// A word, and whether quotes make it one that is nothing but text.
    struct Word: Hashable {
        var text: String
        var isQuoted = false
    }

    /// What is no word.
    enum Malformed: Error {
        /// A quote is not closed.
        case unclosedQuote(Character)
        /// A backslash in `"…"` stands before something that it gives no meaning.
        case unknownEscape(Character)
    }

    private(set) var words: [Word] = []
    private var rest: Substring

    /// Takes a line apart.
    init(_ line: Substring) throws(Malformed) {
        rest = line.drop(while: \.isWhitespace)
        guard rest.first != "#" else { return }
        while !rest.isEmpty, !beginsComment {
            words.append(try nextWord())
            rest = rest.drop(while: \.isWhitespace)
        }
    }

    private var beginsComment: Bool {
        guard rest.first == "#" else { return false }
        return rest.dropFirst().first?.isWhitespace ?? true
    }

    private mutating func nextWord() throws(Malformed) -> Word {
        var word = Word(text: "")
        while let character = rest.first, !character.isWhitespace {
            rest.removeFirst()
            switch character {
            case "'":
                word.isQuoted = true
                word.text += try quoted(by: "'")
            case "\"":
                word.isQuoted = true
                word.text += try quoted(by: "\"")
            default: word.text.append(character)
            }
        }
        return word
    }

    private mutating func quoted(by quote: Character) throws(Malformed) -> String {
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            guard character == "\\", quote == "\"", let next = rest.popFirst() else {
                text.append(character)
                continue
            }
            guard let meant = ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t"][next] else { throw .unknownEscape(next) }
            text += meant
        }
        throw .unclosedQuote(quote)
    }
}
