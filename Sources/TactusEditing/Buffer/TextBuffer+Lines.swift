/// Lines of the source text, as they are between line feeds. (How many a paragraph fills on the screen is layout.)
extension TextBuffer {
    /// The number of lines: one more than there are line feeds.
    public var lineCount: Int { root.lineFeedCount + 1 }

    /// Finds the line that an offset is on. The place after a line feed is on the next line.
    ///
    /// - Parameter offset: In bytes, from zero to ``count``.
    /// - Returns: The number of the line, from zero.
    public func line(at offset: Int) -> Int {
        precondition(0...count ~= offset, "offset \(offset) is outside of a text of \(count) bytes")
        return root.lineFeeds(before: offset)
    }

    /// Finds a line.
    ///
    /// - Parameter line: From zero, below ``lineCount``.
    /// - Returns: Offsets in bytes, without the line feed that ends it, or the carriage return and line feed.
    public func lineRange(_ line: Int) -> Range<Int> {
        precondition(0..<lineCount ~= line, "there is no line \(line) in a text of \(lineCount) lines")
        let start = line == 0 ? 0 : root.offset(afterLineFeed: line)
        guard line + 1 < lineCount else { return start..<count }
        let end = root.offset(afterLineFeed: line + 1) - 1
        return start..<(end > start && root.byte(at: end - 1) == 0x0D ? end - 1 : end)
    }
}
