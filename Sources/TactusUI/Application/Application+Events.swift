extension Application {
    /// Sends an event whose touches know their windows and views: to this application, and through it to the windows.
    final func dispatch(_ event: Event) {
        closePopups(touchedBy: event)
        dispatching = event
        reach(.event(event))
        sendEvent(event)
        dispatching = nil
    }

    /// What ``sendEvent(_:)`` does unless it is overridden.
    final func deliver(_ event: Event) {
        guard dispatching === event, !isDelivering else {
            report(.eventSentAgain)
            return
        }
        isDelivering = true
        if let event = event as? ResponderEvent, event.receiver.hostWindow == nil {
            event.arrive()
        } else if let window = event.onlyWindow {
            send(event, to: window)
        } else {
            for window in windows(of: event) { send(event, to: window) }
        }
        isDelivering = false
    }

    /// Sends the event to a window, which takes it once.
    private func send(_ event: Event, to window: Window) {
        window.awaitedEvent = event
        window.sendEvent(event)
        window.awaitedEvent = nil
    }

    /// The windows that an event goes to, front to back.
    private func windows(of event: Event) -> [Window] {
        switch event {
        case let event as PressesEvent: event.windows
        case let event as ResponderEvent: event.receiver.hostWindow.map { [$0] } ?? []
        default: router.windows(touchedBy: event)
        }
    }

    /// Cancels all touches and presses in a window, and what is scrolled there, when the event that is being handled has been.
    final func cancelTouches(in window: Window) {
        afterCurrentEvent { [self] in cancelInput { $0 === window } }
    }

    /// Cancels all touches and presses in a scene, and what is scrolled there, when the event that is being handled has been.
    final func cancelTouches(in scene: WindowScene) {
        let windows = scene.windows
        afterCurrentEvent { [self] in cancelInput { window in windows.contains { $0 === window } } }
    }

    /// Cancels all touches of the application, as if the compositor had taken them away. Inside a handler it happens
    /// when the event that is being handled has been.
    public final func cancelAllTouches() {
        afterCurrentEvent { [self] in router.cancelInput { _ in true } }
    }

    /// Cancels the touches, scrolls, presses and shakes of the windows for which `isVoid` holds.
    final func cancelInput(in isVoid: (Window) -> Bool) {
        router.cancelInput(where: isVoid)
        keys.cancelPresses { $0.window.map(isVoid) ?? true }
        if let window = shakeReceiver?.hostWindow, isVoid(window) { deliverShake(.cancelled) }
    }

    /// Tells the observer and the trace of something that was done wrongly, and was survived.
    final func report(_ diagnostic: Diagnostic) {
        reach(.diagnostic(diagnostic))
    }
}
