import CCairo
public import TactusGeometry

extension Canvas {
    /// Draws `image` with its upper left corner at `point`, in its own ``Image/size``.
    public func draw(_ image: Image, at point: Point) {
        draw(image, in: Rect(origin: point, size: image.size))
    }

    /// Draws `image`, stretched to fill `rect`.
    public func draw(_ image: Image, in rect: Rect) {
        image.withSurface { draw($0, of: image.pixelSize, in: rect) }
    }

    /// Draws the present pixels of another bitmap, stretched to fill `rect`.
    ///
    /// A bitmap cannot be drawn on itself.
    public func draw(_ source: Bitmap, in rect: Rect) {
        precondition(
            source !== bitmap, "a bitmap cannot be drawn on itself; use Bitmap.scroll(_:dx:dy:) to move pixels")
        draw(source.surface, of: source.size, in: rect)
    }

    private func draw(_ surface: OpaquePointer, of size: PixelSize, in rect: Rect) {
        guard !size.isEmpty, !rect.isEmpty, !rect.isInfinite else { return }
        let width = Double(size.width) / rect.width
        let height = Double(size.height) / rect.height
        let toPixels = Transform(a: width, b: 0, c: 0, d: height, tx: -rect.minX * width, ty: -rect.minY * height)
        guard toPixels.inverted() != nil, let pattern = cairo_pattern_create_for_surface(surface) else { return }
        var matrix = cairo_matrix_t(toPixels)
        cairo_pattern_set_matrix(pattern, &matrix)
        // Beyond its edge a stretched picture repeats its last pixels instead of fading into transparency.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        trace(rect)
        cairo_set_source(cairo, pattern)
        cairo_fill(cairo)
        // The source would keep the picture's memory.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_pattern_destroy(pattern)
    }
}
