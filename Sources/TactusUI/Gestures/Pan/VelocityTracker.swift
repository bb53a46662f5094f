public import TactusGeometry
public import TactusPlatform

/// Computes how fast a point moves from its last few positions, as pans and switches do: rule RC-17.
///
/// ```swift
/// override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
///     velocity.add(touch.location(in: self), at: touch.timestamp)
///     return true
/// }
/// override func endTracking(_ touch: Touch, with event: Event?) {
///     let speed = velocity.velocity(at: touch.timestamp).dx
/// }
/// ```
///
/// The velocity is the slope of the straight line that fits the samples of the last tenth of a second best
/// (least squares, each axis by itself). A point that rests has no velocity, however fast it came. Twenty
/// samples are kept at most.
nonisolated public struct VelocityTracker {
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
        let recent = samples.drop { last.time - $0.time > Self.window }
        let slope = recent.velocity
        let length = slope.length
        return length > maximum ? slope * (maximum / length) : slope
    }
}
