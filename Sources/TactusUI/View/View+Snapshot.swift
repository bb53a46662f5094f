import Glibc
public import TactusGeometry
public import TactusGraphics

extension View {
    /// Makes a picture of the view with all inside it, as it would be shown now: laid out, opaque as a whole, and
    /// whether it is in a window or not.
    ///
    /// ```swift
    /// let bytes = try card.snapshot().pngContents()
    /// ```
    ///
    /// What lies outside of the bounds, as its shadow does, is cut off.
    ///
    /// - Parameter scale: How many pixels belong to a point; `nil` for those of the view's display.
    /// - Returns: The picture, as large as the bounds.
    /// - Throws: A `GraphicsError` when the bounds are larger than a bitmap can be, or there is no memory.
    public final func snapshot(scale: Double? = nil) throws(GraphicsError) -> Image {
        let renderer = GraphicsImageRenderer(size: bounds.size, scale: scale ?? traitCollection.displayScale)
        return try renderer.image { drawHierarchy(in: Rect(origin: .zero, size: bounds.size), on: $0) }
    }

    /// Draws the view with all inside it, laid out and opaque as a whole, on a canvas: on a bitmap, or on a page of a
    /// PDF document, where shapes and text stay what they are.
    ///
    /// - Parameters:
    ///   - rect: What it fills, in the canvas's space.
    ///   - canvas: The canvas. What it shows already stays where the view lets it through.
    public final func drawHierarchy(in rect: Rect, on canvas: Canvas) {
        StackRoom.check("drawHierarchy(in:on:)", of: self)
        layoutIfNeeded()
        let bounds = shownGeometry.bounds
        guard !bounds.isEmpty, !rect.isEmpty, !rect.isInfinite else { return }
        let fit = Transform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(Transform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
            .concatenating(Transform(translationX: rect.minX, y: rect.minY))
        canvas.withSavedState {
            canvas.clip(to: rect)
            // What is painted begins with clearing, which must not reach what is there. A page has nothing to clear.
            if canvas.isPage { return paint(by: fit, on: canvas) }
            canvas.withGroup(alpha: 1) { paint(by: fit, on: canvas) }
        }
    }

    private func paint(by fit: Transform, on canvas: Canvas) {
        let colors = canvas.colorTraits
        canvas.withPixelSpace { space, pixels in
            let toDevice = fit.concatenating(space)
            let scale = hypot(toDevice.a, toDevice.b)
            guard scale > 0, scale.isFinite else { return }
            let reach = PixelRect(covering: shownGeometry.bounds.applying(toDevice), scale: 1).intersection(pixels)
            var list = PaintList(trustsNotes: false)
            list.paintWhole(reach, of: self, toDevice, on: canvas, scale: scale)
        }
        canvas.colorTraits = colors
    }

    /// Returns a view that shows a picture of this one, as large, and takes no touches.
    ///
    /// It stays as it is whatever becomes of this view: to be moved or faded in its place.
    ///
    /// - Returns: The view, in no superview; `nil` when there is nothing to show, or no memory for it.
    public final func snapshotView() -> View? {
        guard !bounds.isEmpty, let picture = try? snapshot() else { return nil }
        return SnapshotView(picture, size: bounds.size)
    }

    /// Returns a view that shows a picture of a part of this one, as large, and takes no touches.
    ///
    /// Where it is given another size the picture is stretched, but for its edges.
    ///
    /// - Parameters:
    ///   - rect: The part, in points of this view; what lies outside of the bounds is empty.
    ///   - capInsets: How thick the edges are that keep their size, in points.
    /// - Returns: The view, in no superview; `nil` when there is nothing to show, or no memory for it.
    public final func resizableSnapshotView(from rect: Rect, withCapInsets capInsets: Insets) -> View? {
        guard !bounds.isEmpty, !rect.isEmpty, !rect.isInfinite else { return nil }
        let renderer = GraphicsImageRenderer(size: rect.size, scale: traitCollection.displayScale)
        let whole = Rect(
            x: bounds.minX - rect.minX, y: bounds.minY - rect.minY, width: bounds.width, height: bounds.height)
        guard let picture = try? renderer.image(actions: { drawHierarchy(in: whole, on: $0) }) else { return nil }
        return SnapshotView(picture.resizableImage(withCapInsets: capInsets), size: rect.size)
    }
}

/// A picture of another view.
final class SnapshotView: View {
    private let picture: Image

    init(_ picture: Image, size: Size) {
        self.picture = picture
        super.init(frame: Rect(origin: .zero, size: size))
        isUserInteractionEnabled = false
    }

    override var drawsPresentedBounds: Bool { true }

    override func draw(_ rect: Rect, in canvas: Canvas) { canvas.draw(picture, in: presentedBounds) }
}
