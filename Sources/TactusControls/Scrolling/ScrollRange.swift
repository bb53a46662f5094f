import TactusGeometry
import TactusUI

/// Where the content of a scroll view can be scrolled to.
nonisolated struct ScrollRange: Hashable, Sendable {
    /// What holds along the two axes.
    let horizontal: ScrollAxis
    let vertical: ScrollAxis

    /// What holds for each axis beyond its extents.
    struct Bouncing: Hashable, Sendable {
        /// Whether content that can be scrolled goes on beyond its ends, and comes back.
        var isOn = true
        /// Whether content that fits does too.
        var isAlwaysHorizontal = false
        var isAlwaysVertical = false
    }

    /// - Parameters:
    ///   - viewport: The size of the scroll view.
    ///   - content: The size of the content.
    ///   - inset: The room around the content.
    ///   - bouncing: What happens at its ends.
    init(viewport: Size, content: Size, inset: Insets, bouncing: Bouncing = Bouncing()) {
        horizontal = ScrollAxis(
            content: content.width, viewport: viewport.width, before: inset.left, after: inset.right,
            bounces: bouncing.isOn, alwaysBounces: bouncing.isAlwaysHorizontal)
        vertical = ScrollAxis(
            content: content.height, viewport: viewport.height, before: inset.top, after: inset.bottom,
            bounces: bouncing.isOn, alwaysBounces: bouncing.isAlwaysVertical)
    }

    /// The offset between the ends that is nearest to `offset`.
    func limit(_ offset: Point) -> Point { Point(x: horizontal.limit(offset.x), y: vertical.limit(offset.y)) }

    /// How far an offset is beyond the ends.
    func excess(of offset: Point) -> Vector {
        Vector(dx: horizontal.excess(of: offset.x), dy: vertical.excess(of: offset.y))
    }

    /// To which offset fingers must have drawn content that is shown at one.
    func pulled(_ shown: Point) -> Point { Point(x: horizontal.pulled(shown.x), y: vertical.pulled(shown.y)) }

    /// Where content shows that fingers have drawn: rule SV-12. An axis that does not scroll stays where it was.
    ///
    /// - Parameters:
    ///   - start: Where the content would be without the fingers' way, see ``pulled(_:)``.
    ///   - translation: The translation of the fingers, in points.
    /// - Returns: The offset.
    func offset(from start: Point, drawnBy translation: Vector) -> Point {
        Point(
            x: horizontal.canScroll ? horizontal.shown(start.x - translation.dx) : start.x,
            y: vertical.canScroll ? vertical.shown(start.y - translation.dy) : start.y)
    }

    /// The offset of the page that is some pages on from one: rule SV-17.
    ///
    /// - Parameters:
    ///   - offset: Where the content is.
    ///   - count: How many pages to the right and down. An axis that does not scroll stays where it is.
    /// - Returns: The offset, between the ends.
    func page(from offset: Point, turning count: Vector) -> Point {
        Point(
            x: horizontal.canScroll ? Paging.target(from: offset.x, turning: count.dx, on: horizontal) : offset.x,
            y: vertical.canScroll ? Paging.target(from: offset.y, turning: count.dy, on: vertical) : offset.y)
    }

    /// Whether a finger that goes along `way` moves the content: rule SV-15. The axis counts that it goes farther on.
    func canScroll(from offset: Point, along translation: Vector) -> Bool {
        if abs(translation.dx) > abs(translation.dy) {
            return horizontal.canScroll(from: offset.x, along: translation.dx)
        }
        return vertical.canScroll(from: offset.y, along: translation.dy)
    }

    /// Whether there is content to come where `way` leads, along the axis that it goes farther on.
    func hasRoom(from offset: Point, along translation: Vector) -> Bool {
        if abs(translation.dx) > abs(translation.dy) {
            return horizontal.canScroll && horizontal.hasRoom(from: offset.x, along: translation.dx)
        }
        return vertical.canScroll && vertical.hasRoom(from: offset.y, along: translation.dy)
    }
}
