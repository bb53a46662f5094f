import TactusPlatform

/// Keeps the timers of an application, and answers which of them fires next.
///
/// ``TimerQueue`` orders the deadlines; this adds the timers themselves, repetition, and the turn in which a timer may
/// fire.
struct TimerSchedule {
    private var deadlines = TimerQueue()
    private var timers: [TimerQueue.ID: ScheduledTimer] = [:]
    /// Timers that another timer scheduled, and that must not fire before the next turn.
    private var timersOfNextTurn: [(timer: ScheduledTimer, deadline: Instant)] = []
    /// The deadline of the timer that fires now.
    private var firing: Instant?

    /// When the next one fires; `nil` when there is none.
    var nextDeadline: Instant? { deadlines.nextDeadline }

    /// How many are still to fire.
    var count: Int { timers.count }

    /// Those that are still to fire, in no order.
    var all: [ScheduledTimer] { Array(timers.values) }

    /// Makes a name for a timer; each is younger than the one before.
    mutating func makeID() -> TimerQueue.ID { deadlines.makeID() }

    /// Adds a timer. One that is due at once when another one schedules it waits for the next turn, or they would never
    /// end.
    mutating func add(_ timer: ScheduledTimer, at deadline: Instant) {
        timers[timer.id] = timer
        if let firing, deadline <= firing {
            timersOfNextTurn.append((timer, deadline))
        } else {
            deadlines.insert(timer.id, at: deadline)
        }
    }

    /// Drops a timer that is over.
    mutating func remove(_ timer: ScheduledTimer) {
        timers[timer.id] = nil
        deadlines.remove(timer.id)
    }

    /// Begins to fire the next timer that is not due later than `limit`: it is over now, or due again later.
    ///
    /// - Returns: When it was due, and what to call before ``endFiring()``; `nil` when none is due.
    mutating func beginFiring(upTo limit: Instant) -> (deadline: Instant, action: () -> Void)? {
        while let (id, deadline) = deadlines.removeNext(upTo: limit) {
            guard let timer = timers[id], let action = timer.action else { continue }
            if let interval = timer.interval {
                deadlines.insert(id, at: deadline.next(after: limit, by: interval))
            } else {
                timers[id] = nil
                timer.finish()
            }
            firing = deadline
            return (deadline, action)
        }
        return nil
    }

    /// Notes that the timer which fired last has returned.
    mutating func endFiring() { firing = nil }

    /// Ends the turn: lets those fire from now on that had to wait for the next one.
    mutating func admitTimersOfNextTurn() {
        for (timer, deadline) in timersOfNextTurn where timer.isValid { deadlines.insert(timer.id, at: deadline) }
        timersOfNextTurn = []
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
