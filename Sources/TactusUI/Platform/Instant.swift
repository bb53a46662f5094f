/// A moment on a ``Clock``, as nanoseconds since that clock's own beginning.
///
/// Two instants mean something only together: subtract one from the other for the `Duration` between them.
/// Instants of different clocks must not be compared.
nonisolated public struct Instant: Comparable, Hashable, Sendable {
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
        Instant(nanoseconds: instant.nanoseconds + duration.wholeNanoseconds)
    }

    /// The instant that lies `duration` before this one.
    public static func - (instant: Instant, duration: Duration) -> Instant {
        Instant(nanoseconds: instant.nanoseconds - duration.wholeNanoseconds)
    }

    /// The time from `earlier` to `later`; negative when they are the other way round.
    public static func - (later: Instant, earlier: Instant) -> Duration {
        .nanoseconds(later.nanoseconds - earlier.nanoseconds)
    }
}

extension Duration {
    /// This duration in nanoseconds; what is shorter than one is cut off.
    nonisolated package var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }

    /// This duration in seconds.
    nonisolated package var inSeconds: Double { Double(wholeNanoseconds) / 1e9 }
}
