import TactusGeometry
import TactusUI

/// A page that stays when the view or the content gets another size, as long as nobody moves the content elsewhere.
nonisolated struct KeptPage: Hashable, Sendable {
    /// How many pages it is from the beginning of the content.
    let number: Vector
    /// Where the content is, or comes to rest, to show it.
    let offset: Point
}

// Pages stay when the view, or the content, gets another size: rule SV-17.
extension ScrollView {
    /// Brings the content to where the page is that shows, or is on its way. A finger that draws it keeps the part of
    /// the page that it holds.
    ///
    /// The number counts as long as the content stays where this has left it: a program may change the size of the view
    /// first, and that of the content afterwards.
    ///
    /// - Parameter old: The size of the view before.
    /// - Returns: Whether there is a page to keep.
    final func keepPage(from old: Size) -> Bool {
        let isKnown = keptPage?.offset == restingPlace
        guard isKnown || (old != bounds.size && !old.isEmpty), !bounds.isEmpty, currentZoom.pinch == nil else {
            return false
        }
        if drag != nil { return stretchDrag(from: old) }
        let pages = pages(of: restingPlace, in: old)
        let number = isKnown ? keptPage?.number ?? pages : Vector(dx: pages.dx.rounded(), dy: pages.dy.rounded())
        let offset = range.limit(position(ofPages: number))
        keptPage = KeptPage(number: number, offset: offset)
        guard let motion else {
            move(to: offset)
            return true
        }
        return turn(motion, to: offset, from: old)
    }

    /// The offset of the page that the middle of a part is on. Along an axis on which the part shows
    /// already it stays as it is.
    final func pageOffset(showing part: Rect, from nearest: Point) -> Point {
        let pages = pages(of: part.center, in: bounds.size)
        let page = position(ofPages: Vector(dx: pages.dx.rounded(.down), dy: pages.dy.rounded(.down)))
        let offset = contentOffset
        return range.limit(
            Point(x: nearest.x == offset.x ? offset.x : page.x, y: nearest.y == offset.y ? offset.y : page.y))
    }

    /// Where the content is, or comes to rest.
    private var restingPlace: Point { motion?.target ?? contentOffset }

    /// How many pages of a size an offset is from the beginning of the content.
    private func pages(of offset: Point, in size: Size) -> Vector {
        Vector(dx: (offset.x + lastInset.left) / size.width, dy: (offset.y + lastInset.top) / size.height)
    }

    private func position(ofPages number: Vector) -> Point {
        let range = range
        return Point(
            x: range.horizontal.offsets.lowerBound + number.dx * bounds.width,
            y: range.vertical.offsets.lowerBound + number.dy * bounds.height)
    }

    private func stretchDrag(from old: Size) -> Bool {
        guard old != bounds.size, !old.isEmpty, let takenAt = drag?.takenAt else { return false }
        let offset = position(ofPages: pages(of: contentOffset, in: old))
        drag?.takenAt = position(ofPages: pages(of: takenAt, in: old))
        drag?.restart(at: range.pulled(offset))
        move(to: rounded(offset))
        return true
    }

    /// Lets content that moves by itself come to rest elsewhere.
    private func turn(_ motion: ScrollMotion, to target: Point, from old: Size) -> Bool {
        guard motion.zoom == nil, let now = moment(of: motion) else { return false }
        var (position, velocity) = (motion.trajectory.offset(at: now), motion.trajectory.velocity(at: now))
        if old != bounds.size, !old.isEmpty {
            position = self.position(ofPages: pages(of: position, in: old))
            velocity = Vector(
                dx: velocity.dx * bounds.width / old.width, dy: velocity.dy * bounds.height / old.height)
        }
        guard motion.kind == .decelerating else {
            start(following(from: position, to: target, at: now), as: motion.kind)
            return true
        }
        func trajectory(_ position: Double, _ velocity: Double, _ target: Double) -> AxisTrajectory {
            AxisTrajectory(PageSpring(from: position, velocity: velocity, to: target, tolerance: restTolerance))
        }
        start(
            ScrollTrajectory(
                start: now, horizontal: trajectory(position.x, velocity.dx, target.x),
                vertical: trajectory(position.y, velocity.dy, target.y)),
            as: .decelerating)
        return true
    }
}
