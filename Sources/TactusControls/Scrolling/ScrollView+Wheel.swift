import TactusGeometry
import TactusUI

// Wheels: rules SV-21, SV-23 and SV-24.
extension ScrollView {
    /// How long a scroll view that has turned with a wheel takes further notches, also at its end.
    private static let wheelPause = Duration.milliseconds(250)

    /// Whether a turn of a wheel is for this view.
    final func mayTurn(_ wheel: Event.Scroll) -> Bool {
        if mayZoom(by: wheel) || range.hasRoom(from: restingOffset, along: translation(of: wheel)) { return true }
        guard let lastWheelTime, let application else { return false }
        return application.now - lastWheelTime < ScrollView.wheelPause
    }

    /// Follows a turn of a wheel.
    final func turn(_ wheel: Event.Scroll) {
        ScrollKeyInteraction.interaction(of: window)?.touchedScrollView = self
        if mayZoom(by: wheel) { return zoom(by: wheel) }
        let translation = translation(of: wheel)
        if isPagingEnabled { return turnPages(by: translation) }
        if range.hasRoom(from: restingOffset, along: translation) { lastWheelTime = application?.now }
        followOn(by: translation * -1)
    }

    /// Turns a page with every notch. Parts of a notch add up, unless the wheel turns the other way or rests.
    private func turnPages(by translation: Vector) {
        let now = application?.now
        let isGoingOn = lastWheelTime.flatMap { last in now.map { $0 - last < ScrollView.wheelPause } } ?? false
        let old = isGoingOn ? turnedWheel : .zero
        var turned = notches(in: translation) * -1
        if old.dx * turned.dx > 0 { turned.dx += old.dx }
        if old.dy * turned.dy > 0 { turned.dy += old.dy }
        let pages = Vector(dx: Self.whole(turned.dx), dy: Self.whole(turned.dy))
        turnedWheel = turned - pages
        if range.hasRoom(from: restingOffset, along: translation) { lastWheelTime = now }
        if pages != .zero { followOn(to: range.page(from: restingOffset, turning: pages)) }
    }

    /// The whole notches of a number of them, also where one is a little less by having come in parts.
    private static func whole(_ notches: Double) -> Double {
        (notches + (notches < 0 ? -0.01 : 0.01)).rounded(.towardZero)
    }

    private func notches(in translation: Vector) -> Vector {
        Vector(
            dx: translation.dx / Event.Scroll.distancePerNotch(inExtent: bounds.width),
            dy: translation.dy / Event.Scroll.distancePerNotch(inExtent: bounds.height))
    }

    /// Lets the content follow to where it was to rest, and a way farther, but not beyond its ends.
    final func followOn(by translation: Vector) {
        let range = range
        let translation = Vector(
            dx: range.horizontal.canScroll ? translation.dx : 0, dy: range.vertical.canScroll ? translation.dy : 0)
        followOn(to: range.limit(rounded(range.limit(restingOffset + translation))))
    }

    /// Lets the content follow to an offset.
    final func followOn(to target: Point) {
        let now = application?.now ?? .zero
        let offset: Point
        if let motion, motion.kind == .following {
            guard target != motion.trajectory.target else { return }
            offset = motion.trajectory.offset(at: now)
        } else {
            endMotion()
            offset = contentOffset
        }
        guard target != offset else { return }
        start(following(from: offset, to: target, at: now), as: .following)
    }

    /// Where the content rests, or will.
    final var restingOffset: Point {
        motion?.kind == .following ? motion?.trajectory.target ?? contentOffset : contentOffset
    }

    /// How far a turn of a wheel would draw the content if it were a finger, in points. With Shift a wheel that turns
    /// up and down scrolls sideways, where that is possible.
    private func translation(of wheel: Event.Scroll) -> Vector {
        let isTurned = pan.modifierFlags.contains(.shift) && range.horizontal.canScroll
        func turned(_ translation: Vector) -> Vector {
            isTurned && translation.dx == 0 ? Vector(dx: translation.dy, dy: 0) : translation
        }
        guard let notches = wheel.notches.map(turned) else { return turned(wheel.delta) }
        return Vector(
            dx: notches.dx * Event.Scroll.distancePerNotch(inExtent: bounds.width),
            dy: notches.dy * Event.Scroll.distancePerNotch(inExtent: bounds.height))
    }
}
