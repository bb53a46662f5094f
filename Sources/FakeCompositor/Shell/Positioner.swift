import TactusGeometry
import WaylandServer

/// A client's `xdg_positioner`: collects the rules by which a popup is placed.
final class Positioner {
    private let resource: XdgPositioner
    private unowned let compositor: Compositor
    private(set) var placement = PopupPlacement()

    private init(resource: XdgPositioner, compositor: Compositor) {
        self.resource = resource
        self.compositor = compositor
    }

    static func attach(to resource: XdgPositioner, compositor: Compositor) {
        let positioner = Positioner(resource: resource, compositor: compositor)
        resource.tag = positioner
        resource.onRequest = { [unowned positioner] in positioner.receive($0) }
    }

    private func receive(_ request: XdgPositioner.Request) {
        switch request {
        // Popups are placed against their parent as it is when they are configured, not as it will be.
        case .destroy, .setParentConfigure, .setParentSize: break
        case .setReactive: placement.isReactive = true
        case .setSize(let width, let height):
            guard width > 0, height > 0 else { return raise("a popup of \(width)×\(height)") }
            placement.size = PixelSize(width: Int(width), height: Int(height))
        case .setAnchorRect(let x, let y, let width, let height):
            guard width >= 0, height >= 0 else { return raise("an anchor rectangle of \(width)×\(height)") }
            placement.anchorRect = PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
        case .setAnchor(let anchor):
            guard let (x, y) = directions(anchor.rawValue) else { return raise("the anchor \(anchor.rawValue)") }
            placement.horizontal.anchor = x
            placement.vertical.anchor = y
        case .setGravity(let gravity):
            guard let (x, y) = directions(gravity.rawValue) else { return raise("the gravity \(gravity.rawValue)") }
            placement.horizontal.gravity = x
            placement.vertical.gravity = y
        case .setConstraintAdjustment(let adjustment): setAdjustment(adjustment)
        case .setOffset(let x, let y):
            placement.horizontal.offset = Int(x)
            placement.vertical.offset = Int(y)
        }
    }

    private func raise(_ message: String) {
        compositor.raise(.invalidInput, on: resource, message)
    }

    /// The two axes of an `anchor` or `gravity`, which share their values.
    private func directions(_ rawValue: UInt32) -> (PopupPlacement.Direction, PopupPlacement.Direction)? {
        switch XdgPositioner.Anchor(rawValue: rawValue) {
        case .none: (.center, .center)
        case .top: (.center, .backward)
        case .bottom: (.center, .forward)
        case .left: (.backward, .center)
        case .right: (.forward, .center)
        case .topLeft: (.backward, .backward)
        case .bottomLeft: (.backward, .forward)
        case .topRight: (.forward, .backward)
        case .bottomRight: (.forward, .forward)
        default: nil
        }
    }

    private func setAdjustment(_ bits: XdgPositioner.ConstraintAdjustment) {
        var horizontal: PopupPlacement.Adjustment = []
        if bits.contains(.slideX) { horizontal.insert(.slide) }
        if bits.contains(.flipX) { horizontal.insert(.flip) }
        if bits.contains(.resizeX) { horizontal.insert(.resize) }
        var vertical: PopupPlacement.Adjustment = []
        if bits.contains(.slideY) { vertical.insert(.slide) }
        if bits.contains(.flipY) { vertical.insert(.flip) }
        if bits.contains(.resizeY) { vertical.insert(.resize) }
        placement.horizontal.adjustment = horizontal
        placement.vertical.adjustment = vertical
    }
}
