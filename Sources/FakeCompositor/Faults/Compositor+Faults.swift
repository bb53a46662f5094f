import Glibc
public import WaylandServer

extension Compositor {
    /// Lets clients connect at a path. The socket's file is removed with the compositor.
    ///
    /// - Parameters:
    ///   - path: Where. A socket that a dead process left there is replaced.
    ///   - faults: What goes wrong on each of the connections; `nil` for connections on which nothing can.
    /// - Throws: Why nobody can connect there.
    public func listen(at path: String, through faults: FaultInjection? = nil) throws(ServerFailure) {
        guard let faults else { return try display.addSocket(at: path) }
        faultsForNewcomers = faults
        faultCounts = faults.faults.map { _ in 0 }
        try display.addSocket(at: path) { [unowned self] in adopt($0) }
    }

    /// Lets something else go wrong from now on, on every connection on which something can, and on those that come.
    public func add(_ fault: Fault) {
        if faultsForNewcomers != nil { faultCounts.append(0) }
        faultsForNewcomers?.append(fault)
        for wire in wires { wire.faults.append(fault) }
    }

    /// Takes in a client that has connected. When descriptors are exhausted it finds its connection closed.
    private func adopt(_ descriptor: WireDescriptor) {
        guard let wire = try? makeWire(to: SocketEnd(owning: descriptor.take()), faultsForNewcomers ?? []) else {
            return
        }
        wire.onFault = { [unowned self] in faultCounts[$0] += 1 }
        wire.watch(on: display) { [unowned self] in
            carryRequests()
            carryEvents()
        }
    }

    /// Makes a connection for a client in this process, on which things go wrong.
    ///
    /// - Parameter faults: What happens to events; no faults let them pass.
    /// - Returns: The connection, which the compositor keeps for as long as the client is connected.
    /// - Throws: When descriptors are exhausted.
    public func connect(through faults: FaultInjection) throws(ServerFailure) -> FaultyWire {
        guard let client = SocketEnd.makePair() else { throw .cannotAdopt(errno: errno) }
        let clientDescriptor = WireDescriptor(owning: client.1)
        let wire = try makeWire(to: client.0, faults)
        wire.clientDescriptor = clientDescriptor
        return wire
    }

    private func makeWire(to clientEnd: SocketEnd, _ faults: FaultInjection) throws(ServerFailure) -> FaultyWire {
        guard let server = SocketEnd.makePair() else { throw .cannotAdopt(errno: errno) }
        let number = try display.createClient(adopting: WireDescriptor(owning: server.1)).id
        let wire = FaultyWire(
            clientID: number, clock: clock, compositorEnd: server.0, clientEnd: clientEnd, faults: faults)
        wires.append(wire)
        return wire
    }

    /// Whether bytes are held up on some connection: nobody can be expected to answer there.
    public var isHoldingWires: Bool { wires.contains { $0.events != .open || $0.requests != .open } }

    /// Lets bytes go on, on every connection on which they were held up.
    public func releaseWires() { setFlow(events: .open, requests: .open) }

    /// Changes how bytes go, on every connection on which something can go wrong.
    ///
    /// - Parameters:
    ///   - events: How they go to clients; as before when it is `nil`.
    ///   - requests: How they go to the compositor; as before when it is `nil`.
    public func setFlow(events: FaultyWire.Flow? = nil, requests: FaultyWire.Flow? = nil) {
        for wire in wires {
            wire.events = events ?? wire.events
            wire.requests = requests ?? wire.requests
        }
        carryRequests()
        carryEvents()
    }

    /// Leaves the files of its sockets behind when it ends, as a program does that is killed.
    ///
    /// Clients that try to connect then are refused, until a compositor listens at the same path again.
    public func abandonSockets() { display.abandonSockets() }

    /// Messages and bytes that have gone any way so far: while it stands still, so does everybody.
    public var activityCount: Int { wires.reduce(messageCount) { $0 + $1.carriedByteCount } }

    /// When the next event is due that a fault delays, on the clock; `nil` when none is.
    public var delayedEventDeadline: Duration? { wires.compactMap(\.deadline).min() }

    /// When ``dispatch()`` next has something to do because time passed, on the clock; `nil` when that will not be.
    public var deadline: Duration? {
        let others = [inputGlobals.idleNotify.deadline, virtualTime?.deadline]
        return (wires.map(\.deadline) + others).compactMap(\.self).min()
    }

    /// Notes an event that is being sent, for the wire over which it goes.
    func recordEvent(_ message: borrowing ServerMessage, to client: ServerClient) {
        for wire in wires where wire.clientID == client.id { wire.willSend(message) }
    }

    /// Lets what clients have sent go on.
    func carryRequests() {
        for wire in wires { wire.carryRequests() }
    }

    /// Lets what clients are sent go on, and forgets the connections that have ended.
    func carryEvents() {
        for wire in wires { wire.carryEvents() }
        wires.removeAll(where: \.hasEnded)
    }
}

extension Surface {
    /// Ends its client's connection with a protocol error on it, which the client has not earned.
    ///
    /// It is not among ``Compositor/faults``: those are the clients'.
    ///
    /// - Parameters:
    ///   - code: A value of `wl_surface.error`.
    ///   - message: What the client is told.
    public func postProtocolError(code: UInt32, message: String) {
        resource.postError(code: code, message)
        compositor.display.flushClients()
    }
}
