import TactusGeometry
import WaylandServer

/// A locked session: an `ext_session_lock_v1`. While it lasts nothing shows but its surfaces.
///
/// It lasts until its client unlocks, also when that client dies.
final class SessionLock {
    private let resource: ExtSessionLockV1
    private unowned let compositor: Compositor
    private(set) var surfaces: [LockSurface] = []
    private var wasAnnounced = false
    private var isRefused = false

    init(resource: ExtSessionLockV1, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
    }

    /// Whether its client lives and may unlock.
    var isHeld: Bool { resource.isAlive }

    /// Tells the client that it does not get the lock (`ext_session_lock_v1.finished`).
    func refuse() {
        isRefused = true
        resource.sendFinished()
    }

    /// The outputs have been painted: nothing of the session is seen any more.
    func didRefresh() {
        guard !wasAnnounced, resource.isAlive else { return }
        wasAnnounced = true
        resource.sendLocked()
    }

    /// The outputs came, went or changed.
    func outputsDidChange() {
        for surface in surfaces { surface.configure() }
    }

    func remove(_ surface: LockSurface) {
        surfaces.removeAll { $0 === surface }
        compositor.stack.sceneDidChange()
    }

    private func receive(_ request: ExtSessionLockV1.Request) {
        switch request {
        case .destroy:
            if wasAnnounced, !isRefused {
                compositor.raise(.lockInvalidDestroy, on: resource, "destroyed while it is locked: unlock it")
            }
        case .unlockAndDestroy:
            guard wasAnnounced, !isRefused else {
                return compositor.raise(.lockInvalidUnlock, on: resource, "unlocked, but it never was locked")
            }
            compositor.stack.setSessionLock(nil)
        case .getLockSurface(let id, let surface, let output): makeSurface(id, surface, output)
        }
    }

    private func makeSurface(_ id: ExtSessionLockSurfaceV1, _ surfaceResource: WlSurface, _ output: WlOutput) {
        guard let surface = surfaceResource.tag as? Surface else { return }
        let name = "wl_surface#\(surfaceResource.id)"
        guard surface.xdgSurface == nil, surface.mayHaveRole(LockSurface.role) else {
            return compositor.raise(.lockRole, on: resource, "\(name) already is \(surface.lastRoleName ?? "in use")")
        }
        var hasBuffer = surface.hasContent
        if case .buffer = surface.pending.attachment { hasBuffer = true }
        guard !hasBuffer else { return compositor.raise(.lockWithBuffer, on: resource, "\(name) already has a buffer") }
        let output = output.tag as? Output
        guard output == nil || !surfaces.contains(where: { $0.output === output }) else {
            return compositor.raise(.lockDuplicateOutput, on: resource, "the output has a lock surface")
        }
        let lockSurface = LockSurface(resource: id, surface: surface, output: output, lock: self)
        surface.role = lockSurface
        surfaces.append(lockSurface)
        lockSurface.configure()
    }
}

/// What a locked session shows on one output: an `ext_session_lock_surface_v1`.
final class LockSurface: SurfaceRole {
    static let role = "ext_session_lock_surface_v1"
    let roleName = LockSurface.role
    let surface: Surface
    private let resource: ExtSessionLockSurfaceV1
    private(set) weak var output: Output?
    private weak var lock: SessionLock?
    private var serials = ConfigureSerials<PixelSize>()
    private var configuredSize: PixelSize?
    private var acknowledgedSize: PixelSize?

    init(resource: ExtSessionLockSurfaceV1, surface: Surface, output: Output?, lock: SessionLock) {
        self.resource = resource
        self.surface = surface
        self.output = output
        self.lock = lock
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.leave() }
    }

    private var compositor: Compositor { surface.compositor }

    /// It and its subsurfaces, in the corner of its output.
    var placements: [Placement] {
        guard let output else { return [] }
        return surface.placements(at: output.bounds.origin)
    }

    /// Asks for the output's size, unless that was asked for last.
    func configure() {
        guard let size = output?.bounds.size, size != configuredSize, resource.isAlive else { return }
        configuredSize = size
        let serial = compositor.display.nextSerial()
        serials.sent(serial, size)
        resource.sendConfigure(serial: serial, width: UInt32(size.width), height: UInt32(size.height))
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool {
        guard let acknowledgedSize else {
            compositor.raise(.lockUnacknowledged, on: resource, "a commit before the first configure was acknowledged")
            return false
        }
        guard let size = surface.content.geometry(after: update)?.surfaceSize else {
            compositor.raise(.lockNullBuffer, on: resource, "a commit without a buffer")
            return false
        }
        guard size == acknowledgedSize else {
            compositor.raise(.lockDimensions, on: resource, "acknowledged \(acknowledgedSize) and committed \(size)")
            return false
        }
        return true
    }

    func didCommit() {}

    func surfaceWillBeDestroyed() { leave() }

    private func leave() {
        lock?.remove(self)
        if surface.role === self { surface.role = nil }
    }

    private func receive(_ request: ExtSessionLockSurfaceV1.Request) {
        switch request {
        case .destroy: break
        case .ackConfigure(let serial):
            guard case .accepted(let size) = serials.acknowledge(serial) else {
                return compositor.raise(
                    .lockInvalidSerial, on: resource, "no configure with serial \(serial) waits for an answer")
            }
            compositor.lint.didAcknowledge(surface, on: resource)
            surface.hasUncommittedAcknowledgement = true
            acknowledgedSize = size
        }
    }
}
