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
        let reach = Double(shape.extent)
        let outer = box.insetBy(
            dx: -reach * box.width / Double(size.width), dy: -reach * box.height / Double(size.height))
        let placed = outer.applying(placement.transform)
        pixels =
            placement.isAligned
            ? PixelRect(covering: placed.insetBy(dx: 0.25, dy: 0.25), scale: 1) : PixelRect(covering: placed, scale: 1)
    }
}
