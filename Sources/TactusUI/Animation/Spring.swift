import Glibc

/// A spring that pulls what is animated to its new place: by its nature, not by a set time.
///
/// ```swift
/// View.animate(spring: .bouncy, initialVelocity: pan.velocity(in: card.superview)) { card.center = home }
/// ```
///
/// It is given by how long it takes and how much it bounces; ``init(stiffness:damping:mass:)`` takes it from physics.
nonisolated public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency, in radians per second.
    let frequency: Double
    /// How strongly it is damped: 1 stops as fast as possible without swinging over.
    let dampingRatio: Double

    /// Arrives without swinging over.
    public static let smooth = Spring(duration: .milliseconds(500))
    /// Arrives quickly, and swings over a little.
    public static let snappy = Spring(duration: .milliseconds(350), bounce: 0.15)
    /// Swings over visibly.
    public static let bouncy = Spring(duration: .milliseconds(500), bounce: 0.3)

    /// Creates a spring by what is seen of it.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes until it seems to have arrived: the period of the spring if it were not
    ///     damped. More than zero.
    ///   - bounce: How much it swings over: 0, the default, not at all; towards 1 longer and longer; below 0, down to
    ///     −1, it arrives more slowly the lower it is. Limited to −0.99…0.99.
    public init(duration: Duration, bounce: Double = 0) {
        precondition(
            duration > .zero && bounce.isFinite, "a spring needs time and a finite bounce, not \(duration), \(bounce)")
        let bounce = min(max(bounce, -0.99), 0.99)
        frequency = 2 * .pi / duration.inSeconds
        dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    /// Creates a spring by its physics.
    ///
    /// - Parameters:
    ///   - stiffness: What it pulls with per point of way. More than zero.
    ///   - damping: What brakes it per point per second. More than zero: a spring that never rests would
    ///     animate for ever.
    ///   - mass: What it pulls. More than zero; 1 by default.
    public init(stiffness: Double, damping: Double, mass: Double = 1) {
        precondition(
            [stiffness, damping, mass].allSatisfy { $0 > 0 && $0.isFinite },
            "a spring's stiffness, damping and mass must be more than zero, not \(stiffness), \(damping), \(mass)")
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    }

    /// How long it takes until no more than a ten-thousandth of the way is left.
    public var settlingDuration: Duration { settlingDuration(velocity: 0) }

    /// How long it takes of a way that begins with a velocity, in parts of the way per second.
    func settlingDuration(velocity: Double) -> Duration {
        let rest = 1e-4
        guard dampingRatio < 1 else {
            // Without swings this bound only shrinks: double the time until it is enough, then halve the step.
            func bound(_ time: Double) -> Double {
                let (displacement, impulse) = response(at: time)
                return displacement + abs(velocity) * impulse
            }
            var high = 1 / frequency
            while bound(high) > rest { high *= 2 }
            var low = 0.0
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if bound(middle) > rest { low = middle } else { high = middle }
            }
            return Spring.time(high)
        }
        let swing = (1 - dampingRatio * dampingRatio).squareRoot()
        let lead = (dampingRatio - velocity / frequency) / swing
        let amplitude = (1 + lead * lead).squareRoot()
        return Spring.time(max(log(amplitude / rest), 0) / (dampingRatio * frequency))
    }

    /// A time in seconds, of which there is an end: a spring that hardly pulls is there in thirty years.
    private static func time(_ seconds: Double) -> Duration {
        seconds.isNaN ? .zero : .seconds(min(seconds, longest))
    }

    private static let longest = 1e9

    /// What is left of a way of 1 that began with a velocity towards its end, `time` seconds later.
    func left(at time: Double, velocity: Double) -> Double {
        let (displacement, impulse) = response(at: time)
        return displacement - velocity * impulse
    }

    /// What is left, `time` seconds after the beginning.
    ///
    /// - Returns: What is left of a way of 1 that began at rest, and how far away a speed of 1 per second has taken
    ///   what began at its place. The motion is linear in both.
    func response(at time: Double) -> (displacement: Double, impulse: Double) {
        guard time > 0 else { return (1, 0) }
        let decay = dampingRatio * frequency
        if abs(dampingRatio - 1) < 1e-6 {
            let fade = exp(-frequency * time)
            return (fade * (1 + frequency * time), fade * time)
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let fade = exp(-decay * time)
            let sine = sin(swing * time) / swing
            return (fade * (cos(swing * time) + decay * sine), fade * sine)
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (-decay + spread, -decay - spread)
        let (late, early) = (exp(slow * time), exp(fast * time))
        return ((slow * early - fast * late) / (slow - fast), (late - early) / (slow - fast))
    }
}
