import CPango
import TactusGeometry

/// A movement of the caret, as keys cause them.
public enum TextMotion: Hashable, Sendable, CaseIterable {
    /// To the next place at the left, whichever way the text is read.
    case left
    /// To the next place at the right, whichever way the text is read.
    case right
    /// Behind the next character.
    case forward
    /// Before the previous character.
    case backward
    /// To the end of this word or of the next.
    case wordForward
    /// To the beginning of this word or of the previous.
    case wordBackward
    /// To the line above.
    case up
    /// To the line below.
    case down
    /// To the beginning of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the beginning of the paragraph.
    case paragraphStart
    /// To the end of the paragraph.
    case paragraphEnd
    /// To the beginning of the text.
    case start
    /// To the end of the text.
    case end
}

extension TextLayout {
    /// Where a key leads the caret.
    ///
    /// At the ends of the text it stays; up from the first line leads to the beginning, down from the last to the end.
    ///
    /// - Parameters:
    ///   - motion: What the key does.
    ///   - position: Where the caret is.
    ///   - x: For ``TextMotion/up`` and ``TextMotion/down``: how far to the right in the box to look, so that several
    ///     of them in a row keep to a column; `nil` for where the caret is.
    /// - Returns: Where it goes.
    public func position(_ motion: TextMotion, from position: TextPosition, x: Double? = nil) -> TextPosition {
        let place = offset(of: position)
        let index = line(at: place)
        switch motion {
        case .left: return self.position(at: visualNeighbor(of: place, direction: -1))
        case .right: return self.position(at: visualNeighbor(of: place, direction: 1))
        case .forward:
            return self.position(at: TextOffset(offset: text.string.characterOffset(atOrAfter: place.offset + 1)))
        case .backward:
            return self.position(at: TextOffset(offset: text.string.characterOffset(atOrBefore: place.offset - 1)))
        case .wordForward: return self.position(at: TextOffset(offset: wordEnd(after: place.offset)))
        case .wordBackward: return self.position(at: TextOffset(offset: wordStart(before: place.offset)))
        case .up:
            guard index > 0 else { return TextPosition(text.string.startIndex) }
            return self.position(at: self.offset(inLine: index - 1, x: x ?? caret(at: position).rect.minX))
        case .down:
            guard index + 1 < broken.lines.count else { return TextPosition(text.string.endIndex) }
            return self.position(at: self.offset(inLine: index + 1, x: x ?? caret(at: position).rect.minX))
        case .lineStart: return self.position(at: TextOffset(offset: broken.lines[index].range.lowerBound))
        case .lineEnd: return self.position(at: end(ofLine: index))
        case .paragraphStart:
            return self.position(at: TextOffset(offset: broken.pieces[broken.lines[index].piece].piece.paragraphStart))
        case .paragraphEnd: return self.position(at: TextOffset(offset: paragraphEnd(from: broken.lines[index].piece)))
        case .start: return TextPosition(text.string.startIndex)
        case .end: return TextPosition(text.string.endIndex)
        }
    }

    private func paragraphEnd(from index: Int) -> Int {
        let last = broken.pieces[index...].first { $0.piece.endsParagraph } ?? broken.pieces[broken.pieces.count - 1]
        return last.piece.range.upperBound
    }

    /// The next place to the left (-1) or to the right (1), across paragraphs in the order in which they are read.
    private func visualNeighbor(of place: TextOffset, direction: Int32) -> TextOffset {
        let index = line(at: place)
        let number = broken.lines[index].piece
        let piece = broken.pieces[number]
        let lower = piece.piece.range.lowerBound
        let local = min(place.offset, piece.piece.range.upperBound) - lower
        var next: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_move_cursor_visually(piece.layout, 1, Int32(clamping: local), 0, direction, &next, &trailing)
        switch next {
        case -1:
            return TextOffset(offset: number > 0 ? broken.pieces[number - 1].piece.range.upperBound : lower)
        case Int32.max:
            guard number + 1 < broken.pieces.count else { return TextOffset(offset: piece.piece.range.upperBound) }
            return TextOffset(offset: broken.pieces[number + 1].piece.range.lowerBound)
        default:
            return TextOffset(offset: min(scalars(trailing, after: lower + Int(next)), piece.piece.range.upperBound))
        }
    }
}
