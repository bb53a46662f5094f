#if DBus
    import CSystemd
    import Glibc
    import Tactus
    import TactusUI
    import TactusWayland

    /// A connection to a bus of D-Bus. It never blocks: what is sent waits until the bus takes it, and what comes is
    /// asked for with ``next()``.
    @MainActor final class BusConnection {
        private let bus: OpaquePointer
        /// There until the bus has let the program in.
        private var authentication: BusAuthentication? = BusAuthentication()

        /// Where a bus is.
        nonisolated enum Place: Hashable, Sendable {
            /// The session's, as the environment tells.
            case session
            /// The system's.
            case system
            /// In the form of D-Bus.
            case address(String)

            /// Where it is, in the form of D-Bus; `nil` when the environment does not say.
            ///
            /// - Parameter environment: Returns the value of an environment variable.
            /// - Returns: The address.
            func address(environment: (String) -> String?) -> String? {
                switch self {
                case .session:
                    environment("DBUS_SESSION_BUS_ADDRESS")
                        ?? environment("XDG_RUNTIME_DIR").map { "unix:path=\(Self.escaped($0))/bus" }
                case .system: environment("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket"
                case .address(let text): text
                }
            }

            /// A path as it stands in an address.
            private static func escaped(_ path: String) -> String {
                path.utf8.map { byte in
                    let scalar = Unicode.Scalar(byte)
                    if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
                        return String(scalar)
                    }
                    if "_-/.\\*".unicodeScalars.contains(scalar) { return String(scalar) }
                    let digits = String(byte, radix: 16)
                    return "%" + (digits.count < 2 ? "0" : "") + digits
                }.joined()
            }
        }

        /// Connects to a bus.
        ///
        /// - Parameter address: Where it is, in the form of D-Bus; `nil` for the session's, which the
        ///   environment tells.
        /// - Throws: ``BusError/unreachable(reason:)``, also for what is no address.
        convenience init(address: String? = nil) throws(BusError) {
            try self.init(at: address.map(Place.address) ?? .session)
        }

        /// Connects to a bus.
        ///
        /// - Throws: ``BusError/unreachable(reason:)``, also for what is no address.
        init(at place: Place) throws(BusError) {
            var bus: OpaquePointer?
            let status = Self.open(&bus, place)
            guard status >= 0, let bus else {
                sd_bus_unref(bus)
                throw .unreachable(reason: -status)
            }
            self.bus = bus
        }

        /// Ends the connection with what the bus takes at once. To wait until all is taken would hold the program up
        /// for as long as the bus likes.
        isolated deinit {
            if authentication == nil { sd_bus_process(bus, nil) }
            sd_bus_close_unref(bus)
        }

        /// How many messages may wait for a bus that does not take them; with one more it counts as lost.
        static let mostWaitingMessages = 1024
        /// How many messages are gone through in a turn of the loop.
        static let mostMessagesOfTurn = 64
        /// How long they are gone through in a turn of the loop, but for the last one.
        static let longestTurn = Duration.milliseconds(8)

        /// Connects without taking descriptors: a bus that hears so hands none on. Who sends them all the same, with a
        /// message that never ends for one, would fill the process with them.
        private static func open(_ bus: inout OpaquePointer?, _ place: Place) -> Int32 {
            guard let address = place.address(environment: { getenv($0).map { String(cString: $0) } }) else {
                return -ENOMEDIUM
            }
            var status = sd_bus_new(&bus)
            if status >= 0 { status = sd_bus_set_address(bus, address) }
            if status >= 0 { status = sd_bus_set_bus_client(bus, 1) }
            if status >= 0 { status = sd_bus_negotiate_fds(bus, 0) }
            return status >= 0 ? sd_bus_start(bus) : status
        }

        // MARK: The loop

        /// What to poll.
        var descriptor: Int32 { sd_bus_get_fd(bus) }

        /// What to poll for now.
        var interest: FileDescriptorWatch.Readiness {
            let events = sd_bus_get_events(bus)
            guard events > 0 else { return [] }
            var interest: FileDescriptorWatch.Readiness = []
            if events & POLLIN != 0 { interest.insert(.readable) }
            if events & POLLOUT != 0 { interest.insert(.writable) }
            return interest
        }

        /// When ``next()`` must be called though nothing arrives, on the monotonic clock; `nil` for never.
        var deadline: Instant? {
            var time: UInt64 = 0
            guard sd_bus_get_timeout(bus, &time) >= 0, time <= UInt64(Int64.max) / 1000 else { return nil }
            return Instant(nanoseconds: Int64(time) * 1000)
        }

        /// Sends what waits, and takes the next message that came; `nil` when there is none, or when so many were for
        /// the library itself that it is another's turn: ``deadline`` and ``interest`` tell which.
        func next() throws(BusError) -> BusMessage? {
            if let authentication {
                guard try authentication.advance(bus) else { return nil }
                self.authentication = nil
            }
            for _ in 0..<Self.mostMessagesOfTurn {
                var pointer: OpaquePointer?
                let status = sd_bus_process(bus, &pointer)
                guard status >= 0 else { throw .lost(reason: -status) }
                if let pointer {
                    let message = BusMessage(owning: pointer)
                    if message.isDisconnection { throw .lost(reason: ECONNRESET) }
                    return message
                }
                if status == 0 { return nil }
                try checkWaitingMessages()
            }
            return nil
        }

        /// Whoever asks and asks and does not read must not fill the memory with answers.
        private func checkWaitingMessages() throws(BusError) {
            var count: UInt64 = 0
            guard sd_bus_get_n_queued_write(bus, &count) >= 0, count > UInt64(Self.mostWaitingMessages) else { return }
            throw .lost(reason: ENOBUFS)
        }

        // MARK: Sending

        /// Asks the bus itself for a name. Nobody is waited for, and no name taken from another program.
        ///
        /// - Returns: The number of the call; its reply holds 1 if the name is the program's.
        func requestName(_ name: String) throws(BusError) -> UInt64 {
            let flags: UInt32 = 4  // DBUS_NAME_FLAG_DO_NOT_QUEUE
            return try call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                [.string(name), .uint32(flags)])
        }

        /// Asks the bus itself for messages that are for everybody.
        ///
        /// - Parameter rule: Which ones, in the form of D-Bus.
        /// - Throws: ``BusError/lost(reason:)``.
        func subscribe(_ rule: String) throws(BusError) {
            _ = try call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", [.string(rule)])
        }

        /// Calls a method of another program. Nobody is waited for.
        ///
        /// - Returns: The number of the call, which its reply names.
        func call(
            _ destination: String, _ path: String, _ interface: String, _ member: String, _ values: [BusValue]
        ) throws(BusError) -> UInt64 {
            var message: OpaquePointer?
            let status = sd_bus_message_new_method_call(bus, &message, destination, path, interface, member)
            return try send(message, status, values)
        }

        /// Replies to a call.
        func reply(to call: BusMessage, _ values: [BusValue]) throws(BusError) {
            try reply(to: call) { message in for value in values { message.append(value) } }
        }

        /// Replies to a call.
        ///
        /// - Parameters:
        ///   - call: The call.
        ///   - write: Writes the values.
        /// - Throws: ``BusError/lost(reason:)``.
        func reply(to call: BusMessage, write: (BusMessage) -> Void) throws(BusError) {
            var message: OpaquePointer?
            let status = sd_bus_message_new_method_return(call.pointer, &message)
            _ = try send(message, status, write: write)
        }

        /// Tells who called that it cannot be done.
        func refuse(_ call: BusMessage, _ refusal: BusRefusal) {
            refusal.name.withCString { name in
                refusal.text.withCString { text in
                    var error = sd_bus_error(name: name, message: text, _need_free: 0)
                    _ = sd_bus_reply_method_error(call.pointer, &error)
                }
            }
        }

        /// Tells everybody who wants to hear it.
        func emit(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) throws(BusError) {
            var message: OpaquePointer?
            let status = sd_bus_message_new_signal(bus, &message, path, interface, member)
            _ = try send(message, status, values)
        }

        private func send(_ pointer: OpaquePointer?, _ status: Int32, _ values: [BusValue]) throws(BusError) -> UInt64 {
            try send(pointer, status) { message in for value in values { message.append(value) } }
        }

        private func send(
            _ pointer: OpaquePointer?, _ status: Int32, write: (BusMessage) -> Void
        ) throws(BusError) -> UInt64 {
            guard status >= 0, let pointer else { throw .lost(reason: -status) }
            let message = BusMessage(owning: pointer)
            write(message)
            var cookie: UInt64 = 0
            let status = sd_bus_send(bus, pointer, &cookie)
            guard status >= 0 else { throw .lost(reason: -status) }
            try checkWaitingMessages()
            return cookie
        }
    }

    /// Why something is not done that was asked for.
    nonisolated struct BusRefusal: Hashable, Sendable {
        /// The name of the error, as D-Bus has them.
        let name: String
        /// The same for people.
        let text: String

        static func unknownMethod(_ name: String) -> BusRefusal {
            BusRefusal(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "There is no method \(name) here.")
        }

        static func unknownInterface(_ name: String) -> BusRefusal {
            BusRefusal(name: "org.freedesktop.DBus.Error.UnknownInterface", text: "There is no interface \(name) here.")
        }

        static func unknownProperty(_ name: String) -> BusRefusal {
            BusRefusal(name: "org.freedesktop.DBus.Error.UnknownProperty", text: "There is no property \(name) here.")
        }

        static func readOnly(_ name: String) -> BusRefusal {
            BusRefusal(name: "org.freedesktop.DBus.Error.PropertyReadOnly", text: "\(name) cannot be set.")
        }

        static func invalidArguments(of name: String) -> BusRefusal {
            BusRefusal(
                name: "org.freedesktop.DBus.Error.InvalidArgs", text: "These are not the arguments of \(name).")
        }

        static func notSupported(_ name: String) -> BusRefusal {
            BusRefusal(
                name: "org.freedesktop.DBus.Error.NotSupported", text: "This player does not do \(name).")
        }

        static func unknownObject(_ path: String) -> BusRefusal {
            BusRefusal(name: "org.freedesktop.DBus.Error.UnknownObject", text: "There is no object \(path).")
        }
    }
#endif
