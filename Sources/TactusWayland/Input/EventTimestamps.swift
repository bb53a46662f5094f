import WaylandClient

/// One `zwp_input_timestamps_v1`: tells when the next event of its device happened, to the nanosecond, just before that
/// event. It goes silent with the device.
final class EventTimestamps {
    /// Called with the nanoseconds of a stamp that the next stamped event of the device has.
    var onTimestamp: ((UInt64) -> Void)?

    private let proxy: ZwpInputTimestampsV1

    init(_ proxy: ZwpInputTimestampsV1) {
        self.proxy = proxy
        proxy.onEvent = { [weak self] event in
            guard case .timestamp(let high, let low, let nanoseconds) = event else { return }
            // Whole seconds may be more than 64 bits of nanoseconds hold; what counts is the part below a millisecond.
            self?.onTimestamp?((UInt64(high) << 32 | UInt64(low)) &* 1_000_000_000 &+ UInt64(nanoseconds))
        }
    }

    func destroy() {
        onTimestamp = nil
        proxy.destroy()
    }
}
