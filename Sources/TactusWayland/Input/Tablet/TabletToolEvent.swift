package import TactusGeometry
package import TactusPlatform

/// What a tool of a graphics tablet says: the surface looked up, the place in points of its scene.
nonisolated package enum TabletToolEvent: Hashable, Sendable {
    /// It came near the tablet over a surface; without a scene, over one that is not ours.
    case proximityIn(SceneID?)
    /// It is near no longer.
    case proximityOut
    /// Its tip touched the tablet.
    case down
    /// Its tip was lifted.
    case up
    /// It moved.
    case motion(Point)
    /// How hard the tip is pressed, of 65535.
    case pressure(UInt32)
    /// How far the tip is away, of 65535.
    case distance(UInt32)
    /// How far it leans, in degrees.
    case tilt(x: Double, y: Double)
    /// How far it is turned around itself, in degrees.
    case rotation(Double)
    /// Where its slider is.
    case slider(Int32)
    /// Its wheel was turned, by degrees and by whole clicks.
    case wheel(degrees: Double, clicks: Int32)
    /// A button on it, in Linux's numbering, went down or up.
    case button(UInt32, isDown: Bool)
    /// What came before belongs together, and happened now.
    case frame(time: Instant)
}
