import TactusPlatform
import WaylandClient

/// The compositor's clock on one connection (`tactus_virtual_time_v1`): moves ours, and is told when we have
/// something to do.
final class VirtualTime {
    private let proxy: TactusVirtualTimeV1
    private let clock: SteppedClock
    /// When the compositor's clock is to stop, as far as it was asked.
    private var stop: Instant?

    init(_ proxy: TactusVirtualTimeV1, moving clock: SteppedClock) {
        self.proxy = proxy
        self.clock = clock
        proxy.onEvent = { [weak self] event in
            if case .now(let high, let low, let nanoseconds) = event { self?.receive(Instant(high, low, nanoseconds)) }
        }
    }

    private func receive(_ now: Instant?) {
        guard let now else { return }
        clock.move(to: now)
        if let stop, stop <= now { self.stop = nil }
    }

    /// Asks for a stop at a moment; `nil` and the past ask for none.
    func wake(at deadline: Instant?) {
        guard let deadline, deadline > clock.now, deadline != stop else { return }
        stop = deadline
        let (seconds, nanoseconds) = deadline.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        proxy.wake(
            tvSecHi: UInt32(truncatingIfNeeded: seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds),
            tvNsec: UInt32(nanoseconds))
    }

    /// Lets go of the compositor's clock.
    func end() {
        proxy.destroy()
        clock.resume()
    }
}

extension Instant {
    /// A moment as the wire has it; `nil` for one that our clock can never reach, which is not believed.
    init?(_ secondsHigh: UInt32, _ secondsLow: UInt32, _ nanoseconds: UInt32) {
        let seconds = Int64(secondsHigh) << 32 | Int64(secondsLow)
        guard (0..<Int64.max / 2_000_000_000).contains(seconds) else { return nil }
        self.init(nanoseconds: seconds * 1_000_000_000 + Int64(nanoseconds))
    }
}
