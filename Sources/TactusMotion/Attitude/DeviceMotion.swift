public import TactusPlatform

/// What several sensors together say about how a device is turned and moved. Core Motion's `CMDeviceMotion`.
///
/// An acceleration is gravity and what the user adds to it. A sensor cannot tell them apart; the ``attitude`` can, in
/// which gravity points down.
///
/// Three of Core Motion's members are absent, since nothing here knows them: `magneticField` (the field without that
/// of the device's own parts), `heading` (yaw in a frame that points north is the same) and `sensorLocation`.
nonisolated public struct DeviceMotion: Hashable, Sendable {
    /// How the device is turned.
    public let attitude: Attitude
    /// How fast the device turns, without what the gyroscope says at rest; without a gyroscope, how fast the
    /// ``attitude`` turned since the last sample.
    public let rotationRate: RotationRate
    /// Where gravity pulls, along the device's axes: one G long.
    public let gravity: Acceleration
    /// What the user adds: what was felt, less ``gravity``.
    public let userAcceleration: Acceleration
    /// The time of the measurement, on the application's clock.
    public let timestamp: Instant
}
