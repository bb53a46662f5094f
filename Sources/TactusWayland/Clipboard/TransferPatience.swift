import TactusPlatform

/// How long one waits for the other end of a pipe: for a byte, and for as many as a piece has.
///
/// An end that moves a byte now and then would else hold a pipe for ever. Only the time counts in which it is waited
/// for.
struct TransferPatience {
    /// How long nothing at all may come, or go.
    let silence: Duration
    /// How long the last piece has been waited for, and how many of its bytes there are.
    private var waited = Duration.zero
    private var moved = 0
    private var beginning: Instant?

    init(silence: Duration) { self.silence = silence }

    /// How long it is waited for at present.
    var duration: Duration { min(silence, Transfers.longestPiece - waited) }

    /// What is told when that is over: how long it was waited for in all.
    var explanation: Duration { silence <= Transfers.longestPiece - waited ? silence : Transfers.longestPiece }

    /// Begins to wait.
    ///
    /// - Returns: When to give the other end up.
    mutating func begin(at now: Instant) -> Instant {
        beginning = now
        return now + duration
    }

    /// Takes note that so many bytes have moved.
    mutating func end(moved count: Int, at now: Instant) {
        if let beginning { waited += now - beginning }
        beginning = nil
        moved += count
        if moved >= Transfers.pieceSize { (moved, waited) = (0, .zero) }
    }
}
