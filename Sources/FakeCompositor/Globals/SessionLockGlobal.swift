import WaylandServer

/// `ext_session_lock_manager_v1`: hides the session behind what one client shows.
final class SessionLockGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(ExtSessionLockManagerV1.self) {
            [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
    }

    private func receive(_ request: ExtSessionLockManagerV1.Request) {
        switch request {
        case .destroy: break
        case .lock(let id):
            let lock = SessionLock(resource: id, compositor: compositor)
            // A lock whose client has died goes on; a new client may take it over.
            if compositor.shellPolicy.allowsLocking, compositor.stack.sessionLock?.isHeld != true {
                compositor.stack.setSessionLock(lock)
            } else {
                lock.refuse()
            }
        }
    }
}
