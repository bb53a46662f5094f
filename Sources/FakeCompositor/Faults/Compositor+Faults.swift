import Glibc
public import WaylandServer

extension Compositor {
    /// Makes a connection for a client in this process, on which things go wrong.
    ///
    /// - Parameter plan: What happens to events; an empty plan lets them pass.
    /// - Returns: The connection, which the compositor keeps for as long as the client is connected.
    /// - Throws: When descriptors are exhausted.
    public func connect(through plan: FaultPlan) throws(ServerFailure) -> FaultyWire {
        guard let server = SocketEnd.makePair() else { throw .cannotAdopt(errno: errno) }
        let adopted = WireDescriptor(owning: server.1)
        guard let client = SocketEnd.makePair() else { throw .cannotAdopt(errno: errno) }
        let clientDescriptor = WireDescriptor(owning: client.1)
        let number = try display.createClient(adopting: adopted).id
        let wire = FaultyWire(
            clientID: number, clock: clock, compositorEnd: server.0, clientEnd: client.0,
            clientDescriptor: clientDescriptor, plan: plan)
        wires.append(wire)
        return wire
    }

    /// Leaves the files of its sockets behind when it ends, as a program does that is killed.
    ///
    /// Clients that try to connect then are refused, until a compositor listens at the same path again.
    public func abandonSockets() { display.abandonSockets() }

    /// Messages and bytes that have gone any way so far: while it stands still, so does everybody.
    public var activityCount: Int { wires.reduce(messageCount) { $0 + $1.carriedByteCount } }

    /// When ``dispatch()`` next has something to do because time passed, on the clock; `nil` when that will not be.
    public var deadline: Duration? {
        (wires.map(\.deadline) + [inputGlobals.idleNotify.deadline]).compactMap(\.self).min()
    }

    /// Notes an event that is being sent, for the wire over which it goes.
    func noteEvent(_ message: borrowing ServerMessage, to client: ServerClient) {
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
