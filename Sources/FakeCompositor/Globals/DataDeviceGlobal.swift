import WaylandServer

/// `wl_data_device_manager`: the clipboard, and drag and drop.
final class DataDeviceGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WlDataDeviceManager.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] request in
                switch request {
                case .createDataSource(let id): _ = DataSource(id, compositor: self.compositor)
                case .getDataDevice(let id, let seat): (seat.tag as? Seat)?.clipboard.add(id)
                }
            }
        }
    }
}
