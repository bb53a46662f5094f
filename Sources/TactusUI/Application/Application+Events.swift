extension Application {
    /// Sends an event whose touches know their windows and views: to this application, and through it to the windows.
    final func dispatch(_ event: Event) {
        dispatching = event
        deliveryObserver?.application(self, didReach: .event(event))
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
        for window in router.windows(touchedBy: event) { window.sendEvent(event) }
        isDelivering = false
    }

    /// Cancels all touches in a window, and what is scrolled there, when the event that is being handled has been.
    final func cancelTouches(in window: Window) {
        afterCurrentEvent { [self] in router.cancelInput { $0 === window } }
    }

    /// Cancels all touches in a scene, and what is scrolled there, when the event that is being handled has been.
    final func cancelTouches(in scene: WindowScene) {
        let windows = scene.windows
        afterCurrentEvent { [self] in router.cancelInput { window in windows.contains { $0 === window } } }
    }

    /// Cancels all touches of the application, as if the compositor had taken them away. Inside a handler it happens
    /// when the event that is being handled has been.
    public final func cancelAllTouches() {
        afterCurrentEvent { [self] in router.cancelInput { _ in true } }
    }

    /// Tells the observer of something that was done wrongly, and was survived.
    final func report(_ diagnostic: Diagnostic) {
        deliveryObserver?.application(self, didReach: .diagnostic(diagnostic))
    }
}
