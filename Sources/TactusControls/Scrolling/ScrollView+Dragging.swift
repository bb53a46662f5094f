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
    final func recordTouches(_ touches: Set<Touch>) {
        let places = touches.lazy.compactMap(\.view)
        let isInnermost = places.contains { position in
            sequence(first: position, next: \.superview).first { $0 is ScrollView } === self
        }
        if isInnermost { ScrollKeyInteraction.interaction(of: window)?.touchedScrollView = self }
    }

    /// Whether the pan that is about to begin has something to scroll: rules SV-15 and SV-21.
    final func mayScroll() -> Bool {
        if let wheel = pan.wheel { return mayTurn(wheel) }
        let translation = pan.initialTranslation(in: self)
        return range.canScroll(from: contentOffset, along: translation)
    }

    /// Whether touches can be taken from the subviews that know of them: rule SV-4.
    final func canCancelContent(_ touches: [Touch]) -> Bool {
        touches.allSatisfy { touch in
            guard let content = touch.view, content !== self, touch.isDelivered else { return true }
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
        let translation = pan.initialTranslation(in: self)
        drag = ScrollDragging(
            start: range.pulled(contentOffset), takenAt: contentOffset, lock: lock(for: translation),
            isScrolled: pan.touches.isEmpty)
        beginResampling()
        notifyDragBegan()
        follow()
    }

    final func notifyDragBegan() {
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        indicators.show()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The axis that a drag goes along which begins so: rule SV-16.
    private func lock(for translation: Vector) -> PanConstraint.Lock {
        guard isDirectionalLockEnabled else { return .none }
        let slope = tan(30 * Double.pi / 180)
        if abs(translation.dy) < abs(translation.dx) * slope { return .horizontal }
        return abs(translation.dx) < abs(translation.dy) * slope ? .vertical : .none
    }

    private func follow() {
        guard drag != nil else { return }
        if keyboardDismissMode == .interactive { drawKeyboard() }
        let translation = pan.translation(in: self)
        drag?.translation = translation
        // While two fingers zoom, the content follows their middle already.
        if isFollowingPinch { return drag?.restart(at: range.pulled(contentOffset)) ?? () }
        guard drag?.resampler != nil, let now = application?.now else { return draw(by: translation) }
        drag?.resampler?.add(.zero + translation, at: now)
        drag?.link?.isPaused = false
    }

    /// Draws the content as far as fingers went. What moves it meanwhile goes first: the fingers go on
    /// from where it ends.
    final func draw(by translation: Vector) {
        guard let drag, motion == nil else { return }
        let translation = drag.lock.keep(translation)
        let rest = handOver(drag, translation)
        move(to: rounded(range.offset(from: drag.start, drawnBy: translation - rest)))
    }

    /// Lets frames move the content, if the application wants that for fingers on a screen.
    private func beginResampling() {
        guard let scene = window?.windowScene, scene.inputProfile.resamplesScrolling,
            !pan.touches.isEmpty, pan.touches.allSatisfy({ $0.type == .direct })
        else { return }
        drag?.resampler = MotionResampler()
        drag?.link = scene.addDisplayLink { [weak self] time in
            guard let self, let position = drag?.resampler?.position(at: time.presentation, interval: time.interval)
            else { return }
            draw(by: position - .zero)
            if drag?.resampler?.isResting(at: time.presentation) == true { drag?.link?.isPaused = true }
        }
    }

    // MARK: Letting go

    /// - Parameter fingers: How fast they go, in points per second. The content goes the other way.
    final func endDrag(with fingers: Vector) {
        guard drag != nil else { return }
        if keyboardDismissMode == .interactive { releaseKeyboard(with: fingers) }
        if drag?.handedOver == nil { draw(by: pan.translation(in: self)) }
        guard let ended = drag else { return }
        ended.link?.invalidate()
        drag = nil
        openRefreshInset()
        let velocity = passOn(ended.lock.keep(fingers) * -1, of: ended)
        if let motion { return leave(to: motion) }
        let now = application?.now ?? .zero
        let natural = trajectoryAfterDrag(takenAt: ended.takenAt, velocity, at: now)
        var target = targetContentOffset(forProposedContentOffset: natural.target, withVelocity: velocity)
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity / 1000, targetContentOffset: &target)
        target.mustBeOffset()
        let trajectory = target == natural.target ? natural : redirected(natural, velocity, to: range.limit(target))
        let position = contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: trajectory.moves)
        indicators.rest()
        guard trajectory.moves, motion == nil, drag == nil, contentOffset == position else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        if motion == nil, drag == nil, contentOffset == position { start(trajectory, as: .decelerating) }
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
    final func trajectoryAfterDrag(takenAt start: Point, _ velocity: Vector, at time: Instant) -> ScrollTrajectory {
        guard window != nil else { return .resting(at: contentOffset, time) }
        // Beyond its end the content goes slower than the finger.
        func speed(_ position: Double, _ velocity: Double, on axis: ScrollAxis) -> Double {
            let excess = axis.excess(of: axis.pulled(position))
            return excess == 0 ? velocity : velocity * RubberBand.pace(at: excess, in: axis.viewport)
        }
        let range = range
        let velocity = Vector(
            dx: speed(contentOffset.x, velocity.dx, on: range.horizontal),
            dy: speed(contentOffset.y, velocity.dy, on: range.vertical))
        return trajectory(from: contentOffset, velocity: velocity, takenAt: start, at: time)
    }

    /// The course to where a subclass or a delegate wants the content to rest: rule SV-8.
    final func redirected(_ trajectory: ScrollTrajectory, _ velocity: Vector, to target: Point) -> ScrollTrajectory {
        func axis(_ natural: AxisTrajectory, _ position: Double, _ velocity: Double, _ target: Double) -> AxisTrajectory
        {
            target == natural.end ? natural : AxisTrajectory(release(position, velocity), to: target)
        }
        return ScrollTrajectory(
            start: trajectory.start,
            horizontal: axis(trajectory.horizontal, contentOffset.x, velocity.dx, target.x),
            vertical: axis(trajectory.vertical, contentOffset.y, velocity.dy, target.y))
    }
}
