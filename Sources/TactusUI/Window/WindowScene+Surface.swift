public import TactusGeometry

extension WindowScene: PlatformSurfaceDelegate {
    /// Called by the platform: takes the size, the scale and the states that the system wants.
    public func surface(_ surface: any PlatformSurface, didReceive configuration: SurfaceConfiguration) -> Size {
        let wasSuspended = states.contains(.suspended)
        let old = (size, scale, states)
        states = configuration.states
        sizeBounds = configuration.bounds
        capabilities = configuration.capabilities
        scale = configuration.scale
        resize(to: chosenSize(for: configuration))
        if (size, scale) != (old.0, old.1) {
            damageEverything()
            setNeedsFrame()
        }
        if states.contains(.suspended) && !wasSuspended { application?.cancelTouches(in: self) }
        if (size, scale) != (old.0, old.1) || states != old.2 { delegate?.windowSceneDidChange(self) }
        tellDelegate(of: old.2)
        return size
    }

    /// Called by the platform: takes the density of the display.
    public func surface(_ surface: any PlatformSurface, didChangePointsPerInch pointsPerInch: Double?) {
        self.pointsPerInch = pointsPerInch
    }

    /// Called by the platform: makes a frame.
    public func surface(_ surface: any PlatformSurface, drawFrameAt time: FrameTime) { makeFrame(at: time) }

    /// Called by the platform: the user wants the surface closed.
    public func surfaceDidReceiveCloseRequest(_ surface: any PlatformSurface) {
        if delegate?.windowSceneShouldClose(self) ?? true { close() }
    }

    /// Called by the platform: the system does not show the surface, or no longer.
    public func surface(_ surface: any PlatformSurface, didEnd end: SurfaceEnd) { application?.sceneDidEnd(self, end) }

    private func chosenSize(for configuration: SurfaceConfiguration) -> Size {
        var chosen = Size(
            width: configuration.width ?? floatingSize.width, height: configuration.height ?? floatingSize.height)
        let isFloating = role == .toplevel && configuration.states.isDisjoint(with: .bindingSize)
        if isFloating {
            // Bounds are advice for the size that the scene chooses, not for one that the user has given it.
            if configuration.width == nil { chosen.width = min(chosen.width, sizeBounds?.width ?? chosen.width) }
            if configuration.height == nil { chosen.height = min(chosen.height, sizeBounds?.height ?? chosen.height) }
            chosen = chosen.limited(from: minimumSize, to: maximumSize)
            floatingSize = chosen
        }
        return chosen
    }

    /// Takes a new size; windows that filled the scene fill it again.
    private func resize(to newSize: Size) {
        guard newSize != size else { return }
        let filled = Rect(origin: .zero, size: size)
        size = newSize
        for window in windows where window.frame == filled {
            window.frame = Rect(origin: .zero, size: newSize)
        }
    }
}

extension SurfaceStates {
    /// With one of these the size is not the scene's to choose.
    fileprivate static let bindingSize: SurfaceStates = [
        .maximized, .fullscreen, .tiledLeft, .tiledRight, .tiledTop, .tiledBottom,
    ]
}

extension Size {
    fileprivate func limited(from minimum: Size?, to maximum: Size?) -> Size {
        Size(
            width: max(min(width, maximum?.width ?? width), minimum?.width ?? 1),
            height: max(min(height, maximum?.height ?? height), minimum?.height ?? 1))
    }
}
