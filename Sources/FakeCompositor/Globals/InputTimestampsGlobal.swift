import WaylandServer

/// `zwp_input_timestamps_manager_v1`: tells the times of input events in nanoseconds.
final class InputTimestampsGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var listeners: [ObjectIdentifier: ObjectList<ZwpInputTimestampsV1>] = [:]

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ZwpInputTimestampsManagerV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] request in
                switch request {
                case .destroy: break
                case .getKeyboardTimestamps(let id, let device): add(id, to: device)
                case .getPointerTimestamps(let id, let device): add(id, to: device)
                case .getTouchTimestamps(let id, let device): add(id, to: device)
                }
            }
        }
    }

    private func add(_ listener: ZwpInputTimestampsV1, to device: Resource) {
        let key = ObjectIdentifier(device)
        listeners[key, default: ObjectList()].append(listener)
        listener.onDestroy = { [weak self, unowned listener] in
            self?.listeners[key]?.remove(listener)
            if self?.listeners[key]?.isEmpty == true { self?.listeners[key] = nil }
        }
    }

    /// Tells the present time to who wants it for the next event of a device.
    func stamp(_ device: Resource) {
        guard !listeners.isEmpty, let interested = listeners[ObjectIdentifier(device)] else { return }
        let now = compositor.clock.now + .milliseconds(Int64(compositor.timeBase))
        let seconds = UInt64(max(0, now.components.seconds))
        let nanoseconds = UInt32(now.components.attoseconds / 1_000_000_000)
        for listener in interested where listener.isAlive {
            listener.sendTimestamp(
                tvSecHi: UInt32(seconds >> 32), tvSecLo: UInt32(truncatingIfNeeded: seconds), tvNsec: nanoseconds)
        }
    }
}

extension Seat {
    /// Tells the time in nanoseconds ahead of an event that has one.
    func stamp(_ device: Resource) { compositor.inputGlobals.timestamps.stamp(device) }
}

extension ZwpInputTimestampsV1: DeviceResource {}
