public import TactusGeometry
public import TactusPlatform

/// Computes how fast a point moves from its last few positions, as pans and switches do: rule RC-17.
///
/// ```swift
/// override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
///     velocity.add(touch.location(in: self), at: touch.timestamp)
///     return true
/// }
/// override func endTracking(_ touch: Touch?, with event: Event?) {
///     guard let touch else { return }
///     let speed = velocity.velocity(at: touch.timestamp).dx
/// }
/// ```
///
/// The velocity goes by the last movements: of what the point did in its last step 60 percent count, of the step before
/// it 35, and of the one before that 5. A step is the time between two samples, but at least 12 ms: where samples come
/// faster, those within a step count by their times, so that a trembling sensor does not make the velocity jump. A
/// point that rests has no velocity, however fast it came. What is older than a tenth of a second does not count.
nonisolated public struct VelocityTracker {
    /// How much the last steps count, the latest first.
    private static let weights = [0.6, 0.35, 0.05]
    /// The shortest step, in seconds.
    private static let leastStep = 0.012
    /// Older samples do not count.
    private static let window = Duration.milliseconds(100)
    /// After such a pause the point rests.
    private static let pause = Duration.milliseconds(40)
    private static let maximumCount = 20

    private var samples: [TimedPoint] = []

    /// Creates a tracker that knows of no place yet.
    public init() {}

    /// Notes where the point is.
    ///
    /// - Parameters:
    ///   - point: The place, in points of any one coordinate space.
    ///   - time: The event time, such as ``Touch/timestamp``. Times may not run backwards; a second place for the same
    ///     time replaces the first.
    public mutating func add(_ point: Point, at time: Instant) {
        if samples.last?.time == time { samples.removeLast() }
        if samples.count == Self.maximumCount { samples.removeFirst() }
        samples.append(TimedPoint(time: time, point: point))
    }

    /// Forgets everything.
    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    /// Returns the velocity at a moment, in points per second; zero when the last sample is more than 40 ms old.
    ///
    /// - Parameters:
    ///   - time: The moment, in event time.
    ///   - maximum: The greatest speed that is believed, such as ``InputProfile/Metrics/maximumVelocity``. No limit by
    ///     default.
    /// - Returns: The velocity.
    public func velocity(at time: Instant, maximum: Double = .infinity) -> Vector {
        guard let last = samples.last, time - last.time <= Self.pause else { return .zero }
        let slope = weightedSlope
        let length = slope.length
        return length > maximum ? slope * (maximum / length) : slope
    }

    /// How fast the point moved, each moment weighted by the step that it lies in.
    private var weightedSlope: Vector {
        guard let last = samples.last else { return .zero }
        let recent = samples.drop { last.time - $0.time > Self.window }
        let known = min(recent.count - 1, Self.weights.count)
        guard known > 0 else { return .zero }
        let mean = (last.time - recent[recent.endIndex - 1 - known].time).inSeconds / Double(known)
        let step = max(mean, Self.leastStep)
        var (sum, weight) = (Vector.zero, 0.0)
        var later = last
        for earlier in recent.reversed().dropFirst() {
            let (near, far) = ((last.time - later.time).inSeconds / step, (last.time - earlier.time).inSeconds / step)
            let share = Self.weight(upTo: far) - Self.weight(upTo: near)
            guard share > 0, far > near else { break }
            sum += (later.point - earlier.point) * (share / ((far - near) * step))
            weight += share
            later = earlier
        }
        return weight > 0 ? sum / weight : .zero
    }

    /// How much of the last `steps` steps counts, of 1 for all.
    private static func weight(upTo steps: Double) -> Double {
        var (sum, rest) = (0.0, steps)
        for weight in weights where rest > 0 {
            sum += weight * min(rest, 1)
            rest -= 1
        }
        return sum
    }
}
