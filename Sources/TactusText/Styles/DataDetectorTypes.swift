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

    /// What was found.
    struct Match: Hashable {
        var range: Range<String.Index>
        /// An address with its scheme.
        var target: String
    }

    /// Finds all data of these kinds, from the beginning on, without overlaps. Costs the length of the text.
    func matches(in text: String) -> [Match] {
        let scanner = DataScanner(text)
        var matches: [Match] = []
        var index = 0
        while index < scanner.bytes.count {
            let match =
                (contains(.link) ? scanner.address(at: index) ?? scanner.mail(at: index) : nil)
                ?? (contains(.phoneNumber) ? scanner.phoneNumber(at: index) : nil)
            guard let match else { index += 1; continue }
            let utf8 = text.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: index)
            matches.append(Match(range: start..<utf8.index(start, offsetBy: match.count), target: match.target))
            index += match.count
        }
        return matches
    }
}

/// Looks for data in the bytes of a text.
nonisolated private struct DataScanner {
    let bytes: [UInt8]

    typealias Match = (count: Int, target: String)

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Whether something may begin at a place: no letter and no digit is before it.
    private func isStart(_ index: Int) -> Bool { index == 0 || !bytes[index - 1].isWordByte }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: Addresses

    func address(at start: Int) -> Match? {
        guard isStart(start) else { return nil }
        for scheme in ["https://", "http://", "ftp://", "www."] where begins(with: scheme, at: start) {
            let end = trimmed(start..<endOfAddress(from: start))
            let hostStart = start + scheme.utf8.count
            guard end > hostStart, bytes[hostStart].isWordByte || bytes[hostStart] == 0x5B else { return nil }
            // "www." and one word is none.
            if scheme == "www.", !bytes[hostStart..<end].contains(0x2E) { return nil }
            let text = string(start..<end)
            return (end - start, scheme == "www." ? "https://" + text : text)
        }
        return nil
    }

    private func begins(with word: String, at index: Int) -> Bool {
        let word = Array(word.utf8)
        guard index + word.count <= bytes.count else { return false }
        return zip(bytes[index...], word).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
    }

    /// Where an address ends at the latest: at a space, a quotation mark, or punctuation of other scripts.
    private func endOfAddress(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 || byte == 0x7F || byte == 0x22 || byte == 0x3C || byte == 0x3E || byte == 0x60 { break }
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == 0xE2, next == 0x80 { break }
            if byte == 0xE3, next == 0x80 { break }
            if byte == 0xEF, next == 0xBC || next == 0xBD { break }
            if byte == 0xC2, next == 0xA0 || next == 0xAB || next == 0xBB { break }
            index += 1
        }
        return index
    }

    /// The end without what belongs to the sentence: punctuation, and brackets that were not opened within.
    private func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        var counts: [UInt8: Int] = [:]
        for byte in bytes[range] where Self.brackets.contains(byte) { counts[byte, default: 0] += 1 }
        while end > range.lowerBound {
            let last = bytes[end - 1]
            let isUnopened = Self.opening[last].map { counts[$0, default: 0] < counts[last, default: 0] } ?? false
            guard isUnopened || Self.punctuation.contains(last) else { break }
            counts[last, default: 0] -= 1
            end -= 1
        }
        return end
    }

    private static let punctuation = Array(".,;:!?'*_".utf8)
    private static let brackets = Array("()[]{}".utf8)

    private static let opening: [UInt8: UInt8] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B]

    // MARK: Mail

    func mail(at start: Int) -> Match? {
        guard isStart(start), bytes[start].isAlphanumeric else { return nil }
        var index = start
        while index < bytes.count, bytes[index].isAlphanumeric || Array("._%+-".utf8).contains(bytes[index]) {
            index += 1
        }
        guard index < bytes.count, bytes[index] == 0x40 else { return nil }
        let host = index + 1
        index = host
        while index < bytes.count, bytes[index].isAlphanumeric || bytes[index] == 0x2D || bytes[index] == 0x2E {
            index += 1
        }
        while index > host, !bytes[index - 1].isAlphanumeric { index -= 1 }
        let labels = bytes[host..<index].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last, last.count >= 2,
            last.allSatisfy({ !$0.isDigit })
        else { return nil }
        return (index - start, "mailto:" + string(start..<index))
    }

    // MARK: Telephone numbers

    func phoneNumber(at start: Int) -> Match? {
        guard isStart(start), bytes[start].isDigit || bytes[start] == 0x2B || bytes[start] == 0x28 else { return nil }
        var index = start
        var last = start
        let limit = min(bytes.count, start + Self.longestNumber)
        while index < limit, bytes[index].isDigit || Self.gaps.contains(bytes[index]) || index == start {
            // Two gaps in a row end it.
            if bytes[index] == 0x20, index > start, bytes[index - 1] == 0x20 { break }
            index += 1
            if bytes[index - 1].isDigit { last = index }
        }
        guard last >= bytes.count || !bytes[last].isWordByte else { return nil }
        let digits = bytes[start..<last].filter(\.isDigit)
        guard (7...15).contains(digits.count), isPhoneNumber(bytes[start..<last]) else { return nil }
        return (last - start, "tel:" + (bytes[start] == 0x2B ? "+" : "") + String(decoding: digits, as: UTF8.self))
    }

    private static let gaps = Array(" -./()".utf8)
    /// How many bytes a number has at most, with what is between its digits.
    private static let longestNumber = 40

    private func isPhoneNumber(_ text: ArraySlice<UInt8>) -> Bool {
        let groups = text.split { !$0.isDigit }.map(\.count)
        guard let first = text.first else { return false }
        if first == 0x2B || first == 0x28 { return true }
        // 01.02.2026, 2026-11-23
        if groups.count == 3, groups[0] <= 2 && groups[1] <= 2 || groups[0] == 4 && groups[1] <= 2 { return false }
        return first == 0x30 || groups == [3, 3, 4]
    }
}

extension UInt8 {
    nonisolated fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    nonisolated fileprivate var isAlphanumeric: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) }
    /// Whether it belongs to a word: letters and digits, of any script, and the sign of addresses.
    nonisolated fileprivate var isWordByte: Bool { isAlphanumeric || self >= 0x80 || self == 0x40 || self == 0x5F }
}
