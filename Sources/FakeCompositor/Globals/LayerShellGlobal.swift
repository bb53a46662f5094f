import WaylandServer

/// `zwlr_layer_shell_v1`: makes surfaces parts of the desktop.
final class LayerShellGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwlrLayerShellV1.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        }
    }

    private func receive(_ request: ZwlrLayerShellV1.Request, on resource: ZwlrLayerShellV1) {
        switch request {
        case .destroy: break
        case .getLayerSurface(let id, let surface, let output, let layer, _):
            guard let surface = surface.tag as? Surface else { return }
            let name = "wl_surface#\(surface.resource.id)"
            guard layer.rawValue <= 3 else {
                return compositor.raise(.invalidLayer, on: resource, "there is no layer \(layer.rawValue)")
            }
            guard surface.xdgSurface == nil, surface.mayHaveRole("zwlr_layer_surface_v1") else {
                return compositor.raise(
                    .layerRole, on: resource, "\(name) already is \(surface.lastRoleName ?? "an xdg_surface")")
            }
            var hasBuffer = surface.hasContent
            if case .buffer = surface.pending.attachment { hasBuffer = true }
            guard !hasBuffer else {
                return compositor.raise(.layerWithBuffer, on: resource, "\(name) already has a buffer")
            }
            let chosen = output.map { $0.tag as? Output } ?? compositor.outputs.first
            let layerSurface = LayerSurface(resource: id, surface: surface, output: chosen, layer: Int(layer.rawValue))
            surface.role = layerSurface
            compositor.stack.add(layerSurface)
            if chosen == nil { layerSurface.close() }
        }
    }
}
