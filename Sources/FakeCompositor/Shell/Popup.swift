import TactusGeometry
import WaylandServer

/// A client's menu or tooltip: an `xdg_popup`, placed by its positioner over its parent.
public final class Popup: XdgRole {
    let resource: XdgPopup
    let xdgSurface: XdgSurfaceObject
    let roleName = "xdg_popup"
    private unowned let compositor: Compositor
    private(set) weak var parent: XdgSurfaceObject?
    private var placement: PopupPlacement
    /// Its place in the units of its parent's window geometry.
    private(set) var rect = PixelRect.zero
    private var pendingRect: PixelRect?

    /// What it shows.
    public var surface: Surface { xdgSurface.surface }
    /// Whether it shows.
    public var isMapped: Bool { xdgSurface.isMapped }
    /// Whether it closes when the user touches something else.
    public private(set) var hasGrab = false
    /// Whether it was told to go (`popup_done`).
    public private(set) var isDismissed = false

    init(resource: XdgPopup, xdgSurface: XdgSurfaceObject, parent: XdgSurfaceObject, placement: PopupPlacement) {
        self.resource = resource
        self.xdgSurface = xdgSurface
        self.parent = parent
        self.placement = placement
        compositor = xdgSurface.compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.didDestroy() }
        compositor.stack.add(self)
    }

    /// Takes it off the screen and tells the client (`xdg_popup.popup_done`).
    public func dismiss() {
        guard !isDismissed, resource.isAlive else { return }
        isDismissed = true
        for child in compositor.stack.popups.reversed() where child.parent === xdgSurface { child.dismiss() }
        resource.sendPopupDone()
        compositor.stack.visibilityDidChange()
        compositor.display.flushClients()
    }

    private func sendConfiguration() {
        let rect = placement.place(within: parent.map(boundsAround) ?? compositor.output.description.bounds)
        resource.sendConfigure(
            x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
        xdgSurface.sendConfigure(.popup(rect))
    }

    /// The output, in the units of a parent's window geometry.
    private func boundsAround(_ parent: XdgSurfaceObject) -> PixelRect {
        let origin = compositor.stack.geometryOrigin(of: parent)
        return compositor.output.description.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private func receive(_ request: XdgPopup.Request) {
        switch request {
        case .destroy:
            if let child = compositor.stack.popups.last(where: { $0.parent === xdgSurface }) {
                compositor.raise(
                    .notTheTopmostPopup, on: xdgSurface.baseResource,
                    "xdg_popup#\(resource.id) is destroyed before xdg_popup#\(child.resource.id), which is above it")
            }
        case .grab(_, let serial): grab(serial: serial)
        case .reposition(let positioner, let token): reposition(positioner, token: token)
        }
    }

    private func grab(serial: UInt32) {
        guard !isMapped else {
            return compositor.raise(.invalidGrab, on: resource, "grab after the popup was mapped")
        }
        if let parentPopup = parent?.role as? Popup, !parentPopup.hasGrab {
            return compositor.raise(.invalidGrab, on: resource, "its parent xdg_popup has no grab")
        }
        guard compositor.seat.mayGrab(serial: serial) else { return dismiss() }
        hasGrab = true
    }

    private func reposition(_ positioner: XdgPositioner, token: UInt32) {
        guard let placement = (positioner.tag as? Positioner)?.placement, placement.isComplete else {
            return compositor.raise(
                .invalidPositioner, on: xdgSurface.baseResource, "the positioner lacks a size or an anchor")
        }
        self.placement = placement
        resource.sendRepositioned(token: token)
        sendConfiguration()
    }

    private func didDestroy() {
        xdgSurface.roleDidEnd()
        compositor.stack.remove(self)
    }
}

// MARK: The steps of a popup's life

extension Popup {
    func sendInitialConfigure() { sendConfiguration() }

    func didAcknowledge(_ configuration: XdgConfiguration) {
        if case .popup(let rect) = configuration { pendingRect = rect }
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { xdgSurface.mayCommit(update) }

    func mayCommitContent(_ update: SurfaceUpdate) -> Bool {
        guard case .buffer = update.attachment, !isMapped, parent?.isMapped != true else { return true }
        compositor.raise(
            .invalidPopupParent, on: xdgSurface.baseResource,
            "the parent of xdg_popup#\(resource.id) is not mapped")
        return false
    }

    func didCommit() {
        rect = pendingRect ?? rect
        pendingRect = nil
        xdgSurface.didCommit()
    }

    func didMap() {}

    func didUnmap() {}

    func didCommitContent() {}

    func surfaceWillBeDestroyed() {
        guard surface.resource.client.isAlive else { return }
        compositor.raise(
            .defunctRoleObject, on: xdgSurface.resource, "its wl_surface was destroyed before xdg_popup#\(resource.id)")
    }
}
