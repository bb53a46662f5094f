import TactusGeometry

// Wheels: rules SV-21, SV-23 and SV-24.
extension ScrollView {
    /// How long a scroll view that has turned with a wheel takes further notches, also at its end.
    private static let wheelPause = Duration.milliseconds(250)

    /// Whether a turn of a wheel is for this view.
    final func mayTurn(_ wheel: Event.Scroll) -> Bool {
        if mayZoom(by: wheel) || range.hasRoom(from: restingOffset, along: way(of: wheel)) { return true }
        guard let lastWheelTime, let application else { return false }
        return application.now - lastWheelTime < ScrollView.wheelPause
    }

    /// Follows a turn of a wheel.
    final func turn(_ wheel: Event.Scroll) {
        if mayZoom(by: wheel) { return zoom(by: wheel) }
        let way = way(of: wheel)
        if range.hasRoom(from: restingOffset, along: way) { lastWheelTime = application?.now }
        followOn(by: way * -1)
    }

    /// Lets the content follow to where it was to rest, and a way farther, but not beyond its ends.
    final func followOn(by way: Vector) {
        let range = range
        let way = Vector(
            dx: range.horizontal.canScroll ? way.dx : 0, dy: range.vertical.canScroll ? way.dy : 0)
        followOn(to: range.limit(rounded(range.limit(restingOffset + way))))
    }

    /// Lets the content follow to an offset.
    final func followOn(to target: Point) {
        let now = application?.now ?? .zero
        let offset: Point
        if let motion, motion.kind == .following {
            guard target != motion.course.target else { return }
            offset = motion.course.offset(at: now)
        } else {
            endMotion()
            offset = contentOffset
        }
        guard target != offset else { return }
        start(following(from: offset, to: target, at: now), as: .following)
    }

    /// Where the content rests, or will.
    final var restingOffset: Point {
        motion?.kind == .following ? motion?.course.target ?? contentOffset : contentOffset
    }

    /// How far a turn of a wheel would draw the content if it were a finger, in points. With Shift a wheel that turns up and
    /// down scrolls sideways, where that is possible.
    private func way(of wheel: Event.Scroll) -> Vector {
        let isTurned = pan.modifierFlags.contains(.shift) && range.horizontal.canScroll
        func turned(_ way: Vector) -> Vector { isTurned && way.dx == 0 ? Vector(dx: way.dy, dy: 0) : way }
        guard let notches = wheel.notches.map(turned) else { return turned(wheel.delta) }
        return Vector(
            dx: notches.dx * Event.Scroll.distancePerNotch(inExtent: bounds.width),
            dy: notches.dy * Event.Scroll.distancePerNotch(inExtent: bounds.height))
    }
}
