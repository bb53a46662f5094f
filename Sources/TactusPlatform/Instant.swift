/// A moment on a ``Clock``, as nanoseconds since that clock's own beginning.
///
/// Two instants mean something only together: subtract one from the other for the `Duration` between them.
/// Instants of different clocks must not be compared. What would lie further than 292 years from the clock's beginning
/// lies at that limit.
public struct Instant: Comparable, Hashable, Sendable {
    /// Nanoseconds since the clock's beginning.
    public var nanoseconds: Int64

    /// The clock's beginning.
    public static let zero = Instant(nanoseconds: 0)

    /// Creates the instant that lies `nanoseconds` after the clock's beginning.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Creates the instant that lies `seconds` after the clock's beginning, to the nearest nanosecond.
    public init(seconds: Double) {
        self.init(nanoseconds: Int64((seconds * 1e9).rounded()))
    }

    /// Seconds since the clock's beginning.
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Whether `left` comes before `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The instant that lies `duration` after this one.
    public static func + (instant: Instant, duration: Duration) -> Instant {
        Instant(nanoseconds: instant.nanoseconds.addingLimited(duration.wholeNanoseconds))
    }

    /// The instant that lies `duration` before this one.
    public static func - (instant: Instant, duration: Duration) -> Instant {
        Instant(nanoseconds: instant.nanoseconds.subtractingLimited(duration.wholeNanoseconds))
    }

    /// The time from `earlier` to `later`; negative when they are the other way round.
    public static func - (later: Instant, earlier: Instant) -> Duration {
        .nanoseconds(later.nanoseconds.subtractingLimited(earlier.nanoseconds))
    }
}

extension Duration {
    /// This duration in nanoseconds; what is shorter than one is cut off, and what is longer than 292
    /// years counts as that.
    package var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflows { return seconds < 0 ? .min : .max }
        return nanoseconds.addingLimited(attoseconds / 1_000_000_000)
    }

    /// This duration in seconds.
    package var inSeconds: Double { Double(wholeNanoseconds) / 1e9 }
}

extension Int64 {
    /// The sum, or the limit that it exceeds.
    fileprivate func addingLimited(_ other: Int64) -> Int64 {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the limit that it exceeds.
    fileprivate func subtractingLimited(_ other: Int64) -> Int64 {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows ? (other < 0 ? .max : .min) : difference
    }
}
