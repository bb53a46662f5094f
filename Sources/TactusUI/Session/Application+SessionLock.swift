import TactusPlatform

extension Application {
    /// Asks the system to lock the session: to hide everything but windows of this application.
    ///
    /// - Parameter delegate: Makes the windows, and is told what becomes of the lock. It is not kept alive.
    /// - Returns: The lock, with which to unlock; the one that there is when the session is being locked already. The
    ///   application keeps it until it is over.
    public final func lockSession(delegate: any SessionLockDelegate) -> SessionLock {
        if let sessionLock { return sessionLock }
        let lock = SessionLock(self, delegate: delegate)
        sessionLock = lock
        platform.lockSession()
        lock.coverScreens()
        return lock
    }

    /// Called by the platform: nothing of the session is seen any more.
    public final func platformDidLockSession(_ platform: any Platform) { sessionLock?.didLock() }

    /// Called by the platform: the session is not locked by this application, or no longer.
    public final func platformDidEndSessionLock(_ platform: any Platform) { sessionLock?.end() }

    /// Opens a window on a scene that covers a screen of the locked session.
    final func open(_ window: Window, covering screen: ScreenID) -> WindowScene {
        precondition(window.windowScene == nil, "the window that covers a screen is open already")
        let description = SurfaceDescription(title: "", applicationID: identifier, role: .lock(screen))
        let scene = makeScene(of: window, description, size: window.frame.size)
        window.makeKeyAndVisible()
        return scene
    }
}
