import CWaylandServer

extension Resource {
    /// Sends an event, its arguments on the stack.
    func sendEvent(
        _ opcode: Int, since: UInt32 = 1, arguments count: Int = 0, destroys: Bool = false,
        _ fill: (inout OutgoingArguments) -> Void = { _ in }
    ) {
        guard isAlive, client.isAlive else { return }
        check(opcode, since: since)
        post(opcode, count, fill)
        if destroys { destroy() }
    }

    /// Sends an event that creates an object, and returns it; `nil` when this resource is dead.
    func create<T: Resource>(
        _ type: T.Type, at place: Int, _ opcode: Int, since: UInt32 = 1, arguments count: Int, destroys: Bool = false,
        _ fill: (inout OutgoingArguments) -> Void = { _ in }
    ) -> T? {
        guard isAlive, client.isAlive else { return nil }
        check(opcode, since: since)
        guard let created = client.makeResource(type, version: version, id: 0) else { return nil }
        post(opcode, count) { arguments in
            fill(&arguments)
            arguments.set(place, created)
        }
        if destroys { destroy() }
        return created
    }

    private func check(_ opcode: Int, since: UInt32) {
        precondition(
            version >= since,
            "\(self).\(String(cString: table.pointee.events[opcode].name)) needs version \(since), but the client bound "
                + "version \(version); ask canSend(since:) first")
    }

    private func post(_ opcode: Int, _ count: Int, _ fill: (inout OutgoingArguments) -> Void) {
        withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(count, 1)) { buffer in
            guard let base = buffer.baseAddress else { return }
            base.initialize(repeating: wl_argument(), count: count)
            var arguments = OutgoingArguments(base: base, client: client)
            fill(&arguments)
            if !arguments.namesDeadObject { wl_resource_post_event_array(raw, UInt32(opcode), base) }
        }
    }
}
