import FakeCompositor

/// A client on its way to having read all that it was sent, and to having done what follows from it.
///
/// It answers pings, one after the other. The first pong says that all was read; the second that what was drawn upon it has
/// arrived.
struct CatchingUp {
    /// When it is given up on, in the machine's time: a client that reads nothing holds nobody up for longer.
    private let limit: Duration
    private var pings: Int

    /// How long a client may take.
    private static let patience = Duration.seconds(1)

    /// Sends the first ping.
    ///
    /// - Parameters:
    ///   - compositor: The clients that are asked are this one's. Those that know no shell are never asked.
    ///   - pings: How many are to be answered.
    ///   - now: The machine's time.
    init(on compositor: Compositor, pings: Int, at now: Duration) {
        limit = now + Self.patience
        self.pings = pings
        compositor.ping()
    }

    /// Sends the next ping when the last one is answered; `true` when all are, or when it took too long.
    mutating func isOver(on compositor: Compositor, at now: Duration) -> Bool {
        guard now < limit else { return true }
        while !compositor.isWaitingForPong {
            guard pings > 1 else { return true }
            pings -= 1
            compositor.ping()
        }
        return false
    }
}
