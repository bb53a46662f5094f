import TactusPlatform

extension Application {
    /// Calls `action` when some time has passed, and then at regular intervals if asked to.
    ///
    /// The time counts from ``now``. Timers keep their order with the input: one that is due before a finger moved fires
    /// before that move is handled, however late the program is; and none fires while older input waits. Calls of a
    /// repeating timer that were missed are left out.
    ///
    /// - Parameters:
    ///   - delay: How long to wait. Negative counts as zero; zero waits for the next turn of the loop.
    ///   - interval: The time between two calls, more than zero; `nil` for a single call.
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
        let timer = ScheduledTimer(id: timers.makeID(), interval: interval, application: self, action: action)
        guard !lifeCycle.isEnded else {
            timer.finish()
            return timer
        }
        scheduled[timer.id] = timer
        enqueue(timer, at: deadline)
        return timer
    }

    /// Fires what is due at `limit`, in order.
    final func fireTimers(upTo limit: Instant) {
        while let (id, deadline) = timers.takeNext(upTo: limit) {
            guard let timer = scheduled[id], let action = timer.action else { continue }
            if let interval = timer.interval {
                timers.insert(id, at: deadline.next(after: limit, by: interval))
            } else {
                scheduled[id] = nil
                timer.finish()
            }
            firing = deadline
            at(deadline) { action() }
            firing = nil
            runDeferred()
        }
        for (timer, deadline) in timersOfNextTurn where timer.isValid { timers.insert(timer.id, at: deadline) }
        timersOfNextTurn = []
    }

    /// Called by a timer that is taken back.
    final func forget(_ timer: ScheduledTimer) {
        scheduled[timer.id] = nil
        timers.remove(timer.id)
        updateWakeUp()
    }

    final func invalidateAllTimers() {
        for timer in scheduled.values { timer.invalidate() }
    }

    /// Tells the platform when the next timer is due, if that has changed.
    final func updateWakeUp() {
        guard !isBusy, timers.nextDeadline != requestedWakeUp else { return }
        requestedWakeUp = timers.nextDeadline
        platform.setWakeUp(at: requestedWakeUp)
    }

    /// A timer that is due at once when another one schedules it waits for the next turn, or they would never end.
    private func enqueue(_ timer: ScheduledTimer, at deadline: Instant) {
        if let firing, deadline <= firing {
            timersOfNextTurn.append((timer, deadline))
        } else {
            timers.insert(timer.id, at: deadline)
            updateWakeUp()
        }
    }
}

extension Instant {
    /// The first moment later than `limit`, in steps of `interval` from this one.
    nonisolated fileprivate func next(after limit: Instant, by interval: Duration) -> Instant {
        let step = max(interval.wholeNanoseconds, 1)
        let behind = max((limit - self).wholeNanoseconds, 0)
        return self + .nanoseconds(behind - behind % step) + .nanoseconds(step)
    }
}
