import TactusGeometry
import WaylandServer

/// A client's menu or tooltip: an `xdg_popup`, placed by its positioner over its parent.
public final class PopupSurface: XdgRole {
    let resource: XdgPopup
    let xdgSurface: XdgSurfaceObject
    let roleName = "xdg_popup"
    private unowned let compositor: Compositor
    private(set) weak var parent: (any PopupParent)?
    private var placement: PopupPlacement
    /// How many popups it hangs on, itself included.
    let depth: Int
    /// Its place in the units of its parent's window geometry.
    private(set) var rect = PixelRect.zero
    private var pendingRect: PixelRect?
    /// What was asked for last.
    private var configuredRect: PixelRect?
    private var hasAcknowledged = false

    /// What it shows.
    public var surface: Surface { xdgSurface.surface }
    /// Whether it shows.
    public var isMapped: Bool { xdgSurface.isMapped }
    /// Whether it closes when the user touches something else.
    public private(set) var hasGrab = false
    /// Whether it was told to go (`popup_done`).
    public private(set) var isDismissed = false

    init(resource: XdgPopup, xdgSurface: XdgSurfaceObject, parent: (any PopupParent)?, placement: PopupPlacement) {
        self.resource = resource
        self.xdgSurface = xdgSurface
        self.parent = parent
        depth = ((parent as? XdgSurfaceObject)?.role as? PopupSurface).map { $0.depth + 1 } ?? 1
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
        compositor.stack.sceneDidChange()
        compositor.flush()
    }

    /// Where the upper left corner of its window geometry is in the space of all outputs.
    var origin: PixelPoint {
        guard let parent else { return .zero }
        return origin(overParentAt: parent.popupOrigin)
    }

    /// The same, when it is known where its parent is.
    func origin(overParentAt parent: PixelPoint) -> PixelPoint {
        PixelPoint(x: parent.x + rect.minX, y: parent.y + rect.minY)
    }

    /// Gives a popup that has none yet its parent, as a layer surface does.
    func adopt(by parent: any PopupParent) { self.parent = parent }

    private func sendConfiguration() {
        let rect = wantedRect
        configuredRect = rect
        resource.sendConfigure(
            x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY), width: Int32(clamping: rect.width),
            height: Int32(clamping: rect.height))
        xdgSurface.sendConfigure(.popup(rect))
    }

    /// Where its positioner puts it, in the units of its parent.
    private var wantedRect: PixelRect {
        guard let parent, compositor.shellPolicy.constrainsPopups else { return placement.frame(within: nil) }
        let origin = parent.popupOrigin
        var placement = placement
        if compositor.shellPolicy.keepsFlippedOffsets { placement.keepFlippedOffsets() }
        return placement.frame(within: parent.popupBounds.offsetBy(dx: -origin.x, dy: -origin.y))
    }

    /// Its parent or the outputs have changed: a reactive popup is placed anew.
    func reconstrain() {
        guard placement.isReactive, isMapped, !isDismissed, wantedRect != configuredRect else { return }
        sendConfiguration()
    }

    private func receive(_ request: XdgPopup.Request) {
        switch request {
        case .destroy:
            if let child = compositor.stack.popups.last(where: { $0.parent === xdgSurface }) {
                compositor.raise(
                    .notTheTopmostPopup, on: xdgSurface.baseResource,
                    "xdg_popup#\(resource.id) is destroyed before xdg_popup#\(child.resource.id), which is above it")
            }
        case .grab(let seat, let serial): grab(seat.tag as? Seat, serial: serial)
        case .reposition(let positioner, let token): reposition(positioner, token: token)
        }
    }

    private func grab(_ seat: Seat?, serial: UInt32) {
        guard !isMapped else {
            return compositor.raise(.invalidGrab, on: resource, "grab after the popup was mapped")
        }
        if let parentPopup = (parent as? XdgSurfaceObject)?.role as? PopupSurface, !parentPopup.hasGrab {
            return compositor.raise(.invalidGrab, on: resource, "its parent xdg_popup has no grab")
        }
        if let topmost = compositor.stack.topmostGrab(of: resource.client), topmost.xdgSurface !== parent {
            return compositor.raise(
                .notTheTopmostPopup, on: xdgSurface.baseResource,
                "xdg_popup#\(resource.id) grabs, but its parent is not xdg_popup#\(topmost.resource.id)")
        }
        guard seat?.mayGrab(serial: serial, by: compositor.shellPolicy.popupGrab) == true else {
            compositor.ignoreWrongSerial(on: resource, "\(serial) entitles nobody to a grab")
            return dismiss()
        }
        hasGrab = true
        if compositor.shellPolicy.popupGrabsCaptureFingers { seat?.touch.revoke(from: resource.client) }
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

extension PopupSurface {
    func sendInitialConfigure() { sendConfiguration() }

    func didAcknowledge(_ configuration: XdgConfiguration) {
        hasAcknowledged = true
        if case .popup(let rect) = configuration { pendingRect = rect }
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { xdgSurface.mayCommit(update) }

    func mayCommitContent(_ update: SurfaceUpdate) -> Bool {
        guard let parent else {
            compositor.raise(
                .invalidPopupParent, on: xdgSurface.baseResource, "xdg_popup#\(resource.id) has no parent")
            return false
        }
        guard case .buffer = update.attachment, !isMapped, !parent.isMapped else { return true }
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

    func didMap() {
        // One that may show before it has acknowledged its place is there all the same.
        if !hasAcknowledged, let configuredRect {
            rect = configuredRect
            compositor.stack.sceneDidChange()
        }
    }

    func didUnmap() {}

    func didCommitContent() {}

    func surfaceWillBeDestroyed() {
        guard surface.resource.client.isAlive else { return }
        compositor.raise(
            .defunctRoleObject, on: xdgSurface.resource, "its wl_surface was destroyed before xdg_popup#\(resource.id)")
    }
}
