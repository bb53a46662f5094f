/// Says when a client has come to rest, so that its picture can be taken.
///
/// It has when it has answered a ping, and so has seen all that was sent before, and then let a number of refreshes pass
/// without a commit. A client that never rests is given up on.
struct Settling {
    /// Refreshes without a commit that count as rest.
    static let quietRefreshes = 3
    /// How long a client that does not rest is waited for.
    static let limit = Duration.milliseconds(500)

    private let deadline: Duration
    private var commitCount: Int
    private var quiet = 0

    /// Begins to watch, with the commits that the compositor has counted so far.
    init(at time: Duration, commitCount: Int) {
        deadline = time + Self.limit
        self.commitCount = commitCount
    }

    /// Takes note of a refresh; `true` when the picture may be taken.
    mutating func didRefresh(at time: Duration, commitCount: Int, isWaitingForPong: Bool) -> Bool {
        quiet = commitCount == self.commitCount && !isWaitingForPong ? quiet + 1 : 0
        self.commitCount = commitCount
        return quiet >= Self.quietRefreshes || time >= deadline
    }
}
