import TactusGeometry

extension WindowScene {
    /// Takes a window in, in front of the others of its level.
    func add(_ window: Window) {
        precondition(application != nil, "the scene is closed; open another one")
        window.windowScene = self
        if let prepare = application?.viewPreparation { window.forEachInside(prepare) }
        place(window)
        window.changeGate()
        window.markMoved()
        window.traitsMayDiffer()
        setNeedsFrame()
        window.updateControllersShown()
    }

    /// Puts a window of this scene in front of the others of its level.
    func bringToFront(_ window: Window) {
        windows.removeAll { $0 === window }
        place(window)
        window.markRestacked()
        setNeedsFrame()
    }

    /// Lets go of one window. What it showed is painted anew.
    func remove(_ window: Window) {
        windows.removeAll { $0 === window }
        if !window.drawing.extent.isEmpty { addDamage(window.drawing.extent) }
        window.drawing.extent = .zero
        window.windowScene = nil
        window.changeGate()
        window.updateControllersShown()
    }

    /// Lets go of all windows.
    func removeWindows() {
        let former = windows
        for window in former {
            window.windowScene = nil
            window.changeGate()
            window.drawing.extent = .zero
        }
        windows = []
        arrivingControllers = []
        for window in former { window.updateControllersShown() }
        runFrameWaiters()  // there will be no frame
    }

    /// A window was shown or hidden.
    func visibilityDidChange(of window: Window) {
        setNeedsFrame()
        window.updateControllersShown()
        guard window.isHidden else { return }
        application?.cancelTouches(in: window)
        application?.windowDidHide(window)
    }

    private func place(_ window: Window) {
        let index = windows.firstIndex { $0.level > window.level } ?? windows.count
        windows.insert(window, at: index)
    }

    /// Whether any recognizer of the scene follows pointers that hover.
    var hasHoverRecognizers: Bool { windows.contains { $0.hoverInterest.recognizers > 0 } }
}

extension Window {
    /// Hides the window and takes it out of its scene, which lets go of it. Touches in it are cancelled; inside a
    /// handler when the event that is being handled has been. Nothing happens for a window that is in no scene. The
    /// last window of a scene leaves it open, and empty.
    public final func removeFromScene() {
        guard let scene = windowScene else { return }
        isHidden = true
        afterCurrentEvent { [weak scene] in
            guard let scene, self.windowScene === scene, self.isHidden else { return }
            scene.remove(self)
        }
    }

    /// Replaces the recognizer that guards the window by one of its scene, if that makes any.
    final func changeGate() {
        if let gate { removeGestureRecognizer(gate) }
        gate = windowScene?.systemGestureGate?(self)
        if let gate { addGestureRecognizer(gate) }
    }
}
