/// What is wrong with a manifest or a protocol file, and where.
///
/// Its description has the form compilers use, so that build logs and editors can follow it to the line:
/// `Protocols/manifest:12: error: unknown package "waylnd"`.
public struct ScanError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file, as it was given to the scanner.
    public var file: String
    /// The line in that file, counted from 1; `nil` when the whole file is meant.
    public var line: Int?
    /// What is wrong, in a few words.
    public var message: String

    /// Creates an error at a line of a file.
    public init(file: String, line: Int?, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// The error as one line: `file:line: error: message`.
    public var description: String {
        if let line { "\(file):\(line): error: \(message)" } else { "\(file): error: \(message)" }
    }
}
