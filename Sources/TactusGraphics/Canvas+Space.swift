import CCairo
public import TactusGeometry

extension Canvas {
    /// Moves the origin to the right by `x` points and down by `y`.
    public func translateBy(x: Double, y: Double) {
        guard x.isFinite, y.isFinite else { return clipEverything() }
        cairo_translate(cairo, x, y)
    }

    /// Makes the points of the space `x` times as wide and `y` times as high.
    public func scaleBy(x: Double, y: Double) {
        concatenate(Transform(scaleX: x, y: y))
    }

    /// Turns the space around its origin, clockwise for positive radians.
    public func rotate(by angle: Double) {
        concatenate(Transform(rotationAngle: angle))
    }

    /// Lets `transform` map everything that is drawn from now on, before what mapped it so far.
    ///
    /// A transform that cannot be inverted leaves no area to draw on: nothing shows until the state is restored.
    public func concatenate(_ transform: Transform) {
        let combined = transform.concatenating(deviceTransform)
        guard combined.inverted() != nil else { return clipEverything() }
        var matrix = cairo_matrix_t(combined)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Restricts drawing to `rect` as well; its sides are sharp where they fall between two pixels and soft elsewhere.
    public func clip(to rect: Rect) {
        if rect.isInfinite { return }
        guard !rect.isEmpty else { return clipEverything() }
        trace(rect)
        cairo_clip(cairo)
        clipDidShrink(to: nil)
    }

    /// Restricts drawing to what `path` encloses as well.
    public func clip(to path: Path, rule: FillRule = .winding) {
        guard trace(path) else { return clipEverything() }
        cairo_set_fill_rule(cairo, rule.cairoValue)
        cairo_clip(cairo)
        clipDidShrink(to: nil)
    }

    /// Restricts drawing to the given pixels of the bitmap as well, whatever the space is.
    public func clip(to region: PixelRegion) {
        trace(region)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        clipDidShrink(to: region.isRectangular ? region.bounds : nil)
    }

    /// The smallest rectangle of the present space around all that the clip and the bitmap's edges let through; null
    /// when nothing can be drawn.
    public var clipBounds: Rect {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return left < right && top < bottom ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Calls `body` while the space is the bitmap's pixels, or a page's points, and goes back to what was before.
    ///
    /// - Parameter body: What to call, with the map from the space that was present, and what can be drawn on.
    package func withPixelSpace(_ body: (Transform, PixelRect) -> Void) {
        let transform = deviceTransform
        withSavedState {
            cairo_identity_matrix(cairo)
            body(transform, pixelBounds)
        }
    }

    /// Maps the present space to the bitmap's pixels.
    var deviceTransform: Transform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    private func clipEverything() {
        cairo_new_path(cairo)
        cairo_clip(cairo)
        clipDidShrink(to: .zero)
    }
}

extension cairo_matrix_t {
    init(_ transform: Transform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
