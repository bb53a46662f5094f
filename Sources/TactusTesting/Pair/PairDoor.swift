import FakeCompositor
import Glibc
import TactusWayland

/// Where the application of a pair finds its compositor, which may be killed and started again behind it.
final class PairDoor {
    /// The compositor that is there, or was there last.
    private(set) var compositor: Compositor
    /// The newest connection, when things may go wrong on it.
    private(set) var wire: FaultyWire?
    /// Whether somebody listens.
    private(set) var isOpen = true
    /// How often the application has connected.
    private(set) var connectionCount = 0
    /// What was broken, and what happened, before the compositor was started that is there now.
    private(set) var past: (faults: [ProtocolFault], lines: [String]) = ([], [])

    private let makeCompositor: () -> Compositor
    private let faults: FaultInjection?

    /// Opens a door.
    ///
    /// - Parameters:
    ///   - faults: What goes wrong on the first connection; `nil` for connections on which nothing can.
    ///   - makeCompositor: Starts a compositor.
    init(faults: FaultInjection?, _ makeCompositor: @escaping () -> Compositor) {
        self.faults = faults
        self.makeCompositor = makeCompositor
        compositor = makeCompositor()
    }

    /// Makes a connection to the compositor that is there.
    ///
    /// - Returns: The application's end, for it to close.
    /// - Throws: That nobody listens, or that descriptors are exhausted.
    func connect() throws(ConnectionError) -> Int32 {
        guard isOpen else { throw .noCompositor(path: PairDoor.path) }
        do {
            if let faults { wire = try compositor.connect(through: connectionCount == 0 ? faults : []) }
            let descriptor = try wire?.releaseClientDescriptor() ?? compositor.connect()
            connectionCount += 1
            return descriptor
        } catch {
            throw .unreachable(path: PairDoor.path, reason: EMFILE)
        }
    }

    /// Ends the compositor without a word to anybody.
    func kill() {
        isOpen = false
        compositor.annotate("the compositor is killed")
        compositor.disconnectClients()
    }

    /// Starts another compositor.
    func restart() {
        past.faults += compositor.faults
        past.lines = recentLines(TimeLine.capacity)
        let policy = compositor.shellPolicy
        compositor = makeCompositor()
        compositor.shellPolicy = policy
        isOpen = true
    }

    /// The last that happened, oldest first, over all compositors.
    func recentLines(_ count: Int) -> [String] { (past.lines + compositor.timeLine.lastLines(count)).suffix(count) }

    private static let path = "the pair's own"
}
