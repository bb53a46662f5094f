import TactusGeometry
import TactusPlatform

// A distance or an angle has a velocity by the same rule as a point: it is a point on a line.
nonisolated extension VelocityTracker {
    /// Notes what the number is. Times may not run backwards; a second number for the same time replaces the first.
    mutating func add(_ number: Double, at time: Instant) {
        add(Point(x: number, y: 0), at: time)
    }

    /// Returns how fast the number changes at `time`, per second; negative when it falls.
    func rate(at time: Instant) -> Double {
        velocity(at: time, maximum: .infinity).dx
    }
}
