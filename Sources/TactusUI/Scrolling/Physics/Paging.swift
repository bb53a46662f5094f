/// At which page content comes to rest: rule SV-17.
nonisolated enum Paging {
    /// How fast content must be let go to turn the page, in points per second.
    static let leastSpeed = 300.0

    /// The offset of the page that content comes to.
    ///
    /// - Parameters:
    ///   - offset: Where it was let go.
    ///   - velocity: How fast, in points per second.
    ///   - start: Where it was when it was taken.
    ///   - axis: Where it can be. A page is as long as the scroll view, and the first begins where the content does.
    /// - Returns: The offset: that of the page where it was taken or of one beside it, and within the ends.
    static func target(from offset: Double, velocity: Double, takenAt start: Double, on axis: ScrollAxis) -> Double {
        guard axis.viewport > 0 else { return axis.limit(offset) }
        let first = axis.offsets.lowerBound
        let page = (offset - first) / axis.viewport
        let taken = ((start - first) / axis.viewport).rounded()
        var next = page.rounded()
        if velocity >= leastSpeed { next = page.rounded(.down) + 1 }
        if velocity <= -leastSpeed { next = page.rounded(.up) - 1 }
        next = min(max(next, taken - 1), taken + 1)
        return axis.limit(first + next * axis.viewport)
    }
}
