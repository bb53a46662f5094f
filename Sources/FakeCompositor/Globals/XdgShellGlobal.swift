import WaylandServer

/// `xdg_wm_base`: makes surfaces windows.
final class XdgShellGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var bases = ObjectList<XdgBase>()

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(XdgWmBase.self) {
            [unowned self] resource, _ in
            let base = XdgBase(resource: resource, compositor: self.compositor)
            bases.append(base)
            resource.onDestroy = { [weak self, unowned base] in self?.bases.remove(base) }
        }
    }

    /// Asks every client for a sign of life (`xdg_wm_base.ping`).
    func ping() {
        for base in answering { base.ping() }
    }

    /// Whether some ping has no answer yet.
    var isWaitingForPong: Bool { answering.contains { $0.awaitedPong != nil } }

    /// What clients answer by. One that binds the shell more than once may never read what it has made no window with,
    /// as Firefox does not.
    private var answering: [XdgBase] {
        let withWindows = Set(bases.lazy.filter(\.hasSurfaces).map { ObjectIdentifier($0.resource.client) })
        return bases.filter { $0.hasSurfaces || !withWindows.contains(ObjectIdentifier($0.resource.client)) }
    }
}

/// One client's `xdg_wm_base` and the surfaces that came from it.
final class XdgBase {
    let resource: XdgWmBase
    private unowned let compositor: Compositor
    private var surfaces = ObjectList<XdgSurfaceObject>()
    /// The serial of the ping that is not answered. Pings have numbers of their own: the serials of what happens do not
    /// depend on how often a client is asked for a sign of life.
    private(set) var awaitedPong: UInt32?
    private var pingCount: UInt32 = 0

    init(resource: XdgWmBase, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
    }

    /// Whether a window or popup came from it, and is there.
    var hasSurfaces: Bool { !surfaces.isEmpty }

    func ping() {
        guard resource.isAlive else { return }
        pingCount &+= 1
        awaitedPong = pingCount
        resource.sendPing(serial: pingCount)
    }

    func remove(_ surface: XdgSurfaceObject) {
        surfaces.remove(surface)
    }

    private func receive(_ request: XdgWmBase.Request) {
        switch request {
        case .destroy:
            guard surfaces.isEmpty else {
                return compositor.raise(
                    .defunctSurfaces, on: resource, "destroyed before \(surfaces.count) of its xdg_surfaces")
            }
        case .createPositioner(let id): Positioner.attach(to: id, compositor: compositor)
        case .getXdgSurface(let id, let surface): makeSurface(id, for: surface)
        case .pong(let serial): if serial == awaitedPong { awaitedPong = nil }
        }
    }

    private func makeSurface(_ id: XdgSurface, for resource: WlSurface) {
        guard let surface = resource.tag as? Surface else { return }
        guard surface.role == nil, surface.xdgSurface == nil else {
            return compositor.raise(
                .shellRole, on: self.resource,
                "wl_surface#\(resource.id) already is \(surface.lastRoleName ?? "an xdg_surface")")
        }
        if case .buffer = surface.pending.attachment { return raiseBuffer(resource) }
        guard !surface.hasContent else { return raiseBuffer(resource) }
        let object = XdgSurfaceObject(resource: id, surface: surface, base: self)
        surfaces.append(object)
        surface.xdgSurface = object
    }

    private func raiseBuffer(_ surface: WlSurface) {
        compositor.raise(.invalidSurfaceState, on: resource, "wl_surface#\(surface.id) already has a buffer")
    }
}
