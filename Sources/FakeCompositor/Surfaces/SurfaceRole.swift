/// What a surface is used for, once and for its whole life: toplevel, popup, subsurface, cursor.
protocol SurfaceRole: AnyObject {
    /// The role's name in messages to the client.
    var roleName: String { get }

    /// Checks an update before it is applied; `false` when it broke a rule, and the client was told.
    func mayCommit(_ update: SurfaceUpdate) -> Bool

    /// Acts on what was applied.
    func didCommit()

    /// Leaves the scene because the surface goes.
    func surfaceWillBeDestroyed()
}
