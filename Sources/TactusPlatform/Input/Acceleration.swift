/// What an accelerometer feels, in meters per second squared along its three axes: at rest the 9.8 of gravity, upwards.
public struct Acceleration: Hashable, Sendable {
    /// Along the first axis.
    public var x: Double
    /// Along the second axis.
    public var y: Double
    /// Along the third axis.
    public var z: Double

    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    package var magnitude: Double { (x * x + y * y + z * z).squareRoot() }

    package static func - (left: Acceleration, right: Acceleration) -> Acceleration {
        Acceleration(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    /// Positive when both point more or less the same way.
    package func dot(_ other: Acceleration) -> Double { x * other.x + y * other.y + z * other.z }

    /// The value that lies between this one and `other`: 0 is this one, 1 the other.
    package func blended(with other: Acceleration, by share: Double) -> Acceleration {
        Acceleration(x: x + (other.x - x) * share, y: y + (other.y - y) * share, z: z + (other.z - z) * share)
    }
}
