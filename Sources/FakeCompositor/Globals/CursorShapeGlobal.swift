import WaylandServer

/// `wp_cursor_shape_manager_v1`: lets clients name the cursor that they want.
final class CursorShapeGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(WpCursorShapeManagerV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] request in
                switch request {
                case .destroy: break
                case .getPointer(let id, let pointer):
                    attach(id) { [weak pointer = pointer.tag as? SeatPointer, unowned id] shape, serial in
                        pointer?.setShape(shape, serial: serial, on: id)
                    }
                case .getTabletToolV2(let id, let tool):
                    attach(id) { [weak tool = tool.tag as? TabletToolObject, unowned id] shape, serial in
                        tool?.setShape(shape, serial: serial, on: id)
                    }
                }
            }
        }
    }

    private func attach(_ device: WpCursorShapeDeviceV1, set: @escaping (UInt32, UInt32) -> Void) {
        device.onRequest = { [unowned self, unowned device] request in
            guard case .setShape(let serial, let shape) = request else { return }
            guard (1...(device.version >= 2 ? 36 : 34)).contains(shape.rawValue) else {
                return compositor.raise(.invalidShape, on: device, "there is no shape \(shape.rawValue)")
            }
            set(shape.rawValue, serial)
        }
    }
}

extension WpCursorShapeDeviceV1: DeviceResource {}
