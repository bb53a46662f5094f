import TactusGeometry
import WaylandServer

/// `zwp_relative_pointer_manager_v1`: tells how far the pointer was moved, wherever it is.
final class RelativePointerGlobal {
    private var global: ServerGlobal?
    /// The objects that belong to a `wl_pointer`.
    private(set) var listeners: [ObjectIdentifier: ObjectList<ZwpRelativePointerV1>] = [:]

    init(compositor: Compositor) {
        global = compositor.createGlobal(ZwpRelativePointerManagerV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] request in
                guard case .getRelativePointer(let id, let pointer) = request else { return }
                let key = ObjectIdentifier(pointer)
                listeners[key, default: ObjectList()].append(id)
                id.onDestroy = { [weak self, unowned id] in
                    self?.listeners[key]?.remove(id)
                    if self?.listeners[key]?.isEmpty == true { self?.listeners[key] = nil }
                }
            }
        }
    }
}

extension ZwpRelativePointerV1 {
    /// Tells of a movement in logical pixels, at a time in microseconds.
    func send(at time: UInt64, _ delta: Vector, unaccelerated: Vector) {
        sendRelativeMotion(
            utimeHi: UInt32(time >> 32), utimeLo: UInt32(truncatingIfNeeded: time), dx: WireFixed(delta.dx),
            dy: WireFixed(delta.dy), dxUnaccel: WireFixed(unaccelerated.dx), dyUnaccel: WireFixed(unaccelerated.dy))
    }
}

extension Compositor {
    /// The present event time in microseconds, which does not wrap.
    var eventMicroseconds: UInt64 { UInt64(timeBase) * 1000 + UInt64(max(0, clock.now / .microseconds(1))) }
}

extension ZwpRelativePointerV1: DeviceResource {}
