import TactusPlatform

extension Application {
    /// Calls `action` when some time has passed, and then at regular intervals if asked to.
    ///
    /// The time counts from ``now``. Timers keep their order with the input: one that is due before a finger moved
    /// fires before that move is handled, however late the program is; and none fires while older input waits. Calls of
    /// a repeating timer that were missed are left out.
    ///
    /// - Parameters:
    ///   - delay: How long to wait. Negative counts as zero; zero waits for the next turn of the loop.
    ///   - interval: The time between two calls, more than zero, and at least a tenth of a millisecond; `nil` for a
    ///     single call.
    ///   - action: What to call, on the main actor.
    /// - Returns: The timer, with which the call can be taken back.
    @discardableResult
    public final func schedule(
        after delay: Duration, repeating interval: Duration? = nil, _ action: @escaping () -> Void
    ) -> ScheduledTimer {
        schedule(at: now + max(delay, .zero), repeating: interval, action)
    }

    /// Calls `action` at the given moment, and then at regular intervals if asked to; like
    /// ``schedule(after:repeating:_:)``.
    ///
    /// - Parameters:
    ///   - deadline: When to call, on the platform's clock. A moment that has passed waits for the next turn of the
    ///     loop.
    ///   - interval: The time between two calls, more than zero; `nil` for a single call.
    ///   - action: What to call, on the main actor.
    /// - Returns: The timer, with which the call can be taken back.
    @discardableResult
    public final func schedule(
        at deadline: Instant, repeating interval: Duration? = nil, _ action: @escaping () -> Void
    ) -> ScheduledTimer {
        precondition(interval.map { $0 > .zero } ?? true, "a timer cannot repeat without time passing")
        return inputLoop.schedule(
            at: deadline, repeating: interval.map { max($0, Self.shortestInterval) }, action)
    }

    /// No timer repeats more often: one that would, fires as often as that.
    private static let shortestInterval = Duration.microseconds(100)
}
