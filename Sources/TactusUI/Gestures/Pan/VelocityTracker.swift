import TactusGeometry
import TactusPlatform

/// How fast a point moves, from its last few places: rule RC-17.
///
/// The velocity is the slope of the straight line that fits the samples of the last tenth of a second best (least
/// squares, each axis by itself). A point that rests has no velocity, however fast it came.
nonisolated package struct VelocityTracker {
    /// Older samples do not count.
    private static let window = Duration.milliseconds(100)
    /// After such a pause the point rests.
    private static let pause = Duration.milliseconds(40)
    private static let maximumCount = 20

    private var samples: [TimedPoint] = []

    /// Creates a tracker that knows of no place yet.
    package init() {}

    /// Notes where the point is. Times may not run backwards; a second place for the same time replaces the first.
    package mutating func add(_ point: Point, at time: Instant) {
        if samples.last?.time == time { samples.removeLast() }
        if samples.count == Self.maximumCount { samples.removeFirst() }
        samples.append(TimedPoint(time: time, point: point))
    }

    /// Forgets everything.
    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    /// The velocity at `time`, in points per second; at most `maximum`.
    package func velocity(at time: Instant, maximum: Double) -> Vector {
        guard let last = samples.last, time - last.time <= Self.pause else { return .zero }
        let recent = samples.drop { last.time - $0.time > Self.window }
        let slope = recent.velocity
        let length = slope.length
        return length > maximum ? slope * (maximum / length) : slope
    }
}
