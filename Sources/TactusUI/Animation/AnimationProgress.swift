import TactusPlatform

/// Which part of its way an animation has done, whatever happened to it: it runs, rests, is drawn along by a finger,
/// turns back and goes on.
///
/// Every turn adds a run to those that are still under way, in place of ending them. What is shown is their
/// sum, so it goes on from where it was, as fast as it was, and bends into the new direction. A curve that is made once
/// is the exception: it goes on where it was paused, and goes back as it came, in the time that it took. One that goes
/// to and fro, or again and again, goes on only to the side that it is on its way to: or else it would never end, or
/// turn by itself once more.
nonisolated struct AnimationProgress: Hashable, Sendable {
    /// A way that is being made.
    private struct Run: Hashable, Sendable {
        /// How much of the whole way, and in which direction.
        let change: Double
        /// What is added at its beginning, at once: back to the start, for what begins again from there.
        var jump = 0.0
        let begin: Instant
        var timing: AnimationTiming
        /// How far into its time it goes back from, where it does.
        var backFrom: Duration?

        /// What it will have added; of what never ends, each time.
        var sum: Double { backFrom == nil ? jump + change * timing.end : 0 }

        var end: Instant? { (backFrom ?? timing.duration).map { begin + $0 } }

        func part(at now: Instant) -> Double {
            if let backFrom { return change * timing.progress(at: backFrom - max(now - begin, .zero)) }
            return now > begin ? jump + change * timing.progress(at: now - begin) : 0
        }
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
            guard let end = run.end else { return nil }
            latest = max(latest ?? end, end)
        }
        return latest
    }

    /// Whether it goes on for ever.
    var isEndless: Bool { runs.contains { $0.end == nil } }

    /// Whether what is shown changes at the given moment.
    func isMoving(at now: Instant) -> Bool {
        runs.contains { run in run.begin <= now && run.end.map { now < $0 } ?? true }
    }

    /// Which part of the way is done at the given moment; springs go beyond 0…1.
    func fraction(at now: Instant) -> Double { runs.reduce(base) { $0 + $1.part(at: now) } }

    /// Which part of the way is done once what has begun by the given moment has come to its end.
    func landing(at now: Instant) -> Double { runs.reduce(base) { $0 + ($1.begin <= now ? $1.sum : 0) } }

    /// How far the first run's initial speed has taken what is animated, for 1 per second.
    func impulse(at now: Instant) -> Double { launch.map { $0.timing.impulse(at: now - $0.begin) } ?? 0 }

    /// Goes to `newTarget`, from where it is and as fast as it is. What goes there several times begins at the start
    /// from the second time on.
    mutating func run(to newTarget: Double, by timing: AnimationTiming, from begin: Instant) {
        cutRuns(at: begin)
        let heading = runs.reduce(base) { $0 + $1.sum }
        let change = newTarget - heading
        if timing.legs == 1 || abs(heading) < 1e-9 {
            runs.append(Run(change: change, begin: begin, timing: timing))
        } else {
            runs.append(Run(change: change, begin: begin, timing: timing.once))
            let (way, jump) = timing.autoreverses ? (-newTarget, 0) : (newTarget, -newTarget)
            runs.append(Run(change: way, jump: jump, begin: begin + timing.cycle, timing: timing.afterFirstLeg))
        }
        target = newTarget * timing.end
    }

    /// Goes on along the way that a curve makes once, from where it is on it, in the time that is left: to the end, or
    /// back to the start as it came.
    ///
    /// - Parameters:
    ///   - newTarget: 1 for the end, 0 for the start.
    ///   - timing: How all of the way is made.
    ///   - now: When it goes on.
    /// - Returns: Whether it does: not by a spring, nor where it is not on the way.
    mutating func resume(to newTarget: Double, by timing: AnimationTiming, from now: Instant) -> Bool {
        guard let passed = timing.time(ofPart: fraction(at: now)) else { return false }
        base = 0
        runs =
            newTarget == 1
            ? [Run(change: 1, begin: now - passed, timing: timing)]
            : [Run(change: 1, begin: now, timing: timing, backFrom: passed)]
        target = newTarget
        return true
    }

    /// Leaves of what is under way only what leads on to the next side, and nothing of what has not begun.
    private mutating func cutRuns(at now: Instant) {
        runs.removeAll { $0.begin >= now }
        for index in runs.indices {
            runs[index].timing = runs[index].timing.ending(afterLegAt: now - runs[index].begin)
        }
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
