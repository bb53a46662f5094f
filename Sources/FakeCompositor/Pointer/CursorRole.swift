import TactusGeometry

/// The role of a surface that is the picture of a pointer or of a tablet's tool.
final class CursorRole: SurfaceRole {
    let roleName = "cursor"
    private(set) weak var surface: Surface?
    /// The point of the picture that points, in surface units.
    var hotspot: PixelPoint

    init(_ surface: Surface, hotspot: PixelPoint) {
        self.surface = surface
        self.hotspot = hotspot
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool {
        // A picture that moves in its surface keeps pointing at the same place.
        hotspot = PixelPoint(x: hotspot.x - update.offset.x, y: hotspot.y - update.offset.y)
        return true
    }

    func didCommit() {}
    func surfaceWillBeDestroyed() {}

    /// Gives a surface the role, or changes its hotspot when it has it.
    ///
    /// - Returns: The role; `nil` when the surface has another one.
    static func assign(to surface: Surface, hotspot: PixelPoint) -> CursorRole? {
        if let role = surface.role as? CursorRole {
            role.hotspot = hotspot
            return role
        }
        guard surface.mayHaveRole("cursor"), surface.xdgSurface == nil else { return nil }
        let role = CursorRole(surface, hotspot: hotspot)
        surface.role = role
        return role
    }
}
