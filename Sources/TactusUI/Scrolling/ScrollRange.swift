import TactusGeometry

/// Where the content of a scroll view can be scrolled to.
nonisolated struct ScrollRange: Hashable, Sendable {
    /// The offsets along the two axes. An axis that does not scroll has one only.
    let horizontal: ClosedRange<Double>
    let vertical: ClosedRange<Double>

    /// - Parameters:
    ///   - viewport: The size of the scroll view.
    ///   - content: The size of the content.
    ///   - inset: The room around the content.
    init(viewport: Size, content: Size, inset: Insets) {
        horizontal = Self.offsets(content.width, viewport.width, inset.left, inset.right)
        vertical = Self.offsets(content.height, viewport.height, inset.top, inset.bottom)
    }

    private static func offsets(
        _ content: Double, _ viewport: Double, _ before: Double, _ after: Double
    ) -> ClosedRange<Double> {
        -before...max(content + after - viewport, -before)
    }

    /// The offset of the range that is nearest to `offset`.
    func limit(_ offset: Point) -> Point {
        Point(x: horizontal.limit(offset.x), y: vertical.limit(offset.y))
    }

    /// Where a finger has drawn the content that was at `start`. An axis that does not scroll stays where it was.
    func offset(from start: Point, drawnBy way: Vector) -> Point {
        Point(
            x: horizontal.isPoint ? start.x : horizontal.limit(start.x - way.dx),
            y: vertical.isPoint ? start.y : vertical.limit(start.y - way.dy))
    }

    /// Whether a finger that goes along `way` moves the content: rule SV-15. The axis counts that it goes farther on; the
    /// content must not have come to its end on that side.
    func canScroll(from offset: Point, along way: Vector) -> Bool {
        if abs(way.dx) > abs(way.dy) { return Self.canScroll(from: offset.x, along: way.dx, horizontal) }
        return Self.canScroll(from: offset.y, along: way.dy, vertical)
    }

    private static func canScroll(from offset: Double, along way: Double, _ range: ClosedRange<Double>) -> Bool {
        guard !range.isPoint else { return false }
        return way > 0 ? offset > range.lowerBound : offset < range.upperBound
    }
}

nonisolated extension ClosedRange where Bound == Double {
    /// Whether the range holds one value only.
    fileprivate var isPoint: Bool { lowerBound == upperBound }
}
