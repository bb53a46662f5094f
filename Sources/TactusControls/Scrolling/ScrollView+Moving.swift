import TactusGeometry
import TactusPlatform
import TactusUI

// Content that moves by itself: a course says where it is, frames show it, and a timer ends it.
extension ScrollView {
    /// Where the content can be.
    final var range: ScrollRange {
        ScrollRange(
            viewport: bounds.size, content: contentSize, inset: adjustedContentInset,
            bouncing: .init(
                isOn: bounces, isAlwaysHorizontal: alwaysBounceHorizontal, isAlwaysVertical: alwaysBounceVertical))
    }

    /// Device pixels per point.
    final var pixelsPerPoint: Double { window?.windowScene?.scale ?? 1 }

    /// How far from its end moving content may rest without being seen.
    final var restTolerance: Double { 0.5 / pixelsPerPoint }

    /// The nearest offset at which content lies on whole pixels.
    final func rounded(_ offset: Point) -> Point {
        let scale = pixelsPerPoint
        return Point(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    final var application: Application? { window?.windowScene?.application }

    /// Lets a course move the content, instead of what moves it now.
    ///
    /// Without a scene, and for less motion where it is no finger's, the content is at the end at once.
    final func start(_ course: ScrollCourse, as kind: ScrollMotion.Kind) { start(ScrollMotion(kind, course)) }

    /// Lets something move the content, instead of what moves it now.
    final func start(_ motion: ScrollMotion) {
        forgetMotion()
        self.motion = motion
        guard let scene = window?.windowScene, let application, motion.moves,
            motion.kind.isOfFingers || !application.isReduceMotionEnabled
        else { return finishMotion() }
        motion.link = scene.addDisplayLink { [weak self, weak motion] time in
            guard let self, let motion, self.motion === motion else { return }
            show(motion, at: time.presentation)
        }
        planHandoff(of: motion, by: application)
        motion.end = application.schedule(at: motion.endTime) { [weak self, weak motion] in
            if let self, let motion, self.motion === motion { finishMotion() }
        }
        indicators.show()
    }

    /// Ends what moves the content by itself, where it is now; tells the delegate. Fingers that hold it draw it on from there.
    final func endMotion() {
        guard let kind = motion?.kind else { return }
        forgetMotion()
        drag?.takeAnew(at: range.pulled(contentOffset))
        tellEnd(of: kind)
    }

    /// Ends what moves the content by itself where it leads; tells the delegate.
    private func finishMotion() {
        guard let motion else { return }
        if let zoom = motion.zoom {
            apply(zoom.target)
        } else {
            move(to: motion.course.target)
        }
        if self.motion === motion { endMotion() }  // unless the delegate has begun something else
    }

    private func show(_ motion: ScrollMotion, at moment: Instant) {
        motion.shownAt = moment
        guard let zoom = motion.zoom else { return move(to: rounded(motion.course.offset(at: moment))) }
        apply(zoom.place(at: moment))
    }

    private func forgetMotion() {
        motion?.invalidate()
        motion = nil
    }

    /// Ends what moves the content by itself, as the view leaves its scene; the delegate is told in the next turn, when the tree
    /// is whole again.
    final func haltMotion() {
        guard let motion else { return }
        motion.invalidate()
        let here = AxisCourse(restingAt: contentOffset.x)
        motion.zoom = motion.zoom?.resting(at: zoomPlace)
        motion.course = ScrollCourse(
            start: motion.course.start, horizontal: here, vertical: AxisCourse(restingAt: contentOffset.y))
        motion.end = application?.schedule(after: .zero) { [weak self, weak motion] in
            if let self, let motion, self.motion === motion { finishMotion() }
        }
    }

    private func tellEnd(of kind: ScrollMotion.Kind) {
        indicators.rest()
        switch kind {
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animated, .following: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .zooming, .zoomBouncing: tellEndOfZoom()
        }
    }

    // MARK: Touches that stop it

    /// A finger landed in the view: what moves by itself stands still.
    ///
    /// - Returns: Whether that is what the finger is for: rule SV-5.
    final func stopMotion(at time: Instant) -> Bool {
        guard let motion else { return false }
        let wasFast =
            motion.kind == .decelerating && motion.course.velocity(at: time).length > ScrollView.catchingSpeed
        endMotion()
        return wasFast
    }

    /// Content that moves faster than this, in points per second, is stopped by a finger, and not tapped.
    private static let catchingSpeed = 50.0

    /// All fingers are up, and none has drawn the content: what they have stopped beyond its end, or between pages, comes back.
    final func fingersLeft() {
        guard drag == nil, motion == nil, currentZoom.pinch == nil else { return }
        settle()
    }

    /// Brings content that is beyond its end back, and content between pages to the nearest one.
    final func settle() {
        guard let application else { return }
        let course = courseAfterDrag(takenAt: contentOffset, .zero, at: application.now)
        guard course.moves else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        if motion == nil, drag == nil { start(course, as: .decelerating) }
    }

    // MARK: Courses

    /// What becomes of content that moves without a finger.
    ///
    /// - Parameters:
    ///   - offset: Where it is.
    ///   - velocity: How fast it moves, in points per second.
    ///   - start: Where it was taken, for pages; `nil` when it was not.
    ///   - time: When it is there.
    /// - Returns: Its way.
    final func course(
        from offset: Point, velocity: Vector, takenAt start: Point? = nil, at time: Instant
    ) -> ScrollCourse {
        let (range, start) = (range, start ?? offset)
        return ScrollCourse(
            start: time,
            horizontal: course(offset.x, velocity.dx, start.x, on: range.horizontal),
            vertical: course(offset.y, velocity.dy, start.y, on: range.vertical))
    }

    private func course(_ place: Double, _ velocity: Double, _ takenAt: Double, on axis: ScrollAxis) -> AxisCourse {
        guard isPagingEnabled, axis.canScroll, axis.excess(of: place) == 0
        else { return AxisCourse(release(place, velocity), on: axis) }
        let target = Paging.target(from: place, velocity: velocity, takenAt: takenAt, on: axis)
        return AxisCourse(PageSpring(from: place, velocity: velocity, to: target, tolerance: restTolerance))
    }

    final func release(_ place: Double, _ velocity: Double) -> AxisCourse.Release {
        AxisCourse.Release(
            place: place, velocity: velocity, rate: decelerationRate.rawValue,
            leastSpeed: pan.metrics(for: .direct).minimumFlingVelocity, tolerance: restTolerance)
    }

    // MARK: Changes meanwhile

    /// The content, or the view, has another size, or the room around the content has: content that rests beyond its end comes
    /// back at once, and content on its way finds its end anew.
    final func extentDidChange() {
        indicators.update()
        guard !currentZoom.isChanging else { return }
        let oldSize = lastSize
        lastSize = bounds.size
        if isPagingEnabled, keepPage(from: oldSize) { return }
        guard let motion else {
            if drag == nil, pan.touches.isEmpty, range.excess(of: contentOffset) != .zero {
                move(to: range.limit(contentOffset))
            }
            return
        }
        switch motion.kind {
        case .decelerating:
            let course = motion.course
            guard let now = moment(of: motion) else { return }
            let range = range
            let velocity = course.velocity(at: now, in: range)
            // On its way back it goes on as it is, unless there is content now where it is.
            guard
                course.arrives || range.excess(of: course.target) != .zero || velocity != course.velocity(at: now)
            else { return }
            start(self.course(from: rounded(course.offset(at: now)), velocity: velocity, at: now), as: .decelerating)
        case .animated, .following:
            let target = range.limit(motion.course.target)
            guard target != motion.course.target, let now = moment(of: motion) else { return }
            start(following(from: motion.course.offset(at: now), to: target, at: now), as: motion.kind)
        case .zooming, .zoomBouncing: break
        }
    }

    /// The moment at which a motion can be changed unseen: the one for which it was shown last.
    final func moment(of motion: ScrollMotion) -> Instant? {
        (application?.now).map { max($0, motion.course.start, motion.shownAt) }
    }

    /// A program moves content that glides: it glides on from there. Where it comes to an end it finds that anew, and a page that is not where
    /// it would come to rest then gives way to the one nearest to where the program wants it.
    final func glideOn(from offset: Point) {
        shift(by: offset - contentOffset)
        guard let motion, motion.kind == .decelerating, contentOffset == offset, let now = moment(of: motion)
        else { return }
        let target = motion.course.target
        let mayRest = course(from: target, velocity: .zero, at: now).target.distance(to: target) < restTolerance
        guard motion.course.meetsEnds || !mayRest else { return }
        let velocity = isPagingEnabled ? .zero : motion.course.velocity(at: now)
        start(course(from: offset, velocity: velocity, at: now), as: .decelerating)
    }

    /// Moves the content and all that moves it by a way, because something of the content before it has another size: what shows
    /// stays where it is.
    final func shift(by way: Vector) {
        guard way != .zero else { return }
        drag?.start += way
        if let motion {
            motion.course = motion.course.shifted(by: way)
        }
        move(to: contentOffset + way)
    }

    final func following(from offset: Point, to target: Point, at time: Instant) -> ScrollCourse {
        let tolerance = restTolerance
        return ScrollCourse(
            start: time,
            horizontal: AxisCourse(FollowingCurve(start: offset.x, end: target.x, tolerance: tolerance)),
            vertical: AxisCourse(FollowingCurve(start: offset.y, end: target.y, tolerance: tolerance)))
    }
}

extension ScrollMotion.Kind {
    /// Whether it goes on with what fingers did, and is there also for who wishes for less motion.
    nonisolated fileprivate var isOfFingers: Bool { self == .decelerating || self == .zoomBouncing }
}
