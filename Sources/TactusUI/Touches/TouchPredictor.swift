import TactusGeometry
import TactusPlatform

/// Guesses where a touch goes, from where it came: rule TC-15.
///
/// The guess goes on from the newest place with the velocity of the last 40 milliseconds. There is none when the touch
/// hardly moves, or has just turned back.
nonisolated struct TouchPredictor: Sendable {
    /// Older places do not count.
    private static let window = Duration.milliseconds(40)
    /// A slower touch rests, in points per second.
    private static let minimumSpeed = 20.0
    /// How far a guess goes, in refreshes of the display.
    private static let count = 2

    /// Oldest first, none older than the window.
    private var course: [TimedPoint] = []

    /// Notes where the touch is. A second place for the same time replaces the first.
    mutating func add(_ point: Point, at time: Instant) {
        if course.last?.time == time { course.removeLast() }
        let oldest = time - Self.window
        if let first = course.first, first.time < oldest { course.removeAll { $0.time < oldest } }
        course.append(TimedPoint(time: time, point: point))
    }

    /// Where the touch will be.
    ///
    /// - Parameter interval: The time between two refreshes of the display.
    /// - Returns: The next places, one refresh apart, the nearest first; `nil` when nothing can be said.
    func prediction(every interval: Duration) -> [TimedPoint]? {
        guard let newest = course.last, course.count > 1, !hasTurnedBack else { return nil }
        let velocity = course.velocity
        guard velocity.length >= Self.minimumSpeed else { return nil }
        return (1...Self.count).map { step in
            let time = newest.time + interval * step
            return TimedPoint(time: time, point: newest.point + velocity * (time - newest.time).inSeconds)
        }
    }

    /// Whether the last step leads away from where the one before led: by more than 90°.
    private var hasTurnedBack: Bool {
        guard course.count > 2 else { return false }
        let last = course[course.count - 1].point - course[course.count - 2].point
        let before = course[course.count - 2].point - course[course.count - 3].point
        return last.dx * before.dx + last.dy * before.dy < 0
    }
}
