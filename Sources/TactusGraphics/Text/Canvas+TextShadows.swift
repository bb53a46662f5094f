import CCairo
import CPango
import TactusGeometry

extension Canvas {
    /// Draws the shadows of a line's letters, which then lie on them.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - text: The text that it is of, which has shadows.
    ///   - origin: Where the line stands, and begins.
    func drawShadows(of line: BrokenText.Line, in text: BrokenText, at origin: Point) {
        let grid = GlyphGrid(deviceTransform)
        var x = origin.x
        var runs = line.pangoLine.pointee.runs
        while let run = runs {
            runs = run.pointee.next
            guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
            x += points(item.pointee.start_x_offset)
            let start = Point(x: x, y: origin.y - points(item.pointee.y_offset))
            x += points(pango_glyph_string_get_width(item.pointee.glyphs)) + points(item.pointee.end_x_offset)
            guard let number = item.pointee.shadowNumber, let font = item.pointee.drawableFont else { continue }
            let shadow = text.shadows[number]
            let glyphs = item.pointee.glyphs.pointee
            let place = shadow.blur > 0 ? start : start + shadow.shift
            draw(glyphs, font, from: place, (-.infinity, .infinity), on: grid, text.placement(of: font)) {
                if shadow.blur > 0 {
                    fillShadow(
                        of: outline(of: $0, count: $1), color: shadow.color, radius: shadow.blur, offset: shadow.shift)
                } else {
                    use(resolve(shadow.color, for: .text))
                    cairo_show_glyphs(cairo, $0, $1)
                }
            }
        }
    }

    /// The outline of letters of the present font.
    private func outline(of glyphs: UnsafePointer<cairo_glyph_t>, count: Int32) -> Path {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs, count)
        defer { cairo_new_path(cairo) }
        guard let copy = cairo_copy_path(cairo) else { return Path() }
        defer { cairo_path_destroy(copy) }
        var path = Path()
        var index = 0
        while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
            let header = data[index].header
            func point(_ number: Int) -> Point {
                Point(x: data[index + number].point.x, y: data[index + number].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), controlPoint1: point(1), controlPoint2: point(2))
            default: path.close()
            }
            index += max(Int(header.length), 1)
        }
        return path
    }
}
