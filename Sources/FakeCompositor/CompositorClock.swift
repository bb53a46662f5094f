import Glibc

/// Where a compositor's time comes from.
///
/// A ``Compositor`` reads it to stamp events and frame callbacks, and for nothing else: time alone makes nothing
/// happen. Tests hand in a clock that moves when they move it, programs ``monotonic``.
public struct CompositorClock {
    private let read: () -> Duration

    /// Creates a clock from what tells the time since its beginning; that must not run backwards.
    public init(_ read: @escaping () -> Duration) {
        self.read = read
    }

    /// The time since the clock's beginning.
    public var now: Duration { read() }

    /// The machine's `CLOCK_MONOTONIC`.
    public static var monotonic: CompositorClock {
        CompositorClock {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
    }
}
