import Foundation

/// The signals that ask us to end, kept back so that they can be asked for between two steps.
struct PendingSignals {
    private var signals = sigset_t()

    /// Blocks every signal that would end us and can be blocked, from now on, and ignores `SIGPIPE`: whatever ends us,
    /// the client ends first.
    init() {
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU] {
            sigaddset(&signals, number)
        }
        sigprocmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
    }

    /// The next signal that has arrived, if any.
    mutating func next() -> Int32? {
        var now = timespec()
        let number = sigtimedwait(&signals, nil, &now)
        return number > 0 ? number : nil
    }
}
