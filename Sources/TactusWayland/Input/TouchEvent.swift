package import TactusGeometry
package import TactusPlatform

/// What a seat's `wl_touch` says: the surface looked up, the place in points of its scene, the time on our clock.
///
/// The first value is the id on the wire. It names a finger only while that finger is down: the next `down` with the
/// same id is another finger, and any 32-bit integer is a legal id.
nonisolated package enum TouchEvent: Hashable, Sendable {
    /// A finger landed, and is called `contact` from now on. Without a scene the surface was not one of ours, or died
    /// before the event arrived.
    case down(Int32, contact: ContactID, scene: SceneID?, location: Point, time: Instant)
    /// A finger moved.
    case motion(Int32, location: Point, time: Instant)
    /// A finger was lifted. The wire does not say where.
    case up(Int32, time: Instant)
    /// The area of contact changed (version 6): the axes of an ellipse in points.
    case shape(Int32, major: Double, minor: Double)
    /// The ellipse turned (version 6): degrees clockwise from the downward y axis to the longer axis.
    case orientation(Int32, degrees: Double)
    /// What came before belongs together.
    case frame
    /// Every contact of the device is void. Neither `up` nor `frame` follows.
    case cancel
}
