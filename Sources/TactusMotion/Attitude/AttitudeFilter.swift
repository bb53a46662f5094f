import Glibc
package import TactusPlatform

/// Makes an attitude of an accelerometer's, a gyroscope's and a magnetometer's measurements: a complementary filter on
/// turns, with the gyroscope's bias (R. Mahony, T. Hamel, J.-M. Pflimlin, “Nonlinear complementary filters on the
/// special orthogonal group”, 2008).
///
/// What turns is followed by the gyroscope; what it drifts is taken back, slowly, by the directions that are known:
/// gravity for the tilt, the earth's field for the rest, of which only the horizontal part is looked at, so that a
/// magnet nearby never tilts the horizon. Without a gyroscope the attitude follows the directions themselves.
/// A pure value: measurements and times in, an attitude out. Decision 0516 weighs it.
nonisolated package struct AttitudeFilter {
    /// The sensors at one time, along the device's axes.
    package struct Measurement {
        /// In G, downwards.
        package var acceleration: SensorVector
        /// In radians per second; `nil` without a gyroscope.
        package var rate: SensorVector?
        /// In microteslas; `nil` without a magnetometer.
        package var field: SensorVector?

        /// Creates a measurement.
        package init(acceleration: SensorVector, rate: SensorVector? = nil, field: SensorVector? = nil) {
            self.acceleration = acceleration
            self.rate = rate
            self.field = field
        }
    }

    /// How long, in seconds, a wrong direction takes to be 1/e of it: with a gyroscope, and without one.
    private static let (followed, alone) = (1.0, 0.2)
    /// How fast a bias is learned from wrong directions, per second squared.
    private static let biasGain = 0.05
    /// No gyroscope that works says more at rest, in radians per second.
    private static let largestBias = 0.2
    /// A pause, in seconds, after which nothing is known of what happened in it.
    private static let longestStep = 0.5

    /// The turn from the frame of reference to the device; `nil` before the first usable measurement.
    package private(set) var quaternion: Quaternion?
    /// What the gyroscope says when nothing turns, as far as it is known, in radians per second.
    package private(set) var bias = SensorVector(x: 0, y: 0, z: 0)

    private let frame: AttitudeReferenceFrame
    /// Where, flat in the frame of reference, the field is to point, in radians; `nil` until it is known.
    private var northAngle: Double?
    private var rest = RestDetector()

    /// Creates a filter that knows nothing yet, against one frame of reference.
    package init(frame: AttitudeReferenceFrame) {
        self.frame = frame
        northAngle = frame == .xMagneticNorthZVertical ? 0 : nil
    }

    /// Takes a measurement.
    ///
    /// - Parameters:
    ///   - measurement: What the sensors say.
    ///   - step: The time since the last measurement, in seconds; not used for the first.
    /// - Returns: How fast the device turns, in radians per second; `nil` while there is no attitude, which a device
    ///   that falls at the start does not have.
    package mutating func update(_ measurement: Measurement, after step: Double) -> SensorVector? {
        guard let former = quaternion else { return start(measurement) }
        let isLate = step > Self.longestStep || step < 0
        var current = former
        var rate = SensorVector(x: 0, y: 0, z: 0)
        if let measured = measurement.rate {
            if let still = rest.update(rate: measured, acceleration: measurement.acceleration, step: step) {
                bias = Self.limited(bias.blended(with: still, by: Self.share(of: step, over: 1)))
            }
            rate = measured - bias
            if !isLate { current = current * Quaternion(turnedBy: rate * step) }
        }
        let time = measurement.rate == nil ? Self.alone : Self.followed
        let trust = Self.trust(in: measurement.acceleration)
        let share = isLate ? (trust > 0 ? 1 : 0) : Self.share(of: step * trust, over: time)
        current = level(current, to: measurement.acceleration, by: share, step: isLate ? 0 : step * trust)
        if let field = measurement.field {
            let share = isLate ? 1 : Self.share(of: step, over: time)
            current = point(current, to: field, by: share, step: isLate ? 0 : step)
        }
        let result = current.normalized
        quaternion = result
        guard measurement.rate == nil else { return rate }
        return isLate || step <= 0 ? rate : (former.inverse * result).turn * (1 / step)
    }

    /// The direction up, along the device's axes.
    package var up: SensorVector { (quaternion ?? .identity).inverse.turned(SensorVector(x: 0, y: 0, z: 1)) }

    // MARK: Steps

    private mutating func start(_ measurement: Measurement) -> SensorVector? {
        guard Self.trust(in: measurement.acceleration) > 0 else { return nil }
        var current = level(.identity, to: measurement.acceleration, by: 1, step: 0)
        // Levelling turned about a flat axis; what it left of yaw is taken back, so that yaw begins at zero.
        let yaw = Attitude(quaternion: current).yaw
        current = Quaternion(turnedBy: SensorVector(x: 0, y: 0, z: 0 - yaw)) * current
        if let field = measurement.field { current = point(current, to: field, by: 1, step: 0) }
        quaternion = current.normalized
        return measurement.rate ?? SensorVector(x: 0, y: 0, z: 0)
    }

    /// Turns an attitude by a share of what its idea of up differs from what is felt, and learns the bias from it.
    private mutating func level(
        _ attitude: Quaternion, to acceleration: SensorVector, by share: Double, step: Double
    ) -> Quaternion {
        let length = acceleration.magnitude
        guard share > 0, length > 0 else { return attitude }
        let felt = acceleration * (-1 / length)
        let believed = attitude.inverse.turned(SensorVector(x: 0, y: 0, z: 1))
        let axis = felt.cross(believed)
        let sine = axis.magnitude
        let angle = atan2(sine, felt.dot(believed))
        guard angle > 1e-12 else { return attitude }
        // Upside down: any flat axis will do.
        let unit = sine > 1e-9 ? axis * (1 / sine) : SensorVector(x: 1, y: 0, z: 0)
        bias = Self.limited(bias - unit * (angle * Self.biasGain * step))
        return attitude * Quaternion(turnedBy: unit * (angle * share))
    }

    /// Turns an attitude about the vertical, by a share of what the field differs from where it is to point.
    private mutating func point(
        _ attitude: Quaternion, to field: SensorVector, by share: Double, step: Double
    ) -> Quaternion {
        guard frame != .xArbitraryZVertical else { return attitude }
        let flat = attitude.turned(field)
        let level = (flat.x * flat.x + flat.y * flat.y).squareRoot()
        // Another strength is not the earth's, and a field that points down says nothing about north.
        guard (15...100).contains(field.magnitude), level > 5 else { return attitude }
        let angle = atan2(flat.y, flat.x)
        guard let wanted = northAngle else {
            northAngle = angle
            return attitude
        }
        let error = remainder(angle - wanted, 2 * Double.pi)
        let vertical = SensorVector(x: 0, y: 0, z: 0 - error)
        bias = Self.limited(bias - attitude.inverse.turned(vertical) * (Self.biasGain * step))
        return Quaternion(turnedBy: vertical * share) * attitude
    }

    // MARK: Measures

    /// How far an acceleration is gravity: wholly at one G, not at all from a fifth less or more on.
    private static func trust(in acceleration: SensorVector) -> Double {
        max(0, 1 - abs(acceleration.magnitude - 1) / 0.2)
    }

    private static func share(of step: Double, over time: Double) -> Double { 1 - exp(0 - max(step, 0) / time) }

    private static func limited(_ bias: SensorVector) -> SensorVector {
        func limit(_ value: Double) -> Double { min(max(value, 0 - largestBias), largestBias) }
        return SensorVector(x: limit(bias.x), y: limit(bias.y), z: limit(bias.z))
    }
}

/// Finds out when a device lies still, and what its gyroscope says then.
nonisolated struct RestDetector {
    /// How much a rate may tremble, and how large it may be, at rest, in radians per second.
    private static let (tremble, largest) = (0.02, 0.1)
    /// How long it must have been still, in seconds.
    private static let shortest = 1.0

    private var mean = SensorVector(x: 0, y: 0, z: 0)
    private var time = 0.0

    /// Takes a measurement.
    ///
    /// - Returns: The mean of what the gyroscope says, when the device has been still for a second; a device that turns
    ///   evenly, and slower than 6° a second, cannot be told from one that lies still.
    mutating func update(rate: SensorVector, acceleration: SensorVector, step: Double) -> SensorVector? {
        let isStill =
            (rate - mean).magnitude < Self.tremble && rate.magnitude < Self.largest
            && abs(acceleration.magnitude - 1) < 0.05 && step > 0
        guard isStill else {
            (mean, time) = (rate, 0)
            return nil
        }
        mean = mean.blended(with: rate, by: 1 - exp(0 - step / 0.5))
        time += step
        return time >= Self.shortest ? mean : nil
    }
}
