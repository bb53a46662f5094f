import FakeCompositor

/// A client on its way to having read all that it was sent, and to having done what follows from it.
///
/// It answers pings, one after the other. The first pong says that all was read; the second that what was drawn
/// upon it has arrived.
struct CatchingUp {
    /// How far a client is.
    enum State: Hashable {
        /// It has not answered all pings yet.
        case isReading
        /// It has.
        case hasFollowed
        /// It has had its time and not answered.
        case isSilent
    }

    /// When it was asked first, in the machine's time.
    let beginning: Duration
    /// When it is given up on, in the machine's time.
    private let limit: Duration
    /// Whether it has failed then.
    private let mustAnswer: Bool
    private var pings: Int

    /// Sends the first ping.
    ///
    /// - Parameters:
    ///   - compositor: The clients that are asked are this one's. Those that know no shell are never asked, and none is
    ///     while bytes are held up on their way.
    ///   - pings: How many are to be answered.
    ///   - now: The machine's time.
    ///   - patience: How long the client may take; `nil` for one that need not answer, and is waited for a second.
    init(on compositor: Compositor, pings: Int, at now: Duration, patience: Duration?) {
        beginning = now
        limit = now + (patience ?? .seconds(1))
        mustAnswer = patience != nil
        self.pings = pings
        if !compositor.isHoldingWires { compositor.ping() }
    }

    /// Sends the next ping when the last one is answered, and says how far the client is.
    mutating func state(on compositor: Compositor, at now: Duration) -> State {
        guard !compositor.isHoldingWires else { return .hasFollowed }
        while !compositor.isWaitingForPong {
            guard pings > 1 else { return .hasFollowed }
            pings -= 1
            compositor.ping()
        }
        guard now >= limit else { return .isReading }
        return mustAnswer ? .isSilent : .hasFollowed
    }
}
