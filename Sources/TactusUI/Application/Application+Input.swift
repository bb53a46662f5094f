import TactusPlatform

extension Application: PlatformDelegate {
    /// Called by the platform: takes a frame of input.
    public final func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        inputRecorder?.record(frame)
        queue.append(frame)
    }

    /// Called by the platform: handles the input that has arrived, and the timers that are due.
    public final func platformDidDrainInput(_ platform: any Platform) { handleInput(mayHoldMotion: true) }

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
    /// Handles what waits in the queue, then the timers that are due by the clock.
    ///
    /// - Parameter mayHoldMotion: Whether motion may stay in the queue until the next frame of the display, when one is
    ///   on its way.
    final func handleInput(mayHoldMotion: Bool) {
        guard !isBusy, !(mayHoldMotion && isAllHeld) else { return }
        isBusy = true
        if let wakeUp = requestedWakeUp, wakeUp <= platform.clock.now { requestedWakeUp = nil }  // it has come
        cancelDetachedInput()
        while let frame = queue.first, !(mayHoldMotion && motionCanWait) {
            fireTimers(upTo: frame.firstTime)
            guard let frame = queue.takeNext(before: timers.nextDeadline) else { break }
            reach(.frame(frame))
            at(frame.time) { route(frame) }
            runDeferred()
        }
        if queue.isEmpty { fireTimers(upTo: platform.clock.now) }
        cancelDetachedInput()
        runDeferred()
        textInput.update()
        isBusy = false
        updateWakeUp()
    }

    /// Handles all input that waits, motion that could wait for the display included. For tests.
    package final func flushInput() { handleInput(mayHoldMotion: false) }

    /// Calls `action` when the event or timer that is being handled has been; at once when there is none.
    final func afterCurrentEvent(_ action: @escaping () -> Void) {
        deferred.append(action)
        guard !isBusy else { return }
        isBusy = true
        runDeferred()
        isBusy = false
        updateWakeUp()
    }

    /// Cancels touches and presses whose view or responder has left its window.
    private func cancelDetachedInput() {
        if viewsMayHaveLeft {
            viewsMayHaveLeft = false
            router.cancelDetachedTouches()
        }
        keys.cancelDetachedPresses()
    }

    private func route(_ frame: InputFrame) {
        switch frame.contents {
        case .keys(let samples): keys.route(samples, from: frame.seat)
        default: router.route(frame)
        }
    }

    final func runDeferred() {
        while !deferred.isEmpty { deferred.removeFirst()() }
    }

    /// Calls `body`, with `time` as the present moment.
    final func at(_ time: Instant, _ body: () -> Void) {
        let outer = eventTime
        eventTime = time
        body()
        eventTime = outer
    }

    /// Whether there is nothing to do before the next frame of the display: motion waits for it, and nothing else does.
    private var isAllHeld: Bool {
        motionCanWait && deferred.isEmpty && !viewsMayHaveLeft && !keys.hasPresses
            && requestedWakeUp.map { $0 > platform.clock.now } ?? true
    }

    /// Whether all that waits is motion of touches whose scene will draw soon, and no timer is due before.
    private var motionCanWait: Bool {
        guard queue.mayWait, let frame = queue.first else { return false }
        if let deadline = timers.nextDeadline, deadline <= platform.clock.now { return false }
        return router.isFramePending(forTouchesOf: frame)
    }
}

extension Application.LifeCycle {
    nonisolated var isEnded: Bool {
        if case .ended = self { true } else { false }
    }
}

extension InputFrame {
    /// Event time of the oldest sample.
    nonisolated fileprivate var firstTime: Instant {
        switch contents {
        case .contacts(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .pointer(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .gesture(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .keys(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .tablet(let samples): samples.lazy.map { $0.time }.min() ?? time
        }
    }
}
