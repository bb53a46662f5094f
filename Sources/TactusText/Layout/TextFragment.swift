import TactusEditing
import TactusGeometry
import TactusGraphics

/// A part of a text that was laid out: a line of the source, or a part of a long one.
final class TextFragment {
    /// Where it begins in the text. Moves when text before it changes.
    var start: Int
    /// How many bytes are laid out.
    let count: Int
    /// The same, with what ends the line.
    let wholeCount: Int
    /// Whether it is the first of its line.
    let beginsLine: Bool
    /// Whether it is the last of its line.
    let endsLine: Bool
    /// The lines, in a box of their own.
    let layout: TextLayout
    /// The room above the lines, in points: what the paragraph's style says.
    let spaceBefore: Double
    /// The room below the lines, in points.
    let spaceAfter: Double
    /// Where characters begin, and the last one ends, in bytes from ``start``, where other characters are shown in
    /// their place; `nil` where the text itself is shown.
    private let hiddenBoundaries: [Int]?

    /// The caret that was asked for last: a key asks for it several times.
    private var lastCaret: (offset: Int, affinity: TextPosition.Affinity, rect: Rect)?

    /// What is shown in the place of each character that must not be read.
    static let dot = "•"

    init(_ part: FragmentScanner.Part, _ layout: TextLayout, hiddenBoundaries: [Int]? = nil) {
        start = part.whole.lowerBound
        count = part.content.count
        wholeCount = part.whole.count
        beginsLine = part.beginsLine
        endsLine = part.endsLine
        self.layout = layout
        self.hiddenBoundaries = hiddenBoundaries
        let text = layout.text
        guard text.hasAttributes, let style = text.attributes(at: text.string.startIndex).paragraphStyle else {
            (spaceBefore, spaceAfter) = (0, 0)
            return
        }
        spaceBefore = part.beginsLine && start > 0 ? style.paragraphSpacingBefore.asSpacing : 0
        let isFollowed = !part.endsLine || part.whole.count > part.content.count
        let room = style.lineSpacing.asSpacing + (part.endsLine ? style.paragraphSpacing.asSpacing : 0)
        spaceAfter = isFollowed ? room : 0
    }

    /// The bytes that are laid out.
    var content: Range<Int> { start..<start + count }

    /// The same, with what ends the line.
    var whole: Range<Int> { start..<start + wholeCount }

    /// How high the lines are, with the room above and below them.
    var height: Double { spaceBefore + layout.size.height + spaceAfter }

    /// How far to the right the letters reach of a single line of ASCII from the left: a change in it shows from there
    /// on, and not before. `nil` for other lines.
    var plainWidth: Double? {
        guard layout.lineCount == 1, hiddenBoundaries == nil, !layout.text.hasAttributes,
            layout.text.string.utf8.allSatisfy({ $0 < 0x80 }),
            let line = layout.lines.first, line.frame.minX == 0
        else { return nil }
        return line.frame.maxX
    }

    /// The place in the layout of one in the text; the nearest one for a place outside.
    func position(of place: CaretPosition) -> TextPosition {
        TextPosition(index(of: place.offset), affinity: place.affinity)
    }

    /// The rectangle of the caret at a place, without a width, in the space of the lines.
    func caretRect(at place: CaretPosition) -> Rect {
        let offset = place.offset - start
        if let lastCaret, lastCaret.offset == offset, lastCaret.affinity == place.affinity { return lastCaret.rect }
        let rect = layout.caret(at: position(of: place)).rect
        lastCaret = (offset, place.affinity, rect)
        return rect
    }

    /// The indices in the layout of a part of the text, as far as it is here.
    func indices(of range: Range<Int>) -> Range<String.Index> {
        index(of: range.lowerBound)..<index(of: range.upperBound)
    }

    private func index(of offset: Int) -> String.Index {
        let local = min(max(offset - start, 0), count)
        let string = layout.text.string
        guard let hiddenBoundaries else { return string.utf8.index(string.startIndex, offsetBy: local) }
        let number = hiddenBoundaries.lastIndex { $0 <= local } ?? 0
        return string.utf8.index(string.startIndex, offsetBy: number * Self.dot.utf8.count)
    }

    /// The place in the text of one in the layout.
    func caretPosition(of position: TextPosition) -> CaretPosition {
        CaretPosition(offset(of: position.index), affinity: position.affinity)
    }

    /// The bytes in the text of a part of the layout.
    func range(of indices: Range<String.Index>) -> Range<Int> {
        offset(of: indices.lowerBound)..<offset(of: indices.upperBound)
    }

    private func offset(of index: String.Index) -> Int {
        let string = layout.text.string
        // In an empty line with a style stands a character that shows nothing.
        let local = min(
            string.utf8.distance(from: string.startIndex, to: index), hiddenBoundaries == nil ? count : .max)
        guard let hiddenBoundaries else { return start + local }
        return start + hiddenBoundaries[min(local / Self.dot.utf8.count, hiddenBoundaries.count - 1)]
    }
}

extension Double {
    /// A length of a paragraph's style, as far as text can be laid out with it.
    fileprivate var asSpacing: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 100_000) }
}
