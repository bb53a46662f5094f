import WaylandServer

/// `zwp_primary_selection_device_manager_v1`: what was marked last can be inserted with a middle click.
final class PrimarySelectionGlobal {
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        global = compositor.createGlobal(ZwpPrimarySelectionDeviceManagerV1.self) { [unowned compositor] resource, _ in
            resource.onRequest = { [unowned compositor] request in
                switch request {
                case .destroy: break
                case .createSource(let id): _ = PrimarySource(id, compositor: compositor)
                case .getDevice(let id, let seat): (seat.tag as? Seat)?.primarySelection.add(id)
                }
            }
        }
    }
}
