/// What a sensor measures along a device's three axes: to the right, up, and out of the screen.
///
/// The unit is the kernel's for the sensor: meters per second squared for an accelerometer, at rest the 9.8 of gravity,
/// upwards.
package struct SensorVector: Hashable, Sendable {
    /// Along the first axis.
    package var x: Double
    /// Along the second axis.
    package var y: Double
    /// Along the third axis.
    package var z: Double

    /// Creates a vector.
    package init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    package var magnitude: Double { (x * x + y * y + z * z).squareRoot() }

    package static func - (left: SensorVector, right: SensorVector) -> SensorVector {
        SensorVector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    /// Positive when both point more or less the same way.
    package func dot(_ other: SensorVector) -> Double { x * other.x + y * other.y + z * other.z }

    /// The value that lies between this one and `other`: 0 is this one, 1 the other.
    package func blended(with other: SensorVector, by share: Double) -> SensorVector {
        SensorVector(x: x + (other.x - x) * share, y: y + (other.y - y) * share, z: z + (other.z - z) * share)
    }
}
