extension BindingsGenerator {
    private var handler: String { side == .client ? "onEvent" : "onRequest" }
    private var payload: String { side == .client ? "Event" : "Request" }

    /// Writes what arrives at an object: the enumeration of messages, the handler and the decoding.
    func writeIncoming(of interface: Interface, to writer: inout SwiftWriter) {
        let messages = side == .client ? interface.events : interface.requests
        writer.line("override class var interface: InterfaceID { .\(SwiftNames.member(interface.name)) }")
        guard !messages.isEmpty else { return }

        writer.line()
        writer.line("/// The \(side == .client ? "events" : "requests") of `\(interface.name)`.")
        writer.block("public enum \(payload)") { writer in
            for (index, message) in messages.enumerated() {
                if index > 0 { writer.line() }
                writeDocumentation(of: message, arguments: message.arguments, to: &writer)
                let items = message.arguments.map { argument in
                    "\(SwiftNames.member(argument.name)): \(incomingType(of: argument, in: interface))"
                }
                let name = SwiftNames.member(message.name)
                if items.isEmpty { writer.line("case \(name)") } else { writer.list("case \(name)(", items, ")") }
            }
        }
        writer.line()
        if side == .client {
            writer.line("/// Called with every event, from within ``Connection/dispatchPending()``; `nil` drops them.")
        } else {
            writer.line("/// Called with every request, from within ``ServerDisplay/dispatch(timeoutMilliseconds:)``.")
        }
        writer.line("@exclusivity(unchecked) public var \(handler): ((\(payload)) -> Void)?")
        writer.line()
        writer.line("override func clearHandler() { \(handler) = nil }")
        writer.line()
        let arguments = side == .client ? "EventArguments" : "RequestArguments"
        writer.block("override func receive(_ opcode: UInt32, _ arguments: \(arguments))") { writer in
            writer.line("switch opcode {")
            for (opcode, message) in messages.enumerated() {
                writer.line("case \(opcode):")
                writer.indented { writeDecoding(of: message, in: interface, to: &$0) }
            }
            writer.line("default: break")
            writer.line("}")
        }
    }

    /// Optional are what the wire may leave out, and on the client every object: it may be gone by now.
    private func incomingType(of argument: Argument, in interface: Interface) -> String {
        let mayBeGone = side == .client && argument.kind == .object
        return type(of: argument, in: interface) + (argument.allowsNull || mayBeGone ? "?" : "")
    }

    /// Writes the decoding of one message.
    ///
    /// What the message gives us to own comes first, so that nothing that follows can lose it: descriptors, which
    /// close themselves, and new objects.
    private func writeDecoding(of message: Message, in interface: Interface, to writer: inout SwiftWriter) {
        var bound: Set<String> = []
        var created: String?
        let arguments = Array(message.arguments.enumerated())
        for (index, argument) in arguments where argument.kind == .fd {
            bound.insert(argument.name)
            writer.line("let \(SwiftNames.member(argument.name)) = arguments.descriptor(\(index))")
        }
        for (index, argument) in arguments where argument.kind == .newID {
            let name = SwiftNames.member(argument.name)
            let type = type(of: argument, in: interface)
            bound.insert(argument.name)
            writer.line("guard let \(name) = arguments.newObject(\(index), as: \(type).self, of: self) else { return }")
            created = name
        }
        if side == .server {
            for (index, argument) in arguments where argument.kind == .object && !argument.allowsNull {
                let name = SwiftNames.member(argument.name)
                let type = type(of: argument, in: interface)
                bound.insert(argument.name)
                writer.line("guard let \(name) = arguments.object(\(index), as: \(type).self) else {")
                writer.indented {
                    $0.line("return rejectObject(argument: \"\(argument.name)\", of: \"\(message.name)\")")
                }
                writer.line("}")
            }
        }
        let items = arguments.map { index, argument in
            let name = SwiftNames.member(argument.name)
            let value = bound.contains(argument.name) ? name : decoding(of: argument, at: index, in: interface)
            return "\(name): \(value)"
        }
        if side == .client, let created {
            writer.line("guard let onEvent else { return \(created).discard() }")
            writeCall("onEvent", message, items, to: &writer)
        } else {
            writeCall("\(handler)?", message, items, to: &writer)
        }
        if message.isDestructor { writer.line(side == .client ? "destroyProxy()" : "destroy()") }
    }

    private func writeCall(_ callee: String, _ message: Message, _ items: [String], to writer: inout SwiftWriter) {
        let name = SwiftNames.bareMember(message.name)
        if items.isEmpty {
            writer.line("\(callee)(.\(name == "init" || name == "self" ? "`\(name)`" : name))")
        } else {
            writer.list("\(callee)(.\(name == "init" ? "`init`" : name)(", items, "))")
        }
    }

    private func decoding(of argument: Argument, at index: Int, in interface: Interface) -> String {
        switch argument.kind {
        case .int where argument.enumeration != nil:
            "\(type(of: argument, in: interface))(rawValue: UInt32(bitPattern: arguments.int(\(index))))"
        case .uint where argument.enumeration != nil:
            "\(type(of: argument, in: interface))(rawValue: arguments.uint(\(index)))"
        case .int: "arguments.int(\(index))"
        case .uint: "arguments.uint(\(index))"
        case .fixed: "arguments.fixed(\(index))"
        case .string: argument.allowsNull ? "arguments.optionalString(\(index))" : "arguments.string(\(index))"
        case .array: "arguments.array(\(index))"
        case .fd: "arguments.descriptor(\(index))"
        case .object, .newID: "arguments.object(\(index), as: \(type(of: argument, in: interface)).self)"
        }
    }

    /// Writes the documentation of a message, with its arguments as parameters.
    func writeDocumentation(
        of message: Message, arguments: [Argument], note: String? = nil, to writer: inout SwiftWriter
    ) {
        var paragraphs = note.map { [$0] } ?? []
        let described = arguments.filter { !$0.summary.isEmpty }
        if !described.isEmpty {
            let lines = described.map { "  - \(SwiftNames.bareMember($0.name)): \(SwiftWriter.sentence($0.summary))" }
            paragraphs.append((["- Parameters:"] + lines).joined(separator: "\n"))
        }
        writer.documentation(message.documentation, else: "`\(message.name)`", paragraphs)
    }
}
