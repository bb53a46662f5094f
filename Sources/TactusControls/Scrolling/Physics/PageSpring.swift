import Glibc
import TactusUI

/// Content that is drawn to a place, with the speed that it has: to the next page (rule SV-17), or where a delegate
/// wants it and its speed does not lead.
///
/// A critically damped spring, which does not go beyond that place.
nonisolated struct PageSpring: ScrollCurve, Hashable {
    /// In radians per second.
    private static let frequency = 12.0

    let end: Double
    let duration: Double
    private let displacement: Double
    /// The speed that the spring adds to: that of the content, and what the displacement makes of it.
    private let drive: Double

    /// - Parameters:
    ///   - start: Where the content is.
    ///   - velocity: How fast it moves, in points per second. What would take it beyond the end is left out.
    ///   - end: Where it is drawn to.
    ///   - tolerance: How far from its end it may rest, in points, without being seen.
    init(from start: Double, velocity: Double, to end: Double, tolerance: Double) {
        self.end = end
        let displacement = start - end
        let most = PageSpring.frequency * abs(displacement)
        let velocity = displacement > 0 ? max(velocity, -most) : min(velocity, most)
        self.displacement = displacement
        drive = displacement == 0 ? 0 : velocity + PageSpring.frequency * displacement
        duration = PageSpring.settling(displacement, drive, tolerance)
    }

    func position(at time: Double) -> Double {
        end + (displacement + drive * time) * exp(-PageSpring.frequency * time)
    }

    func velocity(at time: Double) -> Double {
        (drive - PageSpring.frequency * (displacement + drive * time)) * exp(-PageSpring.frequency * time)
    }

    private static func settling(_ displacement: Double, _ drive: Double, _ tolerance: Double) -> Double {
        func isSettled(_ time: Double) -> Bool {
            (abs(displacement) + abs(drive) * time) * exp(-frequency * time) < tolerance && time > 1 / frequency
        }
        guard abs(displacement) > tolerance else { return 0 }
        return SettlingTime.first(where: isSettled)
    }
}
