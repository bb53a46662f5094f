import CLinuxShims
import Glibc
package import TactusPlatform

/// The machine's monotonic clock (`CLOCK_MONOTONIC`): the only place where the toolkit reads a clock.
package final class MonotonicClock: Clock {
    /// Creates the clock.
    package init() {}

    /// Nanoseconds since the machine started, without the time that it slept.
    package var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}
