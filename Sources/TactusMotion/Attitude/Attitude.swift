import Glibc
import TactusPlatform

/// How a device is turned against a frame of reference whose third axis points up. Core Motion's `CMAttitude`.
///
/// The first two axes of the frame lie flat; where they point to is said by ``AttitudeReferenceFrame``. A device that
/// lies on a table with its screen up has a ``pitch`` and a ``roll`` of zero. From there it comes to its attitude by a
/// turn of ``yaw`` about the axis out of its screen, then of ``pitch`` about the one to its right, then of ``roll``
/// about the one to its upper edge.
///
/// ```swift
/// horizon.transform = Transform(rotationAngle: motion.deviceMotion?.attitude.roll ?? 0)
/// ```
nonisolated public struct Attitude: Hashable, Sendable {
    /// The turn that brings the axes of the frame to those of the device; its length is one.
    public private(set) var quaternion: Quaternion

    /// Creates an attitude.
    ///
    /// - Parameter quaternion: The turn from the frame of reference to the device. Its length is made one; what has
    ///   none, or is not finite, is no turn.
    public init(quaternion: Quaternion = .identity) { self.quaternion = quaternion.normalized }

    /// The turn about the axis to the upper edge of the screen, in radians, from −π to π: positive when the right edge
    /// goes down. When the screen stands upright (a ``pitch`` of ±π/2) it is zero, and all the turn is ``yaw``.
    public var roll: Double {
        let matrix = rotationMatrix
        return isUpright(matrix) ? 0 : atan2(0 - matrix.m13, matrix.m33)
    }

    /// The turn about the axis to the right, in radians, from −π/2 to π/2: positive when the upper edge goes up.
    public var pitch: Double { asin(min(max(rotationMatrix.m23, -1), 1)) }

    /// The turn about the axis out of the screen, in radians, from −π to π: positive counterclockwise.
    public var yaw: Double {
        let matrix = rotationMatrix
        return isUpright(matrix) ? atan2(matrix.m12, matrix.m11) : atan2(0 - matrix.m21, matrix.m22)
    }

    /// The attitude as a matrix, which makes of a direction in the frame of reference that along the
    /// axes of the device.
    public var rotationMatrix: RotationMatrix {
        let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
        return RotationMatrix(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
            m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
            m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
    }

    /// Makes this the turn from another attitude to what it was: what has changed since.
    ///
    /// - Parameter attitude: The attitude that is the frame of reference from now on, as one that was kept when a game
    ///   began.
    public mutating func multiply(byInverseOf attitude: Attitude) {
        quaternion = (attitude.quaternion.inverse * quaternion).normalized
    }

    /// So near to upright that roll and yaw turn about the same axis.
    private func isUpright(_ matrix: RotationMatrix) -> Bool { abs(matrix.m23) > 1 - 1e-9 }
}

/// A turn in space as nine numbers, row by row. Core Motion's `CMRotationMatrix`.
nonisolated public struct RotationMatrix: Hashable, Sendable {
    /// The first row: how much of each axis of the frame of reference lies along the device's axis to the right.
    public var m11: Double, m12: Double, m13: Double
    /// The second row: how much of each lies along the device's axis to the upper edge of the screen.
    public var m21: Double, m22: Double, m23: Double
    /// The third row: how much of each lies along the device's axis out of the screen.
    public var m31: Double, m32: Double, m33: Double

    /// Creates a matrix of nine numbers; by default the one that turns nothing.
    public init(
        m11: Double = 1, m12: Double = 0, m13: Double = 0, m21: Double = 0, m22: Double = 1, m23: Double = 0,
        m31: Double = 0, m32: Double = 0, m33: Double = 1
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

/// Where the two flat axes of a frame of reference point to; its third points up. Core Motion's
/// `CMAttitudeReferenceFrame`.
///
/// There is none that points to the true north: it takes a place on the earth and a map of its field.
nonisolated public struct AttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    /// The bits; Core Motion's.
    public let rawValue: UInt
    /// Creates a set of frames.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The frame whose first axis points where the device's right edge did at the start. What the gyroscope drifts
    /// about the vertical is not corrected while the device moves; without a gyroscope yaw stays zero.
    public static let xArbitraryZVertical = AttitudeReferenceFrame(rawValue: 1 << 0)
    /// The frame whose first axis points where the device's right edge did at the start, and is held there by the
    /// magnetometer.
    public static let xArbitraryCorrectedZVertical = AttitudeReferenceFrame(rawValue: 1 << 1)
    /// The frame whose first axis points where a compass does: to the magnetic north. The magnetometer must be free of
    /// the field of the device's own parts, which the kernel's driver sees to, or nobody.
    public static let xMagneticNorthZVertical = AttitudeReferenceFrame(rawValue: 1 << 2)
}
