package import TactusGeometry
package import TactusPlatform

/// What a seat's `wl_pointer` says: the surface looked up, the place in points of its scene, the time on our clock.
nonisolated package enum PointerEvent: Hashable, Sendable {
    /// An axis of scrolling.
    nonisolated package enum Axis: Hashable, Sendable {
        case vertical
        case horizontal
    }

    /// The pointer came onto a surface; without a scene, onto one that is not ours. The wire gives no time.
    case enter(SceneID?, location: Point, time: Instant)
    /// It left the surface.
    case leave(time: Instant)
    /// It moved.
    case motion(location: Point, time: Instant)
    /// The hand moved it while it was locked: with the system's acceleration, and without.
    case displacement(Vector, unaccelerated: Vector, time: Instant)
    /// A button, in Linux's numbering, went down or up.
    case button(UInt32, isDown: Bool, time: Instant)
    /// It scrolled by a distance in points.
    case axis(Axis, distance: Double, time: Instant)
    /// What the scrolling of this frame comes from (version 5).
    case axisSource(ScrollSample.Source)
    /// Scrolling along an axis ended (version 5).
    case axisStop(Axis, time: Instant)
    /// Steps of a wheel (version 5, until ``axisValue120(_:value:)`` replaced them in version 8).
    case axisDiscrete(Axis, steps: Int32)
    /// 120ths of a wheel's notch (version 8).
    case axisValue120(Axis, value: Int32)
    /// Whether the content goes against the hand along an axis, for the scrolling of this frame (version 9).
    case axisRelativeDirection(Axis, isInverted: Bool)
    /// What came before belongs together (version 5).
    case frame
}
