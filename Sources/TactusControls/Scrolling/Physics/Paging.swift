import TactusUI

/// At which page content comes to rest: rule SV-17.
nonisolated enum Paging {
    /// How fast content must be let go to turn the page, in points per second.
    static let leastSpeed = 300.0
    /// Content that is so near to a page is there, as a part of a page.
    private static let tolerance = 0.001

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
        let page = page(of: offset, on: axis)
        let taken = self.page(of: start, on: axis).rounded()
        var next = page.rounded()
        if velocity >= leastSpeed { next = page.rounded(.down) + 1 }
        if velocity <= -leastSpeed { next = page.rounded(.up) - 1 }
        next = min(max(next, taken - 1), taken + 1)
        return self.offset(ofPage: next, on: axis)
    }

    /// The offset of the page that is some pages on.
    ///
    /// - Parameters:
    ///   - offset: Where the content is. Between two pages the first step leads to the next one on the way.
    ///   - count: How many pages; back when negative, and where it is with 0.
    ///   - axis: Where it can be.
    /// - Returns: The offset, within the ends.
    static func target(from offset: Double, turning count: Double, on axis: ScrollAxis) -> Double {
        guard axis.viewport > 0, count != 0 else { return axis.limit(offset) }
        let page = page(of: offset, on: axis)
        let begin = count > 0 ? (page + tolerance).rounded(.down) : (page - tolerance).rounded(.up)
        return self.offset(ofPage: begin + count, on: axis)
    }

    /// How many pages an offset is from the beginning of the content.
    static func page(of offset: Double, on axis: ScrollAxis) -> Double {
        axis.viewport > 0 ? (offset - axis.offsets.lowerBound) / axis.viewport : 0
    }

    private static func offset(ofPage page: Double, on axis: ScrollAxis) -> Double {
        axis.limit(axis.offsets.lowerBound + page * axis.viewport)
    }
}
