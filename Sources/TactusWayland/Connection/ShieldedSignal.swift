import CLinuxShims
import Glibc

/// A signal that comes with the failure of a call, and would end the process: it is taken, and harms nobody. The
/// process's own way with it stays as it is.
nonisolated enum ShieldedSignal {
    /// Makes a call without its signal.
    ///
    /// - Parameters:
    ///   - number: The signal.
    ///   - body: Makes the call.
    ///   - hasCome: Whether the signal has come with what the call returned.
    /// - Returns: What the call returned.
    static func without<Outcome>(
        _ number: Int32, _ body: () -> Outcome, hasCome: (Outcome) -> Bool
    ) -> Outcome {
        var signal = sigset_t()
        sigemptyset(&signal)
        sigaddset(&signal, number)
        var pending = sigset_t()
        sigpending(&pending)
        let wasPending = sigismember(&pending, number) == 1
        var formerMask = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signal, &formerMask)
        let outcome = body()
        if hasCome(outcome), !wasPending {
            var now = timespec()
            while sigtimedwait(&signal, nil, &now) < 0 && errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &formerMask, nil)
        return outcome
    }
}
