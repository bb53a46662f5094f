import TactusGeometry
import TactusGraphics
import TactusPlatform
import WaylandClient

/// The connected half of a surface: a `wl_surface` with its role, its buffers and its frame callback.
///
/// The order is the protocol's: a first commit without a buffer, a configure, its acknowledgement right before the
/// commit that honours it, and only then pixels.
final class ConnectedSurface {
    /// When to draw.
    var scheduler = FrameScheduler()
    /// What the surface is for the compositor.
    private(set) var role: (any ShellRole)?

    let surface: WlSurface
    private let globals: WireGlobals
    private let buffers: BufferPool
    private let viewport: WpViewport?
    private let fractionalScale: WpFractionalScaleV1?
    private unowned let owner: any ConnectedSurfaceOwner

    private var scaleTracker = ScaleTracker()
    private var enteredOutputs: [Output] = [] {
        didSet { densityMayDiffer = true }
    }
    /// Whether an output or the scale has changed since ``pointsPerInch`` was found.
    private var densityMayDiffer = false
    /// That of the outputs that the surface is on, or was on last.
    private var pointsPerInch: Double?
    private var callbacks: [WlCallback] = []
    /// How many pictures may be under way to the glass, as far as anybody tells.
    static let mostFeedbacks = 16
    private var feedbacks: [WpPresentationFeedback] = []
    private var inhibitors = SurfaceInhibitors()
    private let effects: SurfaceEffects
    /// What the surface was last committed with.
    private var committed = (scale: 1, destination: PixelSize.zero)
    private var announcedStates: SurfaceStates = []
    private var hasUncommittedState = false
    /// Whether a picture was committed.
    var isShown: Bool { buffers.paintedSize != .zero }

    /// Makes the objects, and asks for the first configure.
    ///
    /// - Parameters:
    ///   - globals: What to make them with.
    ///   - owner: Is told what comes; found again from the `wl_surface` by its tag.
    ///   - makeRole: Makes the role of the surface.
    init(_ globals: WireGlobals, owner: any ConnectedSurfaceOwner, makeRole: (ConnectedSurface) -> any ShellRole) {
        self.globals = globals
        self.owner = owner
        surface = globals.compositor.createSurface()
        fractionalScale = globals.optional.fractionalScale?.getFractionalScale(surface: surface)
        viewport = fractionalScale == nil ? nil : globals.optional.viewporter?.getViewport(surface: surface)
        buffers = BufferPool(shm: globals.shm)
        effects = SurfaceEffects(of: surface, globals.optional)
        surface.tag = owner
        for output in owner.outputs { scaleTracker.setScale(output.scale, of: output.globalName) }
        if let scale = owner.expectedScale { scaleTracker.expect(scale) }
        connectHandlers()
        let role = makeRole(self)
        self.role = role
        if role.asksByCommit { commit() }
    }

    /// Destroys the objects, in the order that the protocol asks for.
    func destroy() {
        if surface.isAlive {
            for callback in callbacks { callback.destroyProxy() }
            for feedback in feedbacks { feedback.destroyProxy() }
            fractionalScale?.destroy()
            viewport?.destroy()
            inhibitors.destroy()
            effects.destroy()
            role?.destroy()
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
    func outputDidChange(_ output: Output) {
        densityMayDiffer = true
        changeScale { $0.setScale(output.scale, of: output.globalName) }
    }

    /// Forgets an output that is gone.
    func outputWillVanish(_ output: Output) {
        enteredOutputs.removeAll { $0 === output }
        changeScale { $0.remove(output.globalName) }
    }

    /// Notes, when all that had arrived was handled, which outputs the surface is on. One that goes from one to another
    /// leaves the one first, and the scale of the other comes later.
    func queueDrained() {
        updateDensity()
        if scheduler.isConfigured && states != announcedStates { notifyOwner() }
    }

    /// Sets what is opaque and what takes input, from the next commit on.
    func setRegions(opaque: PixelRegion, input: PixelRegion?) {
        withRegion(of: opaque) { surface.setOpaqueRegion(region: $0) }
        withRegion(of: input) { surface.setInputRegion(region: $0) }
        hasUncommittedState = true
    }

    /// Makes the surface translucent from the next commit on.
    ///
    /// - Returns: Whether the compositor does that.
    func setAlpha(_ alpha: Double) -> Bool {
        guard let isNew = effects.setAlpha(alpha) else { return false }
        if isNew { hasUncommittedState = true }
        return true
    }

    /// Says whether frames wait for the display's refresh, from the next commit on.
    func setDisplaySyncEnabled(_ isEnabled: Bool) {
        scheduler.isSynchronized = isEnabled
        if effects.setTears(!isEnabled) { roleNeedsCommit() }
    }

    /// Keeps the screens on, or no longer.
    func setInhibitsIdle(_ isOn: Bool) { inhibitors.setInhibitsIdle(isOn, of: surface, globals.optional) }

    /// Asks for the compositor's shortcuts while the surface has the keys of these seats, and of no others.
    func setInhibitsShortcuts(of seats: [WlSeat]) {
        inhibitors.setInhibitsShortcuts(of: seats, for: surface, globals.optional)
    }

    /// Asks the compositor to bring the surface to the user.
    ///
    /// - Returns: Whether it was asked.
    func activate(with token: String) -> Bool {
        // A part of a token is none, and what a message cannot carry was not made by a compositor.
        guard let activation = globals.optional.activation, MessageText.fitting(token) == token else { return false }
        activation.activate(token: token, surface: surface)
        return true
    }

    /// Rings the system's bell for the surface.
    ///
    /// - Returns: Whether there is one.
    func ringBell() -> Bool {
        guard let bell = globals.optional.bell else { return false }
        bell.ring(surface: surface)
        return true
    }

    private func withRegion(of pixels: PixelRegion?, _ use: (WlRegion?) -> Void) {
        let region = pixels.map { _ in globals.compositor.createRegion() }
        for rect in pixels?.rects ?? [] {
            region?.add(
                x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
        }
        use(region)
        region?.destroy()
    }

    /// When ``advance(to:)`` wants to be called though nothing arrives; `nil` when time changes nothing.
    var deadline: Instant? {
        guard let first = scheduler.deadline, let second = buffers.deadline else {
            return scheduler.deadline ?? buffers.deadline
        }
        return min(first, second)
    }

    /// Time went on.
    func advance(to now: Instant) {
        scheduler.advance(to: now)
        buffers.advance(to: now)
    }

    // MARK: Pixels

    /// The last picture; `nil` before the first one, and since the surface has another size.
    var shownBitmap: Bitmap? { buffers.newestBitmap }

    /// Paints and commits the next picture of a surface that measures `size` points.
    ///
    /// - Returns: What came of it, and what is presented; `nil` where the damage is to be painted later.
    func present(
        _ damage: PixelRegion, moving moves: [PixelMove], size: Size, _ draw: (Bitmap, PixelRegion) -> PixelRegion
    ) -> (FrameScheduler.Outcome, PixelRegion?) {
        switch buffers.paint(
            damage, moving: moves, size: scale.pixelSize(of: size), at: owner.now, memory: owner.bufferMemory, draw)
        {
        case .outOfBuffers:
            return (.outOfBuffers, nil)
        case .outOfMemory(let shortage):
            owner.connectedSurface(self, lacks: shortage)
            return (.outOfMemory, nil)
        case .unchanged:
            owner.connectedSurface(self, lacks: nil)
            return (.unchanged, .empty)
        case .painted(let buffer, let region):
            owner.connectedSurface(self, lacks: nil)
            _ = role?.acknowledge()
            setScale(size)
            surface.attach(buffer: buffer, x: 0, y: 0)
            announce(region)
            if scheduler.queuesFrames { effects.queueFrame() }
            requestCallback()
            requestFeedback()
            commit()
            return (.presented, region)
        }
    }

    /// Ends a frame: a configure that changes no pixel is answered, and state without pixels is committed.
    func finishFrame(_ outcome: FrameScheduler.Outcome, size: Size, at now: Instant) {
        let wantsCallback = scheduler.endFrame(outcome, at: now)
        guard outcome == .unchanged else { return }
        if wantsCallback { requestCallback() }
        // A configure with another size is answered by a picture of that size, and by nothing else.
        let isPainted = buffers.paintedSize == scale.pixelSize(of: size)
        let hasAnswered = isPainted && role?.acknowledge() == true
        if wantsCallback || hasAnswered || hasUncommittedState { commit() }
    }

    /// Device pixels per point; 1 where surfaces have no scale (before version 3).
    var scale: PixelScale {
        viewport != nil || surface.version >= WlSurface.setBufferScaleSince ? scaleTracker.scale : .one
    }
}

extension ConnectedSurface: ShellRoleOwner {
    func roleDidConfigure() {
        scheduler.receiveConfigure()
        scheduler.canQueueFrames = effects.canQueueFrames
        scheduler.isSuspended = states.contains(.suspended)
        notifyOwner()
    }

    func roleDidEnd() { owner.connectedSurfaceDidEnd(self) }

    func roleDidReceiveCloseRequest() { owner.connectedSurfaceDidReceiveCloseRequest(self) }

    var bufferMemory: BufferMemory { owner.bufferMemory }

    func roleDidLoseParent() { owner.connectedSurfaceDidLoseParent(self) }

    func roleNeedsCommit() {
        hasUncommittedState = true
        scheduler.requestFrame()
    }

    func handOver() -> (seat: WlSeat, serial: UInt32)? { owner.handOver() }

    func output(_ id: ScreenID) -> WlOutput? { owner.output(id) }
}

extension ConnectedSurface {
    private func connectHandlers() {
        surface.onEvent = { [weak self] event in self?.receive(event) }
        buffers.onRelease = { [weak self] in self?.scheduler.receiveRelease() }
        fractionalScale?.onEvent = { [weak self] event in
            guard case .preferredScale(let scale) = event else { return }
            self?.changeScale { $0.prefer(in120ths: scale) }
        }
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
            enteredOutputs.removeAll { $0 === output }
            changeScale { $0.leave(output.globalName) }
        case .preferredBufferScale(let scale): changeScale { $0.prefer(whole: scale) }
        // Pixels are painted by the CPU, and no display shows such a buffer without a copy: turned ones would gain
        // nothing, and every glyph would be turned.
        case .preferredBufferTransform: break
        }
    }

    private func changeScale(_ change: (inout ScaleTracker) -> Void) {
        let former = scaleTracker.scale
        change(&scaleTracker)
        densityMayDiffer = true
        guard scaleTracker.scale != former, scheduler.isConfigured else { return }
        scheduler.requestFrame()
        notifyOwner()
    }

    private func updateDensity() {
        guard densityMayDiffer else { return }
        densityMayDiffer = false
        guard !enteredOutputs.isEmpty else { return }
        let density = enteredOutputs.lazy.compactMap(\.screen.pixelsPerInch).first.map { $0 / scale.value }
        guard density != pointsPerInch else { return }
        pointsPerInch = density
        owner.connectedSurface(self, didChangePointsPerInch: density)
    }

    private var states: SurfaceStates {
        (role?.wishes.states ?? []).union(scaleTracker.isOffscreen ? .offscreen : [])
    }

    private func notifyOwner() {
        guard let wishes = role?.wishes else { return }
        announcedStates = states
        owner.connectedSurface(
            self,
            didReceive: SurfaceConfiguration(
                width: wishes.width, height: wishes.height, scale: scale.value, states: states, bounds: wishes.bounds,
                capabilities: wishes.capabilities, needsDecoration: wishes.needsDecoration,
                origin: wishes.origin))
    }

    /// Says how many pixels a point has: by the size in points where there are viewports, else by a whole number.
    private func setScale(_ size: Size) {
        if let viewport {
            let points = PixelScale.one.pixelSize(of: size)
            guard points != committed.destination else { return }
            viewport.setDestination(width: Int32(points.width), height: Int32(points.height))
            committed.destination = points
        } else if wholeScale != committed.scale {
            surface.setBufferScale(scale: Int32(wholeScale))
            committed.scale = wholeScale
        }
    }

    /// Without viewports no other scale is ever asked for.
    private var wholeScale: Int { scale.in120ths / 120 }

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
        let covered = PixelRect(covering: Rect(rect, scale: scale.value), scale: 1)
        surface.damage(
            x: Int32(covered.minX), y: Int32(covered.minY), width: Int32(covered.width), height: Int32(covered.height))
    }

    private func requestCallback() {
        let callback = surface.frame()
        callback.onEvent = { [weak self, unowned callback] _ in
            guard let self else { return }
            callbacks.removeAll { $0 === callback }
            scheduler.receiveCallback(at: owner.now, interval: frameInterval)
        }
        callbacks.append(callback)
    }

    /// Asks when the picture that is being committed is seen. A compositor that does not say so of one picture after
    /// another is not asked for more.
    private func requestFeedback() {
        guard feedbacks.count < Self.mostFeedbacks,
            let feedback = globals.optional.presentation?.feedback(surface: surface)
        else { return }
        feedbacks.append(feedback)
        feedback.onEvent = { [weak self, unowned feedback] event in
            if case .syncOutput = event { return }
            self?.feedbacks.removeAll { $0 === feedback }
            guard let presented = Presentation(event) else { return }
            self?.scheduler.receivePresentation(at: presented.time, interval: presented.interval)
        }
    }

    private func commit() {
        surface.commit()
        hasUncommittedState = false
    }
}
