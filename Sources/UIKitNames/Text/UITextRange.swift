public import Tactus

/// A place in a text, between characters.
nonisolated public final class UITextPosition: Hashable, Sendable {
    /// In bytes of UTF-8 from the beginning.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    /// Whether two places are the same.
    public static func == (first: UITextPosition, second: UITextPosition) -> Bool { first.offset == second.offset }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}

/// A part of a text.
nonisolated public final class UITextRange: Hashable, Sendable {
    /// Where it begins.
    public let start: UITextPosition
    /// Where it ends.
    public let end: UITextPosition
    /// Whether there is nothing in it.
    public var isEmpty: Bool { start == end }

    init(_ range: Range<Int>) {
        start = UITextPosition(range.lowerBound)
        end = UITextPosition(range.upperBound)
    }

    var bytes: Range<Int> { start.offset..<max(end.offset, start.offset) }

    /// Whether two parts are the same.
    public static func == (first: UITextRange, second: UITextRange) -> Bool { first.bytes == second.bytes }

    /// Hashes the part.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension TextInput {
    /// Where the text begins.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Where the text ends.
    public var endOfDocument: UITextPosition { UITextPosition(textBuffer.count) }

    /// What is selected, or the caret; never `nil` when read.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(selection.range) }
        set { if let newValue { selection = TextSelection(within(newValue)) } }
    }

    /// What an input method composes; `nil` when it composes nothing.
    public var markedTextRange: UITextRange? { markedRange.map { UITextRange($0) } }

    /// Returns the part between two places, in any order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, second) = (fromPosition.offset, toPosition.offset)
        return UITextRange(min(first, second)..<max(first, second))
    }

    /// Returns the place that is so many units of UTF-16 further; `nil` beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let units = textBuffer.units(at: position.offset) + offset
        guard units >= 0, units <= textBuffer.units(at: textBuffer.count) else { return nil }
        return UITextPosition(textBuffer.offset(atUnits: units))
    }

    /// Returns how many units of UTF-16 a place is behind another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        textBuffer.units(at: toPosition.offset) - textBuffer.units(at: from.offset)
    }

    /// Returns the text of a part.
    public func text(in range: UITextRange) -> String? { textBuffer.string(in: within(range)) }

    /// Replaces a part of the text, as one step of undo.
    public func replace(_ range: UITextRange, withText text: String) { replace(within(range), withText: text) }

    /// Returns the rectangle of the caret at a place, in points of the view whose text it is.
    public func caretRect(for position: UITextPosition) -> CGRect {
        shown(caretRect(at: CaretPosition(position.offset)))
    }

    /// Returns the first of the rectangles that a part takes up, in points of the view whose text it is.
    public func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: within(range)).first.map(shown) ?? caretRect(for: range.start)
    }

    /// A rectangle of the lines as one of the view whose text it is.
    private func shown(_ rect: CGRect) -> CGRect { (self as? UIView)?.convert(rect, from: textInputView) ?? rect }

    private func within(_ range: UITextRange) -> Range<Int> {
        let end = min(range.bytes.upperBound, textBuffer.count)
        return min(range.bytes.lowerBound, end)..<end
    }
}

extension TextView {
    /// What is selected, in units of UTF-16.
    public var selectedRange: NSRange {
        get { textBuffer.units(in: selection.range) }
        set { selection = TextSelection(textBuffer.bytes(in: newValue)) }
    }

    /// Scrolls until a part of the text shows.
    public func scrollRangeToVisible(_ range: NSRange) {
        let bytes = textBuffer.bytes(in: range)
        let rects = selectionRects(for: bytes)
        let box = rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
        scrollRectToVisible(box ?? caretRect(at: CaretPosition(bytes.lowerBound)))
    }
}
