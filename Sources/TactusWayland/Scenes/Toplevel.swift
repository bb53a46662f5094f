import TactusGeometry
import TactusGraphics
import TactusUI
import WaylandClient

/// Who is told about a toplevel.
protocol ToplevelOwner: AnyObject {
    /// The compositor's wishes or the scale changed.
    func toplevel(_ toplevel: Toplevel, didReceive configuration: SurfaceConfiguration)

    /// The user asks to close the window.
    func toplevelDidReceiveCloseRequest(_ toplevel: Toplevel)
}

/// The wire half of a surface: a `wl_surface` with the role of an `xdg_toplevel`, its buffers and its frame callback.
///
/// The order is the protocol's: a first commit without a buffer, a configure, its acknowledgement right before the
/// commit that honours it, and only then pixels.
final class Toplevel {
    /// When to draw.
    var scheduler = FrameScheduler()

    private let surface: WlSurface
    private let shellSurface: XdgSurface
    private let role: XdgToplevel
    private let decoration: ZxdgToplevelDecorationV1?
    private let buffers: BufferPool
    private unowned let owner: any ToplevelOwner

    private var latch = ConfigureLatch()
    private var scaleTracker = ScaleTracker()
    private var enteredOutputs: [Output] = []
    private var callback: WlCallback?
    private var committedScale = 1
    private var hasUncommittedState = false

    /// Makes the objects, and asks for the first configure.
    ///
    /// - Parameters:
    ///   - globals: What to make them with.
    ///   - decorationManager: Who can be asked to draw a title bar, if somebody can.
    ///   - description: Title, application and size limits.
    ///   - owner: Is told what comes; found again from the `wl_surface` by its tag.
    init(
        _ globals: WireConnection.Essentials, decorationManager: ZxdgDecorationManagerV1?,
        description: SurfaceDescription, owner: any ToplevelOwner
    ) {
        self.owner = owner
        surface = globals.compositor.createSurface()
        shellSurface = globals.shell.getXdgSurface(surface: surface)
        role = shellSurface.getToplevel()
        decoration = decorationManager?.getToplevelDecoration(toplevel: role)
        buffers = BufferPool(shm: globals.shm)
        surface.tag = owner
        connectHandlers()
        decoration?.setMode(mode: .serverSide)
        role.setAppId(appId: WireText.fitting(description.applicationID))
        setTitle(description.title)
        setSizeLimits(minimum: description.minimumSize, maximum: description.maximumSize)
        commit()
    }

    /// Changes the title.
    func setTitle(_ title: String) { role.setTitle(title: WireText.fitting(title)) }

    /// Limits the sizes that the user can give the window, from the next commit on.
    func setSizeLimits(minimum: Size?, maximum: Size?) {
        let limits = WireSizeLimits(minimum: minimum, maximum: maximum)
        role.setMinSize(width: limits.minimum.width, height: limits.minimum.height)
        role.setMaxSize(width: limits.maximum.width, height: limits.maximum.height)
        hasUncommittedState = true
        scheduler.requestFrame()
    }

    /// Destroys the objects, in the order that the protocol asks for.
    func destroy() {
        if surface.isAlive {
            callback?.destroyProxy()
            decoration?.destroy()
            role.destroy()
            shellSurface.destroy()
            surface.destroy()
        }
        buffers.destroy()
    }

    /// The time between two refreshes of the fastest output that the surface is on; a sixtieth of a second where
    /// nobody tells.
    var frameInterval: Duration {
        enteredOutputs.compactMap(\.refreshInterval).min() ?? .nanoseconds(16_666_667)
    }

    /// Takes over what an output told.
    func outputDidChange(_ output: Output) { changeScale { $0.setScale(output.scale, of: output.globalName) } }

    /// Forgets an output that is gone.
    func outputWillVanish(_ output: Output) {
        enteredOutputs.removeAll { $0 === output }
        changeScale { $0.leave(output.globalName) }
    }

    // MARK: Pixels

    /// Paints and commits the next picture of a surface that measures `size` points.
    func present(
        _ damage: PixelRegion, size: Size, _ draw: (Bitmap, PixelRegion) -> Void
    ) -> FrameScheduler.Outcome {
        switch buffers.paint(damage, size: pixelSize(of: size), draw) {
        case .outOfBuffers:
            return .outOfBuffers
        case .outOfMemory:
            return .outOfMemory
        case .painted(let buffer, let region):
            acknowledge()
            setBufferScale()
            surface.attach(buffer: buffer, x: 0, y: 0)
            announce(region)
            requestCallback()
            commit()
            return .presented
        }
    }

    /// Ends a frame: a configure that changes no pixel is answered, and state without pixels is committed.
    func finishFrame(_ outcome: FrameScheduler.Outcome, size: Size, at now: Instant) {
        let wantsCallback = scheduler.endFrame(outcome, at: now)
        guard outcome == .unchanged else { return }
        if wantsCallback { requestCallback() }
        // A configure with another size is answered by a picture of that size, and by nothing else.
        let hasAnswered = buffers.paintedSize == pixelSize(of: size) && acknowledge()
        if wantsCallback || hasAnswered || hasUncommittedState { commit() }
    }
}

extension Toplevel {
    private func connectHandlers() {
        surface.onEvent = { [weak self] event in self?.receive(event) }
        shellSurface.onEvent = { [weak self] event in
            if case .configure(let serial) = event { self?.configure(serial: serial) }
        }
        role.onEvent = { [weak self] event in self?.receive(event) }
        buffers.onRelease = { [weak self] in self?.scheduler.receiveRelease() }
    }

    private func receive(_ event: WlSurface.Event) {
        switch event {
        case .enter(let output):
            guard let output = output?.tag as? Output else { return }
            if !enteredOutputs.contains(where: { $0 === output }) { enteredOutputs.append(output) }
            changeScale { tracker in
                tracker.setScale(output.scale, of: output.globalName)
                tracker.enter(output.globalName)
            }
        case .leave(let output):
            guard let output = output?.tag as? Output else { return }
            outputWillVanish(output)
        }
    }

    private func receive(_ event: XdgToplevel.Event) {
        switch event {
        case .configure(let width, let height, let states):
            latch.receive(width: width, height: height, states: SurfaceStates(states))
        case .close:
            owner.toplevelDidReceiveCloseRequest(self)
        case .configureBounds, .wmCapabilities:
            break
        }
    }

    private func configure(serial: UInt32) {
        latch.receive(serial: serial)
        scheduler.receiveConfigure()
        tellOwner()
    }

    private func changeScale(_ change: (inout ScaleTracker) -> Void) {
        let former = scaleTracker.scale
        change(&scaleTracker)
        guard scaleTracker.scale != former, scheduler.isConfigured else { return }
        scheduler.requestFrame()
        tellOwner()
    }

    private func tellOwner() {
        let wishes = latch.current
        owner.toplevel(
            self,
            didReceive: SurfaceConfiguration(
                width: wishes.width, height: wishes.height, scale: Double(bufferScale), states: wishes.states))
    }

    /// Buffer pixels per point; 1 where surfaces have no scale (before version 3).
    private var bufferScale: Int { surface.version >= WlSurface.setBufferScaleSince ? scaleTracker.scale : 1 }

    /// The size of a picture: whole points, at least one, times the scale, as the protocol asks.
    private func pixelSize(of size: Size) -> PixelSize {
        let points = PixelSize(rounding: size, scale: 1)
        return PixelSize(width: max(1, points.width) * bufferScale, height: max(1, points.height) * bufferScale)
    }

    /// Acknowledges the newest configure, if there is one to answer.
    @discardableResult
    private func acknowledge() -> Bool {
        guard let serial = latch.takeSerial() else { return false }
        shellSurface.ackConfigure(serial: serial)
        return true
    }

    private func setBufferScale() {
        guard bufferScale != committedScale else { return }
        surface.setBufferScale(scale: Int32(bufferScale))
        committedScale = bufferScale
    }

    /// Tells the compositor what differs from the last picture.
    private func announce(_ region: PixelRegion) {
        for rect in region.simplified(maximumRects: 16).rects {
            if surface.version >= WlSurface.damageBufferSince {
                surface.damageBuffer(
                    x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
            } else {
                announceInPoints(rect)
            }
        }
    }

    private func announceInPoints(_ rect: PixelRect) {
        let covered = PixelRect(covering: Rect(rect, scale: Double(bufferScale)), scale: 1)
        surface.damage(
            x: Int32(covered.minX), y: Int32(covered.minY), width: Int32(covered.width), height: Int32(covered.height))
    }

    private func requestCallback() {
        let callback = surface.frame()
        callback.onEvent = { [weak self] _ in
            self?.callback = nil
            self?.scheduler.receiveCallback()
        }
        self.callback = callback
    }

    private func commit() {
        surface.commit()
        hasUncommittedState = false
    }
}

extension SurfaceStates {
    /// Creates the set from the array of `xdg_toplevel.configure`; what we do not know is left out.
    fileprivate init(_ states: [UInt8]) {
        let known: [XdgToplevel.State: SurfaceStates] = [
            .maximized: .maximized, .fullscreen: .fullscreen, .resizing: .resizing, .activated: .activated,
            .tiledLeft: .tiledLeft, .tiledRight: .tiledRight, .tiledTop: .tiledTop, .tiledBottom: .tiledBottom,
        ]
        self.init(states.asUInt32s.compactMap { known[XdgToplevel.State(rawValue: $0)] })
    }
}
