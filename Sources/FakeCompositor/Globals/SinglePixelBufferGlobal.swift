import WaylandServer

/// `wp_single_pixel_buffer_manager_v1`: buffers of one colour, for a `wp_viewport` to stretch.
final class SinglePixelBufferGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(WpSinglePixelBufferManagerV1.self) { resource, _ in
            resource.onRequest = { request in
                switch request {
                case .destroy: break
                case .createU32RgbaBuffer(let id, let red, let green, let blue, let alpha):
                    id.tag = SinglePixelBuffer(resource: id, red: red, green: green, blue: blue, alpha: alpha)
                }
            }
        }
    }
}
