import Glibc
import TactusGeometry
import TactusPlatform
import TactusUI

// Fingers, and touchpads, that draw the content.
extension ScrollView {
    /// How long a touch is kept from its view.
    final func contentTouchDelay(of touch: Touch) -> Duration {
        guard delaysContentTouches, isScrollEnabled, touch.view !== self, touch.type != .indirectPointer
        else { return .zero }
        return pan.metrics(for: touch.type).contentTouchDelay
    }

    /// Notes that the user is at this scroll view, for keys that nobody uses: rule SV-31.
    final func noteTouches(_ touches: Set<Touch>) {
        let places = touches.lazy.compactMap(\.view)
        let isInnermost = places.contains { place in
            sequence(first: place, next: \.superview).first { $0 is ScrollView } === self
        }
        if isInnermost { ScrollKeyInteraction.interaction(of: window)?.touchedScrollView = self }
    }

    /// Whether the pan that is about to begin has something to scroll: rules SV-15 and SV-21.
    final func mayScroll() -> Bool {
        if let wheel = pan.wheel { return mayTurn(wheel) }
        let way = pan.convert(pan.wayToBegin, to: self)
        return range.canScroll(from: contentOffset, along: way)
    }

    /// Whether touches can be taken from the subviews that know of them: rule SV-4.
    final func canTake(_ touches: [Touch]) -> Bool {
        touches.allSatisfy { touch in
            guard let content = touch.view, content !== self, touch.isKnownToView else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: content)
        }
    }

    final func panned(_ pan: PanGestureRecognizer) {
        if let wheel = self.pan.wheel {
            if pan.state == .changed { turn(wheel) }
            return
        }
        switch pan.state {
        case .began: beginDrag()
        case .changed: follow()
        case .ended: endDrag(with: pan.velocity(in: self))
        case .cancelled: endDrag(with: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        endMotion()
        let way = pan.convert(pan.wayToBegin, to: self)
        drag = ScrollDragging(
            start: range.pulled(contentOffset), takenAt: contentOffset, lock: lock(for: way),
            isScrolled: pan.touches.isEmpty)
        beginResampling()
        tellBeginning()
        follow()
    }

    final func tellBeginning() {
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        indicators.show()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The axis that a drag goes along which begins so: rule SV-16.
    private func lock(for way: Vector) -> PanCourse.Lock {
        guard isDirectionalLockEnabled else { return .none }
        let slope = tan(30 * Double.pi / 180)
        if abs(way.dy) < abs(way.dx) * slope { return .horizontal }
        return abs(way.dx) < abs(way.dy) * slope ? .vertical : .none
    }

    private func follow() {
        guard drag != nil else { return }
        let way = pan.translation(in: self)
        drag?.way = way
        // While two fingers zoom, the content follows their middle already.
        if isFollowingPinch { return drag?.takeAnew(at: range.pulled(contentOffset)) ?? () }
        guard drag?.resampler != nil, let now = application?.now else { return draw(by: way) }
        drag?.resampler?.add(.zero + way, at: now)
        drag?.link?.isPaused = false
    }

    /// Draws the content as far as fingers went. What moves it meanwhile goes first: the fingers go on from where it ends.
    final func draw(by way: Vector) {
        guard let drag, motion == nil else { return }
        let way = drag.lock.keep(way)
        let rest = handOver(drag, way)
        move(to: rounded(range.offset(from: drag.start, drawnBy: way - rest)))
    }

    /// Lets frames move the content, if the application wants that for fingers on a screen.
    private func beginResampling() {
        guard let scene = window?.windowScene, scene.inputProfile.resamplesScrolling,
            !pan.touches.isEmpty, pan.touches.allSatisfy({ $0.type == .direct })
        else { return }
        drag?.resampler = MotionResampler()
        drag?.link = scene.addDisplayLink { [weak self] time in
            guard let self, let place = drag?.resampler?.place(at: time.presentation, interval: time.interval)
            else { return }
            draw(by: place - .zero)
            if drag?.resampler?.isResting(at: time.presentation) == true { drag?.link?.isPaused = true }
        }
    }

    // MARK: Letting go

    /// - Parameter fingers: How fast they go, in points per second. The content goes the other way.
    final func endDrag(with fingers: Vector) {
        guard drag != nil else { return }
        if drag?.handedOver == nil { draw(by: pan.translation(in: self)) }
        guard let ended = drag else { return }
        ended.link?.invalidate()
        drag = nil
        openRefreshInset()
        let velocity = passOn(ended.lock.keep(fingers) * -1, of: ended)
        if let motion { return leave(to: motion) }
        let now = application?.now ?? .zero
        let natural = courseAfterDrag(takenAt: ended.takenAt, velocity, at: now)
        var target = natural.target
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity / 1000, targetContentOffset: &target)
        target.mustBeOffset()
        let course = target == natural.target ? natural : redirected(natural, velocity, to: range.limit(target))
        let place = contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: course.moves)
        indicators.rest()
        guard course.moves, motion == nil, drag == nil, contentOffset == place else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        if motion == nil, drag == nil, contentOffset == place { start(course, as: .decelerating) }
    }

    /// The fingers let content go that something else moves: it goes on, and no speed of theirs is added.
    private func leave(to motion: ScrollMotion) {
        var target = motion.target
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        target.mustBeOffset()
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        guard target != motion.target, self.motion === motion, drag == nil else { return }
        setContentOffset(range.limit(target), animated: true)
    }

    /// What becomes of content that fingers let go.
    ///
    /// - Parameters:
    ///   - start: Where it was taken.
    ///   - velocity: How fast they would move it, in points per second.
    ///   - time: When it is let go.
    /// - Returns: Its way.
    final func courseAfterDrag(takenAt start: Point, _ velocity: Vector, at time: Instant) -> ScrollCourse {
        guard window != nil else { return .resting(at: contentOffset, time) }
        // Beyond its end the content goes slower than the finger.
        func speed(_ place: Double, _ velocity: Double, on axis: ScrollAxis) -> Double {
            let excess = axis.excess(of: axis.pulled(place))
            return excess == 0 ? velocity : velocity * RubberBand.pace(at: excess, in: axis.viewport)
        }
        let range = range
        let velocity = Vector(
            dx: speed(contentOffset.x, velocity.dx, on: range.horizontal),
            dy: speed(contentOffset.y, velocity.dy, on: range.vertical))
        return course(from: contentOffset, velocity: velocity, takenAt: start, at: time)
    }

    /// The course to where a delegate wants the content to rest: rule SV-8.
    private func redirected(_ course: ScrollCourse, _ velocity: Vector, to target: Point) -> ScrollCourse {
        func axis(_ natural: AxisCourse, _ place: Double, _ velocity: Double, _ target: Double) -> AxisCourse {
            target == natural.end ? natural : AxisCourse(release(place, velocity), to: target)
        }
        return ScrollCourse(
            start: course.start,
            horizontal: axis(course.horizontal, contentOffset.x, velocity.dx, target.x),
            vertical: axis(course.vertical, contentOffset.y, velocity.dy, target.y))
    }
}
