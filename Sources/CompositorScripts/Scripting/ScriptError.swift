import FakeCompositor

/// Why a script could not be read.
public struct ScriptError: Error, Hashable, Sendable {
    /// What is wrong with the line.
    public enum Problem: Hashable, Sendable {
        /// The line begins with a word that is no command.
        case unknownCommand(String)
        /// The second word is none of those that the command knows.
        case unknownVerb(String, command: String, known: [String])
        /// The command wants a second word.
        case missingVerb(command: String, known: [String])
        /// The line ends before a value of the command; `usage` shows it as it should be.
        case missingArgument(name: String, usage: String)
        /// The line goes on after the command's last value.
        case surplusArgument(String, usage: String)
        /// An argument is not what the command wants there.
        case badArgument(String, name: String, expected: String)
        /// A quote is opened and not closed.
        case unclosedQuote(Character)
        /// A backslash between `"` stands before a character that it gives no meaning.
        case unknownEscape(Character)
        /// ` +` ends a line that sends no touch.
        case nothingToJoin(command: String)
        /// A line consists of `+` alone.
        case loneJoin
        /// What moves so far, at the rate of that line, is told more often than a script can hold.
        case tooManySamples(Int)
    }

    /// The line's number, counted from 1.
    public var line: Int
    /// What is wrong with it.
    public var problem: Problem

    /// Creates an error.
    public init(line: Int, problem: Problem) {
        self.line = line
        self.problem = problem
    }
}

extension ScriptError: CustomStringConvertible {
    /// One sentence that says where, what is wrong and what to write instead: `line 3: …`.
    public var description: String { "line \(line): \(problem)" }
}

extension ScriptError.Problem: CustomStringConvertible {
    /// What is wrong and what to write instead, without the line.
    public var description: String {
        switch self {
        case .unknownCommand(let word):
            "unknown command \"\(word)\"\(Self.guess(word, in: ScriptUsage.names)); "
                + "the commands are \(Self.list(ScriptUsage.names))"
        case .unknownVerb(let word, let command, let known):
            "\"\(command)\" cannot be followed by \"\(word)\"\(Self.guess(word, in: known)); "
                + "it is by \(Self.list(known))"
        case .missingVerb(let command, let known): "after \"\(command)\" comes one of \(Self.list(known))"
        case .missingArgument(let name, let usage): "\(name) is missing; write: \(usage)"
        case .surplusArgument(let text, let usage):
            "\"\(text)\" is one word too many; write: \(usage)"
                + (text.hasPrefix("#") ? " (a comment has a space after its #)" : "")
        case .badArgument(let text, let name, let expected): "\(name) is \"\(text)\", and must be \(expected)"
        case .unclosedQuote(let quote): "a quotation is not closed: there is no second \(quote)"
        case .unknownEscape(let character):
            "\"\\\(character)\" means nothing: between \" and \" write \\\\ for a backslash, and \\\", \\n or \\t; "
                + "between ' and ' every character stands for itself"
        case .nothingToJoin(let command):
            "\"\(command)\" sends no touch, so no frame can be left out: remove the \"+\""
        case .loneJoin:
            "there is nothing before the \"+\": write a touch command there"
        case .tooManySamples(let rate):
            "at \(rate) samples a second this comes to more than the \(Script.mostSamples) that a script can have: "
                + "write a lower rate, or a shorter time"
        }
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

    private static func guess(_ word: String, in known: [String]) -> String {
        NearestWord.find(word, in: known).map { " (\"\($0)\"?)" } ?? ""
    }
}
