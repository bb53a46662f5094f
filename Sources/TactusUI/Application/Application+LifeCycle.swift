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
            openScene(for: window, description, size: request.size)
        }
        window.makeKeyAndVisible()
    }

    /// Makes a scene and its surface for a window.
    @discardableResult
    final func openScene(for window: Window, _ description: SurfaceDescription, size: Size) -> WindowScene {
        sceneCount += 1
        let id = SceneID(rawValue: sceneCount)
        let scene = WindowScene(id: id, application: self, title: description.title, size: size, role: description.role)
        scenes.append(scene)
        if let stateKeeper, description.role == .toplevel {
            scene.session = openingSession ?? stateKeeper.makeSession()
        }
        scene.add(window)
        scene.surface = platform.makeSurface(for: id, description: description, delegate: scene)
        scene.surfaceWasMade()
        scene.touchOverlay = touchOverlay
        if scene.session != nil { stateKeeper?.sceneDidOpen() }
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
        scene.delegate?.windowSceneDidClose(scene)
    }
}
