import TactusGeometry
import TactusGraphics

/// Where a view's shadow lies among the pixels.
nonisolated struct PlacedShadow: Hashable, Sendable {
    /// Its shape.
    let shape: BoxShadow.Shape
    /// The box whose shadow it is, in the view's space.
    let box: Rect
    /// That box in device pixels; `nil` where it is none of whole pixels.
    let pixelBox: PixelRect?
    /// The pixels that it touches.
    let pixels: PixelRect
    /// The colour where it is deepest.
    let color: Color

    /// The shadow of a view's bounds; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - bounds: The view's bounds.
    ///   - appearance: Its look.
    ///   - placement: Where the bounds lie.
    ///   - scale: Device pixels per point.
    init?(_ bounds: Rect, _ appearance: ViewAppearance, _ placement: Placement, scale: Double) {
        guard appearance.hasOrnaments else { return nil }
        let ornaments = appearance.ornaments
        guard let color = ornaments.visibleShadowColor, !bounds.isEmpty else { return nil }
        self.color = color
        let offset = ornaments.shadowOffset
        if let path = ornaments.shadowPath {
            guard let cast = Self.cast(by: path, blur: ornaments.shadowRadius * scale, scale: scale) else { return nil }
            (shape, pixelBox) = (cast.shape, nil)
            box = cast.box.offsetBy(dx: offset.dx, dy: offset.dy)
            pixels = Self.pixels(of: shape, box, placement)
            return
        }
        let size: PixelSize
        if placement.isAligned, let toView = placement.transform.inverted() {
            let moved = placement.box.offsetBy(
                dx: Int((offset.dx * scale).rounded()), dy: Int((offset.dy * scale).rounded()))
            size = placement.box.size
            box = Rect(moved, scale: 1).applying(toView)
            pixelBox = moved
        } else {
            size = PixelSize(
                width: max(Int(min(bounds.width * scale, 1e5).rounded()), 1),
                height: max(Int(min(bounds.height * scale, 1e5).rounded()), 1))
            box = bounds.offsetBy(dx: offset.dx, dy: offset.dy)
            pixelBox = nil
        }
        let room = Size(width: Double(size.width), height: Double(size.height))
        shape = BoxShadow.Shape(
            box: size, cornerRadii: ornaments.roundCorners(in: room, scale: scale),
            blur: ornaments.shadowRadius * scale)
        pixels = Self.pixels(of: shape, box, placement)
    }

    /// How many pixels the shadow of a path may have: others are computed with fewer, and made larger.
    private static let mostPixels = 1 << 20

    /// The shape of a path's shadow, and the box in the path's space that it is of; `nil` for none.
    private static func cast(by path: Path, blur: Double, scale: Double) -> (shape: BoxShadow.Shape, box: Rect)? {
        let bounds = path.bounds
        guard !bounds.isNull, !bounds.isEmpty, bounds.maxX.isFinite, bounds.maxY.isFinite else { return nil }
        // The blur is around it on all sides; a picture of less than a pixel is none.
        let room = 6 * blur + 2
        let (width, height) = (bounds.width * scale + room, bounds.height * scale + room)
        let share = min((Double(mostPixels) / (width * height)).squareRoot(), 8_000 / max(width, height), 1)
        let own = scale * share
        guard own > 0 else { return nil }
        let size = PixelSize(
            width: max(Int((bounds.width * own).rounded(.up)), 1),
            height: max(Int((bounds.height * own).rounded(.up)), 1))
        let drawn = path.applying(
            Transform(translationX: -bounds.minX, y: -bounds.minY).concatenating(Transform(scaleX: own, y: own)))
        return (
            BoxShadow.Shape(box: size, cornerRadii: 0, blur: blur * share, path: drawn),
            Rect(
                x: bounds.minX, y: bounds.minY, width: Double(size.width) / own, height: Double(size.height) / own)
        )
    }

    /// The pixels that a shadow touches.
    private static func pixels(of shape: BoxShadow.Shape, _ box: Rect, _ placement: Placement) -> PixelRect {
        let (reach, size) = (Double(shape.extent), shape.box)
        let outer = box.insetBy(
            dx: -reach * box.width / Double(size.width), dy: -reach * box.height / Double(size.height))
        let placed = outer.applying(placement.transform)
        return placement.isAligned && shape.path == nil
            ? PixelRect(covering: placed.insetBy(dx: 0.25, dy: 0.25), scale: 1) : PixelRect(covering: placed, scale: 1)
    }
}
