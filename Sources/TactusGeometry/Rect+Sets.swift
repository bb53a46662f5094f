extension Rect {
    /// Whether `point` lies inside, or on the left or upper edge.
    public func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Whether no part of `other` sticks out.
    ///
    /// Every rectangle contains ``null``; an empty rectangle is contained where
    /// its place is, edges included.
    public func contains(_ other: Rect) -> Bool {
        if other.isNull { return true }
        return !isNull && minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// Whether both have a point in common.
    ///
    /// Touching edges share none.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

    /// The points that both have in common; ``null`` when there are none.
    ///
    /// The result never sticks out of either rectangle, whatever the rounding.
    public func intersection(_ other: Rect) -> Rect {
        if isEmpty || other.isEmpty { return .null }
        if contains(other) { return other.standardized }
        if other.contains(self) { return standardized }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return .null }
        return Rect(
            x: left, y: top, width: Rect.extent(from: left, to: right, growing: false),
            height: Rect.extent(from: top, to: bottom, growing: false))
    }

    /// The smallest rectangle that contains both; an empty one counts with its place, ``null`` does not count.
    public func union(_ other: Rect) -> Rect {
        if contains(other) { return standardized }
        if other.contains(self) { return other.standardized }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(minX: left, minY: top, maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Creates the smallest rectangle that reaches all four edges.
    ///
    /// A maximum below its minimum counts as the minimum.
    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        let left = max(minX, Rect.infinite.minX)
        let top = max(minY, Rect.infinite.minY)
        self.init(
            x: left, y: top, width: Rect.extent(from: left, to: maxX, growing: true),
            height: Rect.extent(from: top, to: maxY, growing: true))
    }

    /// The extent that leads from `start` to `end` at least (`growing`) or at most, rounding included.
    private static func extent(from start: Double, to end: Double, growing: Bool) -> Double {
        let extent = max(0, end - start)
        if growing {
            return start + extent < end ? extent.nextUp : extent
        }
        return start + extent > end ? extent.nextDown : extent
    }
}
