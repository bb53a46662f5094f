/// A search for all places of a text, part by part: the next part is looked at when somebody asks for it.
///
/// It is a value with a copy of the text, which shares its bytes: a task looks through a hundred megabytes while the
/// text is edited on.
///
/// ```swift
/// var search = TextSearch(for: "tide", in: text)
/// while !search.isFinished, !Task.isCancelled { places += search.next() }
/// ```
public struct TextSearch: Sendable {
    /// What is looked through.
    public let text: TextBuffer
    /// How it is compared.
    public let options: TextSearchOptions
    /// Up to where it was looked, in bytes.
    public private(set) var offset: Int
    private let needle: Needle
    private let limit: Int

    /// How much of the text is compared in one go, in bytes.
    private static let window = 1 << 16

    /// Creates a search that begins at the beginning of a range.
    ///
    /// - Parameters:
    ///   - string: What to look for. It is found where its characters are, spelled by the same bytes but for case, and
    ///     begins and ends between characters. An empty string is found nowhere.
    ///   - text: What to look through.
    ///   - range: Where to look, in bytes; `nil` for everywhere. What is outside of the text is left out.
    ///   - options: How it is compared.
    public init(
        for string: some StringProtocol, in text: TextBuffer, range: Range<Int>? = nil,
        options: TextSearchOptions = TextSearchOptions()
    ) {
        self.text = text
        self.options = options
        needle = Needle(String(string), isCaseInsensitive: options.isCaseInsensitive)
        let range = (range ?? 0..<text.count).clamped(to: 0..<text.count)
        offset = needle.count > 0 ? range.lowerBound : range.upperBound
        limit = range.upperBound
    }

    /// Whether everything was looked at.
    public var isFinished: Bool { offset >= limit }

    /// Looks at the next part of the text.
    ///
    /// - Parameter count: How many bytes to look at, about; some hundred megabytes take a second.
    /// - Returns: The places that begin there, in order, none over another; empty when it is finished.
    public mutating func next(_ count: Int = 1 << 18) -> [Range<Int>] {
        var matches: [Range<Int>] = []
        let end = offset + Swift.min(max(count, 1), limit - offset)
        while offset < end { look(to: Swift.min(offset + Self.window, end), &matches) }
        return matches
    }

    private mutating func look(to end: Int, _ matches: inout [Range<Int>]) {
        let start = offset
        // What begins in this window may end behind it.
        let bytes = text.bytes(in: start..<Swift.min(end + needle.longest, limit))
        var local = 0
        while let found = needle.firstMatch(in: bytes, from: local), start + found.lowerBound < end {
            if isWanted(found, in: bytes, at: start) {
                matches.append(start + found.lowerBound..<start + found.upperBound)
                local = found.upperBound
            } else {
                local = found.lowerBound + 1
            }
        }
        offset = max(end, start + local)
    }

    private func isWanted(_ match: Range<Int>, in bytes: [UInt8], at start: Int) -> Bool {
        for place in [match.lowerBound, match.upperBound] {
            if place > 0, place < bytes.count, bytes[place - 1] < 0x80, bytes[place] < 0x80, bytes[place] != 0x0A {
                continue  // two letters of ASCII are two characters
            }
            if !text.isCharacterBoundary(start + place) { return false }
        }
        switch options.wordMatchMethod {
        case .contains: return true
        case .startsWith: return !isWithinWord(start + match.lowerBound)
        case .fullWord: return !isWithinWord(start + match.lowerBound) && !isWithinWord(start + match.upperBound)
        }
    }

    /// Whether a place has letters of one word on both sides.
    private func isWithinWord(_ offset: Int) -> Bool {
        guard offset > 0, offset < text.count else { return false }
        return isOfWord(text.scalar(before: offset)) && isOfWord(text.scalar(after: offset))
    }

    private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        switch scalar.value {
        case 0x3040...0x30FF, 0x0E00...0x0EFF: return false  // kana, Thai and Lao have no spaces between words
        default: break
        }
        if scalar.properties.isIdeographic { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .connectorPunctuation:
            return true
        default: return false
        }
    }
}
