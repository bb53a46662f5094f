import TactusPlatform

/// Decides from what an accelerometer feels how a device is held, and keeps to it while the device wavers.
///
/// An edge counts as above when gravity pulls mostly along its axis; another one only when it is clearly more so: on
/// the way from one edge to the next the old one holds until 55 degrees are passed of the 90. It lies from 65 degrees
/// on, and stands again from 55. While it is shaken or falls nothing is decided.
nonisolated struct OrientationDetector: Hashable, Sendable {
    /// Of gravity's length, in meters per second squared: what is less or more is no device at rest.
    private static let rest = 6.0...13.5
    /// The sine of the angle to the ground from which a screen lies, and the one from which it stands again.
    private static let lying = (from: 0.906, until: 0.819)
    /// How much longer the pull along a new axis must be: the tangent of 55 degrees.
    private static let margin = 1.43

    /// How the device is held, as far as is known.
    private(set) var orientation = DeviceOrientation.unknown

    /// Takes a measurement, upwards, in meters per second squared.
    ///
    /// - Returns: Whether the device is held in another way.
    mutating func receive(_ felt: SensorVector) -> Bool {
        let length = felt.magnitude
        guard Self.rest.contains(length) else { return false }
        let old = orientation
        let flatness = abs(felt.z) / length
        if flatness >= (old.isFlat ? Self.lying.until : Self.lying.from) {
            orientation = felt.z > 0 ? .faceUp : .faceDown
        } else {
            orientation = edge(felt, after: old)
        }
        return orientation != old
    }

    /// Which edge is above.
    private func edge(_ felt: SensorVector, after old: DeviceOrientation) -> DeviceOrientation {
        let isLandscape =
            old.isLandscape
            ? abs(felt.y) <= abs(felt.x) * Self.margin
            : abs(felt.x) > abs(felt.y) * (old.isPortrait ? Self.margin : 1)
        if isLandscape { return felt.x > 0 ? .landscapeLeft : .landscapeRight }
        return felt.y > 0 ? .portrait : .portraitUpsideDown
    }
}
