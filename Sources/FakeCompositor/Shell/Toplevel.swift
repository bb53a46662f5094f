public import TactusGeometry
import WaylandServer

/// A client's window: an `xdg_toplevel`.
///
/// A toplevel that is alone fills the output: it is placed at the output's corner and configured to its size, as in a
/// kiosk. Others choose their own size and are centred on top of it. The newest one that shows is activated.
public final class Toplevel: XdgRole {
    let resource: XdgToplevel
    let xdgSurface: XdgSurfaceObject
    let roleName = "xdg_toplevel"
    unowned let compositor: Compositor
    var decoration: ZxdgToplevelDecorationV1?
    /// What the client asked of the decoration; `nil` when it left that to the compositor.
    var wishedDecoration: ZxdgToplevelDecorationV1.Mode?

    /// The icon that its client gave it; `nil` for the application's.
    public internal(set) var icon: ToplevelIcon?
    /// The one that counts from the next commit on.
    var pendingIcon: ToplevelIcon??
    /// Count their bytes.
    var (iconBytes, pendingIconBytes): (KeptBytes?, KeptBytes?)
    /// What says whether it is modal, and whether it is.
    var dialog: (resource: XdgDialogV1, isModal: Bool)?

    /// What it shows.
    public var surface: Surface { xdgSurface.surface }
    /// What the client calls it.
    public internal(set) var title = ""
    /// The application's name for the system.
    public internal(set) var applicationID = ""
    /// Whether it has content: it shows unless it is minimized.
    public var isMapped: Bool { xdgSurface.isMapped }
    /// Whether its client has put it away (`xdg_toplevel.set_minimized`); ``activate()`` brings it back.
    public internal(set) var isMinimized = false
    /// What it was asked for last.
    public private(set) var configuration = ToplevelConfiguration()
    /// What the client acknowledged last; its next commit honours it.
    public internal(set) var acknowledged: ToplevelConfiguration?
    /// The smallest size that the client wants, in logical pixels; 0 for no limit.
    public internal(set) var minimumSize = PixelSize.zero
    /// The largest size that the client wants, in logical pixels; 0 for no limit.
    public internal(set) var maximumSize = PixelSize.zero
    var pendingMinimum: PixelSize?
    var pendingMaximum: PixelSize?
    /// The window that this one belongs to and stays above.
    public internal(set) weak var parent: Toplevel?
    /// How often its client asked for the window menu (`xdg_toplevel.show_window_menu`) and was right to.
    public internal(set) var windowMenuCount = 0

    /// By which handles other clients know it.
    var exportHandles: Set<String> = []
    /// The output that it is on, or was sent to.
    weak var output: Output?
    /// Where it was put, which it keeps when it goes and comes again; `nil` until then.
    private var place: Place?
    /// The corner that stays while the user resizes the window at its left or upper edge.
    var resizing: (edges: WindowDrag.Edges, fixed: PixelPoint)?
    /// What `configure_bounds` said last.
    var announcedBounds: PixelSize?

    init(resource: XdgToplevel, xdgSurface: XdgSurfaceObject) {
        self.resource = resource
        self.xdgSurface = xdgSurface
        compositor = xdgSurface.compositor
        output = compositor.outputs.first
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.didDestroy() }
        compositor.stack.add(self)
    }

    /// Where a window was put.
    private struct Place: Hashable {
        /// Where the upper left corner of its window geometry came to be.
        var corner: PixelPoint
        /// Where that corner was in its surface, when its subsurfaces decide that.
        var impliedCorner: PixelPoint?
    }

    /// Whether it was put somewhere.
    var hasPosition: Bool { place != nil }

    /// Where the upper left corner of its window geometry is in the space of all outputs, in logical pixels.
    ///
    /// When subsurfaces come to jut out of a window that has not set its geometry, the corner moves and what the user
    /// sees stays.
    var position: PixelPoint {
        guard let place else { return .zero }
        guard filledArea == nil, let old = place.impliedCorner, let new = xdgSurface.impliedCorner else {
            return place.corner
        }
        return PixelPoint(x: place.corner.x + new.x - old.x, y: place.corner.y + new.y - old.y)
    }

    /// Its window geometry in the space of all outputs, in logical pixels.
    public var frame: PixelRect { PixelRect(origin: position, size: xdgSurface.geometry.size) }

    /// Whether its client has taken over that it fills the whole output.
    var isFullscreen: Bool { acknowledged?.states.contains(.fullscreen) == true }

    /// Asks the client to close it (`xdg_toplevel.close`), also while it does not show; the client may refuse.
    public func requestClose() {
        guard resource.isAlive else { return }
        resource.sendClose()
        compositor.display.flushClients()
    }

    /// Brings it to the front with the windows that belong to it, back from being minimized, and makes
    /// it the active one.
    ///
    /// Nothing happens while it has no content.
    public func activate() {
        guard isMapped else { return }
        isMinimized = false
        setSuspended(false)
        compositor.stack.raise(self)
        compositor.flush()
    }

    /// Moves its window geometry's upper left corner, in the space of all outputs, as a user with a mouse would. Its
    /// client is not told.
    public func move(to position: PixelPoint) {
        let place = Place(corner: position, impliedCorner: xdgSurface.impliedCorner)
        guard place != self.place else { return }
        self.place = place
        compositor.stack.windowDidMove(xdgSurface)
        compositor.flush()
    }

    /// Asks the client for a size and states. Nothing is sent before the client's first commit.
    public func configure(_ configuration: ToplevelConfiguration) {
        self.configuration = configuration
        guard xdgSurface.mayConfigure else { return }
        sendConfiguration()
        compositor.display.flushClients()
    }

    /// Asks again for what was asked for last.
    func configure() { configure(configuration) }

    /// Changes whether it is the active one.
    func setActivated(_ isActivated: Bool) {
        guard configuration.states.contains(.activated) != isActivated else { return }
        var changed = configuration
        if isActivated { changed.states.insert(.activated) } else { changed.states.remove(.activated) }
        configure(changed)
    }

    /// Tells the client that nobody sees the window, or that somebody does again, as a compositor does of windows on
    /// another workspace or behind a locked screen. What is minimized is suspended too.
    public func setSuspended(_ isSuspended: Bool) {
        guard configuration.states.contains(.suspended) != isSuspended else { return }
        var changed = configuration
        if isSuspended { changed.states.insert(.suspended) } else { changed.states.remove(.suspended) }
        configure(changed)
    }

    /// Notes what is asked for without asking yet.
    func prepare(_ configuration: ToplevelConfiguration) { self.configuration = configuration }

    func sendConfiguration() {
        guard resource.isAlive else { return }
        sendDecoration()
        sendBounds()
        let states = configuration.states.filter { $0.since <= resource.version }.map(\.rawValue).sorted()
        resource.sendConfigure(
            width: Int32(clamping: configuration.width), height: Int32(clamping: configuration.height),
            states: [UInt8](states))
        xdgSurface.sendConfigure(.toplevel(configuration))
    }

    private func sendDecoration() {
        switch compositor.shellPolicy.decorations {
        case .serverSide: decoration?.sendConfigure(mode: .serverSide)
        case .clientSide: decoration?.sendConfigure(mode: .clientSide)
        case .asWished: decoration?.sendConfigure(mode: wishedDecoration ?? .serverSide)
        }
    }

    private func sendBounds() {
        let bounds = output?.workArea.size ?? .zero
        guard resource.canSend(since: XdgToplevel.configureBoundsSince), bounds != announcedBounds else { return }
        announcedBounds = bounds
        resource.sendConfigureBounds(width: Int32(bounds.width), height: Int32(bounds.height))
    }

    private func didDestroy() {
        if let decoration {
            compositor.raise(.orphanedDecoration, on: decoration, "its toplevel was destroyed before it")
        }
        compositor.foreign.forget(self)
        xdgSurface.roleDidEnd()
        compositor.stack.remove(self)
    }
}
