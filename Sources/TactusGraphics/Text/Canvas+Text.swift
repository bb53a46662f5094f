import CPango
public import TactusGeometry

extension Canvas {
    /// Draws text so that the upper left corner of the layout's box is at `point`.
    ///
    /// Lines of letters stand on edges between rows of pixels, unless the space is turned. Lines outside of the clip
    /// are passed over. The layout and the canvas must belong to the same thread.
    ///
    /// - Parameters:
    ///   - layout: The text.
    ///   - point: Where the upper left corner of its box is.
    ///   - color: The colour of what has none of its own.
    public func draw(_ layout: TextLayout, at point: Point, color: Color) {
        let color = resolve(color, for: .text)
        guard color.alpha > 0 || !layout.text.runs.isEmpty, point.x.isFinite, point.y.isFinite else { return }
        let clip = clipBounds
        guard !clip.isNull else { return }
        let lines = layout.broken.lines
        let shadowReach = layout.broken.shadows.reduce(0) { max($0, abs($1.shift.dy) + 3 * $1.blur) }
        // Letters may reach out of their line.
        func isVisible(_ line: BrokenText.Line) -> Bool {
            let reach = 2 * (line.ascent + line.descent) + shadowReach
            let top = point.y + line.position.top
            return top - reach < clip.maxY && top + line.position.height + reach > clip.minY
        }
        guard let first = lines.firstIndex(where: isVisible), let last = lines.lastIndex(where: isVisible) else {
            return
        }
        let visible = first...last
        let marks = layout.marks
        for mark in marks where visible.contains(mark.line) {
            if case .background(let color) = mark.kind { drawBackground(mark, color, of: layout, at: point) }
        }
        for index in visible {
            let origin = Point(x: point.x + layout.lefts[index], y: snapped(point.y + lines[index].position.baseline))
            if !layout.broken.shadows.isEmpty { drawShadows(of: lines[index], in: layout.broken, at: origin) }
            drawLetters(of: lines[index], in: layout.broken, at: origin, color, from: clip.minX, to: clip.maxX)
        }
        for mark in marks where visible.contains(mark.line) {
            if case .line(let line, let textColor, let offset, let thickness) = mark.kind {
                let baseline = snapped(point.y + lines[mark.line].position.baseline)
                drawLine(
                    line.style, from: point.x + mark.minX, to: point.x + mark.maxX, middle: baseline + offset,
                    thickness: thickness, line.color?.signShade ?? textColor?.textShade ?? color)
            }
        }
    }

    /// Fills what lies behind selected text, from pixel to pixel.
    ///
    /// - Parameters:
    ///   - range: What is selected; what is not of the text is left out.
    ///   - layout: The text.
    ///   - point: Where the upper left corner of its box is.
    ///   - color: The colour.
    public func drawSelection(_ range: Range<String.Index>, of layout: TextLayout, at point: Point, color: Color) {
        guard point.x.isFinite, point.y.isFinite else { return }
        for rect in layout.selectionRects(for: range) {
            fill(snapped(rect.offsetBy(dx: point.x, dy: point.y)), with: color)
        }
    }

    private func drawBackground(_ mark: TextMark, _ color: Color, of layout: TextLayout, at point: Point) {
        fill(snapped(mark.frame(in: layout).offsetBy(dx: point.x, dy: point.y)), with: color)
    }

    /// Draws a line as thick as whole pixels, on whole pixels.
    private func drawLine(
        _ style: TextDecoration.Style, from left: Double, to right: Double, middle: Double, thickness: Double,
        _ color: Color
    ) {
        let pixel = 1 / max(pixelsPerPoint, 0.001)
        let single = max((thickness / pixel).rounded(), 1) * pixel
        let height = style == .thick ? 2 * single : single
        let line = snapped(Rect(x: left, y: middle - height / 2, width: right - left, height: height))
        switch style {
        case .single, .thick: fill(line, with: color)
        case .double:
            fill(line, with: color)
            fill(line.offsetBy(dx: 0, dy: 2 * single), with: color)
        case .dotted: fillParts(of: line, length: single, gap: single, color)
        case .dashed: fillParts(of: line, length: 4 * single, gap: 2 * single, color)
        case .wavy: drawWave(in: line, color)
        }
    }

    private func fillParts(of line: Rect, length: Double, gap: Double, _ color: Color) {
        guard length > 0, line.width / (length + gap) < 100_000 else { return fill(line, with: color) }
        for x in stride(from: line.minX, to: line.maxX, by: length + gap) {
            fill(Rect(x: x, y: line.minY, width: min(length, line.maxX - x), height: line.height), with: color)
        }
    }

    private func drawWave(in line: Rect, _ color: Color) {
        let step = 2 * line.height
        guard step > 0, line.width / step < 100_000 else { return fill(line, with: color) }
        var wave = Path()
        var isHigh = false
        wave.move(to: Point(x: line.minX, y: line.minY + step))
        for x in stride(from: line.minX + step, through: line.maxX, by: step) {
            isHigh.toggle()
            wave.addLine(to: Point(x: x, y: isHigh ? line.minY : line.minY + step))
        }
        stroke(wave, with: color, style: StrokeStyle(width: line.height, join: .round))
    }

    /// How many pixels a point is high in the present space.
    private var pixelsPerPoint: Double {
        let transform = deviceTransform
        return (transform.c * transform.c + transform.d * transform.d).squareRoot()
    }

    /// A height of the present space, moved to the nearest edge between two rows of pixels.
    private func snapped(_ y: Double) -> Double {
        let transform = deviceTransform
        guard transform.b == 0, transform.c == 0, transform.d != 0 else { return y }
        return ((y * transform.d + transform.ty).rounded() - transform.ty) / transform.d
    }

    /// A rectangle of the present space, with its edges between pixels.
    func snapped(_ rect: Rect) -> Rect {
        let transform = deviceTransform
        guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else { return rect }
        func edge(_ x: Double) -> Double { ((x * transform.a + transform.tx).rounded() - transform.tx) / transform.a }
        let left = edge(rect.minX)
        let top = snapped(rect.minY)
        return Rect(x: left, y: top, width: edge(rect.maxX) - left, height: snapped(rect.maxY) - top)
    }
}
