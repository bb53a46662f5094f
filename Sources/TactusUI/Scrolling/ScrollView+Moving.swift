import TactusGeometry

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

    /// What becomes of content that is let go.
    final func course(from offset: Point, velocity: Vector, at time: Instant) -> ScrollCourse {
        let range = range
        return ScrollCourse(
            start: time,
            horizontal: AxisCourse(release(offset.x, velocity.dx), on: range.horizontal),
            vertical: AxisCourse(release(offset.y, velocity.dy), on: range.vertical))
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
        guard let motion else {
            if drag == nil, pan.touches.isEmpty, range.excess(of: contentOffset) != .zero {
                move(to: range.limit(contentOffset))
            }
            return
        }
        guard let application else { return }
        let now = max(application.now, motion.course.start)
        let offset = motion.course.offset(at: now)
        switch motion.kind {
        case .decelerating:
            let range = range
            guard motion.course.meetsEnds || range.excess(of: motion.course.target) != .zero else { return }
            start(course(from: offset, velocity: motion.course.velocity(at: now), at: now), as: .decelerating)
        case .animated, .following:
            let target = range.limit(motion.course.target)
            if target != motion.course.target { start(following(from: offset, to: target, at: now), as: motion.kind) }
        case .zooming, .zoomBouncing: break
        }
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
