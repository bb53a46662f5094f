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
    final func start(_ trajectory: ScrollTrajectory, as kind: ScrollMotion.Kind) {
        start(ScrollMotion(kind, trajectory))
    }

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

    /// Ends what moves the content by itself, where it is now; tells the delegate. Fingers that hold it
    /// draw it on from there.
    final func endMotion() {
        guard let motion else { return }
        forgetMotion()
        drag?.restart(at: range.pulled(contentOffset))
        tellEnd(of: motion)
    }

    /// Ends what moves the content by itself where it leads; tells the delegate.
    private func finishMotion() {
        guard let motion else { return }
        if let zoom = motion.zoom {
            apply(zoom.target)
        } else {
            move(to: motion.trajectory.target)
        }
        if self.motion === motion { endMotion() }  // unless the delegate has begun something else
    }

    private func show(_ motion: ScrollMotion, at moment: Instant) {
        motion.shownAt = moment
        guard let zoom = motion.zoom else { return move(to: rounded(motion.trajectory.offset(at: moment))) }
        apply(zoom.position(at: moment))
    }

    private func forgetMotion() {
        motion?.invalidate()
        motion = nil
    }

    /// Ends what moves the content by itself, as the view leaves its scene; the delegate is told in the next turn, when
    /// the tree is whole again.
    final func haltMotion() {
        guard let motion else { return }
        motion.invalidate()
        let here = AxisTrajectory(restingAt: contentOffset.x)
        motion.zoom = motion.zoom?.resting(at: zoomPosition)
        motion.trajectory = ScrollTrajectory(
            start: motion.trajectory.start, horizontal: here, vertical: AxisTrajectory(restingAt: contentOffset.y))
        motion.end = application?.schedule(after: .zero) { [weak self, weak motion] in
            if let self, let motion, self.motion === motion { finishMotion() }
        }
    }

    private func tellEnd(of motion: ScrollMotion) {
        indicators.rest()
        switch motion.kind {
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animated where motion.endsAtTop && contentOffset == motion.target:
            delegate?.scrollViewDidScrollToTop(self)
        case .animated, .following: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .zooming, .zoomBouncing: notifyZoomEnded()
        }
    }

    // MARK: Touches that stop it

    /// A finger landed in the view: what moves by itself stands still.
    ///
    /// - Returns: Whether that is what the finger is for: rule SV-5.
    final func stopMotion(at time: Instant) -> Bool {
        guard let motion else { return false }
        let wasFast =
            motion.kind == .decelerating && motion.trajectory.velocity(at: time).length > ScrollView.catchingSpeed
        endMotion()
        return wasFast
    }

    /// Content that moves faster than this, in points per second, is stopped by a finger, and not tapped.
    private static let catchingSpeed = 50.0

    /// All fingers are up, and none has drawn the content: what they have stopped beyond its end, or between
    /// pages, comes back.
    final func fingersLeft() {
        guard drag == nil, motion == nil, currentZoom.pinch == nil else { return }
        settle()
    }

    /// Brings content that is beyond its end back, and content between pages to the nearest one.
    final func settle() {
        guard let application else { return }
        let natural = trajectoryAfterDrag(takenAt: contentOffset, .zero, at: application.now)
        let target = targetContentOffset(forProposedContentOffset: natural.target, withVelocity: .zero)
        target.mustBeOffset()
        let trajectory = target == natural.target ? natural : redirected(natural, .zero, to: range.limit(target))
        guard trajectory.moves else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        if motion == nil, drag == nil { start(trajectory, as: .decelerating) }
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
    final func trajectory(
        from offset: Point, velocity: Vector, takenAt start: Point? = nil, at time: Instant
    ) -> ScrollTrajectory {
        let (range, start) = (range, start ?? offset)
        return ScrollTrajectory(
            start: time,
            horizontal: trajectory(offset.x, velocity.dx, start.x, on: range.horizontal),
            vertical: trajectory(offset.y, velocity.dy, start.y, on: range.vertical))
    }

    private func trajectory(_ position: Double, _ velocity: Double, _ takenAt: Double, on axis: ScrollAxis)
        -> AxisTrajectory
    {
        guard isPagingEnabled, axis.canScroll, axis.excess(of: position) == 0
        else { return AxisTrajectory(release(position, velocity), on: axis) }
        let target = Paging.target(from: position, velocity: velocity, takenAt: takenAt, on: axis)
        return AxisTrajectory(PageSpring(from: position, velocity: velocity, to: target, tolerance: restTolerance))
    }

    final func release(_ position: Double, _ velocity: Double) -> AxisTrajectory.Release {
        AxisTrajectory.Release(
            position: position, velocity: velocity, rate: decelerationRate.rawValue,
            leastSpeed: pan.metrics(for: .direct).minimumFlingVelocity, tolerance: restTolerance)
    }

    // MARK: Changes meanwhile

    /// The content has another size: what follows from that is done, and who observes it is told.
    final func contentSizeDidChange() {
        if !currentZoom.isChanging {
            let scale = currentZoom.scale
            currentZoom.naturalSize = Size(width: contentSize.width / scale, height: contentSize.height / scale)
        }
        extentDidChange()
        notifyGeometryObservers()
    }

    /// The content, or the view, has another size, or the room around the content has: content that rests beyond its
    /// end comes back at once, and content on its way finds its end anew.
    final func extentDidChange() {
        // Content of another size may have other room around it, which it follows first: at its beginning it stays
        // there, not merely within the new limits.
        if !currentZoom.isChanging, adjustedContentInset != lastInset { return insetsDidChange() }
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
            let trajectory = motion.trajectory
            guard let now = moment(of: motion) else { return }
            let range = range
            let velocity = trajectory.velocity(at: now, in: range)
            // On its way back it goes on as it is, unless there is content now where it is.
            guard
                trajectory.arrives || range.excess(of: trajectory.target) != .zero
                    || velocity != trajectory.velocity(at: now)
            else { return }
            start(
                self.trajectory(from: rounded(trajectory.offset(at: now)), velocity: velocity, at: now),
                as: .decelerating)
        case .animated, .following:
            let target = range.limit(motion.trajectory.target)
            guard target != motion.trajectory.target, let now = moment(of: motion) else { return }
            start(following(from: motion.trajectory.offset(at: now), to: target, at: now), as: motion.kind)
        case .zooming, .zoomBouncing: break
        }
    }

    /// The moment at which a motion can be changed unseen: the one for which it was shown last.
    final func moment(of motion: ScrollMotion) -> Instant? {
        (application?.now).map { max($0, motion.trajectory.start, motion.shownAt) }
    }

    /// A program moves content that glides: it glides on from there. Where it comes to an end it finds that anew, and a
    /// page that is not where it would come to rest then gives way to the one nearest to where the program wants it.
    final func glideOn(from offset: Point) {
        shift(by: offset - contentOffset)
        guard let motion, motion.kind == .decelerating, contentOffset == offset, let now = moment(of: motion)
        else { return }
        let target = motion.trajectory.target
        let mayRest = trajectory(from: target, velocity: .zero, at: now).target.distance(to: target) < restTolerance
        guard motion.trajectory.meetsEnds || !mayRest else { return }
        let velocity = isPagingEnabled ? .zero : motion.trajectory.velocity(at: now)
        start(trajectory(from: offset, velocity: velocity, at: now), as: .decelerating)
    }

    /// Moves the content and all that moves it by a way, because something of the content before it has another size:
    /// what shows stays where it is.
    final func shift(by translation: Vector) {
        guard translation != .zero else { return }
        drag?.start += translation
        if let motion {
            motion.trajectory = motion.trajectory.shifted(by: translation)
        }
        move(to: contentOffset + translation)
    }

    final func following(from offset: Point, to target: Point, at time: Instant) -> ScrollTrajectory {
        let tolerance = restTolerance
        return ScrollTrajectory(
            start: time,
            horizontal: AxisTrajectory(FollowingCurve(start: offset.x, end: target.x, tolerance: tolerance)),
            vertical: AxisTrajectory(FollowingCurve(start: offset.y, end: target.y, tolerance: tolerance)))
    }
}

extension ScrollMotion.Kind {
    /// Whether it goes on with what fingers did, and is there also for who wishes for less motion.
    nonisolated fileprivate var isOfFingers: Bool { self == .decelerating || self == .zoomBouncing }
}
