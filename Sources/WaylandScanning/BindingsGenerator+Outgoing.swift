extension BindingsGenerator {
    /// Writes what an object's owner may send: a method for each message, and what goes with them.
    func writeOutgoing(of interface: Interface, to writer: inout SwiftWriter) {
        let messages = side == .client ? interface.requests : interface.events
        for (opcode, message) in messages.enumerated() {
            writer.line()
            if message.arguments.contains(where: { $0.kind == .newID && $0.interface == nil }) {
                writeBind(message, opcode, to: &writer)
            } else {
                write(message, opcode, of: interface, to: &writer)
            }
        }
        if side == .client { writeDiscard(of: interface, to: &writer) }
        if side == .server, interface.enumerations.contains(where: { $0.name == "error" }) {
            writer.line()
            writer.line("/// Reports a protocol error of this interface; it ends the client's connection.")
            writer.block("public func postError(_ error: \(SwiftNames.type(interface.name)).Error, _ message: String)")
            {
                $0.line("postError(code: error.rawValue, message)")
            }
        }
        writeSinceConstants(of: interface, to: &writer)
    }

    private func write(_ message: Message, _ opcode: Int, of interface: Interface, to writer: inout SwiftWriter) {
        let created = message.arguments.first { $0.kind == .newID }
        let given = message.arguments.filter { $0.kind != .newID }
        writeDocumentation(of: message, arguments: given, note: note(on: message, of: interface), to: &writer)

        let name = side == .client ? SwiftNames.member(message.name) : "send" + SwiftNames.type(message.name)
        let result = created.map { " -> \(type(of: $0, in: interface))\(side == .server ? "?" : "")" } ?? ""
        let parameters = given.map { "\(SwiftNames.member($0.name)): \(outgoingType(of: $0, in: interface))" }
        writer.list("public func \(name)(", parameters, ")\(result) {")
        writer.indented { writer in
            let strings = given.filter { $0.kind == .string || $0.kind == .array }
            nest(strings[...], sending: message, opcode, of: interface, to: &writer)
        }
        writer.line("}")
    }

    /// Writes the sending inside the closures that lend out the memory of strings and arrays.
    private func nest(
        _ strings: ArraySlice<Argument>, sending message: Message, _ opcode: Int, of interface: Interface,
        to writer: inout SwiftWriter
    ) {
        guard let string = strings.first else { return writeSending(of: message, opcode, of: interface, to: &writer) }
        let name = SwiftNames.member(string.name)
        writer.line("\(name).withWireValue { \(name) in")
        writer.indented { nest(strings.dropFirst(), sending: message, opcode, of: interface, to: &$0) }
        writer.line("}")
    }

    private func writeSending(of message: Message, _ opcode: Int, of interface: Interface, to writer: inout SwiftWriter)
    {
        var verb = side == .client ? "sendRequest" : "sendEvent"
        var head = String(opcode)
        if let created = message.arguments.first(where: { $0.kind == .newID }) {
            verb = "create"
            head =
                "\(type(of: created, in: interface)).self, at: \(message.arguments.firstIndex(of: created) ?? 0), \(opcode)"
        }
        if message.since > 1 { head += ", since: \(message.since)" }
        if !message.arguments.isEmpty { head += ", arguments: \(message.arguments.count)" }
        if message.isDestructor { head += ", destroys: true" }

        let settings = message.arguments.enumerated().compactMap { index, argument in
            setting(of: argument, at: index, message, in: interface)
        }
        guard !settings.isEmpty else { return writer.line("\(verb)(\(head))") }
        writer.line("\(verb)(\(head)) { arguments in")
        writer.indented { writer in
            for setting in settings { writer.line(setting) }
        }
        writer.line("}")
    }

    private func setting(of argument: Argument, at index: Int, _ message: Message, in interface: Interface) -> String? {
        let name = SwiftNames.member(argument.name)
        switch argument.kind {
        case .newID: return nil
        case .int where argument.enumeration != nil:
            return "arguments.set(\(index), Int32(bitPattern: \(name).rawValue))"
        case .uint where argument.enumeration != nil: return "arguments.set(\(index), \(name).rawValue)"
        default: return "arguments.set(\(index), \(name))"
        }
    }

    private func outgoingType(of argument: Argument, in interface: Interface) -> String {
        type(of: argument, in: interface) + (argument.allowsNull ? "?" : "")
    }

    /// What the binding adds to the words of the protocol.
    private func note(on message: Message, of interface: Interface) -> String? {
        switch (side, message.isDestructor) {
        case (.client, true):
            let before =
                message.since > 1
                ? "\nBefore version \(message.since) of `\(interface.name)` nothing is sent." : ""
            return "The proxy is dead afterwards; on a dead one this does nothing." + before
        case (.server, true):
            return "The resource is destroyed afterwards."
        case (_, false):
            return message.since > 1 ? "Needs version \(message.since) of `\(interface.name)`." : nil
        }
    }

    /// Writes `wl_registry.bind`, the one request that creates an object of any class.
    private func writeBind(_ message: Message, _ opcode: Int, to writer: inout SwiftWriter) {
        writeDocumentation(of: message, arguments: message.arguments.filter { $0.kind != .newID }, to: &writer)
        writer.block("public func bind<T: Proxy>(_ type: T.Type, name: UInt32, version: UInt32) -> T") {
            $0.line("bind(type, \(opcode), name: name, version: version)")
        }
    }

    /// Writes how an object is got rid of that nobody wanted: through its destructor when it has one.
    private func writeDiscard(of interface: Interface, to writer: inout SwiftWriter) {
        guard let destructor = interface.requests.first(where: { $0.isDestructor && $0.arguments.isEmpty }) else {
            return
        }
        writer.line()
        writer.line("override func discard() { \(SwiftNames.member(destructor.name))() }")
    }
}
