/// Which part of its way an animation has done, whatever happened to it: it runs, rests, is drawn along by a finger, turns
/// back and goes on.
///
/// Every turn adds a run to those that are still under way, in place of ending them. What is shown is their sum, so it goes
/// on from where it was, as fast as it was, and bends into the new direction.
nonisolated struct AnimationProgress: Hashable, Sendable {
    /// A way that is being made.
    private struct Run: Hashable, Sendable {
        /// How much of the whole way, and in which direction.
        let change: Double
        let begin: Instant
        let timing: AnimationTiming

        func part(at now: Instant) -> Double { change * timing.progress(at: now - begin) }
    }

    /// Where it is, without the runs.
    private var base = 0.0
    private var runs: [Run] = []
    /// When the first run began, as long as nothing has stopped it.
    private var launch: (begin: Instant, timing: AnimationTiming)? {
        runs.first.map { ($0.begin, $0.timing) }
    }

    /// Where it is going: 1 for the end, 0 for the start; where it rests, when nothing runs.
    private(set) var target = 0.0

    /// Whether it is under way, or will be.
    var isRunning: Bool { !runs.isEmpty }

    /// When the last run ends; `nil` when nothing runs, or something for ever.
    var end: Instant? {
        var latest: Instant?
        for run in runs {
            guard let duration = run.timing.duration else { return nil }
            latest = max(latest ?? run.begin, run.begin + duration)
        }
        return latest
    }

    /// Whether what is shown changes at the given moment.
    func isMoving(at now: Instant) -> Bool { runs.contains { $0.begin <= now } }

    /// Which part of the way is done at the given moment; springs go beyond 0…1.
    func fraction(at now: Instant) -> Double { runs.reduce(base) { $0 + $1.part(at: now) } }

    /// How far the first run's initial speed has taken what is animated, for 1 per second.
    func impulse(at now: Instant) -> Double { launch.map { $0.timing.impulse(at: now - $0.begin) } ?? 0 }

    /// Goes to `newTarget`, from where it is and as fast as it is.
    mutating func run(to newTarget: Double, by timing: AnimationTiming, from begin: Instant) {
        runs.append(Run(change: newTarget - target, begin: begin, timing: timing))
        target += (newTarget - target) * timing.end
    }

    /// Stays where it is.
    mutating func rest(at now: Instant) { rest(atFraction: fraction(at: now)) }

    /// Stays at the given part of the way.
    mutating func rest(atFraction fraction: Double) {
        base = fraction
        target = fraction
        runs = []
    }
}
