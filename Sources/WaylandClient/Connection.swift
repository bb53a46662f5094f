import CWaylandClient
import Glibc

/// A connection to a compositor: the socket, the objects, and the events that arrive for them.
///
/// Nothing here ever waits. The owner's event loop polls ``fileDescriptor`` in this order, which libwayland
/// prescribes:
///
///     while !connection.prepareRead() { try connection.dispatchPending() }
///     connection.flush()          // .wouldBlock: poll for writing as well
///     poll(…)
///     if readable { try connection.readEvents() } else { connection.cancelRead() }
///     try connection.dispatchPending()
///
/// A connection and its proxies belong to one thread at a time. Every proxy ends with its connection.
public final class Connection {
    /// The last messages both ways.
    public let log = WireLog()
    /// Why the connection is of no use any more; `nil` while it is.
    public private(set) var failure: ConnectionFailure?

    private var display: OpaquePointer?
    /// The proxies alive; being here is what keeps them.
    private var proxies: ContiguousArray<Proxy> = []
    private var generations: UInt64 = 0
    /// How many calls of `dispatchPending` are on the stack: while there are, libwayland still uses the display.
    private var dispatchDepth = 0
    private var isDisconnecting = false

    /// Connects to the compositor that listens at a path.
    ///
    /// - Parameter path: The absolute path of the socket.
    /// - Throws: ``ConnectionFailure/noCompositor(path:)`` and the other cases that name a path. It never waits: a
    ///   compositor that does not accept connections right now is ``ConnectionFailure/unreachable(path:errno:)``.
    public convenience init(connectingTo path: String) throws(ConnectionFailure) {
        try self.init(adopting: LocalSocket.connect(to: path))
    }

    /// Speaks Wayland over a socket that is connected already.
    ///
    /// - Parameter descriptor: The socket; the connection closes it.
    /// - Throws: ``ConnectionFailure/closed(errno:)`` when memory or file descriptors are exhausted.
    public init(adopting descriptor: WireDescriptor) throws(ConnectionFailure) {
        LibraryLog.install()
        // On failure libwayland closes the descriptor as well.
        guard let display = wl_display_connect_to_fd(descriptor.take()) else { throw .closed(errno: errno) }
        self.display = display
    }

    deinit {
        disconnect()
    }

    /// How many objects are alive, besides the display.
    public var objectCount: Int { proxies.count }

    /// The socket, for polling; -1 after ``disconnect()``.
    public var fileDescriptor: Int32 {
        display.map(wl_display_get_fd) ?? -1
    }

    /// Ends the connection.
    ///
    /// Every proxy is dead before this returns; called again it does nothing.
    ///
    /// It may be called from an event handler; events that were still waiting are then dropped.
    public func disconnect() {
        guard display != nil, !isDisconnecting else { return }
        isDisconnecting = true
        if failure == nil { failure = .closed(errno: ENOTCONN) }
        while let proxy = proxies.last { proxy.destroyProxy() }
        closeUnlessDispatching()
    }

    private func closeUnlessDispatching() {
        guard isDisconnecting, dispatchDepth == 0, let display else { return }
        self.display = nil
        wl_display_disconnect(display)
    }

    // MARK: Requests of the display

    /// Asks for an answer once the compositor has handled every earlier request (`wl_display.sync`).
    public func sync() -> WlCallback {
        create(WlCallback.self, opcode: 0)
    }

    /// Asks for the list of globals (`wl_display.get_registry`).
    public func getRegistry() -> WlRegistry {
        create(WlRegistry.self, opcode: 1)
    }

    private func create<T: Proxy>(_ type: T.Type, opcode: Int) -> T {
        guard let display, !isDisconnecting else {
            preconditionFailure("\(T.interfaceName) is requested, but the connection was closed before")
        }
        let tables = InterfaceTables.shared
        var argument = wl_argument()
        let raw = wl_proxy_marshal_array_flags(display, UInt32(opcode), tables[T.interface], 1, 0, &argument)
        let table = tables[.wlDisplay]
        let id = raw.map(wl_proxy_get_id) ?? 0
        log.recordRequest(1, table, table.pointee.methods + opcode, &argument, newID: id)
        return T(adopting: Proxy.made(raw), of: self)
    }

    // MARK: The list of proxies

    func nextGeneration() -> UInt64 {
        defer { generations += 1 }
        return generations
    }

    func hold(_ proxy: Proxy) {
        proxy.slot = proxies.count
        proxies.append(proxy)
    }

    func release(_ proxy: Proxy) {
        let slot = proxy.slot
        proxies.swapAt(slot, proxies.count - 1)
        proxies[slot].slot = slot
        proxies.removeLast()
    }
}

// MARK: - The event loop's part

extension Connection {
    /// What became of the requests that were waiting to be sent.
    public enum FlushResult: Equatable, Sendable {
        /// All were sent.
        case done
        /// Some wait still: flush again when the socket can be written.
        case wouldBlock
        /// The compositor is gone. Keep reading: its reason may still be on the way.
        case closed
    }

    /// Announces that this thread will read.
    ///
    /// - Returns: False when events wait already: dispatch them and ask again. After true, exactly one call of
    ///   ``readEvents()`` or ``cancelRead()`` must follow.
    public func prepareRead() -> Bool {
        guard let display, !isDisconnecting else { return false }
        return wl_display_prepare_read(display) == 0
    }

    /// Takes back the announcement of ``prepareRead()``.
    public func cancelRead() {
        guard let display, !isDisconnecting else { return }
        wl_display_cancel_read(display)
    }

    /// Reads what is there into the queue, without waiting; ``dispatchPending()`` delivers it.
    public func readEvents() throws(ConnectionFailure) {
        guard let display, !isDisconnecting else { throw fail() }
        LibraryLog.forgetLastLine()
        guard wl_display_read_events(display) == 0 else { throw fail() }
    }

    /// Delivers the events that were read, to the handlers of their proxies.
    ///
    /// - Returns: The number of events delivered.
    @discardableResult
    public func dispatchPending() throws(ConnectionFailure) -> Int {
        guard let display, !isDisconnecting else { throw fail() }
        LibraryLog.forgetLastLine()
        dispatchDepth += 1
        let count = wl_display_dispatch_pending(display)
        dispatchDepth -= 1
        defer { closeUnlessDispatching() }
        guard count >= 0 else { throw fail() }
        return Int(count)
    }

    /// Sends the requests that wait, as many as the socket takes.
    @discardableResult
    public func flush() -> FlushResult {
        guard let display, !isDisconnecting else { return .closed }
        if wl_display_flush(display) >= 0 { return .done }
        return errno == EAGAIN && wl_display_get_error(display) == 0 ? .wouldBlock : .closed
    }

    /// Remembers the first failure, and returns it.
    private func fail() -> ConnectionFailure {
        if let failure { return failure }
        let failure = display.map(failure) ?? .closed(errno: ENOTCONN)
        self.failure = failure
        return failure
    }

    private func failure(of display: OpaquePointer) -> ConnectionFailure {
        let code = wl_display_get_error(display)
        var interface: UnsafePointer<wl_interface>?
        var id: UInt32 = 0
        let errorCode = wl_display_get_protocol_error(display, &interface, &id)
        let line = LibraryLog.consumeLastLine()
        // After a malformed message the error number is whatever `errno` was, so the line decides.
        let tellsError = line.map { $0.hasPrefix("[destroyed object]: error ") } ?? (code == EPROTO)
        if interface != nil || tellsError {
            return .protocolError(
                protocolError(interface.map { String(cString: $0.pointee.name) }, id, errorCode, line))
        }
        if let line, !line.hasPrefix("Error sending request") { return .malformedMessage(line) }
        return .closed(errno: code)
    }

    private func protocolError(_ interface: String?, _ id: UInt32, _ code: UInt32, _ line: String?) -> ProtocolError {
        let message = line.flatMap { LibraryLog.message(of: Int32(bitPattern: code), in: $0) }
        return ProtocolError(
            interface: interface, objectID: id, code: code,
            codeName: interface.flatMap { protocolErrorName(interface: $0, code: code) }, message: message,
            lastRequests: log.lastRequests(8))
    }
}
