import TactusGeometry
import WaylandServer

/// The role of a surface with an input method's candidates: a `zwp_input_popup_surface_v2`.
final class InputPopup: SurfaceRole {
    static let name = "zwp_input_popup_surface_v2"
    let roleName = InputPopup.name
    private let resource: ZwpInputPopupSurfaceV2
    private(set) weak var surface: Surface?

    init(_ resource: ZwpInputPopupSurfaceV2, _ surface: Surface) {
        self.resource = resource
        self.surface = surface
    }

    /// Tells where the cursor is.
    func announce(_ rectangle: PixelRect?) {
        guard let rectangle else { return }
        resource.sendTextInputRectangle(
            x: Int32(clamping: rectangle.minX), y: Int32(clamping: rectangle.minY),
            width: Int32(clamping: rectangle.width), height: Int32(clamping: rectangle.height))
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { true }
    func didCommit() {}
    func surfaceWillBeDestroyed() {}
}
