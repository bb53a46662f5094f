import TactusGeometry
import TactusPlatform
import WaylandClient

/// A surface as an `ext_session_lock_surface_v1`: what one screen shows while the session is locked.
///
/// It is configured as soon as it is made, and never committed without a picture of just the size that was asked for.
final class LockRole: ShellRole {
    private let lockSurface: ExtSessionLockSurfaceV1
    private unowned let owner: any ShellRoleOwner
    private var latch = ConfigureLatch()

    /// Makes the object.
    ///
    /// - Parameters:
    ///   - surface: The surface, without a role.
    ///   - lock: What to make it with.
    ///   - output: The screen that it covers.
    ///   - owner: Is told what comes.
    init(of surface: WlSurface, _ lock: ExtSessionLockV1, covering output: WlOutput, owner: any ShellRoleOwner) {
        self.owner = owner
        lockSurface = lock.getLockSurface(surface: surface, output: output)
        lockSurface.onEvent = { [weak self] event in
            guard let self, case .configure(let serial, let width, let height) = event else { return }
            latch.receive(width: Int32(clamping: width), height: Int32(clamping: height))
            latch.receive(serial: serial)
            self.owner.roleDidConfigure()
        }
    }

    let asksByCommit = false

    var wishes: ConfigureLatch.Wishes { latch.current }

    func acknowledge() -> Bool {
        guard let serial = latch.consumeSerial() else { return false }
        lockSurface.ackConfigure(serial: serial)
        return true
    }

    func destroy() { lockSurface.destroy() }

    /// Nothing that toplevels can do makes sense for what covers a locked session.
    func perform(_ request: SurfaceRequest) -> Bool { false }
}
