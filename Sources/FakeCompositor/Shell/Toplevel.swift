public import TactusGeometry
import WaylandServer

/// A client's window: an `xdg_toplevel`.
///
/// A toplevel that is alone fills the output: it is placed at 0,0 and configured to the output's size, as in a kiosk.
/// Others choose their own size and are centred on top of it. The newest one that shows is activated.
public final class Toplevel: XdgRole {
    let resource: XdgToplevel
    let xdgSurface: XdgSurfaceObject
    let roleName = "xdg_toplevel"
    private unowned let compositor: Compositor
    var decoration: ZxdgToplevelDecorationV1?

    /// What it shows.
    public var surface: Surface { xdgSurface.surface }
    /// What the client calls it.
    public private(set) var title = ""
    /// The application's name for the system.
    public private(set) var applicationID = ""
    /// Whether it shows.
    public var isMapped: Bool { xdgSurface.isMapped }
    /// What it was asked for last.
    public private(set) var configuration = ToplevelConfiguration()
    /// What the client acknowledged last; its next commit honours it.
    public private(set) var acknowledged: ToplevelConfiguration?
    /// The smallest size that the client wants, in logical pixels; 0 for no limit.
    public private(set) var minimumSize = PixelSize.zero
    /// The largest size that the client wants, in logical pixels; 0 for no limit.
    public private(set) var maximumSize = PixelSize.zero
    private var pendingMinimum: PixelSize?
    private var pendingMaximum: PixelSize?
    private weak var parent: Toplevel?

    /// Where the upper left corner of its window geometry is on the output, in logical pixels.
    private(set) var position = PixelPoint.zero

    init(resource: XdgToplevel, xdgSurface: XdgSurfaceObject) {
        self.resource = resource
        self.xdgSurface = xdgSurface
        compositor = xdgSurface.compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.didDestroy() }
        compositor.stack.add(self)
    }

    /// Asks the client to close it (`xdg_toplevel.close`); the client may refuse.
    public func requestClose() {
        guard resource.isAlive else { return }
        resource.sendClose()
        compositor.display.flushClients()
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

    private func sendConfiguration() {
        guard resource.isAlive else { return }
        decoration?.sendConfigure(mode: .serverSide)
        let states = configuration.states.filter { $0.since <= resource.version }.map(\.rawValue).sorted()
        resource.sendConfigure(
            width: Int32(clamping: configuration.width), height: Int32(clamping: configuration.height),
            states: [UInt8](states))
        xdgSurface.sendConfigure(.toplevel(configuration))
    }

    private func didDestroy() {
        if let decoration {
            compositor.raise(.orphanedDecoration, on: decoration, "its toplevel was destroyed before it")
        }
        xdgSurface.roleDidEnd()
        compositor.stack.remove(self)
    }
}

// MARK: The steps of a window's life

extension Toplevel {
    func sendInitialConfigure() {
        let output = compositor.output.description
        if resource.version >= XdgToplevel.wmCapabilitiesSince {
            let capabilities = [XdgToplevel.WmCapabilities.maximize, .fullscreen]
            resource.sendWmCapabilities(capabilities: [UInt8](capabilities.map(\.rawValue)))
        }
        if resource.version >= XdgToplevel.configureBoundsSince {
            resource.sendConfigureBounds(width: Int32(output.width), height: Int32(output.height))
        }
        if compositor.stack.fillsOutput(self) || configuration.isBinding {
            configuration.width = output.width
            configuration.height = output.height
        }
        if compositor.stack.activates(self) { configuration.states.insert(.activated) }
        sendConfiguration()
    }

    func didAcknowledge(_ configuration: XdgConfiguration) {
        if case .toplevel(let configuration) = configuration { acknowledged = configuration }
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { xdgSurface.mayCommit(update) }

    func mayCommitContent(_ update: SurfaceUpdate) -> Bool {
        let minimum = pendingMinimum ?? minimumSize
        let maximum = pendingMaximum ?? maximumSize
        guard maximum.width == 0 || minimum.width <= maximum.width,
            maximum.height == 0 || minimum.height <= maximum.height
        else {
            compositor.raise(.invalidSizeLimits, on: resource, "the minimum \(minimum) is above the maximum \(maximum)")
            return false
        }
        (minimumSize, maximumSize) = (minimum, maximum)
        (pendingMinimum, pendingMaximum) = (nil, nil)
        return true
    }

    func didCommit() { xdgSurface.didCommit() }

    func didMap() {
        guard hasAcceptableSize() else { return }
        let output = compositor.output.description
        let size = xdgSurface.geometry.size
        if !compositor.stack.fillsOutput(self), configuration.width == 0 {
            position = PixelPoint(x: (output.width - size.width) / 2, y: (output.height - size.height) / 2)
        } else {
            position = .zero
        }
        compositor.stack.didMap(self)
    }

    func didCommitContent() { _ = hasAcceptableSize() }

    func didUnmap() {
        acknowledged = nil
        configuration = ToplevelConfiguration()
        compositor.stack.didUnmap(self)
    }

    func surfaceWillBeDestroyed() {
        guard surface.resource.client.isAlive else { return }
        compositor.raise(
            .defunctRoleObject, on: xdgSurface.resource,
            "its wl_surface was destroyed before xdg_toplevel#\(resource.id)")
    }

    /// A maximized window has the size that it was given, a fullscreen one no larger.
    private func hasAcceptableSize() -> Bool {
        guard let acknowledged else { return true }
        let size = xdgSurface.geometry.size
        let isRight =
            if acknowledged.states.contains(.fullscreen) {
                size.width <= acknowledged.width && size.height <= acknowledged.height
            } else if acknowledged.states.contains(.maximized) {
                size == PixelSize(width: acknowledged.width, height: acknowledged.height)
            } else {
                true
            }
        if isRight { return true }
        compositor.raise(
            .invalidSurfaceState, on: xdgSurface.baseResource,
            """
            xdg_toplevel#\(resource.id) acknowledged \(acknowledged.width)×\(acknowledged.height) and committed \(size)
            """)
        return false
    }
}

// MARK: Requests

extension Toplevel {
    private func receive(_ request: XdgToplevel.Request) {
        switch request {
        case .destroy, .showWindowMenu, .move, .setMinimized: break
        case .setParent(let parent): setParent(parent?.tag as? Toplevel)
        case .setTitle(let title): self.title = title
        case .setAppId(let appID): applicationID = appID
        case .resize(_, _, let edges):
            guard edges.rawValue <= 10, edges.rawValue & 3 != 3, edges.rawValue & 12 != 12 else {
                return compositor.raise(.invalidResizeEdge, on: resource, "there is no edge \(edges.rawValue)")
            }
        case .setMinSize(let width, let height): pendingMinimum = limit(width, height) ?? pendingMinimum
        case .setMaxSize(let width, let height): pendingMaximum = limit(width, height) ?? pendingMaximum
        case .setMaximized: fill(.maximized, true)
        case .unsetMaximized: fill(.maximized, false)
        case .setFullscreen: fill(.fullscreen, true)
        case .unsetFullscreen: fill(.fullscreen, false)
        }
    }

    private func setParent(_ parent: Toplevel?) {
        var ancestor = parent
        while let current = ancestor {
            guard current !== self else {
                return compositor.raise(.invalidParent, on: resource, "it would be its own ancestor")
            }
            ancestor = current.parent
        }
        self.parent = parent
    }

    private func limit(_ width: Int32, _ height: Int32) -> PixelSize? {
        guard width >= 0, height >= 0 else {
            compositor.raise(.invalidSizeLimits, on: resource, "a size limit of \(width)×\(height)")
            return nil
        }
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Enters or leaves a state in which the window has the output's size. Every wish is answered by a configure.
    private func fill(_ state: ToplevelConfiguration.State, _ isOn: Bool) {
        var changed = configuration
        if isOn { changed.states.insert(state) } else { changed.states.remove(state) }
        let fills = changed.isBinding || compositor.stack.fillsOutput(self)
        changed.width = fills ? compositor.output.description.width : 0
        changed.height = fills ? compositor.output.description.height : 0
        if changed.isBinding { position = .zero }
        configure(changed)
    }
}

extension ToplevelConfiguration {
    /// Whether it binds the client to its size.
    fileprivate var isBinding: Bool { states.contains(.maximized) || states.contains(.fullscreen) }
}
