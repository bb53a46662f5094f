import WaylandServer

/// `wp_fractional_scale_manager_v1`: tells surfaces at which scale, in 120ths, to draw.
final class FractionalScaleGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WpFractionalScaleManagerV1.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        }
    }

    private func receive(_ request: WpFractionalScaleManagerV1.Request, on resource: WpFractionalScaleManagerV1) {
        switch request {
        case .destroy: break
        case .getFractionalScale(let id, let surface):
            guard let surface = surface.tag as? Surface else { return }
            guard surface.fractionalScale == nil else {
                return compositor.raise(
                    .fractionalScaleExists, on: resource,
                    "wl_surface#\(surface.resource.id) already has a wp_fractional_scale_v1")
            }
            surface.fractionalScale = id
            surface.preferredScale120 = nil
            id.onRequest = { _ in }
            id.onDestroy = { [weak surface] in surface?.fractionalScale = nil }
            surface.updatePreferredScale()
        }
    }
}
