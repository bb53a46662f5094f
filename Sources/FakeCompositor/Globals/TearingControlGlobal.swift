import WaylandServer

/// `wp_tearing_control_manager_v1`: surfaces that would rather be torn than late. Nothing is torn here; see
/// ``Surface/allowsTearing``.
final class TearingControlGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(WpTearingControlManagerV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned compositor, unowned resource] request in
                guard case .getTearingControl(let id, let surface) = request, let surface = surface.tag as? Surface
                else { return }
                guard surface.tearingControl == nil else {
                    return compositor.raise(
                        .tearingControlExists, on: resource,
                        "wl_surface#\(surface.resource.id) already has a wp_tearing_control_v1")
                }
                surface.tearingControl = id
                id.onRequest = { [weak surface] request in
                    switch request {
                    case .destroy: surface?.pending.allowsTearing = false
                    case .setPresentationHint(let hint): surface?.pending.allowsTearing = hint == .async
                    }
                }
                id.onDestroy = { [weak surface] in surface?.tearingControl = nil }
            }
        }
    }
}
