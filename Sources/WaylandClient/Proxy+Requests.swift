import CWaylandClient

extension Proxy {
    /// Sends a request, its arguments on the stack.
    ///
    /// A destructor on a dead proxy does nothing, and one that is newer than the object only destroys the proxy.
    func sendRequest(
        _ opcode: Int, since: UInt32 = 1, arguments count: Int = 0, destroys: Bool = false,
        _ fill: (OutgoingArguments) -> Void = { _ in }
    ) {
        if destroys {
            guard isAlive else { return }
            guard version >= since else { return destroyProxy() }
        }
        check(opcode, since: since)
        _ = marshal(opcode, creating: nil, version: version, count, destroys: destroys, fill)
        if destroys { die() }
    }

    /// Sends a request that creates an object, and returns it.
    func create<T: Proxy>(
        _ type: T.Type, at place: Int, _ opcode: Int, since: UInt32 = 1, arguments count: Int, destroys: Bool = false,
        _ fill: (OutgoingArguments) -> Void = { _ in }
    ) -> T {
        let connection = check(opcode, since: since)
        let table = InterfaceTables.shared[T.interface]
        let raw = marshal(opcode, creating: table, version: version, count, destroys: destroys, fill)
        if destroys { die() }
        return T(adopting: Self.made(raw), of: connection)
    }

    /// Sends `wl_registry.bind`.
    func bind<T: Proxy>(_ type: T.Type, _ opcode: Int, name: UInt32, version: UInt32) -> T {
        let table = InterfaceTables.shared[T.interface]
        precondition(
            (1...T.interfaceVersion).contains(version),
            "\(T.interfaceName) cannot be bound at version \(version); bind the lesser of what the compositor offers "
                + "and \(T.interfaceVersion), the version these bindings know")
        let connection = check(opcode, since: 1)
        let raw = marshal(opcode, creating: table, version: version, 4, destroys: false) { arguments in
            arguments.set(0, name)
            arguments.set(1, table.pointee.name)
            arguments.set(2, version)
        }
        return T(adopting: Self.made(raw), of: connection)
    }

    @discardableResult
    private func check(_ opcode: Int, since: UInt32) -> Connection {
        guard let connection else {
            preconditionFailure("\(self).\(name(of: opcode)) is requested, but the object was destroyed before")
        }
        precondition(
            version >= since,
            "\(self).\(name(of: opcode)) needs version \(since), but the object is of version \(version)")
        return connection
    }

    private func name(of opcode: Int) -> String {
        String(cString: table.pointee.methods[opcode].name)
    }

    private func marshal(
        _ opcode: Int, creating created: UnsafePointer<wl_interface>?, version: UInt32, _ count: Int, destroys: Bool,
        _ fill: (OutgoingArguments) -> Void
    ) -> OpaquePointer? {
        withUnsafeTemporaryAllocation(of: wl_argument.self, capacity: max(count, 1)) { buffer -> OpaquePointer? in
            guard let base = buffer.baseAddress else { return nil }
            base.initialize(repeating: wl_argument(), count: count)
            fill(OutgoingArguments(base: base))
            let flags = destroys ? UInt32(WL_MARSHAL_FLAG_DESTROY) : 0
            let raw = wl_proxy_marshal_array_flags(raw, UInt32(opcode), created, version, flags, base)
            connection?.log.recordRequest(
                id, table, table.pointee.methods + opcode, base, newID: raw.map(wl_proxy_get_id) ?? 0)
            return raw
        }
    }

    /// The object that libwayland was to make; it has none only when memory is exhausted.
    static func made(_ raw: OpaquePointer?) -> OpaquePointer {
        guard let raw else { preconditionFailure("libwayland could not allocate an object: memory is exhausted") }
        return raw
    }
}
