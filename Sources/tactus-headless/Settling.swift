/// Says when a client has come to rest.
///
/// It has when it has answered a ping, and so has seen all that was sent before, and then let a number of refreshes
/// pass without a commit: three, and as many more as a script wants that knows of an animation which changes no pixel
/// for a while. A client that never rests is given up on, and one that does not answer has failed.
struct Settling {
    /// What a client does.
    enum State: Hashable {
        /// It still draws, or has not answered.
        case moves
        /// It rests.
        case rests
        /// It had its time and does not rest.
        case isRestless
        /// It had its time and has not answered.
        case isSilent
    }

    /// How long a client may take.
    enum Limit: Hashable {
        /// So long from the beginning, in all.
        case inAll(Duration)
        /// So long once it has answered, for which it may take as long as the patience with it lasts.
        case afterAnswer(Duration, patience: Duration)
    }

    /// Refreshes without a commit that count as rest.
    static let quietRefreshes = 3
    /// How long a client that does not rest is waited for when a picture is taken.
    static let pictureLimit = Duration.milliseconds(500)

    private let limit: Limit
    private let beginning: Duration
    private let leastQuiet: Duration
    /// When it committed or owed an answer last.
    private var latestSign: Duration
    private var answer: Duration?
    private var commitCount: Int
    private var quiet = 0

    /// Begins to watch, with the commits that the compositor has counted so far.
    ///
    /// - Parameters:
    ///   - time: Now, on the machine's clock.
    ///   - limit: How long the client may take.
    ///   - commitCount: The commits that the compositor has counted.
    ///   - quiet: How long the client must not have committed anything, besides the refreshes that count as rest.
    init(at time: Duration, limit: Limit, commitCount: Int, quiet: Duration = .zero) {
        self.limit = limit
        beginning = time
        latestSign = time
        leastQuiet = quiet
        self.commitCount = commitCount
    }

    /// Takes note of a refresh.
    mutating func didRefresh(at time: Duration, commitCount: Int, isWaitingForPong: Bool) -> State {
        quiet = commitCount == self.commitCount && !isWaitingForPong ? quiet + 1 : 0
        if quiet == 0 { latestSign = time }
        self.commitCount = commitCount
        if !isWaitingForPong { answer = answer ?? time }
        if quiet >= Self.quietRefreshes, time - latestSign >= leastQuiet { return .rests }
        guard isWaitingForPong else { return time >= restLimit ? .isRestless : .moves }
        return time >= answerLimit ? .isSilent : .moves
    }

    private var restLimit: Duration {
        switch limit {
        case .inAll(let duration): beginning + duration
        case .afterAnswer(let duration, _): (answer ?? beginning) + duration
        }
    }

    private var answerLimit: Duration {
        switch limit {
        case .inAll(let duration), .afterAnswer(_, let duration): beginning + duration
        }
    }
}
