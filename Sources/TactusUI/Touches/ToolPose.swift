import Glibc
import TactusGeometry
import TactusPlatform

/// How a tool is held, in the numbers that touches give: rules TC-18 and TC-19.
///
/// What the tool cannot tell is as if it stood upright, untwisted, on the surface.
nonisolated struct ToolPose: Hashable, Sendable {
    /// What the hardest pressure counts for: an ordinary touch is about 1.
    private static let hardest = 4.0
    private static let greatest = Double(UInt16.max)

    private let axes: TabletAxes?

    init(_ axes: TabletAxes?) { self.axes = axes }

    /// How hard the tip is pressed; from 0 to ``maximumForce``.
    var force: Double { axes?.pressure.map { Self.hardest * Double($0) / Self.greatest } ?? 0 }
    /// The greatest force that the tool can tell; 0 when it tells none.
    var maximumForce: Double { axes?.pressure == nil ? 0 : Self.hardest }
    /// How far the tip is away: 1 is as far as the tablet can tell.
    var zOffset: Double { axes?.distance.map { Double($0) / Self.greatest } ?? 0 }
    /// Where the slider is, from -1 to 1; `nil` when the tool has none.
    var slider: Double? { axes?.slider.map { min(max(Double($0) / Self.greatest, -1), 1) } }
    /// How far the tool is turned around its own axis, in radians, clockwise.
    var rollAngle: Double { (axes?.rotation ?? 0) * .pi / 180 }

    /// The angle between tool and surface, in radians: π/2 when it stands upright.
    var altitude: Double {
        guard let lean else { return .pi / 2 }
        return atan(1 / lean.length)
    }

    /// The direction in which the tool leans, in the scene's coordinate space, one point long; `nil`
    /// when it stands upright.
    var direction: Vector? { lean.map { $0 / $0.length } }

    /// How far the tool leans, per unit of height; `nil` when it stands upright.
    private var lean: Vector? {
        guard let tilt = axes?.tilt, tilt.x != 0 || tilt.y != 0 else { return nil }
        let lean = Vector(dx: tan(tilt.x * .pi / 180), dy: tan(tilt.y * .pi / 180))
        return lean.length > 0 && lean.length.isFinite ? lean : nil
    }
}
