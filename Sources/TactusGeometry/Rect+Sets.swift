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
        if contains(other), other.isStandard { return other }
        if other.contains(self), isStandard { return self }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return .null }
        return Rect(minX: left, minY: top, maxX: right, maxY: bottom, growing: false)
    }

    /// The smallest rectangle that contains both; an empty one counts with its place, ``null`` does not count.
    public func union(_ other: Rect) -> Rect {
        if contains(other) { return standardized }
        if other.contains(self) { return other.standardized }
        return Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY), growing: true)
    }

    /// Creates a rectangle from its edges.
    ///
    /// A right or lower edge that no extent leads to exactly is passed by the last digit when `growing`, and missed by
    /// it otherwise.
    init(minX: Double, minY: Double, maxX: Double, maxY: Double, growing: Bool) {
        self.init(
            x: minX, y: minY, width: Rect.extent(from: minX, to: maxX, growing: growing),
            height: Rect.extent(from: minY, to: maxY, growing: growing))
    }

    /// Whether no extent is negative.
    private var isStandard: Bool { size.width >= 0 && size.height >= 0 }

    private static func extent(from start: Double, to end: Double, growing: Bool) -> Double {
        var extent = end - start
        if growing {
            while start + extent < end { extent = extent.nextUp }
        } else {
            while start + extent > end { extent = extent.nextDown }
        }
        return extent
    }
}
