import TactusGeometry
import TactusGraphics

/// The shape of a view's bounds where they are placed among the pixels, in the view's own space.
///
/// A view that lies on whole pixels has its edges on them, and lines of whole pixels along them.
nonisolated struct Outline: Hashable, Sendable {
    private let box: Rect
    private let radii: CornerRadii
    /// Points of the view's space that make a pixel; `nil` where the view does not lie on whole pixels.
    private let pixel: Double?

    /// - Parameters:
    ///   - bounds: The view's bounds.
    ///   - appearance: Its look.
    ///   - placement: Where the bounds lie.
    init(_ bounds: Rect, _ appearance: ViewAppearance, _ placement: Placement) {
        if placement.isAligned, let toView = placement.transform.inverted() {
            box = Rect(placement.box, scale: 1).applying(toView)
            pixel = toView.a
        } else {
            box = bounds
            pixel = nil
        }
        radii = appearance.isRounded ? appearance.ornaments.roundCorners(in: box.size) : .zero
    }

    /// The edge.
    var path: Path { Path(roundedRect: box, cornerRadii: radii) }

    /// The edge of what an opaque border covers only from outside: farther in, so that nothing of it shows where the
    /// border's outer edge is soft.
    ///
    /// - Parameter width: The border's width, in points.
    /// - Returns: The edge.
    func path(underBorder width: Double) -> Path { inside(by: min(width / 2, pixel ?? 1)) ?? path }

    /// What lies between the edge and a line inside it; by the even-odd rule.
    func border(width: Double) -> Path {
        var width = width
        if let pixel { width = max((width / pixel).rounded(), 1) * pixel }
        var border = path
        if let inner = inside(by: width) { border.append(inner) }
        return border
    }

    /// A line inside the edge, everywhere as far from it; `nil` where there is no room.
    private func inside(by distance: Double) -> Path? {
        let inner = box.insetBy(dx: distance, dy: distance)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return nil }
        return Path(roundedRect: inner, cornerRadii: radii.map { max($0 - distance, 0) })
    }
}
