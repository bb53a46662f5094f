import TactusPlatform
public import TactusUI

/// A clock that stands still until a test moves it.
///
/// Moving it is what makes time pass for everything that stands on it: on the way to the new time the clock stops at
/// every deadline of those that wait, in order, and lets them act. A press of half a second takes no time at all.
///
/// ```swift
/// finger.down(at: Point(x: 10, y: 10))
/// host.clock.advance(by: .milliseconds(500))  // the long press begins here
/// ```
public final class VirtualClock: Clock {
    /// The present moment.
    public private(set) var now: Instant

    private var sleepers: [any ClockSleeper] = []
    private var isAdvancing = false

    /// Creates a clock that stands at `start`.
    public init(start: Instant = .zero) {
        now = start
    }

    /// Lets time pass: moves to `now + duration`, stopping at every deadline on the way.
    ///
    /// Not to be called from what happens at such a stop: time passes for everyone, or for nobody.
    ///
    /// - Parameter duration: How long; zero lets everything act that is due now.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "a clock does not run backwards: advance(by: \(duration))")
        precondition(!isAdvancing, "the clock is being advanced already; advance it from the test, not from a callback")
        isAdvancing = true
        defer { isAdvancing = false }
        let target = now + duration
        var stopsAtThisMoment = 0
        while let (sleeper, deadline) = earliest(until: target) {
            stopsAtThisMoment = deadline > now ? 0 : stopsAtThisMoment + 1
            precondition(
                stopsAtThisMoment < 10_000,
                "time stands still at \(now.seconds) s: something asks to be woken again and again for the same moment")
            now = max(now, deadline)
            sleeper.clockDidAdvance(to: now)
        }
        now = target
    }

    /// Wakes `sleeper` at its deadlines from now on. It is kept until ``remove(_:)``.
    package func add(_ sleeper: any ClockSleeper) {
        sleepers.append(sleeper)
    }

    /// Wakes `sleeper` no longer.
    package func remove(_ sleeper: any ClockSleeper) {
        sleepers.removeAll { $0 === sleeper }
    }

    private func earliest(until target: Instant) -> (sleeper: any ClockSleeper, deadline: Instant)? {
        var found: (sleeper: any ClockSleeper, deadline: Instant)?
        for sleeper in sleepers {
            guard let deadline = sleeper.deadline, deadline <= target else { continue }
            if let earlier = found, earlier.deadline <= deadline { continue }
            found = (sleeper, deadline)
        }
        return found
    }
}

/// One who waits for a moment of a ``VirtualClock``.
package protocol ClockSleeper: AnyObject {
    /// When to be woken; `nil` while there is nothing to wait for.
    var deadline: Instant? { get }

    /// Called when the clock has reached the deadline.
    func clockDidAdvance(to now: Instant)
}
