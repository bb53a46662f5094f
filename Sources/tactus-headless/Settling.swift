/// Says when a client has come to rest.
///
/// It has when it has answered a ping, and so has seen all that was sent before, and then let a number of refreshes pass
/// without a commit. A client that never rests is given up on.
struct Settling {
    /// What a client does.
    enum State: Hashable {
        /// It still draws, or has not answered.
        case moves
        /// It rests.
        case rests
        /// It had its time and does not rest.
        case isRestless
    }

    /// Refreshes without a commit that count as rest.
    static let quietRefreshes = 3
    /// How long a client that does not rest is waited for when a picture is taken.
    static let pictureLimit = Duration.milliseconds(500)

    private let deadline: Duration
    private var commitCount: Int
    private var quiet = 0

    /// Begins to watch, with the commits that the compositor has counted so far.
    ///
    /// - Parameters:
    ///   - time: Now, on the machine's clock.
    ///   - limit: How long the client may take.
    ///   - commitCount: The commits that the compositor has counted.
    init(at time: Duration, limit: Duration = pictureLimit, commitCount: Int) {
        deadline = time + limit
        self.commitCount = commitCount
    }

    /// Takes note of a refresh.
    mutating func didRefresh(at time: Duration, commitCount: Int, isWaitingForPong: Bool) -> State {
        quiet = commitCount == self.commitCount && !isWaitingForPong ? quiet + 1 : 0
        self.commitCount = commitCount
        if quiet >= Self.quietRefreshes { return .rests }
        return time >= deadline ? .isRestless : .moves
    }
}
