import TactusPlatform
import WaylandClient

/// Locks the session, with an `ext_session_lock_v1`, while the application wants that.
///
/// The lock is never destroyed while it holds. It goes with the connection, and the session stays locked unless the
/// compositor is gone: so it is the first thing that the next connection is asked for.
final class SessionLocker {
    /// What becomes of the lock.
    enum Event {
        /// Nothing of the session is seen any more.
        case locked
        /// The session could not be locked, or is no longer locked.
        case ended
    }

    /// What lock surfaces are made with; `nil` while there is no lock.
    private(set) var lock: ExtSessionLockV1?

    private let onEvent: (Event) -> Void
    private var isWanted = false
    private var isLocked = false
    /// Whether it must be said that there will be no lock, in the next turn.
    private(set) var isRefused = false

    /// Creates the locker of a session that is not locked.
    ///
    /// - Parameter onEvent: Called with what becomes of the lock.
    init(onEvent: @escaping (Event) -> Void) { self.onEvent = onEvent }

    /// The application wants the session locked.
    ///
    /// - Parameter globals: The globals, when they are known already.
    func request(_ globals: WireGlobals?) {
        isWanted = true
        if let globals { connect(globals) }
    }

    /// The globals are known.
    func connect(_ globals: WireGlobals) {
        guard isWanted, lock == nil else { return }
        guard let manager = globals.optional.sessionLocks else { return isRefused = true }
        let lock = manager.lock()
        lock.onEvent = { [weak self] event in self?.receive(event) }
        self.lock = lock
    }

    /// Ends the lock.
    func unlock() {
        guard isLocked else { return }
        lock?.unlockAndDestroy()
        forget()
    }

    /// Everything that had arrived was received.
    func queueDrained() {
        if isRefused { end() }
    }

    /// The connection is gone, and with it the lock: it is asked for again when the globals are known.
    func connectionWasLost() { (lock, isLocked) = (nil, false) }

    /// There will be no connection.
    func giveUp() {
        if isWanted { end() }
    }

    private func receive(_ event: ExtSessionLockV1.Event) {
        switch event {
        case .locked:
            isLocked = true
            onEvent(.locked)
        case .finished:
            if isLocked { lock?.unlockAndDestroy() } else { lock?.destroy() }
            end()
        }
    }

    private func end() {
        forget()
        onEvent(.ended)
    }

    private func forget() {
        (lock, isWanted, isLocked, isRefused) = (nil, false, false, false)
    }
}
