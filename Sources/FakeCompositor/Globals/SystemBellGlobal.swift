import WaylandServer

/// `xdg_system_bell_v1`: counts how often clients rang. ``Compositor/bellCount`` and ``Surface/bellCount`` tell.
final class SystemBellGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(XdgSystemBellV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { request in
                guard case .ring(let surface) = request else { return }
                compositor.bellCount += 1
                (surface?.tag as? Surface)?.bellCount += 1
            }
        }
    }
}
