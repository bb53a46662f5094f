import Glibc

/// What a line of text is looked through for: an extended regular expression of POSIX, as `grep -E` reads it.
///
/// Looking takes a time that the length of the line bounds, whatever the pattern is: there are no references to what
/// was found before, and only the beginning of a long line counts.
package final class TextPattern {
    /// How many bytes of a line are looked through.
    package static let longestLine = 4096

    /// Why a pattern cannot be read.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        /// In words, as the system says it.
        package let description: String
    }

    private var compiled = regex_t()

    /// Reads a pattern.
    ///
    /// - Parameter text: The pattern.
    /// - Throws: What is wrong with it.
    package init(_ text: String) throws(Failure) {
        guard !Self.refersBack(text) else {
            throw Failure(description: "a reference such as \\1 to what was found before is not allowed")
        }
        let status = regcomp(&compiled, text, REG_EXTENDED | REG_NOSUB)
        guard status != 0 else { return }
        let words = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { words in
            regerror(status, &compiled, words.baseAddress, words.count)
            return words.baseAddress.map { String(cString: $0) } ?? ""
        }
        throw Failure(description: words)
    }

    deinit { regfree(&compiled) }

    /// Whether the pattern is found in a line.
    ///
    /// - Parameter line: The line, without its end. What is beyond ``longestLine`` does not count.
    /// - Returns: Whether it is.
    package func isFound(in line: String) -> Bool {
        let start =
            line.utf8.count > Self.longestLine
            ? String(decoding: line.utf8.prefix(Self.longestLine), as: UTF8.self) : line
        return regexec(&compiled, start, 0, nil, 0) == 0
    }

    /// Whether there is a digit after a backslash that stands for itself.
    private static func refersBack(_ text: String) -> Bool {
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped, byte >= UInt8(ascii: "1"), byte <= UInt8(ascii: "9") { return true }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
        return false
    }
}
