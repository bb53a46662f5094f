package import TactusPlatform

/// The clock of a program whose compositor moves the time, for tests: it shows what the compositor said last
/// (`tactus_virtual_time_v1.now`).
///
/// A program goes by it when `TACTUS_VIRTUAL_TIME` is in its environment. While nobody moves it, because the
/// connection is lost, or its compositor has no such clock, it goes on with the machine's from where it was. It
/// never runs backwards.
package final class SteppedClock: Clock {
    /// The environment variable that says what it shows at first, in nanoseconds.
    package static let variable = "TACTUS_VIRTUAL_TIME"

    /// A hundred years: far from where moments end.
    private static let latestBeginning: Int64 = 100 * 365 * 86_400 * 1_000_000_000

    private let machine: any Clock
    /// What it was moved to, or showed when it was let go.
    private var moment: Instant
    /// When it was let go, on the machine's clock; `nil` while it waits to be moved.
    private var release: Instant?

    /// Creates a clock that stands still.
    ///
    /// - Parameters:
    ///   - moment: What it shows.
    ///   - machine: What it goes by while nobody moves it.
    package init(showing moment: Instant, machine: any Clock) {
        self.moment = moment
        self.machine = machine
    }

    /// Creates the clock that the environment asks for.
    ///
    /// - Parameters:
    ///   - value: The value of ``variable``; empty counts as not set.
    ///   - machine: The machine's clock.
    /// - Returns: `machine` itself when the variable is not set.
    /// - Throws: What is wrong with the value.
    package static func clock(for value: String?, machine: any Clock) throws(ConnectionError) -> any Clock {
        guard let value, !value.isEmpty else { return machine }
        guard let nanoseconds = Int64(value), (0...latestBeginning).contains(nanoseconds) else {
            throw .invalidVirtualTime(value)
        }
        return SteppedClock(showing: Instant(nanoseconds: nanoseconds), machine: machine)
    }

    package var now: Instant { release.map { moment + (machine.now - $0) } ?? moment }

    /// Shows another moment, and stands still there; an earlier one changes nothing but that.
    func move(to moment: Instant) { (self.moment, release) = (max(now, moment), nil) }

    /// Goes on with the machine's clock, until it is moved again.
    func resume() { if release == nil { release = machine.now } }
}
