import Tactus

/// A part of a text, counted in units of UTF-16 as UIKit's texts are.
nonisolated public struct NSRange: Hashable, Sendable {
    /// Where it begins.
    public var location: Int
    /// How many units it has.
    public var length: Int

    /// Creates a range at the beginning, without units.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range.
    public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }

    /// Creates a range of numbers.
    public init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Creates a range of numbers.
    public init(_ range: ClosedRange<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// Creates the range of a part of a text.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - string: The text.
    public init(_ range: some RangeExpression<String.Index>, in string: some StringProtocol) {
        let part = range.relative(to: string)
        let begin = string.utf16.distance(from: string.startIndex, to: part.lowerBound)
        self.init(location: begin, length: string.utf16.distance(from: part.lowerBound, to: part.upperBound))
    }

    /// Where it ends.
    public var upperBound: Int { location + length }

    /// Where it begins.
    public var lowerBound: Int { location }

    /// Tells whether a unit is in the range.
    public func contains(_ index: Int) -> Bool { index >= location && index < upperBound }

    /// Returns what two ranges have in common; `nil` for nothing.
    public func intersection(_ other: NSRange) -> NSRange? {
        let (begin, end) = (max(location, other.location), min(upperBound, other.upperBound))
        return begin < end ? NSRange(location: begin, length: end - begin) : nil
    }

    /// Returns the smallest range around two.
    public func union(_ other: NSRange) -> NSRange {
        let begin = min(location, other.location)
        return NSRange(location: begin, length: max(upperBound, other.upperBound) - begin)
    }
}

/// The place of what is not found.
nonisolated public let NSNotFound = Int.max

/// Creates a range.
nonisolated public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
}

/// Tells whether a unit is in a range.
nonisolated public func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }

/// Returns where a range ends.
nonisolated public func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }

nonisolated extension Range where Bound == String.Index {
    /// Creates the part of a text that a range counts; `nil` when it is not within the text.
    ///
    /// - Parameters:
    ///   - range: The range, in units of UTF-16.
    ///   - string: The text.
    public init?(_ range: NSRange, in string: some StringProtocol) {
        let units = string.utf16
        guard range.location >= 0, range.length >= 0,
            let begin = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
            let end = units.index(begin, offsetBy: range.length, limitedBy: units.endIndex)
        else { return nil }
        self = begin..<end
    }
}

nonisolated extension Range where Bound == Int {
    /// Creates the numbers of a range; `nil` for a range of what was not found.
    public init?(_ range: NSRange) {
        guard range.location != NSNotFound, range.length >= 0 else { return nil }
        self = range.location..<range.upperBound
    }
}

/// A text that is counted in units of UTF-16: a text like all others.
public typealias NSString = String

nonisolated extension String {
    /// How many units of UTF-16 the text has.
    public var length: Int { utf16.count }

    /// Returns where a text stands in this one first; at ``NSNotFound`` when it does not.
    public func range(of text: String) -> NSRange {
        guard !text.isEmpty else { return NSRange(location: NSNotFound, length: 0) }
        let (units, wanted) = (Array(utf16), Array(text.utf16))
        guard units.count >= wanted.count else { return NSRange(location: NSNotFound, length: 0) }
        for begin in 0...(units.count - wanted.count) where units[begin] == wanted[0] {
            if units[begin..<(begin + wanted.count)].elementsEqual(wanted) {
                return NSRange(location: begin, length: wanted.count)
            }
        }
        return NSRange(location: NSNotFound, length: 0)
    }

    /// How a text is looked for in another one.
    nonisolated public struct SearchOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates the options of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Whether letters are large or small does not count.
        public static let caseInsensitive = SearchOptions(rawValue: 1)
        /// Letters are the same that are written alike: not those that only mean the same.
        public static let literal = SearchOptions(rawValue: 2)
        /// From the end.
        public static let backwards = SearchOptions(rawValue: 4)
        /// At the beginning alone, or, backwards, at the end.
        public static let anchored = SearchOptions(rawValue: 8)
        /// Accents and other marks on letters do not count.
        public static let diacriticInsensitive = SearchOptions(rawValue: 128)
    }

    /// Returns where a text stands in this one, in units of UTF-16; at ``NSNotFound`` when it does not.
    ///
    /// - Parameters:
    ///   - text: What is looked for.
    ///   - options: How.
    /// - Returns: The first part that is so, or the last one.
    public func range(of text: String, options: SearchOptions) -> NSRange {
        range(of: text, options: options, in: startIndex..<endIndex)
    }

    /// Returns where a text stands in a part of this one, in units of UTF-16; at ``NSNotFound`` when it does not.
    ///
    /// - Parameters:
    ///   - text: What is looked for.
    ///   - options: How.
    ///   - range: The part; within this text.
    /// - Returns: The first part that is so, or the last one.
    public func range(of text: String, options: SearchOptions = [], range: NSRange) -> NSRange {
        precondition(
            range.location >= 0 && range.length >= 0 && range.upperBound <= length,
            "a text of \(length) units has no part \(range.location)..<\(range.upperBound)")
        let lower = Index(utf16Offset: range.location, in: self)
        return self.range(of: text, options: options, in: lower..<Index(utf16Offset: range.upperBound, in: self))
    }

    private func range(of text: String, options: SearchOptions, in part: Range<Index>) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        func folded(_ text: String) -> String {
            let cased = options.contains(.caseInsensitive) ? text.lowercased() : text
            return options.contains(.diacriticInsensitive) ? cased.withoutMarks : cased
        }
        let wanted = folded(text)
        guard !wanted.isEmpty else { return none }
        let isBackwards = options.contains(.backwards)
        let room = self[part]
        let starts = isBackwards ? Array(room.indices.reversed()) : Array(room.indices)
        for start in options.contains(.anchored) && !isBackwards ? Array(starts.prefix(1)) : starts {
            var (end, found) = (start, "")
            while end < room.endIndex, found.count < wanted.count {
                found += folded(String(room[end]))
                end = room.index(after: end)
            }
            guard found == wanted else { continue }
            if options.contains(.literal), !found.unicodeScalars.elementsEqual(wanted.unicodeScalars) { continue }
            if options.contains(.anchored), isBackwards, end != room.endIndex { continue }
            return NSRange(start..<end, in: self)
        }
        return none
    }

    /// Returns the lines that a part touches, with what ends them, in units of UTF-16.
    public func lineRange(for range: NSRange) -> NSRange { paragraphRange(for: range) }

    /// Returns the paragraphs that a part touches, with what ends them, in units of UTF-16.
    ///
    /// - Parameter range: The part; within the text.
    /// - Returns: The paragraphs.
    public func paragraphRange(for range: NSRange) -> NSRange {
        precondition(
            range.location >= 0 && range.length >= 0 && range.upperBound <= length,
            "a text of \(length) units has no part \(range.location)..<\(range.upperBound)")
        let lower = Index(utf16Offset: range.location, in: self)
        // What ends with a line does not touch the next one.
        let upper = Index(utf16Offset: range.length > 0 ? range.upperBound - 1 : range.location, in: self)
        let start = self[..<lower].lastIndex(where: \.isNewline).map { index(after: $0) } ?? startIndex
        let end = self[Swift.max(upper, start)...].firstIndex(where: \.isNewline).map { index(after: $0) } ?? endIndex
        return NSRange(start..<end, in: self)
    }

    /// Returns a part of the text, counted in units of UTF-16.
    public func substring(with range: NSRange) -> String {
        guard let part = Range(range, in: self) else {
            preconditionFailure("the range \(range) is not within a text of \(length) units")
        }
        return String(self[part])
    }

    /// Returns the text with a part replaced, counted in units of UTF-16.
    public func replacingCharacters(in range: NSRange, with text: String) -> String {
        guard let part = Range(range, in: self) else {
            preconditionFailure("the range \(range) is not within a text of \(length) units")
        }
        return replacingRange(part, with: text)
    }

    /// Returns the text with a part replaced.
    public func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        replacingRange(range, with: text)
    }

    private func replacingRange(_ part: Range<Index>, with text: String) -> String {
        var result = self
        result.replaceSubrange(part, with: text)
        return result
    }
}
