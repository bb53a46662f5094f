import CCairo
public import TactusGeometry

extension Canvas {
    /// Whether edges of shapes that do not lie on whole pixels are smooth; of letters they always are. `true` at first,
    /// and a part of what ``saveState()`` remembers.
    public var smoothsEdges: Bool {
        get { cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE }
        set { cairo_set_antialias(cairo, newValue ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    }

    /// How many pixels the shadow of a path may have: others are computed with fewer, and made larger.
    private static let mostShadowPixels = 1 << 20

    /// Draws the soft shadow of what a path encloses, as what turns around it: also below what is drawn
    /// there afterwards.
    ///
    /// It is computed each time, which takes about as long as to draw it fifty times; a shadow of more than a million
    /// pixels is computed with fewer.
    ///
    /// - Parameters:
    ///   - path: The path, in the present space.
    ///   - color: The colour where the shadow is deepest.
    ///   - radius: How soft it is: the standard deviation of its blur, in points of the canvas, whatever the space is.
    ///     From 0 to 100; others count as the nearest of them.
    ///   - offset: By how much it is moved, in points of the canvas.
    public func fillShadow(of path: Path, color: Color, radius: Double, offset: Vector) {
        guard offset.dx.isFinite, offset.dy.isFinite, !path.isEmpty else { return }
        let blur = radius.isFinite ? min(max(radius, 0), 100) * scale : 0
        withPixelSpace { toPixels, _ in
            let path = path.applying(toPixels)
            let bounds = path.bounds
            guard !bounds.isNull, !bounds.isEmpty, bounds.maxX.isFinite, bounds.maxY.isFinite else { return }
            let room = 6 * blur + 2
            let (width, height) = (bounds.width + room, bounds.height + room)
            let share = min(
                (Double(Self.mostShadowPixels) / (width * height)).squareRoot(), 8_000 / max(width, height), 1)
            guard share > 0 else { return }
            let size = PixelSize(
                width: max(Int((bounds.width * share).rounded(.up)), 1),
                height: max(Int((bounds.height * share).rounded(.up)), 1))
            let drawn = path.applying(
                Transform(translationX: -bounds.minX, y: -bounds.minY)
                    .concatenating(Transform(scaleX: share, y: share)))
            let shape = BoxShadow.Shape(box: size, cornerRadii: 0, blur: blur * share, path: drawn)
            guard let shadow = BoxShadow(shape) else { return }
            let box = Rect(
                x: bounds.minX + offset.dx * scale, y: bounds.minY + offset.dy * scale,
                width: Double(size.width) / share, height: Double(size.height) / share)
            draw(shadow, of: box, size: size, color: color)
        }
    }
}
