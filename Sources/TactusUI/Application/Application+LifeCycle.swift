import TactusPlatform

extension Application {
    /// The status with which the program should exit: 0 unless it failed or ``terminate(status:)`` was told another.
    public final var exitStatus: Int32 {
        if case .ended(let status) = lifeCycle { status } else { 0 }
    }

    /// Begins the application's life: calls ``ApplicationDelegate/applicationDidFinishLaunching(_:)``. Called once, by
    /// the one who runs the platform's loop, before the loop starts.
    public final func launch() {
        guard lifeCycle == .created else { return }
        lifeCycle = .running
        delegate?.applicationDidFinishLaunching(self)
    }

    /// Calls a closure when the application ends, while its windows are still there: before
    /// ``ApplicationDelegate/applicationWillTerminate(_:)``, and in the order in which they were given.
    ///
    /// - Parameter body: What is to be done, such as to write what is to be kept.
    public final func whenEnding(_ body: @escaping () -> Void) { endings.append(body) }

    /// Ends the application: cancels all touches, tells the delegate, removes the scenes and stops the loop after its
    /// present turn. Nobody is asked. Calling it again changes nothing.
    ///
    /// Inside a handler, it happens when the event that is being handled has been.
    ///
    /// - Parameter status: What the program's exit status will be.
    public final func terminate(status: Int32 = 0) {
        afterCurrentEvent { [self] in end(status: status) }
    }

    private func end(status: Int32) {
        if lifeCycle.isEnded { return }
        cancelInput { _ in true }
        stateKeeper?.save()
        lifeCycle = .ended(status: status)
        for body in endings { body() }
        endings = []
        delegate?.applicationWillTerminate(self)
        if let popup = popups.first { closePopupNow(popup) }
        while let scene = scenes.last { detach(scene) }
        inputLoop.invalidateTimers()
        platform.stop()
    }

    /// Opens a window: shows it, in front and key. A window that was made without a scene gets a toplevel of its own.
    ///
    /// Opening one that is open brings it to the front. One whose scene was closed gets a new scene.
    public final func open(_ window: Window) {
        if window.windowScene == nil, let request = window.request, !lifeCycle.isEnded {
            let description = SurfaceDescription(
                title: request.title, applicationID: identifier, role: request.role)
            makeScene(of: window, description, size: request.size)
        }
        window.makeKeyAndVisible()
    }

    /// Opens a toplevel without a window, for those that are made for it (``Window/init(windowScene:)``): where a scene
    /// is there before what it shows. It shows nothing until a window in it is shown.
    ///
    /// ```swift
    /// guard let scene = application.openScene(title: "Notes", size: Size(width: 390, height: 844)) else { return }
    /// let window = Window(windowScene: scene)
    /// window.backgroundColor = .systemBackground
    /// window.rootViewController = NotesController()
    /// window.makeKeyAndVisible()
    /// ```
    ///
    /// - Parameters:
    ///   - title: What a title bar or a task list shows.
    ///   - size: The size in points that the scene would like. The desktop may give it another.
    ///   - session: One that ``restoreSessions(from:)`` or ``makeSceneSession()`` has returned, and that is not open.
    ///     What controllers and views kept of themselves they get with the first frame;
    ///     ``SceneSession/stateRestorationActivity`` is the caller's to restore. `nil`, the default, for a new session.
    /// - Returns: The scene; `nil` when the application has ended.
    public final func openScene(title: String, size: Size, restoring session: SceneSession? = nil) -> WindowScene? {
        guard !lifeCycle.isEnded else { return nil }
        if let session { checkIsClosed(session) }
        openingSession = session
        defer { openingSession = nil }
        let description = SurfaceDescription(title: title, applicationID: identifier, role: .toplevel)
        let scene = makeScene(of: nil, description, size: size)
        if let session { restoreParts(of: session, in: scene) }
        return scene
    }

    /// Makes a scene and its surface, for a window if there is one already.
    @discardableResult
    final func makeScene(of window: Window?, _ description: SurfaceDescription, size: Size) -> WindowScene {
        sceneCount += 1
        let id = SceneID(rawValue: sceneCount)
        let scene = WindowScene(id: id, application: self, title: description.title, size: size, role: description.role)
        scenes.append(scene)
        if description.role == .toplevel {
            scene.session = openingSession ?? makeSceneSession()
        }
        if let window { scene.add(window) }
        scene.surface = platform.makeSurface(for: id, description: description, delegate: scene)
        scene.surfaceWasMade()
        scene.touchOverlay = touchOverlay
        accessibilityMayDiffer()
        if scene.session?.isKept == true { stateKeeper?.sceneDidOpen() }
        return scene
    }

    /// Closes a scene, and ends the application when it was the last one and the delegate does not object.
    final func close(_ scene: WindowScene) {
        afterCurrentEvent { [self] in closeNow(scene) }
    }

    private func closeNow(_ scene: WindowScene) {
        guard scenes.contains(scene) else { return }
        if let popup = popups.first(where: { $0.scene === scene }) { return closePopupNow(popup) }
        closePopups(of: scene)
        cancelInput { $0.windowScene === scene }
        stateKeeper?.sceneWillClose(scene)
        detach(scene)
        if let session = scene.session, !session.isKept {
            delegate?.application(self, didDiscardSceneSessions: [session])
        }
        guard scenes.isEmpty, lifeCycle == .running else { return }
        if delegate?.applicationShouldTerminateAfterLastWindowClosed(self) ?? true { terminate() }
    }

    /// Removes a scene's surface and lets go of the scene, without further questions.
    final func detach(_ scene: WindowScene) {
        scenes.removeAll { $0 === scene }
        for window in scene.windows { windowDidHide(window) }
        scene.surface?.destroy()
        scene.surface = nil
        for link in scene.displayLinks { link.invalidate() }
        scene.touchOverlay = []
        scene.application = nil
        scene.removeWindows()
        accessibilityMayDiffer()
        scene.delegate?.windowSceneDidClose(scene)
    }
}
