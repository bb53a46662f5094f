import TactusGeometry

/// A box of the superview's space outside of which a view takes no touch: what hit testing compares with first.
///
/// It may be too large, and never is too small: a view whose box has the point is looked at in full. So siblings that
/// are far from the finger cost four comparisons each, and nothing that is computed with rounding decides who is hit.
nonisolated struct HitBounds: Hashable, Sendable {
    private var minX: Double
    private var minY: Double
    private var maxX: Double
    private var maxY: Double

    /// Excludes nothing.
    static let everywhere = HitBounds(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    /// Excludes everything.
    static let nowhere = HitBounds(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// Makes the bounds of a box that is somewhere in the superview.
    ///
    /// - Parameters:
    ///   - bounds: The box in a view's space.
    ///   - outsets: By how much more takes touches on each side.
    ///   - geometry: Where the view is.
    init(of bounds: Rect, widenedBy outsets: Insets, _ geometry: ViewGeometry) {
        let box = Rect(
            x: bounds.minX - outsets.left, y: bounds.minY - outsets.top,
            width: bounds.size.width + outsets.left + outsets.right,
            height: bounds.size.height + outsets.top + outsets.bottom
        ).standardized
        let placed = box.applying(geometry.toSuperview)
        let largest = max(box.largestCoordinate, placed.largestCoordinate)
        guard largest.isFinite else {
            self = .everywhere
            return
        }
        // More than what rounding can move an edge by, on the way to the view's space and back.
        let margin = 1 + largest * 1e-9
        self.init(
            minX: placed.minX - margin, minY: placed.minY - margin, maxX: placed.maxX + margin,
            maxY: placed.maxY + margin)
    }

    private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Whether a place of the superview's space is certainly outside. A place that is no number never is.
    func excludes(_ point: Point) -> Bool {
        point.x < minX || point.x > maxX || point.y < minY || point.y > maxY
    }
}

extension Rect {
    /// How far from zero the edges are; not finite when one of them is not.
    nonisolated fileprivate var largestCoordinate: Double {
        let sum = abs(minX) + abs(minY) + abs(maxX) + abs(maxY)
        return sum.isFinite ? sum : .infinity
    }
}
