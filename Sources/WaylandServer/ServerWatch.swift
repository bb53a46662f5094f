import CWaylandServer

/// Looks for a descriptor to become readable, as a part of a ``ServerDisplay``'s event loop.
///
/// It ends with its last reference, which the owner lets go before the display is destroyed.
public final class ServerWatch {
    private let whenReadable: () -> Void
    private var source: OpaquePointer?

    init(_ whenReadable: @escaping () -> Void) { self.whenReadable = whenReadable }

    deinit {
        if let source { wl_event_source_remove(source) }
    }

    /// Begins; `false` when memory or descriptors are exhausted.
    func begin(_ descriptor: Int32, on loop: OpaquePointer?) -> Bool {
        let owner = Unmanaged.passUnretained(self).toOpaque()
        source = wl_event_loop_add_fd(loop, descriptor, UInt32(WL_EVENT_READABLE), becameReadable, owner)
        return source != nil
    }

    fileprivate func call() { whenReadable() }
}

private let becameReadable: wl_event_loop_fd_func_t = { _, _, owner in
    guard let owner else { return 0 }
    let watch = Unmanaged<ServerWatch>.fromOpaque(owner).takeUnretainedValue()
    watch.call()
    return 0
}
