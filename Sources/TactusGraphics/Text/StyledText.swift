/// Text with fonts, colours and other attributes for its parts.
///
/// ```swift
/// var text = StyledText("Delivered ") + StyledText("today", .init(color: .green))
/// text.update { $0.font = .preferred(.headline) }
/// for range in text.string.ranges(of: "Deliver") { text.update(range) { $0.underline = .single } }
/// label.styledText = text
/// ```
///
/// ![Parts of a text with other fonts, colours and lines](text-styled)
///
/// It is a value; what is said about no part is decided by who shows it. Ranges are those of ``string``, and any range
/// is right: what lies outside of the text is left out, and an end within a character, such as an emoji of several
/// scalars, takes in all of it.
///
/// Changing a part takes time that grows with the number of parts, not with the length of the text.
public struct StyledText: Hashable, Sendable {
    /// The text alone.
    public private(set) var string: String

    /// What holds where.
    private(set) var runs: AttributeRuns

    /// Creates a text that is the same throughout.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - attributes: What all of it looks like.
    public init(_ string: String = "", _ attributes: TextAttributes = TextAttributes()) {
        self.string = string
        self.string.makeContiguousUTF8()
        runs = AttributeRuns(count: self.string.utf8.count, attributes: attributes)
    }

    private init(_ string: String, runs: AttributeRuns) {
        self.string = string
        self.runs = runs
    }

    /// Whether there is no character.
    public var isEmpty: Bool { string.isEmpty }

    /// Whether anything is said about any part.
    public var hasAttributes: Bool { !runs.isEmpty }

    /// A part of the text with the same attributes throughout.
    public struct Run: Hashable, Sendable {
        /// The part of ``StyledText/string`` that has these attributes.
        public let range: Range<String.Index>
        /// The attributes of that part.
        public let attributes: TextAttributes
    }

    /// The parts of the text, in order, as few as possible. One that says nothing for a text without attributes, none
    /// for an empty one.
    public var attributeRuns: [Run] {
        var result: [Run] = []
        runs.forEachPart(of: 0..<count) { part, attributes in
            result.append(Run(range: string.range(ofBytes: part), attributes: attributes))
        }
        return result
    }

    /// What the character at an index looks like; the last one where there is none, and nothing said for an empty text.
    ///
    /// - Parameter index: An index of ``string``; others count as the nearest one.
    /// - Returns: The attributes.
    public func attributes(at index: String.Index) -> TextAttributes {
        runs.attributes(at: string.characterOffset(atOrBefore: string.offset(of: index)))
    }

    /// A part of the text with its attributes.
    ///
    /// - Parameter range: The part.
    public subscript(range: Range<String.Index>) -> StyledText {
        let bytes = string.byteRange(of: range)
        return StyledText(String(string[string.range(ofBytes: bytes)]), runs: runs[bytes])
    }

    // MARK: Changing

    /// Changes what a part looks like.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - change: What is changed; called once for each run in the part.
    public mutating func update(_ range: Range<String.Index>, _ change: (inout TextAttributes) -> Void) {
        runs.update(string.byteRange(of: range), count: count, change)
    }

    /// Changes what all of the text looks like.
    ///
    /// - Parameter change: What is changed; called once for each run.
    public mutating func update(_ change: (inout TextAttributes) -> Void) {
        runs.update(0..<count, count: count, change)
    }

    /// Puts another text in the place of a part.
    ///
    /// - Parameters:
    ///   - range: The part; an empty one to insert.
    ///   - text: The other text.
    public mutating func replaceSubrange(_ range: Range<String.Index>, with text: StyledText) {
        let bytes = string.byteRange(of: range)
        runs.replace(bytes, count: count, with: text.runs, otherCount: text.count)
        string.replaceSubrange(string.range(ofBytes: bytes), with: text.string)
    }

    /// Adds a text at the end.
    ///
    /// - Parameter text: The text.
    public mutating func append(_ text: StyledText) {
        runs.replace(count..<count, count: count, with: text.runs, otherCount: text.count)
        string += text.string
    }

    /// A text, and another one behind it.
    ///
    /// - Parameters:
    ///   - left: The text.
    ///   - right: The other one.
    /// - Returns: Both.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var result = left
        result.append(right)
        return result
    }

    /// Adds a text at the end.
    ///
    /// - Parameters:
    ///   - left: The text that grows.
    ///   - right: The text that is added.
    public static func += (left: inout StyledText, right: StyledText) { left.append(right) }

    /// How many bytes of UTF-8 the text has.
    var count: Int { string.utf8.count }
}

extension StyledText: ExpressibleByStringLiteral {
    /// Creates a text about which nothing is said.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self.init(value) }
}
