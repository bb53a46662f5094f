import CCairo
package import TactusGeometry

/// The soft shadow of a box with round corners, or of a path, in device pixels: what is needed to draw it again and
/// again.
///
/// A blurred box is the same along the middle of its sides. So the picture is that of the smallest box that has such a
/// middle, and larger boxes stretch it: their shadows cost the same, and share one picture. That of a path is as large
/// as it.
///
/// Without a blur it is the coverage of the box itself. Once it is made it is only read, by any thread.
package final class BoxShadow {
    /// What a shadow looks like.
    package struct Shape: Hashable, Sendable {
        /// The size of the box.
        package let box: PixelSize
        /// How round its corners are, in pixels.
        package let cornerRadii: CornerRadii
        /// How soft it is: the standard deviation of the blur, in pixels.
        package let blur: Double
        /// What is in the box, in pixels from its corner; `nil` for all of the box.
        package let path: Path?

        /// Creates the shape of a box's shadow, or of that of a path in it.
        package init(box: PixelSize, cornerRadii: CornerRadii, blur: Double, path: Path? = nil) {
            self.box = box
            self.path = path
            self.cornerRadii = cornerRadii.fitted(in: Size(width: Double(box.width), height: Double(box.height)))
            self.blur = blur
        }

        /// The shape of the smallest box whose picture can be stretched to this one's.
        package var stretchable: Shape {
            guard path == nil else { return self }
            // Rounder than any box is enough.
            let round = cornerRadii.extent < 1e6 ? cornerRadii.extent : 1e6
            let corner = BoxBlur(deviation: blur).extent + Int(round.rounded(.up))
            let enough = 2 * corner + 1
            return Shape(
                box: PixelSize(width: min(box.width, enough), height: min(box.height, enough)),
                cornerRadii: cornerRadii, blur: blur)
        }

        /// How far the shadow reaches beyond the box, in pixels.
        package var extent: Int { BoxBlur(deviation: blur).extent }
    }

    /// What it looks like.
    package let shape: Shape

    /// Cairo's picture of the coverage; `extent` pixels larger than the box on each side.
    let surface: OpaquePointer

    /// Computes a shadow; `nil` when it is larger than Cairo's pictures can be, or there is no memory.
    package init?(_ shape: Shape) {
        let blur = BoxBlur(deviation: shape.blur)
        let width = shape.box.width + 2 * blur.extent
        let height = shape.box.height + 2 * blur.extent
        guard max(width, height) <= Bitmap.largestExtent,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.shape = shape
        self.surface = surface
        let box = Rect(
            x: Double(blur.extent), y: Double(blur.extent), width: Double(shape.box.width),
            height: Double(shape.box.height))
        let path =
            shape.path?.applying(Transform(translationX: box.minX, y: box.minY))
            ?? Path(roundedRect: box, cornerRadii: shape.cornerRadii)
        path.add(to: cairo)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        if let pixels = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            blur.apply(to: pixels, width: width, height: height, stride: stride)
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }
}

extension Canvas {
    /// Draws the shadow of a box.
    ///
    /// - Parameters:
    ///   - shadow: The shadow, of this box or of a smaller one of the same shape, which is stretched.
    ///   - box: Where the box is, in the canvas's space. Its shadow reaches beyond it.
    ///   - size: The size of the box in the shadow's pixels.
    ///   - color: The colour where the shadow is deepest.
    package func draw(_ shadow: BoxShadow, of box: Rect, size: PixelSize, color: Color) {
        let color = resolve(color)
        guard color.alpha > 0, !size.isEmpty, !box.isEmpty else { return }
        let extent = Double(shadow.shape.extent)
        withSavedState {
            translateBy(x: box.minX, y: box.minY)
            scaleBy(x: box.width / Double(size.width), y: box.height / Double(size.height))
            translateBy(x: -extent, y: -extent)
            use(color)
            let across = Stretch(from: shadow.shape.box.width, to: size.width, margin: shadow.shape.extent)
            let down = Stretch(from: shadow.shape.box.height, to: size.height, margin: shadow.shape.extent)
            for row in down.parts {
                for column in across.parts { mask(by: shadow.surface, column, row) }
            }
        }
    }

    /// Paints one part of a stretched picture of coverage.
    private func mask(by surface: OpaquePointer, _ column: Stretch.Part, _ row: Stretch.Part) {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        var matrix = cairo_matrix_t(
            xx: column.ratio, yx: 0, xy: 0, yy: row.ratio, x0: column.source - column.target * column.ratio,
            y0: row.source - row.target * row.ratio)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, column.target, row.target, column.length, row.length)
        cairo_clip(cairo)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
        cairo_pattern_destroy(pattern)
    }
}

/// How one side of a picture is stretched: its two ends stay as they are, and its middle becomes longer.
private struct Stretch {
    struct Part {
        /// Where the part begins in the picture.
        let source: Double
        /// Where it is drawn, and how long.
        let target: Double
        let length: Double
        /// Pixels of the picture for each that is drawn; zero where one pixel becomes all of the part.
        let ratio: Double
    }

    let parts: [Part]

    /// - Parameters:
    ///   - old: The length of the box in the picture.
    ///   - new: Its length when it is drawn.
    ///   - margin: How much larger the picture is on each side.
    init(from old: Int, to new: Int, margin: Int) {
        guard new > old else {
            parts = [Part(source: 0, target: 0, length: Double(old + 2 * margin), ratio: 1)]
            return
        }
        let end = Double((old + 2 * margin) / 2)
        let rest = Double(old + 2 * margin) - end
        parts = [
            Part(source: 0, target: 0, length: end, ratio: 1),
            // The middle of a pixel, everywhere: sampled anywhere else it would be mixed with its neighbour.
            Part(source: end + 0.5, target: end, length: Double(new - old), ratio: 1e-9),
            Part(source: end, target: end + Double(new - old), length: rest, ratio: 1),
        ]
    }
}
