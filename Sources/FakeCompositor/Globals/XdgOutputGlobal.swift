import WaylandServer

/// `zxdg_output_manager_v1`: where outputs are in the space of all outputs.
final class XdgOutputGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(ZxdgOutputManagerV1.self) { resource, _ in
            resource.onRequest = { request in
                guard case .getXdgOutput(let id, let output) = request else { return }
                // The output of a wl_output that outlived it is gone: such an object stays silent.
                (output.tag as? Output)?.add(id, for: output)
            }
        }
    }
}
