import Glibc
import TactusPlatform

/// A turn in space as four numbers of length one. Core Motion's `CMQuaternion`.
///
/// With the axis (a, b, c), of length one, and the angle φ of the turn, counterclockwise as seen from where the axis
/// points to, it is (a sin φ/2, b sin φ/2, c sin φ/2, cos φ/2). A quaternion and its negative are the same turn.
nonisolated public struct Quaternion: Hashable, Sendable {
    /// The share of the first axis.
    public var x: Double
    /// The share of the second axis.
    public var y: Double
    /// The share of the third axis.
    public var z: Double
    /// The share of no turn at all: the cosine of half the angle.
    public var w: Double

    /// Creates a quaternion of four numbers.
    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// No turn.
    public static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)
}

nonisolated extension Quaternion {
    /// A turn about an axis, by its length in radians.
    init(turnedBy turn: SensorVector) {
        let angle = turn.magnitude
        guard angle > 1e-12 else {
            self = .identity
            return
        }
        let share = sin(angle / 2) / angle
        self.init(x: turn.x * share, y: turn.y * share, z: turn.z * share, w: cos(angle / 2))
    }

    /// The axis times the angle in radians, by the shorter way round.
    var turn: SensorVector {
        let side = w < 0 ? -1.0 : 1.0
        let axis = SensorVector(x: x * side, y: y * side, z: z * side)
        let sine = axis.magnitude
        return sine > 1e-12 ? axis * (2 * atan2(sine, w * side) / sine) : SensorVector(x: 0, y: 0, z: 0)
    }

    /// The turn back.
    var inverse: Quaternion { Quaternion(x: 0 - x, y: 0 - y, z: 0 - z, w: w) }

    /// The same turn with the length one; none of what has no length, or an endless one.
    var normalized: Quaternion {
        let length = (x * x + y * y + z * z + w * w).squareRoot()
        guard length > 1e-9, length.isFinite else { return .identity }
        return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
    }

    /// A vector after the turn.
    func turned(_ vector: SensorVector) -> SensorVector {
        let axis = SensorVector(x: x, y: y, z: z)
        let way = axis.cross(vector) * 2
        return vector + way * w + axis.cross(way)
    }

    /// The turn on the right, then that on the left.
    static func * (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(
            x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
            y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
            z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w,
            w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z)
    }
}

nonisolated extension SensorVector {
    static func + (left: SensorVector, right: SensorVector) -> SensorVector {
        SensorVector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func * (vector: SensorVector, factor: Double) -> SensorVector {
        SensorVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }

    /// At right angles to both, as long as the area between them.
    func cross(_ other: SensorVector) -> SensorVector {
        SensorVector(
            x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }
}
