import CWlcs
import FakeCompositor
import Glibc
import TactusGeometry

/// A compositor that the conformance suite drives.
///
/// It runs on a thread of the suite's. Most calls come out of that thread's loop, but some, a finger's, from the thread
/// of the test: so whoever touches the compositor holds the lock.
final class ConformanceServer {
    private let compositor: Compositor
    /// The clients by the descriptor of their end of the connection.
    private var clientIDs: [Int32: Int] = [:]
    private var isStopped = false
    private let lock = RecursiveLock()

    init() {
        // Any serial will do for a selection, as for Mir, whose suite it is.
        var seat = SeatConfiguration()
        seat.checksSelectionSerials = false
        seat.touchPolicy.surfaceLoss = .ups
        // So large that every window of the suite is on it: what nobody can see is not asked for frames.
        let output = OutputDescription(width: 1600, height: 1200)
        compositor = Compositor(output: output, clock: .monotonic, seat: seat)
        // The suite's own windows show their first buffer at once and choose their size.
        compositor.shellPolicy.acceptsUnconfiguredBuffers = true
        compositor.shellPolicy.firstToplevelFillsOutput = false
        compositor.shellPolicy.activatesOnceShown = true
    }

    /// Does something to the compositor.
    ///
    /// - Returns: What it gave.
    func withCompositor<Result>(_ body: (Compositor) -> Result) -> Result {
        lock.locked { body(compositor) }
    }

    func stop() { lock.locked { isStopped = true } }

    /// Answers the suite's loop and the clients', and refreshes the display 60 times a second, until it is stopped.
    func run(beside suiteLoop: UnsafeMutableRawPointer) {
        let refresh = Duration.nanoseconds(16_666_667)
        var nextRefresh = compositor.clock.now + refresh
        while !lock.locked({ isStopped }) {
            var descriptors = [
                pollfd(fd: compositor.eventDescriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: tactus_wlcs_descriptor_of_loop(suiteLoop), events: Int16(POLLIN), revents: 0),
            ]
            let wait = max(nextRefresh - compositor.clock.now, .zero) / .milliseconds(1)
            poll(&descriptors, nfds_t(descriptors.count), Int32(wait.rounded(.up)))
            tactus_wlcs_dispatch_loop(suiteLoop)
            withCompositor { compositor in
                compositor.dispatch()
                guard compositor.clock.now >= nextRefresh else { return }
                compositor.vblank()
                nextRefresh = compositor.clock.now + refresh
            }
        }
    }

    /// Makes a connection.
    ///
    /// - Returns: The client's end, or -1 when descriptors are exhausted.
    func connect() -> Int32 {
        withCompositor { compositor in
            guard let descriptor = try? compositor.connect() else { return -1 }
            clientIDs[descriptor] = compositor.clientIDs.last
            return descriptor
        }
    }

    /// Moves the window or layer surface of a surface so that its corner is at a point of the output.
    func move(surfaceID: UInt32, ofClientAt descriptor: Int32, to origin: PixelPoint) {
        withCompositor { compositor in
            let owner = clientIDs[descriptor]
            func isMeant(_ surface: Surface) -> Bool { surface.clientID == owner && surface.objectID == surfaceID }
            compositor.toplevels.first { isMeant($0.surface) }?.move(to: origin)
            compositor.layerSurfaces.first { isMeant($0.surface) }?.move(to: origin)
        }
    }
}
