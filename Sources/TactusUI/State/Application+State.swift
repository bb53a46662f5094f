public import TactusPlatform

extension Application {
    /// Keeps the state of all scenes that are opened from now on, and returns those that were kept by the last run:
    /// what a program calls when it launches, if its windows are to come back as they were.
    ///
    /// ```swift
    /// func applicationDidFinishLaunching(_ application: Application) {
    ///     let sessions = application.restoreSessions(from: StateFile())
    ///     for session in sessions { application.open(makeWindow(), restoring: session) }
    ///     if sessions.isEmpty { application.open(makeWindow()) }
    /// }
    /// ```
    ///
    /// What is kept of a scene: its activity (``UserActivity``), and what controllers and views with a
    /// `restorationIdentifier` keep of themselves (``Responder/encodeRestorableState(with:)``). It is kept two seconds
    /// after input, when a scene goes out of sight, when the connection is lost, and when the program ends, if it is
    /// other than what was kept last. A scene that is closed while others are open is forgotten; the last one is not.
    ///
    /// What cannot be read or kept is told in one line (``Diagnostic/stateRule(_:)``), and nothing is restored then.
    ///
    /// - Parameter storage: Where it is kept.
    /// - Returns: The scenes that were open, in the order in which they were opened. Empty the second time.
    public final func restoreSessions(from storage: any StateStorage) -> [SceneSession] {
        guard stateKeeper == nil else { return [] }
        let keeper = StateKeeper(for: self, in: storage)
        stateKeeper = keeper
        return keeper.readSessions()
    }

    /// Opens a window as a scene that was kept: its root controller is given the activity
    /// (``Responder/restoreUserActivityState(_:)``) before it is seen, and with the first frame controllers and views
    /// get what they kept of themselves.
    ///
    /// - Parameters:
    ///   - window: A window that was made without a scene, and has not been opened.
    ///   - session: One that ``restoreSessions(from:)`` has returned, and that no window has been opened for.
    public final func open(_ window: Window, restoring session: SceneSession) {
        precondition(
            window.windowScene == nil && window.request != nil,
            "only a window without a scene can be opened as one that was kept")
        checkIsClosed(session)
        openingSession = session
        defer { openingSession = nil }
        open(window)
        guard let scene = window.windowScene, scene.session === session else { return }
        if let activity = session.stateRestorationActivity {
            window.rootViewController?.restoreUserActivityState(activity)
        }
        restoreParts(of: session, in: scene)
    }

    /// Stops a program that opens a session twice.
    final func checkIsClosed(_ session: SceneSession) {
        precondition(
            !scenes.contains { $0.session === session }, "session \(session.persistentIdentifier) is open already")
    }

    /// Lets controllers and views have what they kept of themselves, with the scene's first frame.
    final func restoreParts(of session: SceneSession, in scene: WindowScene) {
        guard !session.parts.isEmpty else { return }
        scene.isRestoring = true
        scene.afterNextFrame { [weak scene] in
            guard let scene else { return }
            scene.isRestoring = false
            for window in scene.keptWindows {
                window.layoutIfNeeded()
                RestorableParts(of: window).decode(session.parts)
            }
        }
    }

    /// Makes a session for a scene that is not there yet (``openScene(title:size:restoring:)``). It is kept if the
    /// program has asked for that.
    public final func makeSceneSession() -> SceneSession {
        if let session = stateKeeper?.makeSession() { return session }
        sessionCount += 1
        return SceneSession(identifier: "new-\(sessionCount)", isKept: false)
    }

    /// Keeps the state soon, as after input: for what changed without any. Nothing happens where no state is kept.
    public final func setNeedsStateKeeping() { stateKeeper?.setNeedsKeeping() }
}

extension WindowScene {
    /// The windows whose state is kept: that which the scene was opened for, and those with a page at its level. Menus,
    /// title bars and what shows touches are none.
    var keptWindows: [Window] {
        windows.filter { $0.request != nil || ($0.level == .normal && $0.rootViewController != nil) }
    }
}
