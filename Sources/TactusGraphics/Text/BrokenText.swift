import CPango

/// A text that was broken into lines, whose places from left to right are not decided yet.
///
/// Several layouts share one: those that differ in their alignment, or in a width that no line reaches.
final class BrokenText {
    /// A line.
    struct Line {
        /// Pango's line; the piece's layout owns it.
        let pangoLine: UnsafeMutablePointer<PangoLayoutLine>
        /// Which of the pieces it belongs to.
        let piece: Int
        /// Its bytes in the text, without separators.
        let range: Range<Int>
        /// Whether text of the same piece follows in another line.
        let isWrapped: Bool
        /// How wide its letters are.
        let width: Double
        /// The room at its head.
        let head: Double
        /// The room at its tail.
        let tail: Double
        /// How far its letters reach up from the line that they stand on.
        let ascent: Double
        /// How far they reach down.
        let descent: Double
        /// How far to the right Pango would put it.
        let pangoX: Double
        /// Where it is from top to bottom.
        let position: LinePlacing.Position

        /// The width that it needs.
        var extent: Double { head + width + tail }
    }

    let text: StyledText
    let options: TextOptions
    private let contexts: TextContexts
    /// The colours of parts, by the numbers that Pango knows them by: what a dynamic one is decides who draws.
    let colors: [Color]
    /// The shadows of parts, by their numbers.
    let shadows: [TextShadow]
    private(set) var pieces: [PangoPiece] = []
    private(set) var lines: [Line] = []
    /// Whether text was left out.
    private(set) var isTruncated = false
    /// The width that the lines need.
    private(set) var width = 0.0
    /// How high all lines are together.
    private(set) var height = 0.0

    /// Breaks a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: Normalized options.
    ///   - contexts: The fonts.
    init(_ text: StyledText, _ options: TextOptions, in contexts: TextContexts) {
        self.text = text
        self.options = options
        self.contexts = contexts
        let setter = PangoSetter(text, options, in: contexts)
        (colors, shadows) = (setter.colors, setter.shadows)
        var placing = LinePlacing()
        var next: TextPiece? = setter.scanner.first
        while let piece = next, lines.count < options.maximumLines ?? .max {
            add(set(piece, with: setter), &placing)
            next = setter.scanner.piece(after: piece)
        }
        if next != nil { isTruncated = true }
        width = lines.reduce(0) { max($0, $1.extent) }
        height = placing.bottom
    }

    /// Sets a piece; if it is the last that has room and text follows, with an ellipsis at its end.
    private func set(_ piece: TextPiece, with setter: PangoSetter) -> PangoPiece {
        let room = options.maximumLines.map { $0 - lines.count }
        let direction = piece.beginsParagraph ? nil : pieces.last?.direction
        let result = setter.set(piece, lines: room, goesOn: false, direction: direction)
        let mode = setter.lineBreakMode(in: result.style)
        guard let room, piece.next != nil, mode.truncates, result.lineCount >= room else { return result }
        // Where the end of the piece was left out there is an ellipsis already.
        if result.isEllipsized, mode == .truncatingTail { return result }
        return setter.set(piece, lines: room, goesOn: true, direction: direction)
    }

    /// Takes in the lines of a piece, as far as there is room.
    private func add(_ piece: PangoPiece, _ placing: inout LinePlacing) {
        let indents = LineIndents(piece.style, of: piece.piece, scale: options.scale)
        let limit = options.maximumLines ?? .max
        let iterator = pango_layout_get_iter(piece.layout)
        defer { pango_layout_iter_free(iterator) }
        if piece.isEllipsized { isTruncated = true }
        pieces.append(piece)
        var isFirst = true
        while let line = pango_layout_iter_get_line_readonly(iterator) {
            guard lines.count < limit else {
                isTruncated = true
                return
            }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            let baseline = pango_layout_iter_get_baseline(iterator)
            let hasNext = pango_layout_iter_next_line(iterator) != 0
            let range = piece.bytes(of: line.pointee)
            let strut = strut(of: range)
            let ascent = max(points(baseline) - points(logical.y), strut.ascent)
            let descent = max(points(logical.y) + points(logical.height) - points(baseline), strut.descent)
            let place = placing.addLine(
                ascent: ascent, descent: descent, style: piece.style,
                beginsParagraph: isFirst && piece.piece.beginsParagraph,
                endsParagraph: !hasNext && piece.piece.endsParagraph, scale: options.scale)
            lines.append(
                Line(
                    pangoLine: line, piece: pieces.count - 1, range: range, isWrapped: hasNext,
                    width: points(logical.width), head: isFirst ? indents.first : indents.others, tail: indents.tail,
                    ascent: ascent, descent: descent, pangoX: points(logical.x), position: place))
            isFirst = false
            guard hasNext else { return }
        }
    }

    /// How far a line reaches at least, by the fonts of its parts that stand on it.
    private func strut(of bytes: Range<Int>) -> TextContexts.Strut {
        guard !text.runs.isEmpty else { return contexts.strut(of: options.font, scale: options.scale) }
        var result = TextContexts.Strut()
        let bytes = bytes.isEmpty ? bytes.lowerBound..<bytes.lowerBound + 1 : bytes
        text.runs.forEachPart(of: bytes) { _, attributes in
            guard (attributes.baselineOffset ?? 0) == 0 else { return }
            let strut = contexts.strut(of: attributes.font ?? options.font, scale: options.scale)
            result.ascent = max(result.ascent, strut.ascent)
            result.descent = max(result.descent, strut.descent)
        }
        return result
    }

    /// The image in the place of the character at an offset; `nil` for a letter.
    func attachment(at offset: Int) -> TextAttachment? {
        guard !text.runs.isEmpty, let attachment = text.runs.attributes(at: offset).attachment else { return nil }
        let bytes = text.string.utf8
        let index = bytes.index(bytes.startIndex, offsetBy: offset)
        return bytes[index...].starts(with: [0xEF, 0xBF, 0xBC]) ? attachment : nil
    }

    /// Where letters may stand between the pixels.
    func placement(of font: OpaquePointer) -> GlyphPlacement { contexts.placement(of: font) }

    /// The measures of a font of the text, in the size that it has here.
    func metrics(of font: Font?) -> FontMetrics {
        contexts.metrics(of: font ?? options.font, scale: options.scale)
    }

    /// Whether it would be the same in a box of that width, in which no line is broken.
    ///
    /// - Parameter width: The width in points.
    /// - Returns: Whether no line is wider.
    func fits(_ width: Double) -> Bool { self.width <= width }
}

extension PangoPiece {
    /// How many lines there are.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// A line's bytes in the whole text; an ellipsis behind the piece is not one of them.
    func bytes(of line: PangoLayoutLine) -> Range<Int> {
        let start = min(piece.range.lowerBound + Int(line.start_index), piece.range.upperBound)
        return start..<min(max(start, start + Int(line.length)), piece.range.upperBound)
    }
}
