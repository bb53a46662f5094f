import CWaylandServer
import Glibc

/// The compositor's end of the protocol: its sockets, its clients and its globals.
///
/// It belongs to one thread at a time and never waits unless asked to. A loop around it polls
/// ``eventLoopDescriptor``, calls ``dispatch(timeoutMilliseconds:)`` and then ``flushClients()``.
public final class ServerDisplay {
    /// The clients connected, in the order of their coming.
    public var clients: [ServerClient] { clientsByPointer.values.sorted { $0.id < $1.id } }
    /// Called with every client that connects, before its first request.
    public var onClient: ((ServerClient) -> Void)?
    /// Called with every message both ways, libwayland's own included; for traces.
    ///
    /// It may look on, but not send or destroy. `nil` costs nothing.
    public var onMessage: ((borrowing ServerMessage) -> Void)? {
        didSet { updateLogger() }
    }

    private var display: OpaquePointer?
    private var logger: OpaquePointer?
    private var clientsByPointer: [OpaquePointer: ServerClient] = [:]
    private var clientCount = 0
    private var globals: [ServerGlobal] = []
    private var sockets: [ListeningSocket] = []
    private var socketWatches: [ServerWatch] = []
    private let listener = UnsafeMutablePointer<tactus_listener>.allocate(capacity: 1)

    /// How many calls are on the stack in which libwayland still uses clients, whatever our handlers do.
    private var busyDepth = 0
    private var clientsToClose: [OpaquePointer] = []
    /// Whether events are to be sent as soon as libwayland uses no client any more.
    private var isFlushWanted = false
    private var isDestroying = false

    /// Creates a display that nobody can reach yet.
    public init() {
        guard let display = wl_display_create() else {
            preconditionFailure("libwayland could not create a display: memory or file descriptors are exhausted")
        }
        self.display = display
        listener.initialize(to: tactus_listener())
        listener.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
        listener.pointee.listener.notify = clientWasCreated
        wl_display_add_client_created_listener(display, &listener.pointee.listener)
    }

    deinit {
        destroy()
        listener.deallocate()
    }

    /// Throws every client out and frees the display.
    ///
    /// Called again it does nothing.
    ///
    /// Inside a request it takes effect when ``dispatch(timeoutMilliseconds:)`` is done.
    public func destroy() {
        isDestroying = true
        guard busyDepth == 0, let display else { return }
        busyDepth += 1
        defer { busyDepth -= 1 }
        wl_display_destroy_clients(display)
        for global in globals { global.destroy() }
        globals = []
        if let logger { wl_protocol_logger_destroy(logger) }
        logger = nil
        self.display = nil
        socketWatches = []
        wl_list_remove(&listener.pointee.listener.link)
        wl_display_destroy(display)
        sockets = []
    }

    // MARK: Clients

    /// Lets clients connect at a path.
    ///
    /// The socket is removed with the display; one that a dead process left at the path is replaced.
    public func addSocket(at path: String) throws(ServerFailure) {
        let socket = try ListeningSocket(path: path)
        let descriptor = socket.descriptor.take()
        guard wl_display_add_socket_fd(live, descriptor) == 0 else {
            Glibc.close(descriptor)
            throw .cannotListen(path: path, errno: errno)
        }
        sockets.append(socket)
    }

    /// Lets clients connect at a path, and hands their connections to the owner instead of taking them in.
    ///
    /// - Parameters:
    ///   - path: Where; as for ``addSocket(at:)``.
    ///   - onConnection: Called during ``dispatch(timeoutMilliseconds:)`` with each connection.
    /// - Throws: Why nobody can connect there.
    public func addSocket(at path: String, onConnection: @escaping (WireDescriptor) -> Void) throws(ServerFailure) {
        let socket = try ListeningSocket(path: path)
        guard
            let watch = watch(
                socket.descriptor.rawValue, whenReadable: { while let next = socket.accept() { onConnection(next) } })
        else { throw .cannotListen(path: path, errno: errno) }
        sockets.append(socket)
        socketWatches.append(watch)
    }

    /// Calls during ``dispatch(timeoutMilliseconds:)`` whenever a descriptor is readable, or its other side is gone.
    ///
    /// - Parameters:
    ///   - descriptor: An open descriptor, which must stay open for as long as the watch lasts.
    ///   - whenReadable: What is called.
    /// - Returns: The watch, which ends with its last reference; `nil` when memory or descriptors are exhausted.
    public func watch(_ descriptor: Int32, whenReadable: @escaping () -> Void) -> ServerWatch? {
        let watch = ServerWatch(whenReadable)
        return watch.begin(descriptor, on: wl_display_get_event_loop(live)) ? watch : nil
    }

    /// Leaves the files of the sockets where they are when the display ends.
    public func abandonSockets() {
        for socket in sockets { socket.isAbandoned = true }
    }

    /// Takes in a client whose socket is connected already, for example the other end of a socket pair.
    public func createClient(adopting descriptor: WireDescriptor) throws(ServerFailure) -> ServerClient {
        guard let raw = wl_client_create(live, descriptor.rawValue), let client = clientsByPointer[raw] else {
            throw .cannotAdopt(errno: errno)
        }
        _ = descriptor.take()
        return client
    }

    fileprivate func take(_ raw: OpaquePointer) {
        clientCount += 1
        let client = ServerClient(raw, id: clientCount, of: self)
        clientsByPointer[raw] = client
        onClient?(client)
    }

    func forget(_ raw: OpaquePointer) {
        clientsByPointer[raw] = nil
        clientsToClose.removeAll { $0 == raw }
        guard clientsByPointer.isEmpty else { return }
        // Nobody is left who could bind a global that is no longer offered.
        for global in globals where !global.isOffered { global.destroy() }
        globals.removeAll { !$0.isOffered }
    }

    // MARK: Globals

    /// Offers a global to every client.
    ///
    /// - Parameters:
    ///   - type: The class of the global's interface.
    ///   - version: The version offered, at most the class's ``Resource/interfaceVersion``.
    ///   - bind: Called with the new object of each client that binds.
    /// - Returns: The global; the display keeps it until it is removed.
    @discardableResult
    public func createGlobal<T: Resource>(
        _ type: T.Type, version: UInt32, bind: @escaping (T, ServerClient) -> Void
    ) -> ServerGlobal {
        precondition(
            (1...T.interfaceVersion).contains(version),
            "\(T.interfaceName) cannot be offered at version \(version); these bindings know 1 to \(T.interfaceVersion)"
        )
        let global = ServerGlobal(T.interface, version: version, of: self, raw: live) {
            [unowned(unsafe) self] global, raw, version, id in
            guard let client = clientsByPointer[raw] else { return }
            guard let resource = client.makeResource(type, version: version, id: id) else { return }
            resource.isGlobal = true
            if global.isOffered, client.isAlive { bind(resource, client) }
        }
        globals.append(global)
        return global
    }

    // MARK: The event loop's part

    /// Readable when there is something to dispatch; -1 after ``destroy()``.
    public var eventLoopDescriptor: Int32 {
        display.map { wl_event_loop_get_fd(wl_display_get_event_loop($0)) } ?? -1
    }

    /// Accepts clients and handles the requests that have arrived; after ``destroy()`` it does nothing.
    ///
    /// - Parameter timeoutMilliseconds: How long to wait for the first of them; -1 for as long as it takes.
    public func dispatch(timeoutMilliseconds: Int32 = 0) {
        whileBusy { wl_event_loop_dispatch(wl_display_get_event_loop($0), timeoutMilliseconds) }
    }

    /// Sends the events that wait; after ``destroy()`` it does nothing.
    ///
    /// Called in a handler it takes effect when ``dispatch(timeoutMilliseconds:)``, or the sending that called the
    /// handler, is done: libwayland destroys a client in the midst of sending when the client is gone, and would do so
    /// twice if that sent again. A client that reads nothing for too long is thrown out by libwayland.
    public func flushClients() {
        isFlushWanted = true
        if busyDepth == 0 { whileBusy { _ in } }
    }

    /// Runs what uses clients and calls our handlers. Afterwards it ends those clients that were to be ended meanwhile,
    /// and sends to the others when that was asked for.
    func whileBusy(_ body: (OpaquePointer) -> Void) {
        guard let display else { return }
        busyDepth += 1
        body(display)
        if busyDepth == 1 { closeAndFlush(display) }
        busyDepth -= 1
        if busyDepth == 0, isDestroying { destroy() }
    }

    private func closeAndFlush(_ display: OpaquePointer) {
        while true {
            if let raw = clientsToClose.popLast() {
                wl_client_destroy(raw)
            } else if isFlushWanted {
                isFlushWanted = false
                wl_display_flush_clients(display)
            } else {
                return
            }
        }
    }

    /// Ends a client once libwayland no longer uses it.
    func close(_ raw: OpaquePointer) {
        clientsToClose.append(raw)
        if busyDepth == 0 { whileBusy { _ in } }
    }

    /// A new serial number for events that have one; 0 after ``destroy()``, when nobody is left to send it to.
    public func nextSerial() -> UInt32 {
        display.map(wl_display_next_serial) ?? 0
    }

    private var live: OpaquePointer {
        guard let display else { preconditionFailure("the display is used, but it was destroyed before") }
        return display
    }

    // MARK: The message trace

    private func updateLogger() {
        guard let display else { return }
        if onMessage != nil, logger == nil {
            let owner = Unmanaged.passUnretained(self).toOpaque()
            logger = wl_display_add_protocol_logger(display, messageWasSent, owner)
        } else if onMessage == nil, let logger {
            wl_protocol_logger_destroy(logger)
            self.logger = nil
        }
    }

    fileprivate func report(_ raw: wl_protocol_logger_message, isRequest: Bool) {
        let client = wl_resource_get_client(raw.resource).flatMap { clientsByPointer[$0] }
        onMessage?(ServerMessage(raw, client: client, isRequest: isRequest))
    }
}

private let clientWasCreated: wl_notify_func_t = { listener, data in
    guard let listener, let data else { return }
    listener.withMemoryRebound(to: tactus_listener.self, capacity: 1) { listener in
        guard let owner = listener.pointee.owner else { return }
        Unmanaged<ServerDisplay>.fromOpaque(owner).takeUnretainedValue().take(OpaquePointer(data))
    }
}

private let messageWasSent: wl_protocol_logger_func_t = { owner, direction, message in
    guard let owner, let message else { return }
    let display = Unmanaged<ServerDisplay>.fromOpaque(owner).takeUnretainedValue()
    display.report(message.pointee, isRequest: direction == WL_PROTOCOL_LOGGER_REQUEST)
}
