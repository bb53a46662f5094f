import TactusPlatform

/// Makes the windows of a session lock, and is notified of its state.
@MainActor public protocol SessionLockDelegate: AnyObject {
    /// Asks for the window that covers a screen while the session is locked: for every screen that is there, and for
    /// those that are plugged in later.
    ///
    /// - Parameters:
    ///   - lock: The lock.
    ///   - screen: The screen to cover.
    /// - Returns: A window that is not open. It gets a scene that is as large as the screen.
    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window

    /// Sent when nothing of the session is seen any more. Only now may the computer go to sleep. Sent again when the
    /// session was locked anew, after the compositor was lost and has come back. Does nothing by default.
    func sessionLockDidLock(_ lock: SessionLock)

    /// Sent when the lock is over, and its windows are closed: after ``SessionLock/unlock()``, when the system does not
    /// allow it, and when another program has taken its place. Does nothing by default.
    func sessionLockDidEnd(_ lock: SessionLock)
}

extension SessionLockDelegate {
    /// Does nothing.
    public func sessionLockDidLock(_ lock: SessionLock) {}
    /// Does nothing.
    public func sessionLockDidEnd(_ lock: SessionLock) {}
}

/// A locked session: nothing is seen and touched but the windows of this application, until it unlocks.
///
/// ```swift
/// lock = application.lockSession(delegate: self)
/// …
/// if isRight(pin) { lock.unlock() }
/// ```
///
/// One gets it from ``Application/lockSession(delegate:)``. A program that ends without unlocking, or crashes, leaves
/// the session locked: nobody can sneak in. When the compositor is lost, and the application goes on without it (see
/// ``Application/reconnectionTimeout``), the lock is ``State/requested`` again, and the first thing that is asked of
/// the compositor that comes back. Where the system cannot lock (`ext_session_lock_manager_v1`: sway 1.8, phosh and
/// KWin have it, GNOME has not), ``SessionLockDelegate/sessionLockDidEnd(_:)`` follows at once, and the state never is
/// ``State/locked``.
public final class SessionLock {
    /// How far a lock has come.
    nonisolated public enum State: Hashable, Sendable {
        /// It was asked for. What the session shows may still be seen.
        case requested
        /// Nothing of the session is seen.
        case locked
        /// It is over, or never was allowed.
        case ended
    }

    /// How far it has come.
    public private(set) var state = State.requested

    private weak var delegate: (any SessionLockDelegate)?
    private unowned let application: Application
    /// The scenes that cover screens.
    private var scenes: [ScreenID: WindowScene] = [:]
    private var mustUnlock = false

    init(_ application: Application, delegate: any SessionLockDelegate) {
        self.application = application
        self.delegate = delegate
    }

    /// Ends the lock and closes its windows: when the user has proved who they are. While the lock is only requested,
    /// it ends as soon as the system has answered. Calling it again changes nothing.
    public func unlock() {
        switch state {
        case .requested: mustUnlock = true
        case .locked:
            application.platform.unlockSession()
            end()
        case .ended: break
        }
    }

    /// The system has hidden the session.
    func didLock() {
        guard state == .requested else { return }
        state = .locked
        if mustUnlock { return unlock() }
        delegate?.sessionLockDidLock(self)
    }

    /// Nobody can tell what is seen, until the lock is allowed anew.
    func connectionWasLost() {
        if state == .locked { state = .requested }
    }

    /// The lock is over.
    func end() {
        guard state != .ended else { return }
        state = .ended
        application.sessionLock = nil
        for scene in scenes.values { scene.close() }
        scenes = [:]
        delegate?.sessionLockDidEnd(self)
    }

    /// Covers the screens that are not covered, and uncovers those that are gone.
    func coverScreens() {
        let screens = application.screens
        for (id, scene) in scenes where !screens.contains(where: { $0.id == id }) {
            scenes[id] = nil
            scene.close()
        }
        for screen in screens where scenes[screen.id]?.application == nil && state != .ended {
            guard let window = delegate?.sessionLock(self, windowFor: screen) else { continue }
            scenes[screen.id] = application.open(window, covering: screen.id)
        }
    }
}
