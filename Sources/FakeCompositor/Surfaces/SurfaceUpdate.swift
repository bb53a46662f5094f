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
        case buffer(any SurfaceBuffer)
    }

    /// A part of the state that may be changed to nothing.
    enum Change<Value> {
        case unchanged
        case set(Value?)

        /// The value after the change.
        func applied(to old: Value?) -> Value? {
            switch self {
            case .unchanged: old
            case .set(let value): value
            }
        }

        fileprivate func followed(by later: Change) -> Change {
            if case .unchanged = later { self } else { later }
        }
    }

    var attachment = Attachment.unchanged
    /// How far the surface's upper left corner moves, in surface units.
    var offset = PixelPoint.zero
    /// In surface units, as `wl_surface.damage` gave it.
    var surfaceDamage = PixelRegion.empty
    /// In buffer pixels, as `wl_surface.damage_buffer` gave it.
    var bufferDamage = PixelRegion.empty
    var frameCallbacks: [WlCallback] = []
    var presentationFeedbacks: [WpPresentationFeedback] = []
    var opaqueRegion: KeptRegion?
    var inputRegion: InputRegion?
    var scale: Int?
    var transform: OutputTransform?
    /// What the viewport shows of the buffer.
    var viewportSource = Change<Rect>.unchanged
    /// What size the viewport gives the surface.
    var viewportDestination = Change<PixelSize>.unchanged

    /// How much of the surface shows, of 2³² − 1.
    var alpha: UInt32?
    /// Whether it may be shown in the middle of a refresh.
    var allowsTearing: Bool?
    /// Whether it is shown for a refresh before one that waits takes its place.
    var setsBarrier = false
    /// Whether it waits for that.
    var waitsForBarrier = false

    /// Puts a later update on top of this one.
    mutating func merge(_ later: SurfaceUpdate) {
        if case .unchanged = later.attachment {} else { attachment = later.attachment }
        offset = PixelPoint(x: offset.x + later.offset.x, y: offset.y + later.offset.y)
        for rect in later.surfaceDamage.rects { surfaceDamage.addDamage(rect) }
        for rect in later.bufferDamage.rects { bufferDamage.addDamage(rect) }
        frameCallbacks += later.frameCallbacks
        presentationFeedbacks += later.presentationFeedbacks
        opaqueRegion = later.opaqueRegion ?? opaqueRegion
        inputRegion = later.inputRegion ?? inputRegion
        scale = later.scale ?? scale
        transform = later.transform ?? transform
        alpha = later.alpha ?? alpha
        allowsTearing = later.allowsTearing ?? allowsTearing
        viewportSource = viewportSource.followed(by: later.viewportSource)
        viewportDestination = viewportDestination.followed(by: later.viewportDestination)
    }
}

/// Where a surface takes touches and the pointer.
enum InputRegion {
    /// Everywhere: what a surface begins with.
    case everywhere
    /// In these surface units.
    case region(KeptRegion)

    func contains(_ point: Point) -> Bool {
        switch self {
        case .everywhere: true
        case .region(let region):
            region.pixels.contains(PixelPoint(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))))
        }
    }
}
