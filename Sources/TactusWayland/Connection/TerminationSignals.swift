import CLinuxShims
import Glibc

/// `SIGTERM` and `SIGINT` as a descriptor: a program that was asked to end does so in a turn of its loop, not in the
/// middle of something.
///
/// The signals are blocked while this object lives, and so they are in child processes that are started without a
/// signal mask of their own.
final class TerminationSignals {
    /// Becomes readable when a signal has arrived.
    let descriptor: Int32

    private var formerMask = sigset_t()

    /// Blocks the signals for this thread and those that it starts; `nil` when the system has no descriptor left.
    init?() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, &formerMask)
        descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        guard descriptor >= 0 else {
            pthread_sigmask(SIG_SETMASK, &formerMask, nil)
            return nil
        }
    }

    isolated deinit {
        close(descriptor)
        pthread_sigmask(SIG_SETMASK, &formerMask, nil)
    }

    /// Takes every signal that has arrived.
    ///
    /// - Returns: Whether there was one.
    func consume() -> Bool {
        var signal = signalfd_siginfo()
        var wasFound = false
        while read(descriptor, &signal, MemoryLayout<signalfd_siginfo>.size) > 0 { wasFound = true }
        return wasFound
    }
}
