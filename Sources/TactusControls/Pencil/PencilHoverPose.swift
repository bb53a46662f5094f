public import TactusGeometry
import TactusUI

/// How a pen is held over a view. UIKit's `UIPencilHoverPose`.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
    /// The place under the tip, in the view's coordinate space, in points.
    public let location: Point
    /// How far the tip is from the glass: 1 is as far as the tablet can tell; 0 where the pen does not tell.
    public let zOffset: Double
    /// The angle between the pen and the glass, in radians: π/2 when it stands upright.
    public let altitudeAngle: Double
    /// The direction in which the pen leans, in radians, clockwise from the view's positive x axis.
    public let azimuthAngle: Double
    /// The same direction as a way one point long.
    public let azimuthUnitVector: Vector
    /// How far the pen is turned around its own axis, in radians clockwise; 0 where it does not tell.
    public let rollAngle: Double
}

extension PencilHoverPose {
    init(_ hover: HoverGestureRecognizer, in view: View) {
        self.init(
            location: hover.location(in: view), zOffset: hover.zOffset, altitudeAngle: hover.altitudeAngle,
            azimuthAngle: hover.azimuthAngle(in: view), azimuthUnitVector: hover.azimuthUnitVector(in: view),
            rollAngle: hover.rollAngle)
    }
}
