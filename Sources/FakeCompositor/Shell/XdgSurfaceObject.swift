import TactusGeometry
import WaylandServer

/// What a toplevel and a popup do their own way.
protocol XdgRole: SurfaceRole {
    /// Sends the first configure, in answer to the first commit.
    func sendInitialConfigure()
    /// Takes what the client acknowledged.
    func didAcknowledge(_ configuration: XdgConfiguration)
    /// Checks a commit beyond what holds for every `xdg_surface`.
    func mayCommitContent(_ update: SurfaceUpdate) -> Bool
    /// The surface got its first content, and shows.
    func didMap()
    /// The surface lost its content, or goes.
    func didUnmap()
    /// The surface committed while it shows.
    func didCommitContent()
}

/// What a configure asked for.
enum XdgConfiguration: Hashable {
    case toplevel(ToplevelConfiguration)
    case popup(PixelRect)
}

/// A client's `xdg_surface`: the configure handshake and the window geometry, which toplevels and popups share.
final class XdgSurfaceObject {
    let resource: XdgSurface
    let surface: Surface
    unowned let compositor: Compositor
    private weak var base: XdgBase?
    private(set) weak var role: (any XdgRole)?
    private var serials = ConfigureSerials<XdgConfiguration>()
    private var hasSentInitialConfigure = false
    private(set) var isMapped = false
    private var pendingGeometry: PixelRect?
    private var explicitGeometry: PixelRect?

    init(resource: XdgSurface, surface: Surface, base: XdgBase) {
        self.resource = resource
        self.surface = surface
        self.base = base
        compositor = surface.compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.didDestroy() }
    }

    /// The part of the surface that is the window, in surface units: without shadows.
    var geometry: PixelRect {
        let whole = surface.familyBounds
        guard let explicitGeometry else { return whole }
        let visible = explicitGeometry.intersection(whole)
        return visible.isEmpty ? explicitGeometry : visible
    }

    /// Asks its client for a sign of life.
    func ping() { base?.ping() }

    /// The upper left corner of its extent with all its subsurfaces, when that is its window geometry because the
    /// client has not set one; else `nil`.
    var impliedCorner: PixelPoint? { explicitGeometry == nil ? surface.familyBounds.origin : nil }

    /// The `xdg_wm_base` that errors about the surface's state belong to.
    var baseResource: Resource { base?.resource ?? resource }

    /// Sends what the role's own configure event has prepared.
    func sendConfigure(_ configuration: XdgConfiguration) {
        hasSentInitialConfigure = true
        let serial = compositor.display.nextSerial()
        serials.sent(serial, configuration)
        resource.sendConfigure(serial: serial)
    }

    /// Whether a configure makes sense now: the first one answers the first commit.
    var mayConfigure: Bool { hasSentInitialConfigure }

    // MARK: The role's checks and steps

    func mayCommit(_ update: SurfaceUpdate) -> Bool {
        guard let role else { return true }
        if case .buffer = update.attachment, !serials.isConfigured, !compositor.shellPolicy.acceptsUnconfiguredBuffers {
            compositor.raise(
                .unconfiguredBuffer, on: resource,
                hasSentInitialConfigure
                    ? "a buffer was committed before the first configure was acknowledged"
                    : "the first commit has a buffer: commit without one and wait for the configure")
            return false
        }
        return role.mayCommitContent(update)
    }

    func didCommit() {
        if let pendingGeometry, surface.hasContent || !compositor.shellPolicy.forgetsEarlyGeometry {
            explicitGeometry = pendingGeometry
        }
        pendingGeometry = nil
        guard let role else { return }
        if !hasSentInitialConfigure, !isMapped { role.sendInitialConfigure() }
        switch (surface.hasContent, isMapped) {
        case (true, false):
            isMapped = true
            role.didMap()
        case (true, true): role.didCommitContent()
        case (false, true): unmap()
        case (false, false): break
        }
    }

    /// Takes the surface off the screen; it starts again with a commit without buffer. Its window geometry stays, as
    /// nothing unsets that.
    func unmap() {
        serials.reset()
        hasSentInitialConfigure = false
        guard isMapped else { return }
        isMapped = false
        role?.didUnmap()
        for seat in compositor.seats { seat.willHide(surface) }
    }

    /// The role's object is destroyed; the surface may become the same again.
    func roleDidEnd() {
        unmap()
        role = nil
        surface.role = nil
    }

    // MARK: Requests

    private func receive(_ request: XdgSurface.Request) {
        switch request {
        case .destroy:
            guard role == nil else {
                return compositor.raise(
                    .defunctRoleObject, on: resource, "destroyed before its \(surface.role?.roleName ?? "role")")
            }
        case .getToplevel(let id):
            guard mayConstruct("xdg_toplevel") else { return }
            become(Toplevel(resource: id, xdgSurface: self))
        case .getPopup(let id, let parent, let positioner): makePopup(id, parent: parent, positioner: positioner)
        case .setWindowGeometry(let x, let y, let width, let height):
            guard isConstructed("set_window_geometry") else { return }
            guard width > 0, height > 0 else {
                return compositor.raise(.invalidGeometrySize, on: resource, "a window geometry of \(width)×\(height)")
            }
            surface.hasUncommittedShellState = true
            pendingGeometry = PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
        case .ackConfigure(let serial):
            guard isConstructed("ack_configure") else { return }
            acknowledge(serial)
        }
    }

    private func acknowledge(_ serial: UInt32) {
        switch serials.acknowledge(serial) {
        case .accepted(let configuration):
            compositor.lint.didAcknowledge(surface, on: resource)
            surface.hasUncommittedAcknowledgement = true
            role?.didAcknowledge(configuration)
        case .unknown:
            let waiting = serials.waitingSerials.map(String.init).joined(separator: ", ")
            compositor.raise(
                .invalidSerial, on: resource,
                "no configure with serial \(serial) waits for an answer" + (waiting.isEmpty ? "" : "; \(waiting) do"))
        }
    }

    private func makePopup(_ id: XdgPopup, parent: XdgSurface?, positioner: XdgPositioner) {
        guard mayConstruct("xdg_popup") else { return }
        guard let placement = (positioner.tag as? Positioner)?.placement, placement.isComplete else {
            return compositor.raise(
                .invalidPositioner, on: baseResource, "the positioner of xdg_popup#\(id.id) lacks a size or an anchor")
        }
        // A layer surface may still become the parent of one without.
        guard let resource = parent else {
            return become(PopupSurface(resource: id, xdgSurface: self, parent: nil, placement: placement))
        }
        guard let parent = resource.tag as? XdgSurfaceObject, parent.role != nil else {
            return compositor.raise(
                .invalidPopupParent, on: baseResource, "the parent of xdg_popup#\(id.id) is no window")
        }
        let popup = PopupSurface(resource: id, xdgSurface: self, parent: parent, placement: placement)
        become(popup)
        let limit = compositor.guestLimits.popupDepth
        if popup.depth > limit { compositor.refuse(id, "more than \(limit) popups that hang on one another") }
    }

    private func become(_ role: any XdgRole) {
        self.role = role
        surface.role = role
    }

    private func mayConstruct(_ name: String) -> Bool {
        if role != nil {
            compositor.raise(.alreadyConstructed, on: resource, "it already is \(surface.role?.roleName ?? "a window")")
            return false
        }
        guard surface.mayHaveRole(name) else {
            compositor.raise(
                .shellRole, on: baseResource,
                "wl_surface#\(surface.resource.id) already was \(surface.lastRoleName ?? "something else")")
            return false
        }
        return true
    }

    private func isConstructed(_ request: String) -> Bool {
        if role != nil { return true }
        compositor.raise(.notConstructed, on: resource, "\(request) before get_toplevel or get_popup")
        return false
    }

    private func didDestroy() {
        unmap()
        base?.remove(self)
        if surface.xdgSurface === self { surface.xdgSurface = nil }
    }
}
