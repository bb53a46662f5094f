import TactusGeometry

/// The way of a pointer from the row that has opened a submenu to that submenu: it may cross other rows, and
/// the submenu stays.
nonisolated struct SafeTriangle: Hashable, Sendable {
    /// Where the pointer was on the row last.
    let apex: Point
    /// The edge of the submenu that faces it.
    let x: Double
    /// From where to where that edge reaches.
    let span: ClosedRange<Double>

    /// Creates the way.
    ///
    /// - Parameters:
    ///   - apex: Where the pointer was on the row last.
    ///   - submenu: The frame of the submenu, in the same space.
    init(from apex: Point, to submenu: Rect) {
        self.apex = apex
        x = submenu.midX >= apex.x ? submenu.minX : submenu.maxX
        span = submenu.minY...max(submenu.maxY, submenu.minY)
    }

    /// Whether a place is on the way.
    func contains(_ point: Point) -> Bool {
        let length = x - apex.x
        guard abs(length) > 1 else { return false }
        let part = (point.x - apex.x) / length
        guard part > 0, part <= 1 else { return false }
        let upper = apex.y + (span.lowerBound - apex.y) * part
        let lower = apex.y + (span.upperBound - apex.y) * part
        return point.y >= upper && point.y <= lower
    }
}
