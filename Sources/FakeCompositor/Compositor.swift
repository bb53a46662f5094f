import Glibc
public import TactusGeometry
public import TactusGraphics
public import WaylandServer

/// A Wayland compositor without a display: clients connect, draw and are touched, and nothing is seen but in
/// screenshots.
///
/// It belongs to one thread and does nothing by itself. Its owner calls ``dispatch()`` to let it read and answer, and
/// ``vblank()`` when a display would refresh; time comes from the clock that it was given. Several may live in one
/// process.
///
/// ```swift
/// let compositor = Compositor(clock: .monotonic)
/// let descriptor = try compositor.connect()          // for a client in this process
/// try compositor.listen(at: "/run/user/1000/fake-0")  // for others
/// ```
///
/// It is stricter than any real compositor: every rule of a protocol that a client can break is checked, and broken
/// ones end the connection with the protocol's own error. ``faults`` keeps them, with the requests that led there.
public final class Compositor {
    /// Where its time comes from.
    public let clock: CompositorClock
    /// What `time` of an input event or frame callback says when ``clock`` is at zero: milliseconds that wrap.
    public let timeBase: UInt32
    /// The user's devices: the first seat.
    public private(set) lazy var seat = Seat(compositor: self, seatConfiguration)
    /// Every seat, in the order in which they came.
    public internal(set) var seats: [Seat] = []
    /// Those that were taken away, and may have to answer yet.
    var removedSeats: [RemovedSeat] = []
    /// What it is free to choose about windows.
    public var shellPolicy = ShellPolicy()
    /// How much a client may ask for.
    public var guestLimits = GuestLimits()
    /// How much they have made it do in the present second.
    var guestWork = GuestWork()
    /// What is kept for them.
    let guestBytes = GuestBytes()
    /// How many files are kept open for them.
    let guestFiles = GuestBytes()
    /// What happened.
    public internal(set) var timeLine = TimeLine()
    /// Called with each entry of the time line as it comes, for a trace that goes on.
    public var onTimeLineEntry: ((TimeLine.Entry) -> Void)?
    /// Called with what a user's hands did and nobody heard of.
    public var onUndeliveredInput: ((UndeliveredInput) -> Void)?
    /// The rules that clients broke, oldest first.
    public internal(set) var faults: [ProtocolFault] = []
    /// The displays that it pretends to have, in the order in which they were plugged in.
    public private(set) var outputs: [Output] = []
    /// The time between two refreshes of the display that was plugged in last.
    private(set) var newestRefreshInterval = OutputDescription.usualRefreshInterval
    /// What is bad but not forbidden, when that is looked for.
    public let lint = Lint()
    /// How late pictures follow fingers.
    public let latency = LatencyProbe()
    /// The surfaces of all clients, oldest first.
    public var surfaces: [Surface] { surfaceList.surfaces }

    private let surfaceList = SurfaceList()

    let display = ServerDisplay()
    private(set) lazy var stack = WindowStack(compositor: self)
    private(set) lazy var inputGlobals = InputGlobals(compositor: self)
    private(set) lazy var screencopy = ScreencopyGlobal(compositor: self)
    /// What clients are told of the clock; `nil` unless they are to go by it.
    var virtualTime: VirtualTimeGlobal?
    private(set) lazy var foreign = ForeignGlobals(compositor: self)
    private lazy var shell = XdgShellGlobal(compositor: self)
    private let seatConfiguration: SeatConfiguration
    /// Which globals clients find.
    let offer: GlobalOffer
    private var globals: [AnyObject] = []
    private var surfaceCount = 0
    private(set) var refreshCount: UInt64 = 0
    /// The numbers of the clients that broke a rule, or were thrown out: they could not leave in order.
    private var faultyClients: Set<Int> = []
    /// The connections on which things go wrong.
    var wires: [FaultyWire] = []
    /// What goes wrong on the connections of clients that come; `nil` for those on which nothing can.
    var faultsForNewcomers: FaultInjection?
    /// How often each fault has happened that meets clients of ``listen(at:through:)``, on all of their connections:
    /// first those of the plan, then those of ``add(_:)``, in their order.
    public internal(set) var faultCounts: [Int] = []
    /// The globals that are there once each, by their interfaces: all but seats and outputs.
    var offered: [String: ServerGlobal] = [:]
    /// What announces them once more, and those that are there a second time.
    var announcements: [String: (UInt32) -> ServerGlobal] = [:]
    var repeated: [ServerGlobal] = []
    /// Messages of the wire both ways so far: while it stands still, so does everybody.
    public private(set) var messageCount = 0
    /// Commits of all surfaces so far.
    public private(set) var commitCount = 0
    /// How often clients rang the bell, for a surface or for none.
    public internal(set) var bellCount = 0

    /// Creates a compositor that nobody is connected to.
    ///
    /// - Parameters:
    ///   - output: The display that it pretends to have.
    ///   - clock: Where its time comes from.
    ///   - timeBase: The event time, in milliseconds, that stands for the clock's zero.
    ///   - seat: What the user has at hand.
    ///   - offer: Which globals clients find.
    public init(
        output: OutputDescription = OutputDescription(), clock: CompositorClock, timeBase: UInt32 = 0,
        seat: SeatConfiguration = SeatConfiguration(), offer: GlobalOffer = .everything
    ) {
        self.offer = offer
        self.clock = clock
        self.timeBase = timeBase
        seatConfiguration = seat
        display.onMessage = { [unowned self] in record($0) }
        display.onClient = { [unowned self] client in
            client.onDestroy = { [weak self, unowned client] in self?.clientLeaves(client) }
        }
        lint.lastRequests = { [unowned self] in timeLine.lastRequests(of: $0.id, about: $1?.id, count: 6) }
        lint.onFinding = { [unowned self] in annotate("lint: \($0)") }
        globals = [
            CompositorGlobal(compositor: self), SubcompositorGlobal(compositor: self), ShmGlobal(compositor: self),
            ViewporterGlobal(compositor: self), PresentationGlobal(compositor: self),
            FractionalScaleGlobal(compositor: self), SinglePixelBufferGlobal(compositor: self),
            XdgOutputGlobal(compositor: self), LayerShellGlobal(compositor: self), SessionLockGlobal(compositor: self),
            shell, DecorationGlobal(compositor: self), screencopy, DialogGlobal(compositor: self), foreign,
            AlphaModifierGlobal(compositor: self), TearingControlGlobal(compositor: self), FifoGlobal(compositor: self),
            ToplevelIconGlobal(compositor: self), ToplevelDragGlobal(compositor: self),
        ]
        _ = inputGlobals
        seats = [self.seat]
        addOutput(output)
    }

    deinit {
        for wire in wires { wire.endWatching() }
        // What the objects would do on their way out needs a compositor.
        display.onMessage = nil
        for client in display.clients {
            for resource in client.resources { resource.onDestroy = nil }
        }
        display.destroy()
        for wire in wires { wire.cut() }
    }

    // MARK: Clients

    /// Makes a connection for a client in this process.
    ///
    /// - Returns: The client's end of a socket pair, for the caller to close.
    public func connect() throws(ServerFailure) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .cannotAdopt(errno: errno)
        }
        let clientEnd = WireDescriptor(owning: ends[1])
        _ = try display.createClient(adopting: WireDescriptor(owning: ends[0]))
        return clientEnd.take()
    }

    /// How many clients are connected.
    public var clientCount: Int { display.clients.count }

    /// Numbers of the connected clients, in the order of their coming; a number is not used twice.
    public var clientIDs: [Int] { display.clients.map(\.id) }

    /// The process ids of the connected clients, in the order of their coming.
    public var clientProcessIDs: [Int32] { display.clients.map(\.processID) }

    /// Throws every client out, as a compositor that dies does. None has left anything behind: it had no time.
    public func disconnectClients() {
        for client in display.clients {
            faultyClients.insert(client.id)
            client.destroy()
        }
    }

    /// What clients have made in the course of their work and not destroyed, as `wl_buffer#20`: all but globals and
    /// devices. An application that has closed its windows leaves none.
    public var transientObjects: [String] {
        display.clients.flatMap(transientObjects).map(\.description).sorted()
    }

    private func transientObjects(of client: ServerClient) -> [Resource] { client.resources.filter(\.isTransient) }

    private func clientLeaves(_ client: ServerClient) {
        // What was not read may have destroyed it all.
        if !faultyClients.contains(client.id), !client.hasUnreadRequests {
            lint.didLeave(client, leaving: transientObjects(of: client))
        }
        faultyClients.remove(client.id)
        screencopy.clientLeaves(client.id)
        guestWork.forget(client.id)
    }

    // MARK: Steps

    /// Reads what clients have sent, acts on it and sends what is to be sent. Never waits.
    public func dispatch() {
        virtualTime?.announce()
        carryRequests()
        display.dispatch()
        guestWork.current = nil
        letRemovedSeatsGo()
        flush()
        carryEvents()
    }

    /// Readable when ``dispatch()`` has something to do.
    public var eventDescriptor: Int32 { display.eventLoopDescriptor }

    /// What a display does at each refresh: takes over what was damaged and answers frame callbacks.
    ///
    /// Surfaces that do not show get no callback.
    public func vblank() {
        annotate("vblank")
        stack.announceOutputs()
        repaint()
        refreshCount += 1
        stack.sessionLock?.didRefresh()
        lint.didRefresh(surfaces)
        latency.didRefresh(at: clock.now, number: refreshCount)
        let refresh = Refresh(time: clock.now, sequence: refreshCount)
        let time = eventTime
        for surface in stack.visibleSurfaces {
            surface.didPresent(refresh)
            surface.fireFrameCallbacks(time: time)
        }
        for surface in surfaces { surface.applyWaitingUpdates() }
        refreshOverlays(time: time)
        screencopy.didRefresh()
        display.flushClients()
    }

    /// Sends every client a ping; ``isWaitingForPong`` tells when all have answered.
    public func ping() {
        shell.ping()
        display.flushClients()
    }

    /// Whether a client has not yet answered a ``ping()``.
    public var isWaitingForPong: Bool { shell.isWaitingForPong }

    // MARK: What is seen

    /// The extent of the first output, in logical pixels; zero when there is none.
    public var outputSize: Size {
        let size = outputs.first?.bounds.size ?? .zero
        return Size(width: Double(size.width), height: Double(size.height))
    }

    /// Device pixels per logical pixel of the first output; 1 when there is none.
    public var outputScale: Double { outputs.first?.description.scale ?? 1 }

    /// The toplevels that show, from bottom to top.
    public var toplevels: [Toplevel] { stack.mappedToplevels }

    /// Every toplevel, also those that do not show, oldest first.
    public var allToplevels: [Toplevel] { stack.toplevels }

    /// The bars, wallpapers and keyboards that show, oldest first.
    public var layerSurfaces: [LayerSurface] { stack.layerSurfaces.filter(\.isMapped) }

    /// The popups that show, in the order in which they were made.
    public var popups: [PopupSurface] { stack.popups.filter(\.isMapped) }

    /// Every popup, also those that do not show, oldest first.
    public var allPopups: [PopupSurface] { stack.popups }

    /// The frontmost surface that takes input at a point of the output, in logical pixels.
    public func surface(at point: Point) -> Surface? { stack.hit(at: point)?.surface }

    /// What the first output shows: ``Output/screenshot(showing:)``. There must be one.
    public func screenshot(showing overlays: Overlays = []) throws(GraphicsError) -> Bitmap {
        guard let output = outputs.first else {
            preconditionFailure("the compositor has no output: add one before you take a picture")
        }
        return try output.screenshot(showing: overlays)
    }

    /// Writes ``screenshot(showing:)`` to a PNG file; one that was there is replaced.
    public func writeScreenshot(to path: String, showing overlays: Overlays = []) throws(GraphicsError) {
        try screenshot(showing: overlays).writePNG(to: path)
    }

    /// Lets every output take over what was damaged.
    func repaint() {
        refuseCoverings(stack.placements)
        let layers = stack.placements.map { SceneFrame.Layer(placement: $0, damage: $0.surface.consumeDamage()) }
        let frame = SceneFrame(layers: layers)
        for output in outputs { output.repaint(frame) }
    }

    // MARK: Outputs

    /// Plugs a display in.
    @discardableResult
    public func addOutput(_ description: OutputDescription) -> Output {
        let output = Output(description, compositor: self)
        newestRefreshInterval = description.refreshInterval
        outputs.append(output)
        outputsDidChange()
        return output
    }

    /// Unplugs a display. Surfaces leave it first; windows that filled it move to another one.
    public func removeOutput(_ output: Output) {
        guard outputs.contains(where: { $0 === output }) else { return }
        outputs.removeAll { $0 === output }
        outputsDidChange()
        screencopy.outputWasRemoved(output)
        output.unplug()
        flush()
    }

    /// Brings windows and clients up to date with the outputs.
    func outputsDidChange() {
        stack.outputsDidChange()
        flush()
    }

    /// Sends what is to be sent, and before it what has become of the surfaces' outputs.
    func flush() {
        stack.announceOutputs()
        for seat in seats { seat.pointer.sceneDidChange() }
        inputGlobals.idleNotify.check()
        display.flushClients()
    }
}

extension Compositor {
    /// The present event time: milliseconds from ``timeBase``, wrapping.
    var eventTime: UInt32 {
        timeBase &+ UInt32(truncatingIfNeeded: Int(clock.now / .milliseconds(1)))
    }

    func addSurface(_ resource: WlSurface) {
        surfaceCount += 1
        let surface = Surface(number: surfaceCount, resource: resource, compositor: self)
        surfaceList.add(surface)
        resource.tag = surface
        resource.onRequest = { [unowned surface] in surface.receive($0) }
        resource.onDestroy = { [weak self, unowned surface] in
            surface.willBeDestroyed()
            for seat in self?.seats ?? [] { seat.surfaceWasDestroyed(surface) }
            self?.surfaceList.remove(surface)
            self?.updateKeyboardFocus()
        }
    }

    func recordCommit(of surface: Surface) { commitCount += 1 }

    /// A surface's update took effect: what waited for it does as well.
    func didApply(_ surface: Surface) {
        for seat in seats { seat.pointer.constraints.surfaceDidCommit(surface) }
    }

    /// Adds a line of the owner's to the time line: a step of a test, say.
    public func annotate(_ text: String) { record(.text(text)) }

    private func record(_ content: TimeLine.Content) {
        let entry = TimeLine.Entry(time: clock.now, content: content)
        timeLine.append(entry)
        onTimeLineEntry?(entry)
    }

    private func record(_ message: borrowing ServerMessage) {
        messageCount += 1
        let record = message.record
        self.record(.message(record, client: message.client?.id))
        if !message.isRequest { guestWork.didSend(at: clock.now) }
        if message.isRequest, let client = message.client { didRequest(client) }
        if !message.isRequest, !wires.isEmpty, let client = message.client { recordEvent(message, to: client) }
    }

    private func didRequest(_ client: ServerClient) {
        lint.didRequest(client)
        willWork(for: client)
        guard client.resourceCount > guestLimits.objects, let resource = client.resources.first else { return }
        refuse(resource, "more than \(guestLimits.objects) objects")
    }

    /// Ends a client's connection because it broke a rule, and keeps a record of it. The first error of
    /// a client counts.
    func raise(_ violation: Violation, on resource: Resource, _ message: String) {
        let fault = ProtocolFault(
            interface: type(of: resource).interfaceName, objectID: resource.id, code: violation.code,
            codeName: violation.name, message: message,
            lastRequests: timeLine.lastRequests(of: resource.client.id, count: 4))
        keep(fault, of: resource.client) { resource.postError(code: violation.code, message) }
    }

    /// Keeps a record of a client's first fault, and tells the client of it.
    func keep(_ fault: ProtocolFault, of client: ServerClient, _ tell: () -> Void) {
        guard client.isAlive, faultyClients.insert(client.id).inserted else { return }
        faults.append(fault)
        annotate("fault: \(fault)")
        tell()
    }
}
