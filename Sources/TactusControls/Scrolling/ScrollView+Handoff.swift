import TactusGeometry
import TactusUI

// What an inner scroll view cannot use goes to the next one around it: rule SV-20.
extension ScrollView {
    /// Gives the part of a translation that leads beyond the content's end to the next scroll view.
    ///
    /// - Parameters:
    ///   - drag: The drag, as it is.
    ///   - translation: The translation of the fingers, in points.
    /// - Returns: The part that the other one used.
    final func handOver(_ drag: ScrollDragging, _ translation: Vector) -> Vector {
        guard nestedScrollHandoff == .atEdge else { return .zero }
        let range = range
        let excess = range.excess(of: drag.start - translation)
        let surplus = Vector(
            dx: range.horizontal.canScroll ? -excess.dx : 0, dy: range.vertical.canScroll ? -excess.dy : 0)
        guard let receiver = drag.receiver ?? outerScrollView(along: surplus) else { return .zero }
        if drag.receiver == nil {
            self.drag?.receiver = receiver
            receiver.takeOver()
        }
        receiver.drawHandedOver(by: surplus)
        return surplus
    }

    /// Gives the speed of what was handed over to who has it, as its drag ends too.
    ///
    /// - Returns: The speed that is left for this view.
    final func passOn(_ velocity: Vector, of drag: ScrollDragging) -> Vector {
        guard let receiver = drag.receiver, let handedOver = receiver.drag?.handedOver else { return velocity }
        let given = Vector(dx: handedOver.dx == 0 ? 0 : velocity.dx, dy: handedOver.dy == 0 ? 0 : velocity.dy)
        receiver.endDrag(with: given * -1)
        return velocity - given
    }

    private func takeOver() {
        endMotion()
        drag = ScrollDragging(start: range.pulled(contentOffset), takenAt: contentOffset, handedOver: .zero)
        notifyDragBegan()
    }

    private func drawHandedOver(by translation: Vector) {
        drag?.handedOver = translation
        drag?.translation = translation
        draw(by: translation)
    }

    /// Lets content that comes to its end with speed rest there, and the next scroll view go on.
    final func planHandoff(of motion: ScrollMotion, by application: Application) {
        guard nestedScrollHandoff == .atEdge, motion.kind == .decelerating else { return }
        let start = motion.trajectory.start
        func plan(_ axis: WritableKeyPath<ScrollTrajectory, AxisTrajectory>, _ vector: (Double) -> Vector) {
            guard let arrival = motion.trajectory[keyPath: axis].arrival else { return }
            let velocity = vector(arrival.velocity)
            guard let outer = outerScrollView(along: velocity * -1) else { return }
            motion.trajectory[keyPath: axis] = motion.trajectory[keyPath: axis].stoppedOnArrival
            motion.handoffs.append(
                application.schedule(at: start + .seconds(arrival.time)) { [weak outer] in outer?.glide(with: velocity)
                })
        }
        plan(\.horizontal) { Vector(dx: $0, dy: 0) }
        plan(\.vertical) { Vector(dx: 0, dy: $0) }
    }

    private func glide(with velocity: Vector) {
        guard drag == nil, let application else { return }
        endMotion()
        let trajectory = trajectory(from: contentOffset, velocity: velocity, at: application.now)
        guard trajectory.moves else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        if motion == nil, drag == nil { start(trajectory, as: .decelerating) }
    }

    /// The next scroll view that has somewhere to go.
    private func outerScrollView(along translation: Vector) -> ScrollView? {
        guard translation != .zero else { return nil }
        return sequence(first: self, next: \.superview).lazy.dropFirst().compactMap { $0 as? ScrollView }
            .first { $0.isScrollEnabled && $0.range.hasRoom(from: $0.contentOffset, along: translation) }
    }
}
