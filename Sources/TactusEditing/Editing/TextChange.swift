/// A part of a text that was replaced, for who keeps something by offsets: a layout, an attribute, a mark.
public struct TextChange: Hashable, Sendable {
    /// What was replaced, by offsets in the text as it was.
    public var range: Range<Int>
    /// How many bytes are there now.
    public var count: Int

    /// Creates a change.
    public init(_ range: Range<Int>, count: Int) {
        self.range = range
        self.count = count
    }

    /// Where an offset of the text as it was lies now.
    ///
    /// - Parameters:
    ///   - offset: In bytes. One within what was replaced is at the end of what is there now.
    ///   - staysBefore: Whether an offset where text was inserted stays before it.
    /// - Returns: In bytes of the text as it is.
    public func offset(of offset: Int, staysBefore: Bool = false) -> Int {
        if offset < range.lowerBound || (offset == range.lowerBound && (staysBefore && range.isEmpty)) { return offset }
        if offset == range.lowerBound, !range.isEmpty { return offset }
        if offset >= range.upperBound { return offset + count - range.count }
        return range.lowerBound + count
    }
}
