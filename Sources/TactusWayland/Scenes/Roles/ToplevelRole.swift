import TactusGeometry
import TactusPlatform
import WaylandClient

/// A surface as an `xdg_toplevel`: an ordinary window.
final class ToplevelRole: ShellRole {
    /// The object, to be the parent of others.
    let toplevel: XdgToplevel
    /// What popups over it need.
    let shellSurface: XdgSurface

    /// What connects it with windows of other programs.
    let foreign: ForeignHandles

    private let decoration: ZxdgToplevelDecorationV1?
    private let globals: OptionalGlobals
    private let shm: WlShm
    private var icon = ToplevelIcon(name: nil, image: nil)
    /// Tells whether it is modal; `nil` until it is for the first time.
    private var dialog: XdgDialogV1?
    private unowned let owner: any ShellRoleOwner
    private var latch = ConfigureLatch()

    init(
        of surface: WlSurface, _ globals: WireGlobals, description: SurfaceDescription, owner: any ShellRoleOwner
    ) {
        self.owner = owner
        shellSurface = globals.shell.getXdgSurface(surface: surface)
        toplevel = shellSurface.getToplevel()
        self.globals = globals.optional
        shm = globals.shm
        foreign = ForeignHandles(of: surface, globals.optional) { [unowned owner] in owner.roleDidLoseParent() }
        decoration = globals.optional.decorations?.getToplevelDecoration(toplevel: toplevel)
        connectHandlers()
        // Who is not asked draws none; who is asked says so before the first configure, or later.
        latch.receive(needsDecoration: decoration == nil)
        decoration?.setMode(mode: .serverSide)
        toplevel.setAppId(appId: MessageText.fitting(description.applicationID))
        setTitle(description.title)
        setSizeLimits(minimum: description.minimumSize, maximum: description.maximumSize)
    }

    var wishes: ConfigureLatch.Wishes { latch.current }

    func acknowledge() -> Bool {
        guard let serial = latch.consumeSerial() else { return false }
        shellSurface.ackConfigure(serial: serial)
        return true
    }

    func destroy() {
        foreign.destroy()
        dialog?.destroy()
        decoration?.destroy()
        toplevel.destroy()
        shellSurface.destroy()
    }

    /// Changes the title.
    func setTitle(_ title: String) { toplevel.setTitle(title: MessageText.fitting(title)) }

    /// Limits the sizes that the user can give the window, from the next commit on.
    func setSizeLimits(minimum: Size?, maximum: Size?) {
        let limits = WireSizeLimits(minimum: minimum, maximum: maximum)
        toplevel.setMinSize(width: limits.minimum.width, height: limits.minimum.height)
        toplevel.setMaxSize(width: limits.maximum.width, height: limits.maximum.height)
        owner.roleNeedsCommit()
    }

    /// Says which part of the surface is the window that the user sees, from the next commit on.
    ///
    /// - Parameter frame: The window in the surface, in whole points; never empty.
    func setWindowFrame(_ frame: PixelRect) {
        shellSurface.setWindowGeometry(
            x: Int32(frame.minX), y: Int32(frame.minY), width: Int32(frame.width), height: Int32(frame.height))
    }

    /// Puts the window above another one, for good.
    func setParent(_ parent: ToplevelRole?) { toplevel.setParent(parent: parent?.toplevel) }

    /// Changes the icon of the window, where the compositor has such icons, once it has said how large they are.
    func setIcon(_ icon: ToplevelIcon) {
        guard !(icon.isNone && self.icon.isNone), globals.toplevelIcons != nil else { return }
        self.icon = icon
        globals.iconSizes.whenKnown { [weak self] in self?.showIcon() }
    }

    private func showIcon() {
        guard toplevel.isAlive, let manager = globals.toplevelIcons, let sizes = globals.iconSizes.all else { return }
        icon.set(on: toplevel, manager, sizes: sizes, shm: shm, memory: owner.bufferMemory)
        owner.roleNeedsCommit()
    }

    /// Tells whether what the window is a dialog of can be used meanwhile, where the compositor wants to know.
    func setModal(_ isModal: Bool) {
        if isModal, dialog == nil { dialog = globals.dialogs?.getXdgDialog(toplevel: toplevel) }
        if isModal { dialog?.setModal() } else { dialog?.unsetModal() }
    }

    func perform(_ request: SurfaceRequest) -> Bool {
        switch request {
        case .maximize(true): toplevel.setMaximized()
        case .maximize(false): toplevel.unsetMaximized()
        case .enterFullscreen(let screen): toplevel.setFullscreen(output: screen.flatMap(owner.output))
        case .leaveFullscreen: toplevel.unsetFullscreen()
        case .minimize: toplevel.setMinimized()
        case .move: return handOver { toplevel.move(seat: $0, serial: $1) }
        case .resize(let edges):
            guard let edge = XdgToplevel.ResizeEdge(edges) else { return false }
            return handOver { toplevel.resize(seat: $0, serial: $1, edges: edge) }
        case .showWindowMenu(let point):
            return handOver {
                toplevel.showWindowMenu(
                    seat: $0, serial: $1, x: PixelRect.wireCoordinate(point.x), y: PixelRect.wireCoordinate(point.y))
            }
        case .activate: return false  // the surface's, not the toplevel's
        }
        return true
    }

    private func handOver(_ ask: (WlSeat, UInt32) -> Void) -> Bool {
        guard let (seat, serial) = owner.handOver() else { return false }
        ask(seat, serial)
        return true
    }
}

extension ToplevelRole {
    private func connectHandlers() {
        shellSurface.onEvent = { [weak self] event in
            guard let self, case .configure(let serial) = event else { return }
            latch.receive(serial: serial)
            owner.roleDidConfigure()
        }
        toplevel.onEvent = { [weak self] event in self?.receive(event) }
        decoration?.onEvent = { [weak self] event in
            guard case .configure(let mode) = event else { return }
            self?.latch.receive(needsDecoration: mode == .clientSide)
        }
    }

    private func receive(_ event: XdgToplevel.Event) {
        switch event {
        case .configure(let width, let height, let states):
            latch.receive(width: width, height: height, states: SurfaceStates(states))
        case .close: owner.roleDidReceiveCloseRequest()
        case .configureBounds(let width, let height): latch.receive(boundsWidth: width, height: height)
        case .wmCapabilities(let capabilities): latch.receive(capabilities: SurfaceCapabilities(capabilities))
        }
    }
}

extension XdgToplevel.ResizeEdge {
    /// The edge or corner that these sides make; `nil` for none, and for sides that do not meet.
    fileprivate init?(_ edges: RectEdge) {
        switch edges {
        case .top: self = .top
        case .bottom: self = .bottom
        case .left: self = .left
        case .right: self = .right
        case [.top, .left]: self = .topLeft
        case [.top, .right]: self = .topRight
        case [.bottom, .left]: self = .bottomLeft
        case [.bottom, .right]: self = .bottomRight
        default: return nil
        }
    }
}

extension SurfaceStates {
    /// Creates the set from the array of `xdg_toplevel.configure`; what we do not know is left out.
    fileprivate init(_ states: [UInt8]) {
        let known: [UInt32: SurfaceStates] = [
            XdgToplevel.State.maximized.rawValue: .maximized, XdgToplevel.State.fullscreen.rawValue: .fullscreen,
            XdgToplevel.State.resizing.rawValue: .resizing, XdgToplevel.State.activated.rawValue: .activated,
            XdgToplevel.State.tiledLeft.rawValue: .tiledLeft, XdgToplevel.State.tiledRight.rawValue: .tiledRight,
            XdgToplevel.State.tiledTop.rawValue: .tiledTop, XdgToplevel.State.tiledBottom.rawValue: .tiledBottom,
            XdgToplevel.State.suspended.rawValue: .suspended,
        ]
        self.init(states.asUInt32s.compactMap { known[$0] })
    }
}

extension SurfaceCapabilities {
    /// Creates the set from the array of `xdg_toplevel.wm_capabilities`; what we do not know is left out.
    fileprivate init(_ capabilities: [UInt8]) {
        let known: [XdgToplevel.WmCapabilities: SurfaceCapabilities] = [
            .windowMenu: .windowMenu, .maximize: .maximize, .fullscreen: .fullscreen, .minimize: .minimize,
        ]
        self.init(capabilities.asUInt32s.compactMap { known[XdgToplevel.WmCapabilities(rawValue: $0)] })
    }
}

extension PixelRect {
    /// A coordinate as the wire takes it: a whole number within what geometry allows; what is not a number is zero.
    static func wireCoordinate(_ value: Double) -> Int32 {
        value.isNaN ? 0 : Int32(min(max(value.rounded(), -Double(limit)), Double(limit)))
    }
}
