/// Why a script could not be read.
public struct ScriptError: Error, Hashable, Sendable {
    /// What is wrong with the line.
    public enum Problem: Hashable, Sendable {
        /// The line begins with a word that is no command.
        case unknownCommand(String)
        /// The command has too many or too few arguments; `usage` shows it as it should be.
        case argumentCount(usage: String)
        /// An argument is not what the command wants there.
        case badArgument(String, name: String, expected: String)
        /// ` +` ends a line that sends no touch.
        case nothingToJoin(command: String)
        /// A line consists of `+` alone.
        case loneJoin
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
    public var description: String { "line \(line): \(sentence)" }

    private var sentence: String {
        switch problem {
        case .unknownCommand(let word):
            "unknown command \"\(word)\"; the commands are \(ScriptLineParser.commandNames.joined(separator: ", "))"
        case .argumentCount(let usage):
            "wrong number of arguments; write: \(usage)"
        case .badArgument(let text, let name, let expected):
            "\(name) is \"\(text)\", and must be \(expected)"
        case .nothingToJoin(let command):
            "\"\(command)\" sends no touch, so no frame can be left out: remove the \"+\""
        case .loneJoin:
            "there is nothing before the \"+\": write a touch command there"
        }
    }
}
