/// Looks for data in the bytes of a text, from the beginning on.
///
/// It remembers how far the run of bytes goes in which it is, so that a run in which a thousand addresses might begin
/// is gone through once.
nonisolated struct DataScanner<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
    private let bytes: Bytes
    /// Where the run of a mail's name ends that was gone through last.
    private var endOfName = 0
    /// The host that was looked at last: where it begins, and where it ends if it is one.
    private var host: (start: Int, end: Int?) = (-1, nil)

    typealias Match = (count: Int, target: String)

    init(_ bytes: Bytes) { self.bytes = bytes }

    /// Whether something may begin at a place: no letter and no digit is before it.
    private func isStart(_ index: Int) -> Bool { index == 0 || !bytes[index - 1].isWordByte }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: Addresses

    func address(at start: Int) -> Match? {
        guard isStart(start) else { return nil }
        for scheme in ["https://", "http://", "ftp://", "www."] where begins(with: scheme, at: start) {
            let hostStart = start + scheme.utf8.count
            guard hostStart < bytes.count, bytes[hostStart].isWordByte || bytes[hostStart] == 0x5B else { return nil }
            let end = trimmed(start..<endOfAddress(from: start))
            guard end > hostStart else { return nil }
            // "www." and one word is none.
            if scheme == "www.", !bytes[hostStart..<end].contains(0x2E) { return nil }
            let text = string(start..<end)
            return (end - start, scheme == "www." ? "https://" + text : text)
        }
        return nil
    }

    private func begins(with word: String, at index: Int) -> Bool {
        guard index + word.utf8.count <= bytes.count else { return false }
        return zip(bytes[index...], word.utf8).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
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
        for byte in bytes[range] where byte.isBracket { counts[byte, default: 0] += 1 }
        while end > range.lowerBound {
            let last = bytes[end - 1]
            let isUnopened = last.openingBracket.map { counts[$0, default: 0] < counts[last, default: 0] } ?? false
            guard isUnopened || last.isPunctuation else { break }
            counts[last, default: 0] -= 1
            end -= 1
        }
        return end
    }

    // MARK: Mail

    mutating func mail(at start: Int) -> Match? {
        guard isStart(start), bytes[start].isAlphanumeric else { return nil }
        if endOfName <= start {
            endOfName = start
            while endOfName < bytes.count, bytes[endOfName].isPartOfName { endOfName += 1 }
        }
        guard endOfName < bytes.count, bytes[endOfName] == 0x40 else { return nil }
        if host.start != endOfName + 1 { host = (endOfName + 1, endOfHost(from: endOfName + 1)) }
        guard let end = host.end else { return nil }
        return (end - start, "mailto:" + string(start..<end))
    }

    /// Where the host of a mail's address ends; `nil` when there is none.
    private func endOfHost(from start: Int) -> Int? {
        var end = start
        while end < bytes.count, bytes[end].isAlphanumeric || bytes[end] == 0x2D || bytes[end] == 0x2E { end += 1 }
        while end > start, !bytes[end - 1].isAlphanumeric { end -= 1 }
        let labels = bytes[start..<end].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last, last.count >= 2,
            last.allSatisfy({ !$0.isDigit })
        else { return nil }
        return end
    }

    // MARK: Telephone numbers

    func phoneNumber(at start: Int) -> Match? {
        guard isStart(start), bytes[start].isDigit || bytes[start] == 0x2B || bytes[start] == 0x28 else { return nil }
        var index = start
        var last = start
        let limit = min(bytes.count, start + DataDetectorTypes.longestNumber)
        while index < limit, bytes[index].isDigit || bytes[index].isGap || index == start {
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

    private func isPhoneNumber(_ text: Bytes.SubSequence) -> Bool {
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
    /// Whether it may be in what is before the sign of a mail's address.
    nonisolated fileprivate var isPartOfName: Bool { isAlphanumeric || "._%+-".utf8.contains(self) }
    /// Whether it may stand between the digits of a telephone number.
    nonisolated fileprivate var isGap: Bool { " -./()".utf8.contains(self) }
    /// Whether it belongs to the sentence where an address ends with it.
    nonisolated fileprivate var isPunctuation: Bool { ".,;:!?'*_".utf8.contains(self) }
    nonisolated fileprivate var isBracket: Bool { "()[]{}".utf8.contains(self) }
    /// The bracket that opens what this one closes.
    nonisolated fileprivate var openingBracket: UInt8? {
        switch self {
        case 0x29: 0x28
        case 0x5D: 0x5B
        case 0x7D: 0x7B
        default: nil
        }
    }
}
