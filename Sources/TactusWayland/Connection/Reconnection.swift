package import TactusPlatform

/// Decides when to connect again after a connection was lost, and when to give up.
///
/// The first attempt is made at once, unless the connection before has lasted for less than five seconds. The pauses
/// between the following ones double, up to half a second: a compositor that comes back is found within that time. An
/// outage is over when a connection has told its globals, not when it was made: one that hangs is connected to as well.
///
/// A mistake on the wire, ours or the compositor's, is likely to be made again: a second one within a
/// minute is the end.
///
/// A value: what happened goes in, and ``step(at:)`` says what to do.
nonisolated package struct Reconnection: Sendable {
    /// How long to wait after the first attempt.
    package static let firstPause = Duration.milliseconds(10)
    /// How long to wait at most.
    package static let longestPause = Duration.milliseconds(500)
    /// How long a connection lasts that is worth connecting to again at once.
    package static let shortLife = Duration.seconds(5)
    /// How long a mistake is remembered.
    package static let mistakeMemory = Duration.seconds(60)

    /// What to do.
    nonisolated package enum Step: Hashable, Sendable {
        /// Nothing, for now.
        case wait
        /// Make a connection.
        case connect
        /// Accept that there is none.
        case giveUp
    }

    nonisolated private struct Outage: Hashable, Sendable {
        let beginning: Instant
        /// `nil` while a connection is there that has not told its globals.
        var nextAttempt: Instant?
        var pause = Reconnection.firstPause
    }

    /// How long an outage may last; `nil` for any time.
    package var timeout: Duration? = .seconds(30)

    private var outage: Outage?
    private var lastMistake: Instant?
    /// The end of the last outage, and how long it would have waited for another attempt.
    private var former: (end: Instant, pause: Duration)?

    /// Creates the decision for a connection that was not lost yet.
    package init() {}

    /// Whether a connection was lost and is wanted back.
    package var isOutage: Bool { outage != nil }

    /// When ``step(at:)`` will say something else than to wait; `nil` when time changes nothing.
    package var deadline: Instant? {
        guard let attempt = outage?.nextAttempt, let limit else { return outage?.nextAttempt ?? limit }
        return min(attempt, limit)
    }

    /// What to do now.
    package func step(at now: Instant) -> Step {
        if let limit, limit <= now { return .giveUp }
        if let attempt = outage?.nextAttempt, attempt <= now { return .connect }
        return .wait
    }

    /// A connection has ended.
    ///
    /// - Parameters:
    ///   - wasReady: Whether it had told its globals. One that never did, and that is not an attempt to get another one
    ///     back, is the program's first: who cannot start is not kept waiting.
    ///   - isMistake: Whether one of its ends had done what the protocols do not allow.
    ///   - now: The present moment.
    /// - Returns: Whether to try to get it back.
    package mutating func connectionDidEnd(wasReady: Bool, byMistake isMistake: Bool, at now: Instant) -> Bool {
        let isRepeated = isMistake && lastMistake.map { now - $0 < Reconnection.mistakeMemory } == true
        if isMistake { lastMistake = now }
        guard !isRepeated, wasReady || isOutage else { return false }
        if wasReady { begin(at: now) } else { attemptDidFail(at: now) }
        return step(at: now) != .giveUp
    }

    /// There is a connection, which has told nothing yet.
    package mutating func didConnect() { outage?.nextAttempt = nil }

    /// There is nobody to connect to.
    package mutating func attemptDidFail(at now: Instant) {
        guard let pause = outage?.pause else { return }
        outage?.nextAttempt = now + pause
        outage?.pause = min(pause * 2, Reconnection.longestPause)
    }

    /// The connection has told its globals, or nobody wants it any more.
    package mutating func end(at now: Instant) {
        former = outage.map { (now, $0.pause) }
        outage = nil
    }

    /// A compositor that dies of what it is sent is not to be kept busy with that.
    private mutating func begin(at now: Instant) {
        outage = Outage(beginning: now, nextAttempt: now)
        guard let former, now - former.end < Reconnection.shortLife else { return }
        outage?.pause = former.pause
        attemptDidFail(at: now)
    }

    private var limit: Instant? {
        guard let outage, let timeout else { return nil }
        return outage.beginning + timeout
    }
}
