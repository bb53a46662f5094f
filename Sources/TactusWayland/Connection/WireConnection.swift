import CLinuxShims
import Glibc
import TactusPlatform
import WaylandClient

/// One connection to a compositor and the globals that it offers: all of the wire that is not a surface's.
///
/// It is made anew for every connection and knows nothing that outlives it; with the connection all of it ends.
/// Start-up waits for nothing: the list of globals is asked for, and when the compositor's answer to a
/// `wl_display.sync` shows that it is complete, that is an event.
final class WireConnection {
    /// What becomes of a connection.
    enum Event {
        /// The globals are known, and surfaces can be made.
        case ready(WireGlobals)
        /// The compositor lacks globals that we cannot do without.
        case missingGlobals([String])
        /// An output said something new.
        case outputDidChange(Output)
        /// An output is gone.
        case outputWillVanish(Output)
        /// There is another seat.
        case seatDidAppear
        /// A seat is gone, and was let go of.
        case seatDidVanish(SeatID)
    }

    /// What outlives the connection.
    let context: WireContext
    /// The socket and the objects.
    let connection: Connection
    /// The globals without which there is no window; `nil` until the list of globals is complete.
    private(set) var globals: WireGlobals?
    /// What the devices of seats are made with, besides the seats.
    private(set) var inputManagers = InputManagers()
    /// What cursors are made with; `nil` until the list of globals is complete.
    private(set) var cursorSource: CursorSource?
    /// The seats that are there now.
    private(set) var seats: [Seat] = []

    /// Those that were not answered, and some that were.
    private var tokenRequests: [ActivationTokenRequest] = []

    /// The compositor's clock, for a program that goes by it.
    private(set) var virtualTime: VirtualTime?

    private var compositor: WlCompositor?
    private var shm: WlShm?
    private var shell: XdgWmBase?
    private let optional = OptionalGlobals()
    /// The interfaces of the globals that are bound, by their names: all but seats, outputs, and what windows are made
    /// with.
    private var bound: [UInt32: String] = [:]
    private var boundInterfaces: Set<String> = []
    /// How many seats are used at a time, and how many outputs; others wait until they are announced anew.
    static let mostSeats = 32
    static let mostOutputs = 64
    /// The outputs that are there now, in the order of their coming.
    private(set) var outputs: [Output] = []

    /// The screens of the connection before this one that were not met again.
    private var screenMemory: ScreenMemory
    private let onEvent: (WireConnection, Event) -> Void
    private let registry: WlRegistry

    /// Asks for the globals of a connection.
    ///
    /// - Parameters:
    ///   - connection: The socket and the objects.
    ///   - context: What outlives it.
    ///   - formerScreens: The screens of the connection before this one, whose names are used again.
    ///   - onEvent: Called with what becomes of it.
    init(
        _ connection: Connection, context: WireContext, formerScreens: [Screen] = [],
        onEvent: @escaping (WireConnection, Event) -> Void
    ) {
        self.connection = connection
        self.context = context
        self.onEvent = onEvent
        screenMemory = ScreenMemory(formerScreens)
        registry = connection.getRegistry()
        registry.onEvent = { [weak self] event in self?.receive(event) }
        connection.sync().onEvent = { [weak self] _ in self?.listDidComplete() }
    }

    // The pictures of a theme are mapped by the library, which nobody else tells of the end.
    isolated deinit { releaseCursors() }

    /// The clock that the compositor moves; `nil` for a program that goes by the machine's.
    private var steppedClock: SteppedClock? { context.clock as? SteppedClock }

    /// Ends all that depends on the connection: contacts are cancelled, requests answered, objects and
    /// the socket let go.
    func end() {
        for seat in seats { seat.connectionLost() }
        steppedClock?.resume()
        releaseCursors()
        connection.disconnect()
        for request in tokenRequests { request.finish(with: nil) }
        tokenRequests = []
    }

    /// Keeps a request until it is answered: with `nil` when the connection ends.
    func add(_ request: ActivationTokenRequest) {
        tokenRequests.removeAll(where: \.isFinished)
        tokenRequests.append(request)
    }

    /// Delivers events that were read already, sends requests that wait, and announces a read.
    ///
    /// - Returns: What to poll for. ``finishPoll(isReadable:)`` has to follow.
    func prepareToPoll() throws(ConnectionFailure) -> pollfd {
        while !connection.prepareRead() { try connection.dispatchPending() }
        let isBlocked = connection.flush() == .wouldBlock
        let events = isBlocked ? POLLIN | POLLOUT : POLLIN
        return pollfd(fd: connection.fileDescriptor, events: Int16(events), revents: 0)
    }

    /// Lets go of the cursors and their pictures.
    func releaseCursors() {
        for seat in seats { seat.releaseCursor() }
        cursorSource?.destroy()
    }

    /// Reads and delivers what has arrived.
    func finishPoll(isReadable: Bool) throws(ConnectionFailure) {
        if isReadable { try connection.readEvents() } else { connection.cancelRead() }
        try connection.dispatchPending()
    }
}

extension WireConnection {
    private func receive(_ event: WlRegistry.Event) {
        switch event {
        case .global(let name, let interface, let version): add(interface, name: name, version: version)
        case .globalRemove(let name): remove(name)
        }
    }

    private func add(_ interface: String, name: UInt32, version: UInt32) {
        // Versions begin at 1; what is offered at 0 cannot be bound.
        guard version > 0 else { return }
        switch interface {
        case WlCompositor.interfaceName: compositor = compositor ?? bind(name, version)
        case WlShm.interfaceName: shm = shm ?? bind(name, version)
        case XdgWmBase.interfaceName: addShell(name, version)
        case WlSeat.interfaceName:
            guard seats.count < Self.mostSeats else { return }
            let seat = Seat(bind(name, version), globalName: name, id: context.nextSeat(), connection: self)
            seats.append(seat)
            seat.addTablets()
            seat.addTextInput()
            seat.addSelectionDevices()
            onEvent(self, .seatDidAppear)
        case WlOutput.interfaceName:
            if outputs.count < Self.mostOutputs { addOutput(bind(name, version), name: name) }
        case TactusVirtualTimeV1.interfaceName:
            guard virtualTime == nil, let clock = steppedClock else { return }
            note(interface, name)
            virtualTime = VirtualTime(bind(name, version), moving: clock)
        default: if addInputManager(interface, name: name, version: version) { note(interface, name) }
        }
    }

    /// Notes under which name a global was bound, the first of its interface.
    private func note(_ interface: String, _ name: UInt32) {
        if boundInterfaces.insert(interface).inserted { bound[name] = interface }
    }

    /// Takes a global over.
    ///
    /// - Returns: Whether it is one of those that are of use. The names of others are not kept.
    private func addInputManager(_ interface: String, name: UInt32, version: UInt32) -> Bool {
        switch interface {
        case WpCursorShapeManagerV1.interfaceName:
            inputManagers.cursorShapes = inputManagers.cursorShapes ?? bind(name, version)
        case ZwpPointerConstraintsV1.interfaceName:
            inputManagers.pointerConstraints = inputManagers.pointerConstraints ?? bind(name, version)
        case ZwpRelativePointerManagerV1.interfaceName:
            inputManagers.relativePointers = inputManagers.relativePointers ?? bind(name, version)
        case ZwpPointerGesturesV1.interfaceName:
            inputManagers.gestures = inputManagers.gestures ?? bind(name, version)
        case ZwpInputTimestampsManagerV1.interfaceName:
            inputManagers.timestamps = inputManagers.timestamps ?? bind(name, version)
        case ZwpTabletManagerV2.interfaceName:
            guard inputManagers.tablets == nil else { break }
            inputManagers.tablets = bind(name, version)
            // Seats have tablets whatever their capabilities, and may have been announced before.
            for seat in seats { seat.addTablets() }
        case ZwpTextInputManagerV3.interfaceName:
            guard inputManagers.textInputs == nil else { break }
            inputManagers.textInputs = bind(name, version)
            for seat in seats { seat.addTextInput() }
        case WlDataDeviceManager.interfaceName:
            guard inputManagers.dataDevices == nil else { break }
            inputManagers.dataDevices = bind(name, version)
            for seat in seats { seat.addSelectionDevices() }
        case ZwpPrimarySelectionDeviceManagerV1.interfaceName:
            guard inputManagers.primarySelections == nil else { break }
            inputManagers.primarySelections = bind(name, version)
            for seat in seats { seat.addSelectionDevices() }
        default:
            return optional.add(interface, binding: GlobalBinder(registry: registry, name: name, version: version))
        }
        return true
    }

    private func bind<T: Proxy>(_ name: UInt32, _ version: UInt32) -> T {
        registry.bind(T.self, name: name, version: min(version, T.interfaceVersion))
    }

    private func addShell(_ name: UInt32, _ version: UInt32) {
        guard shell == nil else { return }
        let shell: XdgWmBase = bind(name, version)
        // Always, and at once: who does not answer is taken for dead.
        shell.onEvent = { [unowned shell] event in
            if case .ping(let serial) = event { shell.pong(serial: serial) }
        }
        self.shell = shell
    }

    private func addOutput(_ proxy: WlOutput, name: UInt32) {
        let output = Output(proxy, globalName: name, id: context.nextScreen())
        output.onChange = { [unowned self, unowned output] in onEvent(self, .outputDidChange(output)) }
        output.recognize = { [unowned self] in screenMemory.consumeID(of: $0) }
        outputs.append(output)
    }

    /// Lets go of what is gone. What windows are made with, without which there are none, is kept: its requests
    /// are harmless then.
    private func remove(_ name: UInt32) {
        if let index = seats.firstIndex(where: { $0.globalName == name }) {
            let seat = seats.remove(at: index)
            seat.remove()
            onEvent(self, .seatDidVanish(seat.id))
        } else if let index = outputs.firstIndex(where: { $0.globalName == name }) {
            let output = outputs.remove(at: index)
            onEvent(self, .outputWillVanish(output))
            output.remove()
        } else if let interface = bound.removeValue(forKey: name) {
            boundInterfaces.remove(interface)
            if interface == TactusVirtualTimeV1.interfaceName {
                virtualTime?.end()
                virtualTime = nil
            }
            for seat in seats { seat.withdraw(interface) }
            inputManagers.withdraw(interface)
            optional.withdraw(interface)
        }
    }

    /// Every global is known. Scenes may belong to screens, which are known again by what they tell: that is waited
    /// for. So is the time, by those who go by the compositor's.
    private func listDidComplete() {
        if virtualTime == nil { steppedClock?.resume() }
        let waitsForScreens = !screenMemory.isEmpty && !outputs.isEmpty
        guard waitsForScreens || virtualTime != nil else { return finishStart() }
        connection.sync().onEvent = { [weak self] _ in self?.finishStart() }
    }

    private func finishStart() {
        guard let compositor, let shm, let shell else {
            let required: [(interface: Proxy.Type, proxy: Proxy?)] = [
                (WlCompositor.self, compositor), (WlShm.self, shm), (XdgWmBase.self, shell),
            ]
            let missing = required.filter { $0.proxy == nil }.map(\.interface.interfaceName)
            onEvent(self, .missingGlobals(missing))
            return
        }
        let globals = WireGlobals(compositor: compositor, shm: shm, shell: shell, optional: optional)
        self.globals = globals
        cursorSource = CursorSource(
            compositor: compositor, shm: shm, shapes: { [unowned self] in inputManagers.cursorShapes },
            preferences: context.cursors)
        onEvent(self, .ready(globals))
    }
}
