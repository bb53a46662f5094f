import CCairo
import TactusGeometry

/// From our values to Cairo's current path. Every function begins a new path; whoever calls it uses the path up.
extension Canvas {
    /// Makes `rect`, which is not empty, the current path.
    func trace(_ rect: Rect) {
        // Cairo keeps coordinates as fixed-point numbers; what is far away takes the road with the limits.
        guard rect.reach <= Canvas.nearLimit else {
            trace(Path(rect: rect))
            return
        }
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Makes `region`, in pixels of the bitmap, the current path.
    func trace(_ region: PixelRegion) {
        cairo_new_path(cairo)
        inDeviceSpace {
            if region.isRectangular {
                trace(region.bounds.intersection(pixelBounds))
            } else {
                for rect in region.rects { trace(rect.intersection(pixelBounds)) }
            }
        }
    }

    /// Adds a rectangle to the current path, in the present space.
    private func trace(_ rect: PixelRect) {
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }

    /// Makes `path` the current path.
    ///
    /// - Returns: `false` when there is nothing to draw: the path has no parts, or is not made of numbers.
    @discardableResult
    func trace(_ path: Path) -> Bool {
        cairo_new_path(cairo)
        guard path.isDrawable, !path.isEmpty else { return false }
        guard path.isFar else {
            path.add(to: cairo)
            return true
        }
        let transform = deviceTransform
        inDeviceSpace {
            for element in path.elements {
                element.mapped { $0.applying(transform).limited }.add(to: cairo)
            }
        }
        return true
    }

    /// Calls `body` while coordinates are the bitmap's pixels; the path and the clip outlive that.
    private func inDeviceSpace(_ body: () -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        body()
        cairo_set_matrix(cairo, &matrix)
    }

    /// Up to here, in points, a coordinate is safe at every sensible scale.
    private static let nearLimit = 500_000.0
}

extension Path {
    /// Adds the path to Cairo's current one as it is.
    func add(to cairo: OpaquePointer) {
        for element in elements { element.add(to: cairo) }
    }
}

extension Path.Element {
    fileprivate func add(to cairo: OpaquePointer) {
        switch self {
        case .move(let point): cairo_move_to(cairo, point.x, point.y)
        case .line(let point): cairo_line_to(cairo, point.x, point.y)
        case .curve(let point, let control1, let control2):
            cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        case .close: cairo_close_path(cairo)
        }
    }

    fileprivate func mapped(_ map: (Point) -> Point) -> Path.Element {
        switch self {
        case .move(let point): .move(to: map(point))
        case .line(let point): .line(to: map(point))
        case .curve(let point, let control1, let control2):
            .curve(to: map(point), control1: map(control1), control2: map(control2))
        case .close: .close
        }
    }
}

extension Point {
    /// This point, in pixels, within what Cairo can hold.
    fileprivate var limited: Point {
        let limit = 4_000_000.0
        return Point(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
    }
}

extension Rect {
    /// The largest magnitude among the edges.
    fileprivate var reach: Double { max(minX.magnitude, maxX.magnitude, minY.magnitude, maxY.magnitude) }
}

extension FillRule {
    var cairoValue: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}
