import Glibc

/// Is told what happens, a line each.
final class Journal {
    private let write: (String) -> Void

    init(_ write: @escaping (String) -> Void) { self.write = write }

    func record(_ line: String) { write(line) }

    /// Prints the lines.
    static func printing() -> Journal {
        Journal { print($0) }
    }
}

/// The standard error stream, for `print(_:to:)`.
struct StandardError: TextOutputStream {
    mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { text in
            _ = Glibc.write(STDERR_FILENO, text.baseAddress, text.count)
        }
    }
}
