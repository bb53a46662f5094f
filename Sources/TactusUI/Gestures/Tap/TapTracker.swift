import TactusGeometry
import TactusPlatform

/// Follows the touches of one attempt at a tap, and says when it is one: rules RC-6 to RC-9.
///
/// A tap is a number of fingers that land together, stay where they landed, and leave soon. A multi-tap is a number of
/// such taps in one place, soon after one another. Places are in the window's space.
nonisolated struct TapTracker {
    /// What is asked of the tap.
    struct Settings: Hashable, Sendable {
        /// How many taps in a row.
        var taps = 1
        /// How many fingers each.
        var touches = 1
        /// The distances and times.
        var metrics = InputProfile.Metrics()
    }

    /// What the touches so far amount to.
    typealias Decision = DiscreteDecision

    private let settings: Settings
    /// Where the fingers of the running tap landed; a lifted one is missing.
    private var starts: [InputID: Point] = [:]
    /// Where all of them landed, in order.
    private var landings: [Point] = []
    private var firstLanding: Instant?
    private var lastLift: Instant?
    private var finishedTaps = 0
    /// The centre of the first tap's fingers: where the whole gesture is.
    private(set) var location: Point?

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// When the tracker wants to be told the time, because a finger that stays away or stays down will decide.
    var deadline: Instant? {
        if let firstLanding { return deadline(after: firstLanding) }
        return lastLift.map { $0 + settings.metrics.multiTapInterval }
    }

    private func deadline(after firstLanding: Instant) -> Instant? {
        let lifted = settings.metrics.tapMaximumDuration.map { firstLanding + $0 }
        guard landings.count < settings.touches else { return lifted }
        let landed = firstLanding + settings.metrics.landingWindow
        return lifted.map { min($0, landed) } ?? landed
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant) -> Decision {
        guard landings.count < settings.touches else { return .fail(.tooManyTouches) }
        if let failure = failureOfLanding(at: time) { return .fail(failure) }
        starts[touch] = point
        landings.append(point)
        if firstLanding == nil { firstLanding = time }
        return landings.count == settings.touches ? tapLanded() : .wait
    }

    private func failureOfLanding(at time: Instant) -> FailureReason? {
        if let firstLanding { return time - firstLanding > settings.metrics.landingWindow ? .tooFewTouches : nil }
        guard let lastLift else { return nil }
        let interval = time - lastLift
        let isInTime =
            interval >= settings.metrics.multiTapMinimumInterval && interval <= settings.metrics.multiTapInterval
        return isInTime ? nil : .timeout
    }

    /// All fingers of this tap are down: is it in the place of the first tap?
    private mutating func tapLanded() -> Decision {
        let center = Point.centroid(of: landings)
        let first = location ?? center
        location = first
        return center.distance(to: first) > settings.metrics.multiTapDistance ? .fail(.moved) : .wait
    }

    /// A finger moved.
    func moved(_ touch: InputID, to point: Point) -> Decision {
        guard let start = starts[touch] else { return .wait }
        return start.distance(to: point) > settings.metrics.tapMovement ? .fail(.moved) : .wait
    }

    /// A finger was lifted.
    mutating func ended(_ touch: InputID, at point: Point, time: Instant) -> Decision {
        if case .fail(let reason) = moved(touch, to: point) { return .fail(reason) }
        guard starts.removeValue(forKey: touch) != nil, let firstLanding else { return .wait }
        if landings.count < settings.touches { return .fail(.tooFewTouches) }
        if let longest = settings.metrics.tapMaximumDuration, time - firstLanding > longest { return .fail(.tooLong) }
        return starts.isEmpty ? tapLifted(at: time) : .wait
    }

    private mutating func tapLifted(at time: Instant) -> Decision {
        finishedTaps += 1
        landings = []
        firstLanding = nil
        lastLift = time
        return finishedTaps == settings.taps ? .recognize : .wait
    }

    /// The ``deadline`` has come.
    func deadlinePassed() -> Decision {
        guard deadline != nil else { return .wait }
        if firstLanding == nil { return .fail(.timeout) }
        return .fail(landings.count < settings.touches ? .tooFewTouches : .tooLong)
    }
}
