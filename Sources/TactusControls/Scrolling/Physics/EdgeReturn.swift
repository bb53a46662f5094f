import Glibc
import TactusUI

/// Content that is beyond its end and comes back, or that arrives there with speed and swings out: rule SV-13.
///
/// What arrives with speed is caught by a spring that does not swing. What is let go at rest comes back slowly
/// at first. Both are sums of two decays, of which the slower one is what is seen last. Content that is let go
/// on its way does both.
nonisolated struct EdgeReturn: ScrollCurve, Hashable {
    /// Two rates at which something dies away, per second.
    private struct Decay {
        let slow: Double
        let fast: Double

        /// What is left of a way of one point that began at rest.
        func left(at time: Double) -> Double { (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow) }

        /// How fast that changes.
        func leftSpeed(at time: Double) -> Double {
            slow * fast * (exp(-fast * time) - exp(-slow * time)) / (fast - slow)
        }

        /// How far that comes which starts with a speed of one point per second.
        func swing(at time: Double) -> Double { (exp(-slow * time) - exp(-fast * time)) / (fast - slow) }

        /// How fast that is.
        func swingSpeed(at time: Double) -> Double {
            (fast * exp(-fast * time) - slow * exp(-slow * time)) / (fast - slow)
        }

        /// When that turns round.
        var turn: Double { log(fast / slow) / (fast - slow) }
    }

    /// Of the spring that catches what has speed. It comes as far as one that is critically damped at 11 per second,
    /// and takes longer to come back.
    private static let catching = Decay(slow: 8.93, fast: 13.208974)
    /// Of the way back of what has none.
    private static let releasing = Decay(slow: 9.265, fast: 42)

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
        let translation = displacement * releasing.left(at: time) + velocity * catching.swing(at: time)
        // What comes back stops at the end, however fast it came.
        return translation * displacement < 0 ? 0 : translation
    }

    private static func speed(_ displacement: Double, _ velocity: Double, _ time: Double) -> Double {
        displacement * releasing.leftSpeed(at: time) + velocity * catching.swingSpeed(at: time)
    }

    /// When the content is so near, and so slow, that it may rest.
    private static func settling(
        _ displacement: Double, _ velocity: Double, _ tolerance: Double, _ restingSpeed: Double
    ) -> Double {
        func isSettled(_ time: Double) -> Bool {
            // Without the part that swings back: so it stays settled once it is.
            let far = abs(displacement) * releasing.left(at: time) + abs(velocity) * catching.swing(at: time)
            return time > catching.turn && far < tolerance && abs(speed(displacement, velocity, time)) < restingSpeed
        }
        guard displacement != 0 || velocity != 0 else { return 0 }
        return SettlingTime.first(where: isSettled)
    }
}
