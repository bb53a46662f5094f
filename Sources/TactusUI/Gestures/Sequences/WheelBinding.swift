import TactusGeometry
import TactusPlatform

/// Whether a notch of a wheel goes to what the notch before went to: rule GR-57.
///
/// Content that moves under the pointer must not change what a turning wheel scrolls.
nonisolated struct WheelBinding {
    private static let pause = Duration.milliseconds(250)
    private static let distance = 5.0

    /// Where the pointer was at the first notch.
    private let location: Point
    private var lastNotch: Instant

    /// Starts with the first notch of a row.
    init(at location: Point, time: Instant) {
        self.location = location
        lastNotch = time
    }

    /// Takes the next notch. Returns whether it belongs to the row.
    mutating func accepts(notchAt location: Point, time: Instant) -> Bool {
        guard time - lastNotch <= Self.pause, location.distance(to: self.location) <= Self.distance else {
            return false
        }
        lastNotch = time
        return true
    }
}
