import Glibc
import WaylandServer

/// `wp_presentation`: tells clients when their content was first seen.
final class PresentationGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(WpPresentation.self) {
            resource, _ in
            resource.onRequest = { request in
                guard case .feedback(let surface, let callback) = request else { return }
                guard let surface = surface.tag as? Surface else { return callback.sendDiscarded() }
                surface.pending.presentationFeedbacks.append(callback)
            }
            // Times are those of the compositor's clock, which stands for the machine's monotonic one.
            resource.sendClockId(clkId: UInt32(CLOCK_MONOTONIC))
        }
    }
}

/// One refresh of the outputs.
struct Refresh {
    /// When, on the compositor's clock.
    var time: Duration
    /// Counts the refreshes, from 1.
    var sequence: UInt64

    /// Tells a client that what it committed was shown first at this refresh.
    func send(to feedback: WpPresentationFeedback, on output: Output) {
        for resource in output.resources(of: feedback.client) { feedback.sendSyncOutput(output: resource) }
        let (seconds, attoseconds) = time.components
        feedback.sendPresented(
            tvSecHi: UInt32(truncatingIfNeeded: seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds),
            tvNsec: UInt32(attoseconds / 1_000_000_000), refresh: output.description.refreshNanoseconds,
            seqHi: UInt32(truncatingIfNeeded: sequence >> 32), seqLo: UInt32(truncatingIfNeeded: sequence),
            flags: .vsync)
    }
}
