import WaylandServer

/// `wl_subcompositor`: makes surfaces parts of others.
final class SubcompositorGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    /// How many subsurfaces each client has.
    private var counts: [Int: Int] = [:]

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WlSubcompositor.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        }
    }

    private func receive(_ request: WlSubcompositor.Request, on resource: WlSubcompositor) {
        switch request {
        case .destroy: break
        case .getSubsurface(let id, let surface, let parent):
            guard let surface = surface.tag as? Surface, let parent = parent.tag as? Surface else { return }
            guard surface.mayHaveRole("wl_subsurface") else {
                return compositor.raise(
                    .badSurface, on: resource,
                    "wl_surface#\(surface.resource.id) already is \(surface.lastRoleName ?? "in use")")
            }
            guard !parent.isPart(of: surface) else {
                return compositor.raise(
                    .badSurface, on: resource, "wl_surface#\(surface.resource.id) would be its own ancestor")
            }
            let depth = (parent.role as? Subsurface)?.depth ?? 0
            guard depth + 1 + surface.familyHeight <= compositor.guestLimits.subsurfaceDepth else {
                return compositor.refuse(
                    resource, "more than \(compositor.guestLimits.subsurfaceDepth) subsurfaces in one another")
            }
            let most = compositor.guestLimits.subsurfaces
            guard counts[id.client.id] ?? 0 < most else {
                return compositor.refuse(resource, "more than \(most) subsurfaces")
            }
            let subsurface = Subsurface(resource: id, surface: surface, parent: parent)
            id.tag = subsurface
            surface.role = subsurface
            count(id)
        }
    }

    /// Counts a subsurface of its client until it goes.
    private func count(_ resource: WlSubsurface) {
        let client = resource.client.id
        counts[client, default: 0] += 1
        let onDestroy = resource.onDestroy
        resource.onDestroy = { [weak self] in
            onDestroy?()
            guard let self else { return }
            let count = (counts[client] ?? 1) - 1
            counts[client] = count == 0 ? nil : count
        }
    }
}

extension Surface {
    /// Whether it has no role now, and had none but this one before.
    func mayHaveRole(_ name: String) -> Bool {
        role == nil && (lastRoleName ?? name) == name
    }

    /// Whether it is `other`, or a subsurface beneath it.
    func isPart(of other: Surface) -> Bool {
        var current: Surface? = self
        while let surface = current {
            if surface === other { return true }
            current = (surface.role as? Subsurface)?.parent
        }
        return false
    }
}
