import CCairo
public import TactusGeometry

extension Canvas {
    /// Fills `rect` with a colour, over what is there.
    public func fill(_ rect: Rect, with color: Color) {
        let color = resolve(color)
        guard !rect.isEmpty, changes(color) else { return }
        trace(rect)
        use(color)
        cairo_fill(cairo)
    }

    /// Fills pixels of the bitmap with a colour, over what is there, whatever the space is, where the clip lets it.
    ///
    /// Pixels that become one opaque colour are written, without Cairo.
    package func fill(_ pixels: PixelRect, with color: Color) {
        let color = resolve(color)
        guard !pixels.isEmpty, changes(color) else { return }
        if color.alpha >= 1, let openPixels { return bitmap.write(color, to: pixels.intersection(openPixels)) }
        trace(PixelRegion(pixels))
        use(color)
        cairo_fill(cairo)
    }

    /// Fills what `path` encloses with a colour, over what is there.
    public func fill(_ path: Path, with color: Color, rule: FillRule = .winding) {
        let color = resolve(color)
        guard changes(color), !write(path, color), trace(path) else { return }
        use(color)
        cairo_set_fill_rule(cairo, rule.cairoValue)
        cairo_fill(cairo)
    }

    /// Fills `rect` with a gradient, over what is there.
    public func fill(_ rect: Rect, with gradient: Gradient) {
        guard !rect.isEmpty else { return }
        trace(rect)
        fillCurrentPath(with: gradient)
    }

    /// Fills what `path` encloses with a gradient, over what is there.
    public func fill(_ path: Path, with gradient: Gradient, rule: FillRule = .winding) {
        guard trace(path) else { return }
        cairo_set_fill_rule(cairo, rule.cairoValue)
        fillCurrentPath(with: gradient)
    }

    /// Draws a line along `path`.
    public func stroke(_ path: Path, with color: Color, style: StrokeStyle) {
        let color = resolve(color)
        guard style.width > 0, style.width < .infinity, changes(color), trace(path) else { return }
        use(color)
        cairo_set_line_width(cairo, style.width)
        cairo_set_line_cap(cairo, style.cap.cairoValue)
        cairo_set_line_join(cairo, style.join.cairoValue)
        cairo_stroke(cairo)
    }

    /// Draws a line of `width` points along `path`, with plain ends and sharp corners.
    public func stroke(_ path: Path, with color: Color, width: Double) {
        stroke(path, with: color, style: StrokeStyle(width: width))
    }

    /// Makes the given pixels of the bitmap transparent (black in an opaque bitmap), whatever the space is, where the
    /// clip lets it. A page of a document is left as it is.
    public func clear(_ region: PixelRegion) {
        guard !isPage else { return }
        trace(region)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_set_operator(cairo, mode.cairoValue)
    }

    /// Returns the colour that is drawn for `color` on this canvas: itself, unless it is dynamic. See ``colorTraits``.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - use: What is drawn with it, see ``Color/textShade``. A fill, unless given.
    /// - Returns: A colour that is the same everywhere.
    public func resolve(_ color: Color, for use: Color.Use = .fill) -> Color {
        guard color.isDynamic else { return color }
        usedDependence.formUnion(color.dependence)
        return color.resolved(in: colorTraits, for: use)
    }

    /// Makes a colour what Cairo draws with that is not dynamic.
    func use(_ color: Color) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Whether drawing with a colour makes a difference.
    private func changes(_ color: Color) -> Bool { color.alpha > 0 || mode != .normal }

    /// How many colours of a gradient are shown, about.
    private static let mostStops = 2048

    private func fillCurrentPath(with gradient: Gradient) {
        guard let pattern = gradient.shape.makePattern() else { return }
        let stops = gradient.stops
        // Cairo looks for the place of each among those that it has.
        let step = (stops.count + Self.mostStops - 1) / Self.mostStops
        for index in stops.indices where index % step == 0 || index == stops.count - 1 {
            let color = resolve(stops[index].color)
            cairo_pattern_add_color_stop_rgba(
                pattern, stops[index].location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        cairo_fill(cairo)
    }
}

extension Gradient.Shape {
    /// What Cairo draws with, without colours as yet; the caller destroys it.
    fileprivate func makePattern() -> OpaquePointer? {
        switch self {
        case .linear(let start, let end):
            return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let center, let radius):
            // A circle around the origin, which the matrix finds where the ellipse is. One without an extent is as
            // small as Cairo can compute with.
            let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            let (width, height) = (max(radius.width, Self.leastRadius), max(radius.height, Self.leastRadius))
            var matrix = cairo_matrix_t(
                xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -center.x / width, y0: -center.y / height)
            cairo_pattern_set_matrix(pattern, &matrix)
            return pattern
        }
    }

    /// In points: far less than a pixel.
    private static let leastRadius = 0.01
}

extension StrokeStyle.Cap {
    fileprivate var cairoValue: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairoValue: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
