import TactusGeometry
import TactusPlatform
import WaylandClient

/// What a popup opens over.
enum PopupAnchorage {
    /// A toplevel or another popup.
    case window(XdgSurface)
    /// A bar or the like.
    case layer(ZwlrLayerSurfaceV1)
}

/// A surface as an `xdg_popup`: a menu or a bubble over another surface.
///
/// Places may lie outside the parent. The compositor keeps the popup on the screen by flipping it, then by sliding it,
/// where it does such things at all.
final class PopupRole: ShellRole {
    /// What popups over this one need.
    let shellSurface: XdgSurface
    /// Whether it took the input over when it was made.
    let hasGrab: Bool

    private let popup: XdgPopup
    private let shell: XdgWmBase
    private unowned let owner: any ShellRoleOwner
    private var latch = ConfigureLatch()
    private var token: UInt32 = 0
    /// How wide the edge around the window that the user sees is, in points.
    private let margin: Int32
    /// Where that window's parent is inside its surface.
    private var parentFrame: Rect
    /// How large that window was asked to be, in whole points.
    private var windowSize: PixelSize

    /// Makes the objects.
    ///
    /// - Parameters:
    ///   - surface: The surface, without a role.
    ///   - globals: What to make them with.
    ///   - request: What it opens at, and where it goes, as seen from the parent's surface.
    ///   - parent: What it opens over, which shows.
    ///   - parentFrame: Where the parent's window, which the compositor goes by, is inside its surface.
    ///   - grab: By what the user did that entitles to take the input over; `nil` to leave it.
    ///   - owner: Is told what comes.
    init(
        of surface: WlSurface, _ globals: WireGlobals, request: PopupRequest, over parent: PopupAnchorage,
        in parentFrame: Rect, grabbing grab: (seat: WlSeat, serial: UInt32)?, owner: any ShellRoleOwner
    ) {
        self.owner = owner
        self.parentFrame = parentFrame
        hasGrab = grab != nil
        margin = Int32(clamping: request.placement.margin)
        shell = globals.shell
        shellSurface = shell.getXdgSurface(surface: surface)
        let positioner = shell.makePositioner(for: request, in: parentFrame)
        switch parent {
        case .window(let window): popup = shellSurface.getPopup(parent: window, positioner: positioner)
        case .layer(let layer):
            popup = shellSurface.getPopup(parent: nil, positioner: positioner)
            layer.getPopup(popup: popup)
        }
        positioner.destroy()
        windowSize = PixelScale.one.pixelSize(of: request.windowSize)
        connectHandlers()
        setWindowFrame()
        // Before the first commit: afterwards it would be an error.
        if let grab { popup.grab(seat: grab.seat, serial: grab.serial) }
    }

    var wishes: ConfigureLatch.Wishes { latch.current }

    func acknowledge() -> Bool {
        guard let serial = latch.consumeSerial() else { return false }
        shellSurface.ackConfigure(serial: serial)
        // mutter 48 does not keep what was said before there was content, and takes the shadow for the window.
        setWindowFrame()
        return true
    }

    func destroy() {
        popup.destroy()
        shellSurface.destroy()
    }

    /// Nothing that toplevels can do makes sense for a popup.
    func perform(_ request: SurfaceRequest) -> Bool { false }

    /// Moves the popup to another place.
    ///
    /// - Returns: Whether the compositor can (version 3); otherwise another popup has to be made.
    func reposition(_ request: PopupRequest, in parentFrame: Rect) -> Bool {
        guard popup.version >= XdgPopup.repositionSince else { return false }
        self.parentFrame = parentFrame
        let positioner = shell.makePositioner(for: request, in: parentFrame)
        token &+= 1
        popup.reposition(positioner: positioner, token: token)
        windowSize = PixelScale.one.pixelSize(of: request.windowSize)
        setWindowFrame()
        positioner.destroy()
        return true
    }

    /// The compositor speaks of the window that the user sees; the scene is told of its surface.
    private func receive(x: Int32, y: Int32, width: Int32, height: Int32) {
        let edges = width > 0 && height > 0 ? 2 * margin : 0
        latch.receive(width: width &+ edges, height: height &+ edges)
        latch.receive(
            origin: Point(x: Double(x &- margin) + parentFrame.minX, y: Double(y &- margin) + parentFrame.minY))
    }

    /// Says which part of the surface is the window that the user sees, from the next commit on.
    private func setWindowFrame() {
        guard margin > 0 else { return }
        shellSurface.setWindowGeometry(
            x: margin, y: margin, width: Int32(max(windowSize.width, 1)), height: Int32(max(windowSize.height, 1)))
    }

    private func connectHandlers() {
        shellSurface.onEvent = { [weak self] event in
            guard let self, case .configure(let serial) = event else { return }
            latch.receive(serial: serial)
            owner.roleDidConfigure()
        }
        popup.onEvent = { [weak self] event in
            switch event {
            case .configure(let x, let y, let width, let height):
                self?.receive(x: x, y: y, width: width, height: height)
            case .popupDone: self?.owner.roleDidEnd()
            case .repositioned: break
            }
        }
    }
}

extension XdgWmBase {
    /// Makes the rules by which a popup is placed. To be destroyed by the caller.
    fileprivate func makePositioner(for request: PopupRequest, in parentFrame: Rect) -> XdgPositioner {
        let positioner = createPositioner()
        let size = PixelScale.one.pixelSize(of: request.windowSize)
        positioner.setSize(width: Int32(max(size.width, 1)), height: Int32(max(size.height, 1)))
        let anchor = PopupAnchor(request, in: parentFrame)
        positioner.setAnchorRect(
            x: Int32(anchor.rect.minX), y: Int32(anchor.rect.minY), width: Int32(anchor.rect.width),
            height: Int32(anchor.rect.height))
        let directions = PopupDirections(request.placement)
        positioner.setAnchor(anchor: directions.anchor)
        positioner.setGravity(gravity: directions.gravity)
        positioner.setConstraintAdjustment(constraintAdjustment: directions.adjustment)
        positioner.setOffset(x: anchor.offset.x, y: anchor.offset.y)
        if positioner.version >= XdgPositioner.setReactiveSince { positioner.setReactive() }
        return positioner
    }
}

extension PopupRequest {
    /// The size of the window that the user sees, without its margin.
    fileprivate var windowSize: Size {
        let edges = 2 * Double(placement.margin)
        return Size(width: size.width - edges, height: size.height - edges)
    }
}

/// What a popup opens at, with the gap between both.
///
/// The gap is a part of the rectangle: most compositors leave an offset as it is when they flip a popup to the other
/// side, where it would then lie over what it opens at. The offset is what of the gap lies outside of the parent's
/// window, where no rectangle may reach.
private struct PopupAnchor {
    /// In whole points of the parent's window: at least one each way, for a place that was touched has no size.
    let rect: PixelRect
    let offset: (x: Int32, y: Int32)

    init(_ request: PopupRequest, in parentFrame: Rect) {
        let anchor = request.anchor.offsetBy(dx: -parentFrame.minX, dy: -parentFrame.minY)
        let opened = PixelRect(
            covering: anchor.isEmpty
                ? Rect(
                    x: anchor.minX.rounded(.down), y: anchor.minY.rounded(.down), width: max(anchor.width, 1),
                    height: max(anchor.height, 1)) : anchor, scale: 1)
        let gap = request.placement.gap
        let window = PixelRect(covering: Rect(origin: .zero, size: parentFrame.size), scale: 1)
        let (dx, dy) =
            switch request.placement.side {
            case .below, .above: (0, gap)
            case .left, .right: (gap, 0)
            }
        let wanted = PixelRect(
            x: opened.minX - dx, y: opened.minY - dy, width: opened.width + 2 * dx, height: opened.height + 2 * dy)
        // A gap that leaves nothing of what it opens at, or one that is outside already, stays an offset.
        let inside = wanted.intersection(window)
        guard wanted.width > 0, wanted.height > 0, opened.intersection(window) == opened else {
            rect = opened
            offset = Self.offset(gap, request.placement.side)
            return
        }
        rect = inside
        offset =
            switch request.placement.side {
            case .below: Self.offset(wanted.maxY - inside.maxY, .below)
            case .above: Self.offset(inside.minY - wanted.minY, .above)
            case .left: Self.offset(inside.minX - wanted.minX, .left)
            case .right: Self.offset(wanted.maxX - inside.maxX, .right)
            }
    }

    private static func offset(_ gap: Int, _ side: PopupPlacement.Side) -> (x: Int32, y: Int32) {
        let gap = Int32(clamping: gap)
        return switch side {
        case .below: (0, gap)
        case .above: (0, -gap)
        case .left: (-gap, 0)
        case .right: (gap, 0)
        }
    }
}

/// A placement in the words of `xdg_positioner`.
private struct PopupDirections {
    let anchor: XdgPositioner.Anchor
    let gravity: XdgPositioner.Gravity
    /// It flips to the opposite side only; along a side it slides.
    let adjustment: XdgPositioner.ConstraintAdjustment

    init(_ placement: PopupPlacement) {
        switch placement.side {
        case .below, .above: adjustment = [.flipY, .slideX, .slideY]
        case .left, .right: adjustment = [.flipX, .slideX, .slideY]
        }
        (anchor, gravity) =
            switch (placement.side, placement.alignment) {
            case (.below, .start): (.bottomLeft, .bottomRight)
            case (.below, .center): (.bottom, .bottom)
            case (.below, .end): (.bottomRight, .bottomLeft)
            case (.above, .start): (.topLeft, .topRight)
            case (.above, .center): (.top, .top)
            case (.above, .end): (.topRight, .topLeft)
            case (.left, .start): (.topLeft, .bottomLeft)
            case (.left, .center): (.left, .left)
            case (.left, .end): (.bottomLeft, .topLeft)
            case (.right, .start): (.topRight, .bottomRight)
            case (.right, .center): (.right, .right)
            case (.right, .end): (.bottomRight, .topRight)
            }
    }
}
