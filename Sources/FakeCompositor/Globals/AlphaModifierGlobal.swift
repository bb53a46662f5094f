import WaylandServer

/// `wp_alpha_modifier_v1`: makes surfaces translucent as a whole.
final class AlphaModifierGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(WpAlphaModifierV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned compositor, unowned resource] request in
                guard case .getSurface(let id, let surface) = request, let surface = surface.tag as? Surface
                else { return }
                guard surface.alphaModifier == nil else {
                    return compositor.raise(
                        .alphaModifierExists, on: resource,
                        "wl_surface#\(surface.resource.id) already has a wp_alpha_modifier_surface_v1")
                }
                surface.alphaModifier = id
                id.onRequest = { [weak surface, unowned compositor, unowned id] request in
                    switch request {
                    case .destroy:
                        surface?.pending.alpha = .max
                        surface?.alphaModifier = nil
                    case .setMultiplier(let factor):
                        guard let surface, surface.isAlive else {
                            return compositor.raise(.alphaWithoutSurface, on: id, "its wl_surface is gone")
                        }
                        surface.pending.alpha = factor
                    }
                }
                id.onDestroy = { [weak surface] in surface?.alphaModifier = nil }
            }
        }
    }
}

extension Surface {
    /// How much of it shows: from 0, nothing, to 1, what its pixels say (`wp_alpha_modifier_surface_v1`).
    public var alpha: Double { Double(content.alpha) / Double(UInt32.max) }
}
