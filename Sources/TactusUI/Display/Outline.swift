import TactusGeometry
import TactusGraphics

/// The shape of a view's bounds where they are placed among the pixels, in the view's own space.
///
/// A view that lies on whole pixels has its edges on them, and lines of whole pixels along them.
nonisolated struct Outline: Hashable, Sendable {
    private let box: Rect
    private let cornerRadius: Double
    private let corners: RectCorner
    /// Points of the view's space that make a pixel; `nil` where the view does not lie on whole pixels.
    private let pixel: Double?

    /// - Parameters:
    ///   - bounds: The view's bounds.
    ///   - appearance: Its look.
    ///   - placement: Where the bounds lie.
    init(_ bounds: Rect, _ appearance: ViewAppearance, _ placement: Placement) {
        cornerRadius = appearance.cornerRadius
        corners = appearance.maskedCorners
        if placement.isAligned, let toView = placement.transform.inverted() {
            box = Rect(placement.box, scale: 1).applying(toView)
            pixel = toView.a
        } else {
            box = bounds
            pixel = nil
        }
    }

    /// The edge.
    var path: Path { Path(roundedRect: box, byRoundingCorners: corners, cornerRadius: cornerRadius) }

    /// What lies between the edge and a line inside it; by the even-odd rule.
    func border(width: Double) -> Path {
        var width = width
        if let pixel { width = max((width / pixel).rounded(), 1) * pixel }
        var border = path
        let inner = box.insetBy(dx: width, dy: width)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return border }
        border.append(
            Path(
                roundedRect: inner, byRoundingCorners: corners,
                cornerRadius: max(min(cornerRadius, box.width / 2, box.height / 2) - width, 0)))
        return border
    }
}
