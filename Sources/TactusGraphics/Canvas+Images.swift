import CCairo
public import TactusGeometry

extension Canvas {
    /// Draws `image` with its upper left corner at `point`, in its own ``Image/size``.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: Where its corner is, in the canvas's space.
    ///   - tint: The colour of a template; black unless given. Other images keep their own colours.
    public func draw(_ image: Image, at point: Point, tint: Color = .black) {
        draw(image, in: Rect(origin: point, size: image.size), tint: tint)
    }

    /// Draws `image`, stretched to fill `rect`; with ``Image/capInsets`` its edges keep their size, unless
    /// there is no room for them.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: What to fill, in the canvas's space.
    ///   - tint: The colour of a template; black unless given. Other images keep their own colours.
    public func draw(_ image: Image, in rect: Rect, tint: Color = .black) {
        let tint = image.renderingMode == .template ? resolve(tint, for: .sign) : nil
        image.withSurface { surface in
            let parts = NineParts(of: image, in: rect)
            for part in parts.all {
                draw(surface, of: image.pixelSize, part: part.source, in: part.target, tint: tint)
            }
        }
    }

    /// Draws the present pixels of another bitmap, stretched to fill `rect`.
    ///
    /// A bitmap cannot be drawn on itself.
    public func draw(_ source: Bitmap, in rect: Rect) {
        precondition(
            source !== bitmap, "a bitmap cannot be drawn on itself; use Bitmap.scroll(_:dx:dy:) to move pixels")
        draw(source.surface, of: source.size, part: source.bounds, in: rect, tint: nil)
    }

    /// Draws the pixels of another bitmap that are all opaque, one on one.
    ///
    /// - Parameters:
    ///   - source: Another bitmap.
    ///   - corner: Where its upper left pixel comes, in pixels of the bitmap, whatever the space is.
    /// - Returns: `false` where they cannot be written as they are, as in a group: nothing is drawn then.
    package func write(_ source: Bitmap, at corner: PixelPoint) -> Bool {
        guard let openPixels, source !== bitmap else { return false }
        bitmap.write(source, at: corner, in: openPixels)
        return true
    }

    /// Draws the present pixels of another bitmap, stretched to fill `rect`, as opaque as `alpha` says, from 0 to 1.
    package func draw(_ source: Bitmap, in rect: Rect, alpha: Double) {
        guard alpha < 1 else { return draw(source, in: rect) }
        guard alpha > 0 else { return }
        withSavedState {
            clip(to: rect)
            draw(source.surface, of: source.size, in: rect, tint: nil, alpha: alpha)
        }
    }

    /// Draws a part of a surface, stretched to fill `rect`.
    private func draw(_ surface: OpaquePointer, of size: PixelSize, part: PixelRect, in rect: Rect, tint: Color?) {
        guard !part.isEmpty, !rect.isEmpty, !rect.isInfinite else { return }
        guard part != PixelRect(size) else { return draw(surface, of: size, in: rect, tint: tint) }
        // A surface of its own, so that nothing of the other parts is mixed in at the edges.
        let piece = cairo_surface_create_for_rectangle(
            surface, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
        guard let piece else { return }
        draw(piece, of: part.size, in: rect, tint: tint)
        cairo_surface_destroy(piece)
    }

    private func draw(
        _ surface: OpaquePointer, of size: PixelSize, in rect: Rect, tint: Color?, alpha: Double = 1
    ) {
        let width = Double(size.width) / rect.width
        let height = Double(size.height) / rect.height
        let toPixels = Transform(a: width, b: 0, c: 0, d: height, tx: -rect.minX * width, ty: -rect.minY * height)
        guard toPixels.inverted() != nil, let pattern = cairo_pattern_create_for_surface(surface) else { return }
        var matrix = cairo_matrix_t(toPixels)
        cairo_pattern_set_matrix(pattern, &matrix)
        // Beyond its edge a stretched picture repeats its last pixels instead of fading into transparency.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        if let tint {
            withSavedState {
                clip(to: rect)
                use(tint)
                cairo_mask(cairo, pattern)
            }
        } else {
            cairo_set_source(cairo, pattern)
            if alpha < 1 {
                cairo_paint_with_alpha(cairo, alpha)
            } else {
                trace(rect)
                cairo_fill(cairo)
            }
            // The source would keep the picture's memory.
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        }
        cairo_pattern_destroy(pattern)
    }
}
