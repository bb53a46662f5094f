/// What is selected in a text, or where its caret stands. Offsets are in bytes, between characters.
public struct TextSelection: Hashable, Sendable {
    /// Where selecting began, and does not move.
    public var anchor: Int
    /// The end that arrows with Shift, and a finger on a handle, move: before the anchor or after it.
    public var head: Int

    /// Creates a selection.
    public init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    /// Creates a caret: a selection of nothing.
    public init(caret: Int) { self.init(anchor: caret, head: caret) }

    /// Creates a selection of a range, whose end moves.
    public init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

    /// The offsets that are selected.
    public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Whether nothing is selected.
    public var isCaret: Bool { anchor == head }
}
