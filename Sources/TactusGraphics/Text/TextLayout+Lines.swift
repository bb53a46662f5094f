import CPango
import TactusGeometry

extension TextLayout {
    /// The lines from top to bottom; one for empty text.
    public var lines: [TextLine] {
        broken.lines.indices.map { index in
            let line = broken.lines[index]
            return TextLine(
                range: text.string.range(ofBytes: line.range), frame: frame(ofLine: index),
                baseline: line.position.baseline,
                direction: broken.pieces[line.piece].direction)
        }
    }

    /// The characters of the line that a place is in, without those that end a line.
    ///
    /// - Parameter position: The place.
    /// - Returns: The characters.
    public func lineRange(at position: TextPosition) -> Range<String.Index> {
        text.string.range(ofBytes: broken.lines[line(at: offset(of: position))].range)
    }

    func frame(ofLine index: Int) -> Rect {
        let line = broken.lines[index]
        return Rect(x: lefts[index], y: line.position.top, width: line.width, height: line.position.height)
    }

    /// The line that a place is in.
    func line(at place: TextOffset) -> Int {
        let lines = broken.lines
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= place.offset { low = middle } else { high = middle - 1 }
        }
        let isAtBreak = low > 0 && lines[low].range.lowerBound == place.offset && lines[low - 1].isWrapped
        return place.affinity == .upstream && isAtBreak ? low - 1 : low
    }

    /// The line at a height of the box, or the nearest one.
    func line(atHeight y: Double) -> Int {
        let lines = broken.lines
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high) / 2
            let bottom = lines[middle].position.top + lines[middle].position.height
            let next = lines[middle + 1].position.top
            if y < (bottom + next) / 2 { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The parts of the box, from left to right, that bytes of a line take up.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, in the text.
    ///   - index: The line.
    ///   - withEllipsis: Whether an ellipsis at the end of the line belongs to them, if they reach up to it.
    /// - Returns: The parts; more than one where text of both directions is among the bytes.
    func horizontalRanges(of bytes: Range<Int>, inLine index: Int, withEllipsis: Bool = false) -> [Range<Double>] {
        let line = broken.lines[index]
        let bytes = bytes.clamped(to: line.range)
        guard !bytes.isEmpty else { return [] }
        let pangoLine = line.pangoLine.pointee
        let origin = broken.pieces[line.piece].piece.range.lowerBound
        let end = bytes.upperBound - origin
        let lineEnd = Int(pangoLine.start_index) + Int(pangoLine.length)
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            line.pangoLine, Int32(clamping: bytes.lowerBound - origin),
            Int32(clamping: withEllipsis && bytes.upperBound == line.range.upperBound ? lineEnd : end), &ranges, &count)
        defer { g_free(ranges) }
        guard let ranges else { return [] }
        return (0..<Int(count)).map { part in
            let left = points(ranges[2 * part]) - line.pangoX + lefts[index]
            return left..<max(left, points(ranges[2 * part + 1]) - line.pangoX + lefts[index])
        }
    }
}

extension BrokenText.Line {
    /// The ink of letters that do not stand on the baseline, from where the line begins on it; null where all do.
    var raisedInk: Rect {
        var result = Rect.null
        var x = 0.0
        var runs = pangoLine.pointee.runs
        while let run = runs {
            runs = run.pointee.next
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
            x += points(item.pointee.start_x_offset)
            let glyphs = item.pointee.glyphs.pointee
            for index in 0..<Int(glyphs.num_glyphs) {
                let glyph = glyphs.glyphs[index]
                defer { x += points(glyph.geometry.width) }
                let down = glyph.geometry.y_offset - item.pointee.y_offset
                guard down != 0, let font = item.pointee.item.pointee.analysis.font else { continue }
                var ink = PangoRectangle()
                pango_font_get_glyph_extents(font, glyph.glyph, &ink, nil)
                guard ink.width > 0, ink.height > 0 else { continue }
                result = result.union(Rect(ink).offsetBy(dx: x + points(glyph.geometry.x_offset), dy: points(down)))
            }
            x += points(item.pointee.end_x_offset)
        }
        return result
    }
}
