package import TactusPlatform

/// Turns the time stamps of one device into moments of our clock (TM-1).
///
/// A stamp counts milliseconds from an unknown moment and wraps every 49.7 days: only differences mean something. KWin
/// stamps injected touches with wall-clock time, others with monotonic time. The distance to our clock is estimated as
/// the smallest delay between stamp and arrival over the last seconds, so the mapped time never lies in the future, and
/// a stalled program sees the rhythm of the fingers, not that of its own reading.
///
/// The mapped time never runs backwards, whatever the stamps do.
nonisolated package struct EventTimeMapper: Sendable {
    /// How many whole seconds the smallest delay is remembered.
    private static let memory: Int64 = 5
    /// Stamps that jump back by more than this have a new beginning; milliseconds.
    private static let largestStepBack: Int64 = 1000
    /// Stamps that add up to more than this have a new beginning too; milliseconds, of more than a century.
    private static let largestCount: Int64 = 1 << 42

    /// The smallest distance, in nanoseconds, between stamps and arrivals of one second of our clock.
    private struct Minimum {
        let second: Int64
        var distance: Int64
    }

    private var lastStamp: UInt32?
    private var unwrappedMilliseconds: Int64 = 0
    /// What the next stamp is later than its milliseconds say, in nanoseconds.
    private var refinement: Int64 = 0
    private var minima: [Minimum] = []
    private var newest: Instant?

    /// Creates the mapper of one device.
    package init() { minima.reserveCapacity(Int(EventTimeMapper.memory) + 1) }

    /// Takes what `zwp_input_timestamps_v1` tells of the next event that has a stamp: the same time, by the nanosecond.
    package mutating func refine(nanoseconds: UInt64) { refinement = Int64(nanoseconds % 1_000_000) }

    /// The moment at which an event happened.
    ///
    /// - Parameters:
    ///   - stamp: The event's time stamp, in milliseconds.
    ///   - now: When the event was received, on the clock of the result.
    /// - Returns: That moment; never after `now`, and never before what was returned earlier.
    package mutating func instant(of stamp: UInt32, receivedAt now: Instant) -> Instant {
        unwrap(stamp)
        let stampedAt = unwrappedMilliseconds * 1_000_000 + refinement
        refinement = 0
        remember(distance: now.nanoseconds - stampedAt, at: now)
        let distance = minima.reduce(Int64.max) { min($0, $1.distance) }
        let instant = max(Instant(nanoseconds: stampedAt + distance), newest ?? Instant(nanoseconds: .min))
        newest = instant
        return instant
    }

    /// The moment to give to an event that carries no stamp: that of the device's last one, so that time does not run
    /// ahead of the stamps that follow; `now` when there was none.
    package mutating func instantWithoutStamp(receivedAt now: Instant) -> Instant {
        let instant = newest ?? now
        newest = instant
        return instant
    }

    /// The moment to give to an event without a stamp that is the first in a while, such as the arrival of a keyboard:
    /// that of its reception.
    package mutating func instantOfArrival(_ now: Instant) -> Instant {
        let instant = max(now, newest ?? now)
        newest = instant
        return instant
    }

    private mutating func unwrap(_ stamp: UInt32) {
        defer { lastStamp = stamp }
        let step = lastStamp.map { Int64(Int32(bitPattern: stamp &- $0)) }
        if let step, step >= -EventTimeMapper.largestStepBack, unwrappedMilliseconds < EventTimeMapper.largestCount {
            unwrappedMilliseconds += step
        } else {
            unwrappedMilliseconds = Int64(stamp)
            minima.removeAll(keepingCapacity: true)
        }
    }

    private mutating func remember(distance: Int64, at now: Instant) {
        let second = now.nanoseconds / 1_000_000_000
        minima.removeAll { $0.second <= second - EventTimeMapper.memory }
        if let last = minima.indices.last, minima[last].second == second {
            minima[last].distance = min(minima[last].distance, distance)
        } else {
            minima.append(Minimum(second: second, distance: distance))
        }
    }
}
