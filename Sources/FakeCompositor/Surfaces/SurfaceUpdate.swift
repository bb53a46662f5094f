import TactusGeometry
import WaylandServer

/// What a client has asked of a surface since its last commit: the pending half of the double-buffered state.
///
/// A synchronized subsurface keeps one more of these: what it committed, until its parent commits.
struct SurfaceUpdate {
    /// What becomes of the surface's buffer.
    enum Attachment {
        /// It stays.
        case unchanged
        /// The surface loses its content.
        case removed
        /// The surface shows another one.
        case buffer(ShmBuffer)
    }

    var attachment = Attachment.unchanged
    /// How far the surface's upper left corner moves, in surface units.
    var offset = PixelPoint.zero
    /// In surface units, as `wl_surface.damage` gave it.
    var surfaceDamage = PixelRegion.empty
    /// In buffer pixels, as `wl_surface.damage_buffer` gave it.
    var bufferDamage = PixelRegion.empty
    var frameCallbacks: [WlCallback] = []
    var opaqueRegion: PixelRegion?
    var inputRegion: InputRegion?
    var scale: Int?
    var transform: BufferTransform?

    /// Puts a later update on top of this one.
    mutating func merge(_ later: SurfaceUpdate) {
        if case .unchanged = later.attachment {} else { attachment = later.attachment }
        offset = PixelPoint(x: offset.x + later.offset.x, y: offset.y + later.offset.y)
        surfaceDamage.formUnion(later.surfaceDamage)
        bufferDamage.formUnion(later.bufferDamage)
        frameCallbacks += later.frameCallbacks
        opaqueRegion = later.opaqueRegion ?? opaqueRegion
        inputRegion = later.inputRegion ?? inputRegion
        scale = later.scale ?? scale
        transform = later.transform ?? transform
    }
}

/// Where a surface takes touches and the pointer.
enum InputRegion: Hashable {
    /// Everywhere: what a surface begins with.
    case everywhere
    /// In these surface units.
    case region(PixelRegion)

    func contains(_ point: Point) -> Bool {
        switch self {
        case .everywhere: true
        case .region(let region):
            region.contains(PixelPoint(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))))
        }
    }
}
