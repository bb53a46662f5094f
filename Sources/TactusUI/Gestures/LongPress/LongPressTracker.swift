import TactusGeometry
import TactusPlatform

/// Follows the touches of one attempt at a long press, and says when it begins, goes on and ends: rules RC-10 to RC-12.
///
/// First come the taps, if any are asked for; ``TapTracker`` follows those. Then the fingers land and must rest until
/// the time is over. From then on they may go where they like. Places are in the window's space.
nonisolated struct LongPressTracker {
    /// What is asked of the press.
    struct Settings: Hashable, Sendable {
        /// How many taps come first.
        var taps = 0
        /// How many fingers press, and tap.
        var touches = 1
        /// How long they must rest, counted from the landing of the last one.
        var duration = Duration.milliseconds(500)
        /// How far a resting finger may stray from where it landed, in points.
        var movement = 10.0
        /// The distances and times of the taps, and between them and the press.
        var metrics = InputProfile.Metrics()
    }

    /// What the touches so far amount to.
    typealias Decision = ContinuousDecision

    private let settings: Settings
    /// Follows the taps; `nil` when there are none, or no more.
    private var tapTracker: TapTracker?
    /// Where the taps were, and when the last one ended.
    private var lastTap: (location: Point?, lift: Instant)?
    /// Where the pressing fingers landed.
    private var starts: [InputID: Point] = [:]
    /// Whether a finger went too far while it should have rested.
    private var hasStrayed = false
    /// When the fingers have rested for long enough; `nil` until all are down.
    private var beginning: Instant?

    init(_ settings: Settings) {
        self.settings = settings
        guard settings.taps > 0 else { return }
        tapTracker = TapTracker(
            TapTracker.Settings(taps: settings.taps, touches: settings.touches, metrics: settings.metrics))
    }

    /// When the tracker wants to be told the time, as long as the press has not begun: it begins then, or a finger has
    /// stayed away.
    var deadline: Instant? {
        if let tapTracker { return tapTracker.deadline }
        if let beginning { return beginning }
        return starts.isEmpty ? lastTap.map { $0.lift + settings.metrics.multiTapInterval } : nil
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant, hasBegun: Bool) -> Decision {
        if hasBegun {
            guard starts.count < settings.touches else { return .ignore }
            starts[touch] = point
            return .wait
        }
        if tapTracker != nil { return decision(on: tapTracker?.began(touch, at: point, time: time), at: time) }
        guard starts.count < settings.touches else { return .fail(.tooManyTouches) }
        if starts.isEmpty, let lastTap, !isSoonEnough(time - lastTap.lift) { return .fail(.timeout) }
        starts[touch] = point
        return starts.count == settings.touches ? landed(at: time) : .wait
    }

    private func isSoonEnough(_ interval: Duration) -> Bool {
        (settings.metrics.multiTapMinimumInterval...settings.metrics.multiTapInterval).contains(interval)
    }

    private mutating func landed(at time: Instant) -> Decision {
        if let tap = lastTap?.location {
            let distance = Point.centroid(of: starts.values).distance(to: tap)
            guard distance <= settings.metrics.multiTapDistance else { return .fail(.moved) }
        }
        beginning = time + settings.duration
        return settings.duration <= .zero ? .begin : .wait
    }

    /// The press is about to begin: the tracker decided it, or a subclass of the recognizer. What taps were to come
    /// first are waited for no longer.
    mutating func begin() { tapTracker = nil }

    /// A finger moved. When all that moved together are in their places, ask ``moved(hasBegun:)`` what it
    /// amounts to.
    mutating func moved(_ touch: InputID, to point: Point) {
        if case .fail = tapTracker?.moved(touch, to: point) { hasStrayed = true }
        guard let start = starts[touch] else { return }
        if start.distance(to: point) > settings.movement { hasStrayed = true }
    }

    /// The fingers that moved are in their new places.
    func moved(hasBegun: Bool) -> Decision {
        if hasBegun { return .change }
        return hasStrayed ? .fail(.moved) : .wait
    }

    /// A finger was lifted.
    mutating func ended(_ touch: InputID, at point: Point, time: Instant, hasBegun: Bool) -> Decision {
        if tapTracker != nil { return decision(on: tapTracker?.ended(touch, at: point, time: time), at: time) }
        guard starts[touch] != nil else { return .wait }
        return hasBegun ? .end : .fail(.tooFewTouches)
    }

    /// The ``deadline`` has come.
    mutating func deadlinePassed() -> Decision {
        guard deadline != nil else { return .wait }
        if case .fail(let reason) = tapTracker?.deadlinePassed() { return .fail(reason) }
        return beginning != nil ? .begin : .fail(.timeout)
    }

    /// What the taps mean for the press.
    private mutating func decision(on tap: TapTracker.Decision?, at time: Instant) -> Decision {
        switch tap {
        case .wait, nil: return .wait
        case .fail(let reason): return .fail(reason)
        case .recognize:
            lastTap = (tapTracker?.location, time)
            tapTracker = nil
            return .wait
        }
    }
}
