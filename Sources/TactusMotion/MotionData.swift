public import TactusPlatform

/// An acceleration along a device's three axes, in G: multiples of 9.80665 m/s².
///
/// The axes are those of the screen as it is built in: `x` to the right, `y` up, `z` out of it. A device at rest
/// measures gravity, downwards: one that lies on a table with its screen up has `z` = −1. Core Motion's
/// `CMAcceleration`.
nonisolated public struct Acceleration: Hashable, Sendable {
    /// To the right, in G.
    public var x: Double
    /// To the upper edge of the screen, in G.
    public var y: Double
    /// Out of the screen, in G.
    public var z: Double

    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// How fast a device turns about its three axes, in radians per second; positive counterclockwise, as seen from where
/// the axis points to. Core Motion's `CMRotationRate`.
nonisolated public struct RotationRate: Hashable, Sendable {
    /// About the axis that points to the right, in radians per second.
    public var x: Double
    /// About the axis that points to the upper edge of the screen, in radians per second.
    public var y: Double
    /// About the axis that points out of the screen, in radians per second.
    public var z: Double

    /// Creates a rate of rotation.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// A magnetic field along a device's three axes, in microteslas: that of the earth, some 25 to 65, and of what
/// is near. Core Motion's `CMMagneticField`.
nonisolated public struct MagneticField: Hashable, Sendable {
    /// To the right, in microteslas.
    public var x: Double
    /// To the upper edge of the screen, in microteslas.
    public var y: Double
    /// Out of the screen, in microteslas.
    public var z: Double

    /// Creates a field.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// A measurement of the accelerometer.
nonisolated public struct AccelerometerData: Hashable, Sendable {
    /// What was felt, gravity included.
    public let acceleration: Acceleration
    /// The time of the measurement, on the application's clock.
    public let timestamp: Instant
}

/// A measurement of the gyroscope.
nonisolated public struct GyroData: Hashable, Sendable {
    /// How fast the device turned.
    public let rotationRate: RotationRate
    /// The time of the measurement, on the application's clock.
    public let timestamp: Instant
}

/// A measurement of the magnetometer.
nonisolated public struct MagnetometerData: Hashable, Sendable {
    /// The field as it is, that of the device's own parts included.
    public let magneticField: MagneticField
    /// The time of the measurement, on the application's clock.
    public let timestamp: Instant
}

/// Why there are no measurements.
nonisolated public enum MotionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such sensor, or this program may not read it.
    case notAvailable
    /// The sensor was there and cannot be read any more: it was unplugged, or says what is no number.
    case lost

    /// A sentence for people.
    public var description: String {
        switch self {
        case .notAvailable: "There is no such sensor that this program may read."
        case .lost: "The sensor cannot be read any more."
        }
    }
}
