import TactusGeometry
import TactusGraphics
import TactusPlatform
import WaylandClient

/// A scene's surface: the model half, which keeps what is needed to make the connected half, a ``ConnectedSurface``,
/// whenever there is a connection.
final class WaylandSurface: PlatformSurface {
    /// The scene that the surface belongs to.
    let scene: SceneID
    /// Device pixels per point, as configured last.
    private(set) var scale = 1.0
    /// When the user turned to the surface last, or away from it, among the others; zero for never.
    private(set) var lastActivation: UInt64 = 0

    private unowned let platform: WaylandPlatform
    private unowned let context: WireContext
    private weak var delegate: (any PlatformSurfaceDelegate)?
    private(set) var description: SurfaceDescription
    private(set) var connected: ConnectedSurface?
    private var size = Size.zero
    private var margins = Insets.zero
    /// Whether the compositor is told which part of the surface is the window: from the first margins
    /// on, with every size.
    private var tellsWindowFrame = false
    /// Whether it must be told with the next frame: the size or the margins have changed.
    private var mustTellWindowFrame = false
    private var regions: (opaque: [Rect], input: [Rect]?) = ([], nil)
    /// Whether the regions must be told with the next frame: they, the size or the scale have changed.
    private var mustTellRegions = false
    /// What the scene wants to be shown as, for the connected half that is made next.
    private var wishes = ToplevelWishes()
    private var isModal = false
    private var icon = ToplevelIcon(name: nil, image: nil)
    private var isDisplaySyncEnabled = true
    /// The handle of the window of another program that this one is a dialog of.
    private var parentHandle: String?
    /// Whether it must be said that there is no such window.
    private var hasLostParent = false
    /// Who wants a handle of a toplevel that is not made yet.
    private var exportHandlers: [(String?) -> Void] = []
    /// How the compositor ended the surface, until the scene was told.
    private var end: SurfaceEnd?
    /// What came of the frame that is being drawn; `nil` between frames.
    private var outcome: FrameScheduler.Outcome?
    /// Whether the surface was activated when it was configured last.
    private var isActive = false

    init(
        scene: SceneID, description: SurfaceDescription, delegate: any PlatformSurfaceDelegate,
        platform: WaylandPlatform
    ) {
        self.scene = scene
        self.description = description
        self.delegate = delegate
        self.platform = platform
        context = platform.context
    }

    func setNeedsFrame() { connected?.scheduler.requestFrame() }
    var shownBitmap: Bitmap? { connected?.shownBitmap }

    func present(
        _ damage: PixelRegion, moving moves: [PixelMove], _ draw: (Bitmap, PixelRegion) -> PixelRegion
    ) -> PixelRegion? {
        precondition(
            outcome == .unchanged,
            "present(_:moving:_:) was called outside surface(_:drawFrameAt:) or twice in it; collect the damage and call it once"
        )
        guard let connected else { return nil }
        tellRegions(to: connected)
        let (outcome, shown) = connected.present(damage, moving: moves, size: size, draw)
        self.outcome = outcome
        return shown
    }

    func setTitle(_ title: String) {
        description.title = title
        toplevel?.setTitle(title)
    }

    func setSizeLimits(minimum: Size?, maximum: Size?) {
        description.minimumSize = minimum
        description.maximumSize = maximum
        toplevel?.setSizeLimits(minimum: minimum, maximum: maximum)
    }

    func perform(_ request: SurfaceRequest) -> Bool {
        if case .activate(let token) = request { return connected?.activate(with: token) ?? false }
        wishes.record(request)
        return connected?.role?.perform(request) ?? false
    }

    func setParent(_ parent: SceneID?) {
        description.parent = parent
        toplevel?.setParent(context.surface(of: parent)?.toplevel)
    }

    func setParent(ofHandle handle: String?) {
        parentHandle = handle
        toplevel?.foreign.setParent(handle)
    }

    func setIcon(named name: String?, image: Image?) {
        icon = ToplevelIcon(name: name, image: image)
        toplevel?.setIcon(icon)
    }

    func setModal(_ isModal: Bool) {
        self.isModal = isModal
        toplevel?.setModal(isModal)
    }

    func setAlpha(_ alpha: Double) -> Bool { connected?.setAlpha(alpha) ?? false }

    func setDisplaySyncEnabled(_ isEnabled: Bool) {
        isDisplaySyncEnabled = isEnabled
        connected?.setDisplaySyncEnabled(isEnabled)
    }

    func ringBell() -> Bool { connected?.ringBell() ?? false }

    func exportHandle(_ handler: @escaping (String?) -> Void) {
        guard description.role == .toplevel else { return handler(nil) }
        if let toplevel { return toplevel.foreign.export(handler) }
        if platform.isGivenUp { handler(nil) } else { exportHandlers.append(handler) }
    }

    func dropExportedHandle(_ handle: String) { toplevel?.foreign.drop(handle) }

    func setMargins(_ margins: Insets) {
        guard margins != self.margins else { return }
        self.margins = margins
        tellsWindowFrame = true
        mustTellWindowFrame = true
    }

    func reposition(_ request: PopupRequest) -> Bool {
        description.role = .popup(request)
        guard let role = connected?.role as? PopupRole, let parent = context.surface(of: description.parent) else {
            return false
        }
        return role.reposition(request, in: parent.visibleFrame)
    }

    func setRegions(opaque: [Rect], input: [Rect]?) {
        regions = (opaque, input)
        mustTellRegions = true
    }

    func destroy() {
        delegate = nil
        platform.surfaceWillVanish(self)
        disconnect()
        giveUpExports()
    }

    /// There will be no handles for those who wait for one.
    func giveUpExports() {
        let handlers = exportHandlers
        exportHandlers = []
        for handler in handlers { handler(nil) }
    }

    // MARK: For the platform

    /// Makes the connected half, if there is none and the compositor can show such a surface. A popup waits until what
    /// it opens over shows.
    func connectIfNeeded(_ globals: WireGlobals) {
        guard connected == nil, end == nil else { return }
        switch description.role {
        case .toplevel: connectToplevel(globals)
        case .popup(let request): connectPopup(request, globals)
        case .layer(let placement): connectLayer(placement, globals)
        case .lock(let screen): connectLock(screen, globals)
        }
        updateInhibition()
        if !isDisplaySyncEnabled { connected?.setDisplaySyncEnabled(false) }
        mustTellWindowFrame = tellsWindowFrame
        mustTellRegions = regions.input != nil || !regions.opaque.isEmpty
    }

    /// Drops the connected half.
    func disconnect() {
        let toplevel = toplevel
        connected?.destroy()
        connected = nil
        toplevel?.foreign.destroy()
    }

    /// Drops the connected half for the time being. What has taken the input over is dismissed, as by any other loss of
    /// it: on another connection nothing entitles to that.
    func connectionWasLost() {
        guard connected != nil else { return }
        recordActivation(isActive: false)
        disconnect()
        if case .popup(let request) = description.role, request.placement.grabsInput { end = .dismissed }
        delegate?.surfaceWasLost(self)
    }

    /// When ``drawIfReady(at:)`` wants to be called though nothing arrives; long ago when a frame can be drawn.
    var deadline: Instant? {
        if end != nil || hasLostParent { return .zero }
        guard let connected else { return nil }
        return connected.scheduler.isReady ? .zero : connected.deadline
    }

    /// Everything that had arrived was received.
    func queueDrained() {
        connected?.queueDrained()
        if hasLostParent {
            hasLostParent = false
            if parentHandle != nil { delegate?.surfaceDidLoseParent(self) }
        }
        guard let end else { return }
        self.end = nil
        delegate?.surface(self, didEnd: end)
    }

    /// Draws, if a frame is wanted and now is the time.
    func drawIfReady(at now: Instant) {
        connected?.advance(to: now)
        guard let connected, connected.scheduler.isReady else { return }
        connected.scheduler.beginFrame(at: now)
        outcome = .unchanged
        let interval = connected.frameInterval
        let presentation = connected.scheduler.expectedPresentation(of: now, interval: interval)
        delegate?.surface(self, drawFrameAt: FrameTime(now: now, presentation: presentation, interval: interval))
        let outcome = outcome ?? .unchanged
        self.outcome = nil
        // The scene may have been closed while it was drawn.
        guard connected === self.connected else { return }
        if outcome == .presented, toplevel != nil, let token = platform.consumeStartupToken() {
            _ = connected.activate(with: token)
        }
        if outcome == .unchanged { tellRegions(to: connected) }
        connected.finishFrame(outcome, size: size, at: context.clock.now)
    }

    /// Keeps the system from what the application does not want of it: to turn screens off, to use its shortcuts.
    /// Popups only show over what does so already.
    func updateInhibition() {
        if isPopup { return }
        connected?.setInhibitsIdle(platform.keepsScreensOn)
        connected?.setInhibitsShortcuts(of: platform.inhibitsShortcuts ? platform.seats.map(\.proxy) : [])
    }

    func outputDidChange(_ output: Output) { connected?.outputDidChange(output) }

    func outputWillVanish(_ output: Output) { connected?.outputWillVanish(output) }

    /// Whether the surface is a popup, connected or not.
    var isPopup: Bool {
        if case .popup = description.role { true } else { false }
    }

    /// Whether the surface is a popup that has taken the input over.
    var hasGrab: Bool { (connected?.role as? PopupRole)?.hasGrab ?? false }

    /// The surface as an ordinary window, if it is one and is connected.
    var toplevel: ToplevelRole? { connected?.role as? ToplevelRole }

    private func tellRegions(to connected: ConnectedSurface) {
        tellWindowFrame()
        guard mustTellRegions else { return }
        mustTellRegions = false
        connected.setRegions(
            opaque: SurfaceRegions.inside(regions.opaque, of: size, scale: connected.scale),
            input: regions.input.map(SurfaceRegions.covering))
    }
}

extension WaylandSurface: ConnectedSurfaceOwner {
    var now: Instant { context.clock.now }

    var bufferMemory: BufferMemory { context.bufferMemory }

    func connectedSurface(_ connected: ConnectedSurface, didReceive configuration: SurfaceConfiguration) {
        guard let delegate else { return }
        let former = (size, scale)
        scale = configuration.scale
        size = delegate.surface(self, didReceive: configuration)
        if size != former.0, tellsWindowFrame { mustTellWindowFrame = true }
        if (size, scale) != former, regions.input != nil || !regions.opaque.isEmpty { mustTellRegions = true }
        wishes.follow(configuration.states)
        recordActivation(isActive: configuration.states.contains(.activated))
    }

    /// Records when the user turned to the surface, and away from it: the later counts.
    private func recordActivation(isActive: Bool) {
        if isActive != self.isActive { lastActivation = context.nextActivation() }
        self.isActive = isActive
    }

    func connectedSurface(_ connected: ConnectedSurface, didChangePointsPerInch pointsPerInch: Double?) {
        delegate?.surface(self, didChangePointsPerInch: pointsPerInch)
    }

    func connectedSurfaceDidEnd(_ connected: ConnectedSurface) { end = connected.isShown ? .dismissed : .refused }

    func connectedSurfaceDidReceiveCloseRequest(_ connected: ConnectedSurface) {
        delegate?.surfaceDidReceiveCloseRequest(self)
    }

    func connectedSurfaceDidLoseParent(_ connected: ConnectedSurface) { hasLostParent = true }

    func connectedSurface(_ connected: ConnectedSurface, lacks shortage: ResourceShortage?) {
        platform.report(shortage)
    }

    func handOver() -> (seat: WlSeat, serial: UInt32)? { platform.handOver(from: scene) }

    func output(_ id: ScreenID) -> WlOutput? { platform.output(id)?.proxy }

    var outputs: [Output] { platform.outputs }

    var expectedScale: PixelScale? {
        context.surface(of: description.parent)?.connected.flatMap { $0.isShown ? $0.scale : nil }
    }
}

// MARK: - The connected half

extension WaylandSurface {
    private func connectToplevel(_ globals: WireGlobals) {
        connected = ConnectedSurface(globals, owner: self) { [description, context, wishes] connected in
            let role = ToplevelRole(of: connected.surface, globals, description: description, owner: connected)
            if let parent = context.surface(of: description.parent)?.toplevel { role.setParent(parent) }
            for request in wishes.requests { _ = role.perform(request) }
            return role
        }
        tellRelations()
        // Those that were made before it are its dialogs from now on.
        for child in context.surfaces where child.description.parent == scene { child.toplevel?.setParent(toplevel) }
    }

    /// Tells a new toplevel what else it is to other windows.
    private func tellRelations() {
        guard let toplevel else { return }
        if let parentHandle { toplevel.foreign.setParent(parentHandle) }
        if isModal { toplevel.setModal(true) }
        toplevel.setIcon(icon)
        let handlers = exportHandlers
        exportHandlers = []
        for handler in handlers { toplevel.foreign.export(handler) }
    }

    private func connectPopup(_ request: PopupRequest, _ globals: WireGlobals) {
        guard let parent = context.surface(of: description.parent) else { return end = .refused }
        guard let anchorage = parent.anchorage else { return }
        let wantsGrab = request.placement.grabsInput && platform.mayGrab(over: parent)
        let grab = wantsGrab ? platform.menuGrab(on: parent.scene) : nil
        connected = ConnectedSurface(globals, owner: self) { connected in
            PopupRole(
                of: connected.surface, globals, request: request, over: anchorage, in: parent.visibleFrame,
                grabbing: grab, owner: connected)
        }
    }

    private func connectLayer(_ placement: LayerPlacement, _ globals: WireGlobals) {
        guard let shell = globals.optional.layerShell else { return end = .refused }
        connected = ConnectedSurface(globals, owner: self) { [description] connected in
            LayerRole(of: connected.surface, shell, description: description, placement: placement, owner: connected)
        }
    }

    private func connectLock(_ screen: ScreenID, _ globals: WireGlobals) {
        guard let lock = platform.locker.lock, let output = output(screen) else { return end = .refused }
        connected = ConnectedSurface(globals, owner: self) { connected in
            LockRole(of: connected.surface, lock, covering: output, owner: connected)
        }
    }

    private func tellWindowFrame() {
        guard mustTellWindowFrame else { return }
        mustTellWindowFrame = false
        let frame = PixelRect(covering: visibleFrame, scale: 1)
        if !frame.isEmpty { toplevel?.setWindowFrame(frame) }
    }

    /// The window that the user sees, inside the surface, in points.
    private var visibleFrame: Rect {
        let surface = Rect(origin: .zero, size: size)
        guard case .popup(let request) = description.role else { return surface.inset(by: margins) }
        let margin = Double(request.placement.margin)
        return surface.insetBy(dx: margin, dy: margin)
    }

    /// What popups over this surface are made with; `nil` while it does not show.
    private var anchorage: PopupAnchorage? {
        guard let connected, connected.isShown else { return nil }
        switch connected.role {
        case let role as ToplevelRole: return .window(role.shellSurface)
        case let role as PopupRole: return .window(role.shellSurface)
        case let role as LayerRole: return .layer(role.layer)
        default: return nil
        }
    }
}
