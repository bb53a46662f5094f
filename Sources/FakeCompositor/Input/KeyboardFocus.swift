import WaylandServer

/// Whom keys go to: the one place that decides it.
///
/// A session lock has them, else a layer surface that insists on it, else the topmost popup with a grab, else the layer
/// surface that wants them on demand and was touched or clicked last, else the active toplevel: the newest, or the one
/// that was touched or clicked last. All seats follow the same window.
struct KeyboardFocus {
    private unowned let stack: WindowStack

    init(stack: WindowStack) { self.stack = stack }

    /// The surface that has the keys; `nil` when nothing shows.
    var surface: Surface? {
        if let lock = stack.sessionLock { return lock.surfaces.first { $0.surface.hasContent }?.surface }
        if let layer = stack.exclusiveLayer { return layer.surface }
        let popup = stack.popups.last { $0.hasGrab && $0.isMapped && !$0.isDismissed }
        return popup?.surface ?? stack.onDemandLayer?.surface ?? stack.mappedToplevels.last?.surface
    }
}

extension Compositor {
    /// Tells every seat whom keys go to now.
    func updateKeyboardFocus() {
        let surface = KeyboardFocus(stack: stack).surface
        for seat in seats { seat.setFocus(surface) }
    }
}

extension Seat {
    /// Moves the focus: leave, what is chosen for the new client, enter; texts and pads go along.
    func setFocus(_ surface: Surface?) {
        guard surface !== focus else { return }
        let old = focus
        textInput.leave()
        if let old, old.isAlive { keyboard.leave(old) }
        focus = surface
        tablets.focusDidChange(from: old, to: surface)
        pointer.constraints.focusDidChange()
        compositor.inputGlobals.shortcutInhibit.update(self)
        if surface?.resource.client !== old?.resource.client {
            clipboard.offerSelection()
            primarySelection.offerSelection()
        }
        guard let surface else { return }
        keyboard.enter(surface)
        textInput.enter(surface)
    }

    /// A finger or button went down on a surface: its window becomes the active one, its layer surface
    /// has the keyboard.
    func didPress(on surface: Surface?) {
        if let toplevel = surface?.toplevel {
            compositor.stack.activate(toplevel)
            if compositor.shellPolicy.pingsOnPress { toplevel.xdgSurface.ping() }
        }
        if let layerSurface = surface?.layerSurface { compositor.stack.choose(layerSurface) }
    }
}

extension Surface {
    /// The window that it is part of: its own, or that of the surface or popup's parent above it.
    var toplevel: Toplevel? {
        switch role {
        case let toplevel as Toplevel: toplevel
        case let popup as PopupSurface: (popup.parent as? XdgSurfaceObject)?.surface.toplevel
        case let subsurface as Subsurface: subsurface.parent?.toplevel
        default: nil
        }
    }

    /// The layer surface that it is part of: its own, or that of the surface above it.
    fileprivate var layerSurface: LayerSurface? {
        switch role {
        case let layerSurface as LayerSurface: layerSurface
        case let subsurface as Subsurface: subsurface.parent?.layerSurface
        default: nil
        }
    }
}
