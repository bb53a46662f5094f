import TactusPlatform

/// Finds shakes in what an accelerometer feels (RS-21).
///
/// A shake begins with the third time within a second that a strong acceleration (more than two g, gravity left out)
/// turns round, and ends when half a second went by without a strong one.
nonisolated package struct ShakeDetector: Sendable {
    /// Accelerations above this are strong: two g.
    private static let threshold = 19.6
    /// How often the acceleration has to turn round.
    private static let turnCount = 3
    /// Within which time.
    private static let window = Duration.seconds(1)
    /// How long it has to be quiet until a shake is over.
    private static let rest = Duration.milliseconds(500)
    /// How fast what is taken for gravity follows what is felt, in seconds: slower than a hand shakes.
    private static let gravityTime = 0.5

    /// Whether a shake goes on.
    package private(set) var isShaking = false

    private var gravity: SensorVector?
    private var newest: Instant?
    /// The last strong acceleration, and when it was.
    private var strong: (acceleration: SensorVector, time: Instant)?
    /// When strong accelerations turned round.
    private var turns: [Instant] = []

    /// Creates a detector for a device that rests.
    package init() {}

    /// Takes what was felt. It is best asked for fifty times a second; what cannot be measured, and what is older than
    /// what came before, is left out.
    ///
    /// - Parameters:
    ///   - felt: What the accelerometer feels, gravity included.
    ///   - time: When.
    /// - Returns: What became of a shake, if anything did.
    package mutating func receive(_ felt: SensorVector, at time: Instant) -> ShakePhase? {
        guard felt.magnitude.isFinite, newest.map({ $0 < time }) ?? true else { return nil }
        let linear = felt - follow(felt, at: time)
        if linear.magnitude > ShakeDetector.threshold {
            if let strong, time - strong.time <= ShakeDetector.window, strong.acceleration.dot(linear) < 0 {
                turns.append(time)
            }
            strong = (linear, time)
        }
        turns.removeAll { time - $0 > ShakeDetector.window }
        if isShaking {
            guard let strong, time - strong.time < ShakeDetector.rest else { return end(.ended) }
        } else if turns.count >= ShakeDetector.turnCount {
            isShaking = true
            return .began
        }
        return nil
    }

    /// Nothing more will be felt: the sensor is gone, or nobody asks it.
    ///
    /// - Returns: That a shake is cancelled, if one went on.
    package mutating func stop() -> ShakePhase? { isShaking ? end(.cancelled) : nil }

    private mutating func end(_ phase: ShakePhase) -> ShakePhase {
        isShaking = false
        turns = []
        strong = nil
        return phase
    }

    /// Brings what is taken for gravity up to date, and returns it.
    private mutating func follow(_ felt: SensorVector, at time: Instant) -> SensorVector {
        let passed = newest.map { (time - $0) / .seconds(1) } ?? 0
        let now = gravity?.blended(with: felt, by: passed / (passed + ShakeDetector.gravityTime)) ?? felt
        gravity = now
        newest = time
        return now
    }
}
