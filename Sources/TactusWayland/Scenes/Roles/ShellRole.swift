import TactusGeometry
import TactusPlatform
import WaylandClient

/// What a surface is for the compositor: a toplevel, a popup, a bar, a lock.
///
/// It receives what the compositor wants and holds it until that counts; its ``ConnectedSurface`` paints and commits.
protocol ShellRole: AnyObject {
    /// What the compositor wants, as far as it counts.
    var wishes: ConfigureLatch.Wishes { get }

    /// Whether the first configure comes in answer to a commit without a picture.
    var asksByCommit: Bool { get }

    /// Acknowledges the newest configure, if one waits for its answer. The commit follows.
    ///
    /// - Returns: Whether one did.
    func acknowledge() -> Bool

    /// Asks the compositor; see `PlatformSurface.perform(_:)`.
    func perform(_ request: SurfaceRequest) -> Bool

    /// Destroys the objects of the role, before the surface's.
    func destroy()
}

extension ShellRole {
    var asksByCommit: Bool { true }
}

/// Whom a role tells about what has arrived.
protocol ShellRoleOwner: AnyObject {
    /// A configure counts from now on.
    func roleDidConfigure()

    /// The user or the compositor wants the surface closed.
    func roleDidReceiveCloseRequest()

    /// The compositor does not show the surface any more.
    func roleDidEnd()

    /// Where the memory of pictures comes from.
    var bufferMemory: BufferMemory { get }

    /// The window of another program that the surface was a dialog of is gone.
    func roleDidLoseParent()

    /// State that counts with the next commit has changed.
    func roleNeedsCommit()

    /// Takes over what is down on the surface, for a request that the compositor goes on with; see
    /// ``WaylandPlatform/handOver(from:)``.
    func handOver() -> (seat: WlSeat, serial: UInt32)?

    /// The output of that name, if it is there.
    func output(_ id: ScreenID) -> WlOutput?
}
