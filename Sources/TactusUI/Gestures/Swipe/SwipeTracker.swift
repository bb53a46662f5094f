import Glibc
import TactusGeometry
import TactusPlatform

/// Follows the touches of one attempt at a swipe, and says when it is one: rule RC-26.
///
/// The fingers count as one, at their centroid. Two kinds of stroke are a swipe: a quick one, which may be careless
/// about its direction but must be long, and a slow one, which may be short but must be straight. Places are in the
/// window's space.
nonisolated struct SwipeTracker {
    /// What is asked of the swipe.
    struct Settings: Hashable, Sendable {
        /// The directions that count, as vectors of length one.
        var directions = [Vector(dx: 1, dy: 0)]
        /// How many fingers swipe together.
        var touches = 1
        /// The distances and times.
        var metrics = InputProfile.SwipeMetrics()
        /// How far the fingers may go the wrong way, in points.
        var slop = 10.0
        /// How long after the first finger the last one may land.
        var landingWindow = Duration.milliseconds(300)
    }

    /// What the touches so far amount to.
    typealias Decision = DiscreteDecision

    /// A stroke that counts as a swipe.
    private struct Stroke {
        /// The least average speed since all fingers were down, in points per second.
        var speed: Double
        /// The least way in the direction of the swipe, in points.
        var distance: Double
        /// The greatest angle between the way and the direction, as a tangent.
        var tangent: Double
    }

    private let settings: Settings
    private let strokes: [Stroke]
    private var places: [(touch: InputID, point: Point)] = []
    private var firstLanding: Instant?
    private var lastLanding: Instant?
    /// Where the fingers were when all of them were down: where the whole gesture is.
    private(set) var location: Point?

    init(_ settings: Settings) {
        self.settings = settings
        strokes = [
            Stroke(speed: 500, distance: settings.metrics.minimumDistance, tangent: 1),
            Stroke(speed: 100, distance: settings.metrics.minimumSlowDistance, tangent: tan(20 * Double.pi / 180)),
        ]
    }

    /// When the tracker wants to be told the time, because a finger that stays away or is too slow will decide.
    var deadline: Instant? {
        if let lastLanding, location != nil { return lastLanding + settings.metrics.maximumDuration }
        return firstLanding.map { $0 + settings.landingWindow }
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant) -> Decision {
        guard places.count < settings.touches else { return .fail(.tooManyTouches) }
        if let firstLanding, time - firstLanding > settings.landingWindow { return .fail(.tooFewTouches) }
        places.append((touch, point))
        firstLanding = firstLanding ?? time
        lastLanding = time
        if places.count == settings.touches { location = centroid }
        return .wait
    }

    private var centroid: Point { Point.centroid(of: places.map(\.point)) }

    /// A finger moved. When all that moved together are in their places, ask ``moved(at:)`` what it amounts to.
    mutating func moved(_ touch: InputID, to point: Point) {
        guard let index = places.firstIndex(where: { $0.touch == touch }) else { return }
        places[index].point = point
    }

    /// The fingers that moved are in their new places.
    func moved(at time: Instant) -> Decision {
        guard let location, let lastLanding else { return .wait }
        let elapsed = time - lastLanding
        guard elapsed <= settings.metrics.maximumDuration else { return .fail(.tooLong) }
        return decision(on: centroid - location, after: elapsed.inSeconds)
    }

    private func decision(on way: Vector, after seconds: Double) -> Decision {
        let possible = settings.directions.map { Course(way: way, along: $0) }.filter { course in
            course.secondary <= settings.metrics.maximumDeviation && course.primary >= -settings.slop
        }
        guard !possible.isEmpty else { return .fail(.moved) }
        let isSwipe = strokes.contains { stroke in
            way.length >= stroke.speed * seconds
                && possible.contains { course in
                    course.primary >= stroke.distance && course.secondary <= course.primary * stroke.tangent
                }
        }
        return isSwipe ? .recognize : .wait
    }

    /// A finger was lifted.
    func ended(_ touch: InputID) -> Decision {
        places.contains { $0.touch == touch } ? .fail(.tooFewTouches) : .wait
    }

    /// The ``deadline`` has come.
    func deadlinePassed() -> Decision {
        guard deadline != nil else { return .wait }
        return .fail(location == nil ? .tooFewTouches : .tooLong)
    }

    /// A way, told by how far it leads in a direction and how far away from it.
    private struct Course {
        let primary: Double
        let secondary: Double

        init(way: Vector, along direction: Vector) {
            primary = way.dot(direction)
            secondary = (way - direction * primary).length
        }
    }
}
