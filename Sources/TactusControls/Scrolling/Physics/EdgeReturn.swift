import Glibc
import TactusUI

/// Content that is beyond its end and comes back, or that arrives there with speed and swings out: rule SV-13.
///
/// What arrives with speed is caught by a critically damped spring. What is let go at rest comes back at two rates,
/// slowly at first. Content that is let go on its way does both.
nonisolated struct EdgeReturn: ScrollCurve, Hashable {
    /// Of the spring that catches what has speed, in radians per second.
    private static let catching = 11.0
    /// Of the way back of what has none, per second.
    private static let slow = 9.0
    private static let fast = 46.0

    /// Content on its way back is there when it is nearer to the end than this, in points, and slower than
    /// ``restingSpeed``.
    static let restingDistance = 0.5
    /// In points per second.
    static let restingSpeed = 5.0

    /// The end of the content.
    let end: Double
    /// How far beyond it the content is at first, in points; negative before the beginning.
    private let displacement: Double
    /// How fast it moves at first, in points per second.
    private let velocity: Double
    let duration: Double

    /// - Parameters:
    ///   - edge: The end of the content, as an offset.
    ///   - displacement: How far beyond it the content is, in points.
    ///   - velocity: How fast it moves, in points per second.
    ///   - tolerance: How near to its end it rests, in points.
    ///   - speed: How slow it rests, in points per second.
    init(
        edge: Double, displacement: Double, velocity: Double, tolerance: Double = EdgeReturn.restingDistance,
        speed: Double = EdgeReturn.restingSpeed
    ) {
        end = edge
        self.displacement = displacement
        self.velocity = velocity
        duration = EdgeReturn.settling(displacement, velocity, tolerance, speed)
    }

    func position(at time: Double) -> Double { end + EdgeReturn.translation(displacement, velocity, time) }

    func velocity(at time: Double) -> Double { EdgeReturn.speed(displacement, velocity, time) }

    private static func translation(_ displacement: Double, _ velocity: Double, _ time: Double) -> Double {
        let translation = displacement * left(at: time) + velocity * time * exp(-catching * time)
        // What comes back stops at the end, however fast it came.
        return translation * displacement < 0 ? 0 : translation
    }

    private static func speed(_ displacement: Double, _ velocity: Double, _ time: Double) -> Double {
        let back = slow * fast * (exp(-fast * time) - exp(-slow * time)) / (fast - slow)
        return displacement * back + velocity * (1 - catching * time) * exp(-catching * time)
    }

    /// What is left of a way that began at rest.
    private static func left(at time: Double) -> Double {
        (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }

    /// When the content is so near, and so slow, that it may rest.
    private static func settling(
        _ displacement: Double, _ velocity: Double, _ tolerance: Double, _ restingSpeed: Double
    ) -> Double {
        func isSettled(_ time: Double) -> Bool {
            // Without the part that swings back: so it stays settled once it is.
            let far = abs(displacement) * left(at: time) + abs(velocity) * time * exp(-catching * time)
            return time > 1 / catching && far < tolerance && abs(speed(displacement, velocity, time)) < restingSpeed
        }
        guard displacement != 0 || velocity != 0 else { return 0 }
        return SettlingTime.first(where: isSettled)
    }
}
