import CPango
public import TactusGeometry

/// A ``TextPosition`` in bytes.
struct TextOffset: Hashable {
    var offset: Int
    var affinity: TextPosition.Affinity = .downstream
}

extension TextLayout {
    /// The place between two characters that is nearest to a point.
    ///
    /// - Parameter point: A point in the space of the box; outside of the lines, the nearest line counts.
    /// - Returns: The place.
    public func position(closestTo point: Point) -> TextPosition {
        position(at: offset(inLine: line(atHeight: point.y), x: point.x))
    }

    /// The character at a point.
    ///
    /// - Parameter point: A point in the space of the box.
    /// - Returns: The character; `nil` beside the letters.
    public func character(at point: Point) -> Range<String.Index>? {
        let index = line(atHeight: point.y)
        guard frame(ofLine: index).contains(point) else { return nil }
        let line = broken.lines[index]
        var local: Int32 = 0
        guard pango_layout_line_x_to_index(line.pangoLine, pangoUnits(point.x - lefts[index]), &local, nil) != 0 else {
            return nil
        }
        let start = text.string.characterOffset(atOrBefore: min(offset(local, in: line), line.range.upperBound))
        let end = text.string.characterOffset(atOrAfter: start + 1)
        return start < end ? text.string.range(ofBytes: start..<end) : nil
    }

    /// Returns the rectangle in which the caret is drawn for a position.
    ///
    /// - Parameter position: A place; one that is not of the text counts as the nearest one.
    /// - Returns: The caret.
    public func caret(at position: TextPosition) -> TextCaret {
        let place = offset(of: position)
        let index = line(at: place)
        let line = broken.lines[index]
        let piece = broken.pieces[line.piece]
        let local = Int32(clamping: min(place.offset, line.range.upperBound) - piece.piece.range.lowerBound)
        guard !(line.isWrapped && place.offset >= line.range.upperBound) else {
            let x = piece.direction == .leftToRight ? line.width : 0
            return caret(at: x, and: x, inLine: index, direction: piece.direction)
        }
        var strong = PangoRectangle()
        var weak = PangoRectangle()
        pango_layout_get_cursor_pos(piece.layout, local, &strong, &weak)
        let direction = pango_layout_get_direction(piece.layout, local)
        return caret(
            at: points(strong.x) - line.pangoX, and: points(weak.x) - line.pangoX, inLine: index,
            direction: direction == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight)
    }

    private func caret(at x: Double, and other: Double, inLine index: Int, direction: TextDirection) -> TextCaret {
        let line = broken.lines[index]
        func rect(_ x: Double) -> Rect {
            Rect(
                x: lefts[index] + x, y: line.position.baseline - line.ascent, width: 0,
                height: line.ascent + line.descent)
        }
        return TextCaret(rect: rect(x), oppositeRect: abs(other - x) > 0.01 ? rect(other) : nil, direction: direction)
    }

    /// What to fill behind selected text: as high as the lines, and to the edge of the box where the end of a line is
    /// selected too.
    ///
    /// - Parameter range: What is selected; what is not of the text is left out.
    /// - Returns: Rectangles in the space of the box, from top to bottom and from left to right; none
    ///   for an empty range.
    public func selectionRects(for range: Range<String.Index>) -> [Rect] {
        let bytes = text.string.byteRange(of: range)
        guard !bytes.isEmpty else { return [] }
        var rects: [Rect] = []
        for index in line(at: TextOffset(offset: bytes.lowerBound))..<broken.lines.count {
            let line = broken.lines[index]
            guard line.range.lowerBound < bytes.upperBound else { break }
            var parts = horizontalRanges(of: bytes, inLine: index)
            if bytes.upperBound > line.range.upperBound, index + 1 < broken.lines.count {
                parts.append(roomAfter(index))
            }
            rects += joined(parts).map {
                Rect(
                    x: $0.lowerBound, y: line.position.top, width: $0.upperBound - $0.lowerBound,
                    height: line.position.height)
            }
        }
        return rects
    }

    /// What is left of the box behind a line.
    private func roomAfter(_ index: Int) -> Range<Double> {
        let frame = frame(ofLine: index)
        return broken.pieces[broken.lines[index].piece].direction == .leftToRight
            ? frame.maxX..<max(frame.maxX, boxWidth) : min(frame.minX, 0)..<frame.minX
    }

    /// The same parts from left to right, those that touch as one.
    private func joined(_ parts: [Range<Double>]) -> [Range<Double>] {
        var result: [Range<Double>] = []
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
            if let last = result.last, part.lowerBound <= last.upperBound + 0.01 {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
            } else {
                result.append(part)
            }
        }
        return result
    }

    // MARK: Places

    /// A place of the text, between characters.
    func offset(of position: TextPosition) -> TextOffset {
        let offset = text.string.characterOffset(atOrBefore: text.string.offset(of: position.index))
        return TextOffset(offset: offset, affinity: position.affinity)
    }

    func position(at place: TextOffset) -> TextPosition {
        let offset = text.string.characterOffset(atOrBefore: place.offset)
        return TextPosition(text.string.index(ofByte: offset), affinity: place.affinity)
    }

    /// The place in a line that is nearest to `x`.
    func offset(inLine index: Int, x: Double) -> TextOffset {
        let line = broken.lines[index]
        let x = x - lefts[index]
        let isLeftToRight = broken.pieces[line.piece].direction == .leftToRight
        if isLeftToRight ? x >= line.width : x <= 0 { return end(ofLine: index) }
        if isLeftToRight ? x <= 0 : x >= line.width { return TextOffset(offset: line.range.lowerBound) }
        var local: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_line_x_to_index(line.pangoLine, pangoUnits(x), &local, &trailing)
        let start = offset(local, in: line)
        let offset = min(scalars(trailing, after: start), line.range.upperBound)
        return offset == line.range.upperBound ? end(ofLine: index) : TextOffset(offset: offset)
    }

    /// The last place in a line: before the space at which it was broken, else behind its last character.
    func end(ofLine index: Int) -> TextOffset {
        let line = broken.lines[index]
        guard line.isWrapped, !line.range.isEmpty else { return TextOffset(offset: line.range.upperBound) }
        let before = text.string.characterOffset(atOrBefore: line.range.upperBound - 1)
        let last = text.string[text.string.index(ofByte: before)]
        return last.isWhitespace && before > line.range.lowerBound
            ? TextOffset(offset: before) : TextOffset(offset: line.range.upperBound, affinity: .upstream)
    }

    /// The place in the text of one of Pango's in a line.
    func offset(_ local: Int32, in line: BrokenText.Line) -> Int {
        let piece = broken.pieces[line.piece].piece.range
        return min(max(piece.lowerBound + Int(local), piece.lowerBound), piece.upperBound)
    }

    /// The place that is so many scalars behind another.
    func scalars(_ count: Int32, after offset: Int) -> Int {
        let utf8 = text.string.utf8
        var index = text.string.index(ofByte: offset)
        for _ in 0..<max(count, 0) where index < utf8.endIndex {
            index = text.string.unicodeScalars.index(after: index)
        }
        return text.string.offset(of: index)
    }
}
