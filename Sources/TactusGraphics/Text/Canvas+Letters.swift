import CPango
import TactusGeometry

extension Canvas {
    /// Draws the letters of a line, each in its colour, as near to where they belong as Cairo can.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - text: The text that it is of.
    ///   - origin: Where it stands, and begins.
    ///   - color: The colour of what has none of its own.
    ///   - minX: Letters that end far to the left of this are passed over.
    ///   - maxX: Those that begin far to the right of this as well.
    func drawLetters(
        of line: BrokenText.Line, in text: BrokenText, at origin: Point, _ color: Color, from minX: Double,
        to maxX: Double
    ) {
        // Letters may reach out of their place.
        let reach = 2 * (line.ascent + line.descent)
        let seen = (from: minX - reach, to: maxX + reach)
        let grid = GlyphGrid(deviceTransform)
        let string = pango_layout_get_text(text.pieces[line.piece].layout)
        if text.colors.isEmpty { use(color) }
        let pieceStart = text.pieces[line.piece].piece.range.lowerBound
        var x = origin.x
        var runs = line.pangoLine.pointee.runs
        while let run = runs {
            runs = run.pointee.next
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
            let own = text.colors.isEmpty ? nil : item.pointee.colorNumber.map { resolve(text.colors[$0], for: .text) }
            if !text.colors.isEmpty { use(own ?? color) }
            x += points(item.pointee.start_x_offset)
            let start = Point(x: x, y: origin.y - points(item.pointee.y_offset))
            let offset = pieceStart + Int(item.pointee.item.pointee.offset)
            if let attachment = text.attachment(at: offset) {
                draw(attachment, item.pointee.glyphs.pointee, from: start, scale: text.options.scale, own ?? color)
                use(own ?? color)
            } else if let font = item.pointee.drawableFont {
                draw(item.pointee.glyphs.pointee, font, from: start, seen, on: grid, text.placement(of: font)) {
                    cairo_show_glyphs(cairo, $0, $1)
                }
            } else {
                // Boxes with a number, for characters that no font has.
                cairo_move_to(cairo, start.x, start.y)
                pango_cairo_show_glyph_item(cairo, string, item)
                cairo_new_path(cairo)
            }
            x += points(pango_glyph_string_get_width(item.pointee.glyphs)) + points(item.pointee.end_x_offset)
        }
    }

    /// Draws an image for each of the letters.
    private func draw(
        _ attachment: TextAttachment, _ glyphs: PangoGlyphString, from start: Point, scale: Double, _ color: Color
    ) {
        var x = start.x
        let bounds = attachment.bounds
        for index in 0..<Int(glyphs.num_glyphs) {
            let frame = Rect(
                x: x + bounds.minX * scale, y: start.y - bounds.maxY * scale, width: bounds.width * scale,
                height: bounds.height * scale)
            draw(attachment.image, in: snapped(frame), tint: color)
            x += points(glyphs.glyphs[index].geometry.width)
        }
    }

    func draw(
        _ glyphs: PangoGlyphString, _ font: OpaquePointer, from start: Point, _ seen: (from: Double, to: Double),
        on grid: GlyphGrid, _ placement: GlyphPlacement, by show: (UnsafePointer<cairo_glyph_t>, Int32) -> Void
    ) {
        cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(font))
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: Int(glyphs.num_glyphs)) { buffer in
            var count = 0
            var x = start.x
            for index in 0..<Int(glyphs.num_glyphs) {
                let glyph = glyphs.glyphs[index]
                defer { x += points(glyph.geometry.width) }
                let left = x + points(glyph.geometry.x_offset)
                guard glyph.glyph != PangoGlyphItem.emptyGlyph, left <= seen.to,
                    max(left, left + points(glyph.geometry.width)) >= seen.from
                else { continue }
                let point = Point(x: left, y: start.y + points(glyph.geometry.y_offset))
                let place = grid.nearest(to: point, placement)
                buffer.initializeElement(at: count, to: cairo_glyph_t(index: UInt(glyph.glyph), x: place.x, y: place.y))
                count += 1
            }
            if count > 0, let first = buffer.baseAddress { show(first, Int32(count)) }
        }
    }
}

/// The pixels below a canvas's present space.
struct GlyphGrid {
    private let transform: Transform
    private let inverse: Transform

    init(_ transform: Transform) {
        self.transform = transform
        // A canvas has no transform that cannot be inverted.
        inverse = transform.inverted() ?? .identity
    }

    /// The place nearest to a point of the space where letters may stand.
    func nearest(to point: Point, _ placement: GlyphPlacement) -> Point {
        let pixel = point.applying(transform)
        return Point(x: placement.nearest(to: pixel.x), y: placement.nearest(to: pixel.y)).applying(inverse)
    }
}

extension PangoGlyphItem {
    /// `PANGO_GLYPH_EMPTY`, which Swift does not see.
    static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

    /// `PANGO_GLYPH_UNKNOWN_FLAG`.
    private static let unknownFlag: PangoGlyph = 0x1000_0000

    /// The font of the letters, when it has them all.
    var drawableFont: OpaquePointer? {
        let glyphs = glyphs.pointee
        for index in 0..<Int(glyphs.num_glyphs) where glyphs.glyphs[index].glyph & PangoGlyphItem.unknownFlag != 0 {
            return nil
        }
        return item.pointee.analysis.font.map { OpaquePointer($0) }
    }
}
