extension Application {
    /// Cancels all touches and presses in a window, and what is scrolled there, when the event that is being handled
    /// has been.
    final func cancelTouches(in window: Window) {
        afterCurrentEvent { [self] in cancelInput { $0 === window } }
    }

    /// Cancels all touches and presses in a scene, and what is scrolled there, when the event that is being handled has
    /// been.
    final func cancelTouches(in scene: WindowScene) {
        let windows = scene.windows
        afterCurrentEvent { [self] in cancelInput { window in windows.contains { $0 === window } } }
    }

    /// Cancels all touches of the application, as if the compositor had taken them away. Inside a handler it happens
    /// when the event that is being handled has been.
    public final func cancelAllTouches() {
        afterCurrentEvent { [self] in inputRouter.cancelPointing { _ in true } }
    }

    /// Cancels the touches, scrolls, presses and shakes of the windows for which `isVoid` holds.
    final func cancelInput(in isVoid: (Window) -> Bool) {
        inputRouter.cancelPointing(where: isVoid)
        inputRouter.keys.cancelPresses { $0.window.map(isVoid) ?? true }
        shakes.cancel(where: isVoid)
    }

    /// Reports something that was done wrongly, and was survived: to the observers of delivery
    /// (``DeliveryStage/diagnostic(_:)``), the trace, and what ``reportDiagnostics(to:)`` names. For the toolkit, and
    /// for controls and recognizers of an application that notice such a thing as well.
    ///
    /// - Parameter diagnostic: What was noticed.
    public final func report(_ diagnostic: Diagnostic) {
        notifyObservers(of: .diagnostic(diagnostic))
    }
}
