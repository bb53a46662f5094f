import TactusPlatform

extension Application: PlatformDelegate {
    /// Called by the platform: notes that pointers are held in their places, or no longer.
    public final func platform(_ platform: any Platform, didChangePointerLock isLocked: Bool, on scene: SceneID) {
        scenes.first { $0.id == scene }?.pointerLockDidChange(isLocked)
    }

    /// Called by the platform: takes a frame of input.
    public final func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        inputRecorder?.record(frame)
        inputLoop.enqueue(frame)
        stateKeeper?.setNeedsKeeping()
    }

    /// Called by the platform: handles the input that has arrived, and the timers that are due.
    public final func platformDidDrainInput(_ platform: any Platform) {
        inputLoop.runTurn(mayHoldMotion: true)
    }

    /// Called by the platform: tells the delegate.
    public final func platformScreensDidChange(_ platform: any Platform) {
        guard lifeCycle == .running else { return }
        sessionLock?.coverScreens()
        delegate?.applicationScreensDidChange(self)
    }

    /// Called by the platform: ends the application.
    public final func platformDidReceiveTerminationRequest(_ platform: any Platform) { terminate() }

    /// Called by the platform: tells the delegate.
    public final func platform(_ platform: any Platform, didLoseConnection error: any Error) {
        guard lifeCycle == .running else { return }
        isConnected = false
        sessionLock?.connectionWasLost()
        stateKeeper?.save()
        delegate?.application(self, didLoseConnection: error)
    }

    /// Called by the platform: tells the delegate.
    public final func platformDidReconnect(_ platform: any Platform) {
        guard lifeCycle == .running else { return }
        isConnected = true
        delegate?.applicationDidReconnect(self)
    }

    /// Called by the platform: tells the delegate, and ends the application with status 1.
    public final func platform(_ platform: any Platform, didFail error: any Error) {
        if lifeCycle.isEnded { return }
        isConnected = false
        delegate?.application(self, didFailWithError: error)
        terminate(status: 1)
    }
}

extension Application {
    /// Handles all input that waits, motion that could wait for the display included: before a frame is drawn, and in
    /// tests.
    package final func flushInput() { inputLoop.runTurn(mayHoldMotion: false) }

    /// Calls `action` when the event or timer that is being handled has been; at once when there is none.
    package final func afterCurrentEvent(_ action: @escaping () -> Void) { inputLoop.afterCurrentEvent(action) }

    /// Calls `body`, with `time` as the present moment.
    final func at(_ time: Instant, _ body: () -> Void) { inputLoop.at(time, body) }

    /// The modifiers that are in force on any keyboard.
    final var modifierFlags: ModifierFlags { inputRouter.keys.modifierFlags }
}

extension Application.LifeCycle {
    nonisolated var isEnded: Bool {
        if case .ended = self { true } else { false }
    }
}
