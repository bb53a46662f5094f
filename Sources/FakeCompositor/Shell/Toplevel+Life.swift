import TactusGeometry
import WaylandServer

// The steps of a window's life.
extension Toplevel {
    func sendInitialConfigure() {
        if resource.version >= XdgToplevel.wmCapabilitiesSince {
            let capabilities = [XdgToplevel.WmCapabilities.windowMenu, .maximize, .fullscreen, .minimize]
            resource.sendWmCapabilities(capabilities: [UInt8](capabilities.map(\.rawValue)))
        }
        fit()
        if compositor.stack.activates(self) {
            var changed = configuration
            changed.states.insert(.activated)
            prepare(changed)
        }
        sendConfiguration()
    }

    func didAcknowledge(_ configuration: XdgConfiguration) {
        if case .toplevel(let configuration) = configuration { acknowledged = configuration }
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { xdgSurface.mayCommit(update) }

    func mayCommitContent(_ update: SurfaceUpdate) -> Bool {
        let minimum = pendingMinimum ?? minimumSize
        let maximum = pendingMaximum ?? maximumSize
        guard maximum.width == 0 || minimum.width <= maximum.width,
            maximum.height == 0 || minimum.height <= maximum.height
        else {
            compositor.raise(.invalidSizeLimits, on: resource, "the minimum \(minimum) is above the maximum \(maximum)")
            return false
        }
        (minimumSize, maximumSize) = (minimum, maximum)
        (pendingMinimum, pendingMaximum) = (nil, nil)
        return true
    }

    func didCommit() {
        if let pendingIcon { (icon, iconBytes) = (pendingIcon, pendingIconBytes) }
        (pendingIcon, pendingIconBytes) = (nil, nil)
        xdgSurface.didCommit()
    }

    func didMap() {
        guard hasAcceptableSize() else { return }
        if compositor.shellPolicy.fillsOnceShown { fit() }
        positionInitially()
        compositor.stack.didMap(self)
    }

    func didCommitContent() {
        guard hasAcceptableSize() else { return }
        keepFixedEdges()
        compositor.stack.sceneDidChange()
    }

    func didUnmap() {
        acknowledged = nil
        announcedBounds = nil
        resizing = nil
        isMinimized = false
        prepare(ToplevelConfiguration())
        compositor.stack.didUnmap(self)
    }

    func surfaceWillBeDestroyed() {
        guard surface.resource.client.isAlive else { return }
        compositor.raise(
            .defunctRoleObject, on: xdgSurface.resource,
            "its wl_surface was destroyed before xdg_toplevel#\(resource.id)")
    }

    /// A maximized window has the size that it was given, a fullscreen one no larger.
    private func hasAcceptableSize() -> Bool {
        guard let acknowledged else { return true }
        let size = xdgSurface.geometry.size
        let isRight =
            if acknowledged.states.contains(.fullscreen) {
                size.width <= acknowledged.width && size.height <= acknowledged.height
            } else if acknowledged.states.contains(.maximized) {
                size == PixelSize(width: acknowledged.width, height: acknowledged.height)
            } else {
                true
            }
        if isRight { return true }
        compositor.raise(
            .invalidSurfaceState, on: xdgSurface.baseResource,
            """
            xdg_toplevel#\(resource.id) acknowledged \(acknowledged.width)×\(acknowledged.height) and committed \(size)
            """)
        return false
    }
}
