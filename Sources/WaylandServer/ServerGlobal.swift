import CWaylandServer

/// Something every client may bind: an entry of the registry.
public final class ServerGlobal {
    private unowned(unsafe) let display: ServerDisplay
    private var raw: OpaquePointer?
    private var isRemoved = false
    private let accept: (ServerGlobal, OpaquePointer, UInt32, UInt32) -> Void

    init(
        _ interface: InterfaceID, version: UInt32, of display: ServerDisplay, raw displayPointer: OpaquePointer,
        accept: @escaping (ServerGlobal, OpaquePointer, UInt32, UInt32) -> Void
    ) {
        self.display = display
        self.accept = accept
        raw = wl_global_create(
            displayPointer, InterfaceTables.shared[interface], Int32(version),
            Unmanaged.passUnretained(self).toOpaque(),
            globalWasBound)
    }

    /// Takes the global out of the registry; clients hear of it.
    ///
    /// Called again it does nothing.
    ///
    /// A client that has not heard of it yet may still bind: it gets an object that answers nothing.
    public func remove() {
        guard let raw, !isRemoved else { return }
        isRemoved = true
        wl_global_remove(raw)
    }

    /// Whether a client that binds is told to the compositor.
    var isOffered: Bool { !isRemoved }

    /// Frees the global, when no client is left that could bind it.
    func destroy() {
        guard let raw else { return }
        self.raw = nil
        wl_global_destroy(raw)
    }

    fileprivate func wasBound(_ client: OpaquePointer, _ version: UInt32, _ id: UInt32) {
        accept(self, client, version, id)
    }
}

private let globalWasBound: wl_global_bind_func_t = { client, data, version, id in
    guard let client, let data else { return }
    Unmanaged<ServerGlobal>.fromOpaque(data).takeUnretainedValue().wasBound(client, version, id)
}
