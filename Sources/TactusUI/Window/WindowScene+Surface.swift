public import TactusGeometry
import TactusPlatform

extension WindowScene: PlatformSurfaceDelegate {
    /// Called by the platform: takes the size, the scale and the states that the system wants.
    public func surface(_ surface: any PlatformSurface, didReceive configuration: SurfaceConfiguration) -> Size {
        let wasSuspended = states.contains(.suspended)
        let old = (size, scale, states)
        let filling = windows.filter { $0.frame == $0.frame(filling: self) }
        let wasDecoratedHere = isDecoratedHere
        states = configuration.states
        sizeBounds = configuration.bounds
        capabilities = configuration.capabilities
        popupOrigin = configuration.origin
        scale = configuration.scale
        updateTraits()
        isDecoratedHere = configuration.needsDecoration && mayBeDecorated && application?.sceneDecorator != nil
        if isDecoratedHere != wasDecoratedHere { announceSizeLimits() }
        size = wholeSize(for: configuration)
        updateTraits()
        for window in filling {
            window.frame = window.frame(filling: self)
            if size != old.0 { window.setNeedsLayout() }
        }
        updateDecoration()
        surface.setMargins(decorationInsets?.margins ?? .zero)
        if (size, scale) != (old.0, old.1) {
            damageEverything()
            setNeedsFrame()
        }
        if states.contains(.suspended) && !wasSuspended { application?.cancelTouches(in: self) }
        if (size, scale) != (old.0, old.1) || states != old.2 { delegate?.windowSceneDidChange(self) }
        notifyDelegate(of: old.2)
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
        requestClose()
    }

    /// Called by the platform: the system does not show the surface, or no longer.
    public func surface(_ surface: any PlatformSurface, didEnd end: SurfaceEnd) { application?.sceneDidEnd(self, end) }

    /// Called by the platform: nobody sees the scene until its surface is made anew, which then shows nothing yet.
    public func surfaceWasLost(_ surface: any PlatformSurface) {
        let former = states
        states = former.subtracting(.activated).union(.suspended)
        damageEverything()
        guard states != former else { return }
        delegate?.windowSceneDidChange(self)
        notifyDelegate(of: former)
    }

    /// The size of the surface: that of the content, and the decoration if it is ours to draw.
    private func wholeSize(for configuration: SurfaceConfiguration) -> Size {
        guard let (bars, margins) = decorationInsets else { return chosenSize(for: configuration, bars: .zero) }
        let content = chosenSize(for: configuration, bars: bars)
        let around = bars + margins
        return Size(width: content.width + around.horizontal, height: content.height + around.vertical)
    }

    /// The size of the content. What the system tells is about the window that the user sees, the bars included.
    private func chosenSize(for configuration: SurfaceConfiguration, bars: Insets) -> Size {
        let width = configuration.width.map { max($0 - bars.horizontal, 1) }
        let height = configuration.height.map { max($0 - bars.vertical, 1) }
        var chosen = Size(width: width ?? floatingSize.width, height: height ?? floatingSize.height)
        let isFloating = role == .toplevel && configuration.states.isDisjoint(with: .bindingSize)
        if isFloating {
            // Bounds are advice for the size that the scene chooses, not for one that the user has given it.
            if let bounds = sizeBounds {
                if width == nil { chosen.width = min(chosen.width, max(bounds.width - bars.horizontal, 1)) }
                if height == nil { chosen.height = min(chosen.height, max(bounds.height - bars.vertical, 1)) }
            }
            chosen = chosen.limited(from: minimumSize, to: maximumSize)
            floatingSize = chosen
        }
        return chosen
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
