import Glibc
import Tactus

/// An animation of a property from one value to another.
public class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; `nil` for what the property is, or the end less ``byValue``.
    public final var fromValue: Any?
    /// Where it ends; `nil` for what the property is, or the beginning and ``byValue``.
    public final var toValue: Any?
    /// The way from the beginning to the end, or `nil`.
    public final var byValue: Any?

    override final func compiledValue() -> (LayerTiming.Progress, LayerValue) -> LayerValue? {
        let (from, to, by) = (
            fromValue.map(LayerValue.init), toValue.map(LayerValue.init), byValue.map(LayerValue.init)
        )
        let fraction = compiledFraction()
        return { progress, former in
            let begin = from ?? (to.flatMap { to in by.map { to.adding($0, times: -1) } }) ?? former
            let end = to ?? by.map { begin.adding($0, times: 1) } ?? former
            return begin.mixed(with: end, fraction(progress))
        }
    }

    /// What gives the part of the way, as the animation is now.
    func compiledFraction() -> (LayerTiming.Progress) -> Double { { $0.fraction } }
}

/// An animation of a property on a spring.
public final class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring's end; more than 0.
    public var mass: CGFloat = 1
    /// How stiff the spring is; more than 0.
    public var stiffness: CGFloat = 100
    /// How strongly its motion is damped; 0 for not at all.
    public var damping: CGFloat = 10
    /// How fast it moves at first, in ways a second; above 0 towards its end.
    public var initialVelocity: CGFloat = 0

    /// How long it takes until less than a thousandth of the way is left, in seconds.
    public var settlingDuration: CFTimeInterval {
        let motion = motion
        // It decays by its slower part.
        let rate = motion.ratio <= 1 ? motion.ratio * motion.frequency : motion.slowRate
        return rate > 0 ? log(1000) / rate : .infinity
    }

    private var motion: Motion {
        let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
        return Motion(
            frequency: (stiffness / mass).squareRoot(), ratio: max(damping, 0) / (2 * (stiffness * mass).squareRoot()),
            velocity: initialVelocity)
    }

    override func compiledFraction() -> (LayerTiming.Progress) -> Double {
        let motion = motion
        return { motion.fraction(after: $0.seconds) }
    }

    /// How a mass on a spring moves from 0 to 1.
    private struct Motion {
        /// Without damping, in radians a second.
        var frequency: Double
        /// How strongly it is damped: 1 for just not swinging over.
        var ratio: Double
        /// At first, in ways a second.
        var velocity: Double

        /// How fast what is left decays where it does not swing over, a second.
        var slowRate: Double { frequency * (ratio - (ratio * ratio - 1).squareRoot()) }

        func fraction(after seconds: Double) -> Double {
            let rate = ratio * frequency
            if abs(ratio - 1) < 1e-6 {
                return 1 - exp(-frequency * seconds) * (1 + (frequency - velocity) * seconds)
            }
            if ratio < 1 {
                let swing = frequency * (1 - ratio * ratio).squareRoot()
                let side = (rate - velocity) / swing
                return 1 - exp(-rate * seconds) * (cos(swing * seconds) + side * sin(swing * seconds))
            }
            let (slow, fast) = (-slowRate, -frequency * (ratio + (ratio * ratio - 1).squareRoot()))
            // What is left is a·e^(slow t) + b·e^(fast t), 1 at first, and shrinks by the velocity.
            let b = (-velocity - slow) / (fast - slow)
            return 1 - ((1 - b) * exp(slow * seconds) + b * exp(fast * seconds))
        }
    }
}
