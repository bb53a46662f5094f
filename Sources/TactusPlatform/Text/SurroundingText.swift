import TactusGeometry

/// The text around the cursor of a text field, and what is selected there.
///
/// All places are in bytes of UTF-8 from the beginning, and lie between scalars.
public struct SurroundingText: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The position at which text is inserted, in bytes: the end of the selection that moves.
    public let cursor: Int
    /// The other end of the selection; the ``cursor`` where nothing is selected.
    public let anchor: Int

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - cursor: Where text is inserted, in bytes of UTF-8. It must lie in the text, between scalars.
    ///   - anchor: The other end of the selection, likewise; by default nothing is selected.
    public init(_ text: String, cursor: Int, anchor: Int? = nil) {
        let anchor = anchor ?? cursor
        precondition(
            text.scalarBoundary(atOrBefore: cursor) == cursor && text.scalarBoundary(atOrBefore: anchor) == anchor,
            "cursor \(cursor) and anchor \(anchor) must lie between scalars of a text of \(text.utf8.count) bytes")
        self.text = text
        self.cursor = cursor
        self.anchor = anchor
    }

    /// What of it fits into so many bytes: the selection with as much on both sides of it, or if that is too long, what
    /// is around the cursor.
    ///
    /// - Parameter limit: The most bytes of UTF-8 that the text may have.
    /// - Returns: The text, cut between characters; where one character fills it all, between scalars.
    package func cut(toBytes limit: Int) -> SurroundingText {
        let count = text.utf8.count
        guard count > limit else { return self }
        let isSelectionShort = abs(cursor - anchor) <= limit
        let middle = isSelectionShort ? (min(cursor, anchor) + max(cursor, anchor)) / 2 : cursor
        let first = min(max(middle - limit / 2, 0), count - limit)
        let kept = isSelectionShort ? min(cursor, anchor)...max(cursor, anchor) : cursor...cursor
        let start = min(text.characterBoundary(atOrAfter: first), kept.lowerBound)
        let end = max(text.characterBoundary(atOrBefore: first + limit), kept.upperBound)
        let utf8 = text.utf8
        let part = text[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)]
        return SurroundingText(
            String(part), cursor: cursor - start, anchor: min(max(anchor, start), end) - start)
    }

    /// How much can be deleted of what somebody wants deleted.
    ///
    /// - Parameters:
    ///   - before: Bytes of UTF-8 before the cursor.
    ///   - after: Bytes of UTF-8 behind it.
    /// - Returns: Whole scalars, and not more than there are.
    package func deletable(before: Int, after: Int) -> (before: Int, after: Int) {
        let before = min(max(before, 0), cursor)
        let after = min(max(after, 0), text.utf8.count - cursor)
        let start = text.scalarBoundary(atOrAfter: cursor - before)
        return (cursor - start, text.scalarBoundary(atOrBefore: cursor + after) - cursor)
    }
}

extension String {
    /// The last place between scalars that is not behind `offset`, in bytes of UTF-8.
    func scalarBoundary(atOrBefore offset: Int) -> Int {
        var offset = min(max(offset, 0), utf8.count)
        while !isScalarBoundary(offset) { offset -= 1 }
        return offset
    }

    /// The first place between scalars that is not before `offset`, in bytes of UTF-8.
    func scalarBoundary(atOrAfter offset: Int) -> Int {
        var offset = min(max(offset, 0), utf8.count)
        while !isScalarBoundary(offset) { offset += 1 }
        return offset
    }

    /// The last place between characters that is not behind `offset`, in bytes of UTF-8.
    fileprivate func characterBoundary(atOrBefore offset: Int) -> Int {
        var index = utf8.index(startIndex, offsetBy: offset)
        while Index(index, within: self) == nil { index = utf8.index(before: index) }
        return utf8.distance(from: startIndex, to: index)
    }

    /// The first place between characters that is not before `offset`, in bytes of UTF-8.
    fileprivate func characterBoundary(atOrAfter offset: Int) -> Int {
        var index = utf8.index(startIndex, offsetBy: offset)
        while Index(index, within: self) == nil { index = utf8.index(after: index) }
        return utf8.distance(from: startIndex, to: index)
    }

    private func isScalarBoundary(_ offset: Int) -> Bool {
        // Bytes of the form 10xxxxxx go on with a scalar.
        offset == utf8.count || utf8[utf8.index(startIndex, offsetBy: offset)] & 0xC0 != 0x80
    }
}
