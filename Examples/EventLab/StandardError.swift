import Glibc

/// The standard error stream, for `print(_:to:)`.
struct StandardError: TextOutputStream {
    mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { text in
            _ = Glibc.write(STDERR_FILENO, text.baseAddress, text.count)
        }
    }
}
