import Glibc
package import TactusPlatform
package import WaylandClient

/// Wayland, standing behind TactusUI's `Platform`: the connection, its seats and surfaces, and the loop that
/// everything happens in.
///
/// All that belongs to one connection is in a ``WireConnection``, and in the connected halves of surfaces. When the
/// connection is lost they are thrown away, and made anew on the next one, as ``Reconnection`` decides.
///
/// Nothing here waits. A program calls ``run()``, which sleeps when there is nothing to do; a test that is also the
/// compositor calls ``turn()`` instead, in the same thread.
package final class WaylandPlatform: Platform {
    /// Who receives input and turns.
    package weak var delegate: (any PlatformDelegate)?
    /// Why the connection is lost; `nil` while it is there.
    package var failure: ConnectionError?
    /// Called with what whoever started the program should know.
    package var onNotice: ((PlatformNotice) -> Void)?

    /// The variables that name the locale of characters, the strongest first.
    private static let localeVariables = ["LC_ALL", "LC_CTYPE", "LANG"]

    /// What connections, seats and surfaces have in common.
    let context: WireContext
    /// What belongs to the connection; `nil` while there is none.
    var wire: WireConnection?
    let connector: DisplayConnector
    var reconnection = Reconnection()
    /// The screens that there were before the connection was lost.
    var formerScreens: [Screen] = []
    /// What there was too little of for the last picture.
    private var shortage: ResourceShortage?
    /// When to tell that the first connection was not answered; `nil` when it was, or that was told.
    var answerDeadline: Instant?
    /// Whether a keymap could not be read.
    var hasUnreadableKeymap = false
    /// Whether screens stay on while a surface shows.
    var keepsScreensOn = false
    /// Whether the compositor's shortcuts are wanted.
    var inhibitsShortcuts = false
    /// The token with which this program was started, until it is used.
    package var startupToken: String?
    /// Locks the session.
    private(set) lazy var locker = SessionLocker { [unowned self] in receive($0) }
    /// What programs exchange.
    private(set) lazy var pasteboards = Pasteboards(
        of: { [unowned self] in seats }, transfers: context.transfers,
        onContent: { [unowned self] in delegate?.platform(self, didReceive: $0, on: $1) })
    /// What the application drags.
    private(set) lazy var drags = OutgoingDrags(
        context: context, onEvent: { [unowned self] in delegate?.platform(self, didReceive: $0) },
        onLoss: { [unowned self] in onNotice?(.fingerDragsLost) })
    private var wakeUp: Instant?
    private(set) var isStopped = false
    private let loop: EventLoop

    /// Connects to the compositor that the environment of this process names.
    ///
    /// A descriptor in `WAYLAND_SOCKET` and a token in `XDG_ACTIVATION_TOKEN` are used up: the variables are removed,
    /// so that child processes do not try them.
    ///
    /// - Throws: Why there is no connection. What the compositor lacks turns out later, and is told to the delegate.
    package convenience init() throws(ConnectionError) {
        var environment: [String: String] = [:]
        for name in DisplayAddress.variableNames { environment[name] = getenv(name).map { String(cString: $0) } }
        let locale = WaylandPlatform.localeVariables.lazy.compactMap { getenv($0).map { String(cString: $0) } }
        let clock = try SteppedClock.clock(
            for: getenv(SteppedClock.variable).map { String(cString: $0) }, machine: MonotonicClock())
        try self.init(
            DisplayAddress(environment: environment), clock: clock,
            locale: locale.first { !$0.isEmpty } ?? "C", cursors: .ofEnvironment)
        unsetenv("WAYLAND_SOCKET")
        startupToken = getenv("XDG_ACTIVATION_TOKEN").map { String(cString: $0) }
        unsetenv("XDG_ACTIVATION_TOKEN")
    }

    /// Connects to the compositor at `address`.
    ///
    /// - Parameters:
    ///   - address: Where the compositor listens, or a socket that is connected to it.
    ///   - clock: The clock of input, frames and timers.
    ///   - locale: The locale whose compose sequences are typed.
    ///   - cursors: Which pictures the pointer has.
    /// - Throws: Why there is no connection.
    package convenience init(
        _ address: DisplayAddress, clock: any Clock, locale: String = "en_US.UTF-8",
        cursors: CursorPreferences = CursorPreferences()
    ) throws(ConnectionError) {
        try self.init(DisplayConnector(address), clock: clock, locale: locale, cursors: cursors)
    }

    /// Connects to the compositor that `connector` finds, now and whenever the connection was lost.
    package init(
        _ connector: DisplayConnector, clock: any Clock, locale: String = "en_US.UTF-8",
        cursors: CursorPreferences = CursorPreferences()
    ) throws(ConnectionError) {
        self.connector = connector
        loop = EventLoop(clock: clock)
        context = WireContext(
            clock: clock, locale: locale, cursors: cursors, transfers: Transfers(clock: clock, loop: loop))
        let connection = try connector.connect()
        context.onFrame = { [unowned self] in delegate?.platform(self, didReceive: $0) }
        context.onPointerLock = { [unowned self] in delegate?.platform(self, didChangePointerLock: $0, on: $1) }
        context.onSeatEvent = { [unowned self] in receive($0, of: $1) }
        adopt(connection)
    }

    package var clock: any Clock { context.clock }

    /// Where the memory of buffers comes from.
    package var bufferMemory: BufferMemory {
        get { context.bufferMemory }
        set { context.bufferMemory = newValue }
    }

    /// What goes through pipes to other programs, and comes from them.
    package var transfers: Transfers { context.transfers }

    /// The surfaces that live, in the order in which they show first: the last one comes to the front.
    var surfaces: [WaylandSurface] { context.surfaces }

    package func makeSurface(
        for scene: SceneID, description: SurfaceDescription, delegate: any PlatformSurfaceDelegate
    ) -> any PlatformSurface {
        let surface = WaylandSurface(scene: scene, description: description, delegate: delegate, platform: self)
        context.surfaces.append(surface)
        if let globals { surface.connectIfNeeded(globals) }
        return surface
    }

    package func setCursor(_ cursor: Cursor, of seat: SeatID) {
        wire?.seats.first { $0.id == seat }?.setCursor(cursor)
    }

    package func setCursorImage(_ image: CursorImage, of seat: SeatID) {
        wire?.seats.first { $0.id == seat }?.setCursorImage(image)
    }

    package func setPrefersPointerLocked(_ isOn: Bool, on scene: SceneID) {
        if isOn { context.pointerLockWishes.insert(scene) } else { context.pointerLockWishes.remove(scene) }
        for seat in wire?.seats ?? [] { seat.updatePointerLock() }
    }

    package var takesTextInput: Bool { wire?.seats.contains(where: \.takesTextInput) ?? false }

    package func setTextInput(_ field: TextInputField?, changedBy cause: TextChangeCause) {
        context.textInputField = field
        for seat in wire?.seats ?? [] { seat.setTextInput(field, changedBy: cause) }
    }

    package func showKeyboard() {
        for seat in wire?.seats ?? [] { seat.showKeyboard() }
    }

    /// While there is no connection, those that there were: most come back.
    package var screens: [Screen] { reconnection.isOutage ? formerScreens : wire?.outputs.map(\.screen) ?? [] }

    package var showsPopups: Bool { true }

    package func setReconnectionTimeout(_ timeout: Duration?) { reconnection.timeout = timeout }

    package func setWakeUp(at deadline: Instant?) { wakeUp = deadline }

    package func stop() {
        isStopped = true
        reconnection.end(at: clock.now)
        wire?.releaseCursors()
        pasteboards.stop()
    }

    /// Cancels the fingers on a scene, and swallows what they still do: the compositor is about to take them for a
    /// move, a resize, a window menu or a drag, and most do not say so. A finger that lands later is a new one.
    ///
    /// - Parameter scene: The scene from which it is asked for.
    /// - Returns: The seat that does it, and the serial that entitles to it; `nil` when nothing is down there: then
    ///   nothing was cancelled, and the compositor would refuse.
    package func handOver(from scene: SceneID) -> (seat: WlSeat, serial: UInt32)? {
        for seat in seats {
            if let serial = seat.handOver(from: scene) { return (seat.proxy, serial) }
        }
        return nil
    }

    /// Who did something on a scene that entitles to open a menu there that takes the input over, and its serial: what
    /// is down there, else a key. `nil` when there is nothing: then nobody would allow it.
    func menuGrab(on scene: SceneID) -> (seat: WlSeat, serial: UInt32)? {
        for seat in seats {
            if let serial = seat.serials.menuSerial(on: scene) { return (seat.proxy, serial) }
        }
        return nil
    }

    /// Whether a popup over `parent` may take the input over: over the newest popup that has done so, and where there
    /// is none, over what is no popup. Anything else is a protocol error (`invalid_grab`, `not_the_topmost_popup`),
    /// which would end the connection; such a popup opens without.
    func mayGrab(over parent: WaylandSurface) -> Bool {
        surfaces.last(where: \.hasGrab).map { $0 === parent } ?? !parent.isPopup
    }

    /// A picture was made, or there is too little of something for it, which is told once.
    func report(_ shortage: ResourceShortage?) {
        let isNew = self.shortage == nil
        self.shortage = shortage
        if isNew, let shortage { onNotice?(.shortage(shortage)) }
    }

    /// Cancels the contacts of a surface that is being destroyed, and forgets it.
    func surfaceWillVanish(_ surface: WaylandSurface) {
        context.surfaces.removeAll { $0 === surface }
        for seat in seats { seat.sceneVanished(surface.scene) }
    }
}

// MARK: - The loop

extension WaylandPlatform: EventLoopHost {
    /// Runs the loop until ``stop()``: input, timers, drawing, Dispatch's main queue, `SIGTERM` and `SIGINT`.
    ///
    /// Called on the main thread, by the one who started the program.
    package func run() {
        let queue = MainQueue()
        let queueWatch = loop.watch(queue.descriptor, for: .readable) { _ in queue.serve() }
        let signals = TerminationSignals()
        let signalWatch = signals.map { signals in
            loop.watch(signals.descriptor, for: .readable) { [weak self] _ in
                guard let self, signals.consume() else { return }
                delegate?.platformDidReceiveTerminationRequest(self)
            }
        }
        while !isStopped { loop.turn(for: self, waiting: true) }
        queueWatch.cancel()
        signalWatch?.cancel()
    }

    /// Handles what has arrived and what is due, without waiting.
    ///
    /// - Returns: Whether there was something to do.
    @discardableResult
    package func turn() -> Bool { loop.turn(for: self, waiting: false) }

    /// How many turns had something to do: while nothing happens, none.
    package var turnCount: Int { loop.turnCount }

    /// Watches a file descriptor; see ``FileDescriptorWatch``.
    package func watch(
        _ descriptor: Int32, for interest: FileDescriptorWatch.Readiness,
        handler: @escaping (FileDescriptorWatch.Readiness) -> Void
    ) -> FileDescriptorWatch {
        loop.watch(descriptor, for: interest, handler: handler)
    }

    /// When the next turn is due though nothing arrives; long ago when a frame can be drawn, `nil` for never.
    package var deadline: Instant? {
        if locker.isRefused { return .zero }
        var earliest = min(wakeUp ?? .distantFuture, reconnection.deadline ?? .distantFuture)
        earliest = min(earliest, answerDeadline ?? .distantFuture)
        earliest = min(earliest, transfers.deadline ?? .distantFuture)
        earliest = min(earliest, drags.deadline ?? .distantFuture)
        for seat in seats { earliest = min(earliest, seat.deadline ?? .distantFuture) }
        for surface in surfaces { earliest = min(earliest, surface.deadline ?? .distantFuture) }
        return earliest == .distantFuture ? nil : earliest
    }

    func prepareToPoll() -> pollfd? {
        guard let wire else { return nil }
        wire.virtualTime?.wake(at: deadline)
        do {
            return try wire.prepareToPoll()
        } catch {
            lose(wire, because: ConnectionError(error))
            return nil
        }
    }

    func receive(_ found: Int16) {
        guard let wire else { return }
        let isReadable = Int32(found) & (POLLIN | POLLHUP | POLLERR) != 0
        do {
            try wire.finishPoll(isReadable: isReadable)
        } catch {
            lose(wire, because: ConnectionError(error))
        }
    }

    func finishTurn() {
        reconnectIfDue()
        for seat in seats { seat.queueDrained() }
        for surface in surfaces { surface.queueDrained() }
        locker.queueDrained()
        let now = clock.now
        reportSilence(at: now)
        transfers.advance(to: now)
        drags.advance(to: now)
        if let wakeUp, wakeUp <= now { self.wakeUp = nil }
        delegate?.platformDidDrainInput(self)
        for surface in surfaces { surface.drawIfReady(at: clock.now) }
        for seat in seats { seat.turnEnded() }
        // Popups may have waited for what has just shown.
        for surface in surfaces where surface.connected == nil {
            if let globals { surface.connectIfNeeded(globals) }
        }
        wire?.connection.flush()
    }
}

extension Instant {
    /// Later than every deadline.
    fileprivate static let distantFuture = Instant(nanoseconds: .max)
}
