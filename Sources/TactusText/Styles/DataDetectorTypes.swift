/// Kinds of data that are found in a text, and shown as links.
///
/// ```swift
/// let message = TextView(frame: window.bounds)
/// message.isEditable = false
/// message.dataDetectorTypes = [.link, .phoneNumber]
/// message.linkAction = { opener.open($0) }        // "https://…", "mailto:…", "tel:…"
/// ```
nonisolated public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Creates kinds of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Addresses of the web that begin with `http://`, `https://`, `ftp://` or `www.`, and addresses of mail.
    public static let link = DataDetectorTypes(rawValue: 1 << 0)
    /// Telephone numbers of 7 to 15 digits: with a plus, a leading zero or parentheses, or as in
    /// 555-123-4567. Dates are none.
    public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 1)
    /// All kinds that there are.
    public static let all: DataDetectorTypes = [.link, .phoneNumber]

    /// How many bytes a number has at most, with what is between its digits.
    static let longestNumber = 40

    /// What was found.
    package struct Match: Hashable {
        package var range: Range<String.Index>
        /// An address with its scheme.
        package var target: String
    }

    /// Finds all data of these kinds, from the beginning on, without overlaps. Costs the length of the text.
    package func matches(in text: String) -> [Match] {
        let utf8 = text.utf8
        return matches(in: Array(utf8)).map { match in
            let start = utf8.index(utf8.startIndex, offsetBy: match.range.lowerBound)
            return Match(range: start..<utf8.index(start, offsetBy: match.range.count), target: match.target)
        }
    }

    /// Finds all data of these kinds in the bytes of a text.
    func matches<Bytes: RandomAccessCollection>(in bytes: Bytes) -> [(range: Range<Int>, target: String)]
    where Bytes.Element == UInt8, Bytes.Index == Int {
        var scanner = DataScanner(bytes)
        var matches: [(range: Range<Int>, target: String)] = []
        var index = 0
        while index < bytes.count {
            let match =
                (contains(.link) ? scanner.address(at: index) ?? scanner.mail(at: index) : nil)
                ?? (contains(.phoneNumber) ? scanner.phoneNumber(at: index) : nil)
            guard let match else { index += 1; continue }
            matches.append((index..<index + match.count, match.target))
            index += match.count
        }
        return matches
    }
}
