extension BindingsGenerator {
    /// Writes the names of the interfaces, their tables, and the names of the errors.
    func writeTables(to writer: inout SwiftWriter) {
        let interfaces = protocols.flatMap(\.interfaces)
        writer.line("/// The interfaces bound; the number is the place in the tables.")
        writer.block("enum InterfaceID: Int, Sendable, CaseIterable") { writer in
            for interface in interfaces { writer.line("case \(SwiftNames.member(interface.name))") }
            writer.line()
            writer.line("/// What the tables are built from.")
            writer.block("var description: InterfaceDescription") { writer in
                writer.line("switch self {")
                for interface in interfaces {
                    writer.line("case .\(SwiftNames.member(interface.name)):")
                    writer.indented { write(tableOf: interface, to: &$0) }
                }
                writer.line("}")
            }
        }
        writer.line()
        writeErrorNames(of: interfaces, to: &writer)
    }

    private func write(tableOf interface: Interface, to writer: inout SwiftWriter) {
        writer.line("InterfaceDescription(")
        writer.indented { writer in
            writer.line("\"\(interface.name)\", version: \(interface.version),")
            write(interface.requests, as: "requests", end: ",", to: &writer)
            write(interface.events, as: "events", end: ")", to: &writer)
        }
    }

    private func write(_ messages: [Message], as label: String, end: String, to writer: inout SwiftWriter) {
        guard !messages.isEmpty else { return writer.line("\(label): []\(end)") }
        writer.line("\(label): [")
        writer.indented { writer in
            for message in messages {
                let types = Self.types(of: message).map { $0.map { ".\(SwiftNames.member($0))" } ?? "nil" }
                let head = "MessageDescription(\"\(message.name)\", \"\(Self.signature(of: message))\", ["
                writer.list(head, types, "]),")
            }
        }
        writer.line("]\(end)")
    }

    private func writeErrorNames(of interfaces: [Interface], to writer: inout SwiftWriter) {
        writer.line("/// The name of a protocol error, or `nil` when the interface does not list its code.")
        writer.block("func protocolErrorName(interface: String, code: UInt32) -> String?") { writer in
            writer.line("switch interface {")
            for interface in interfaces {
                guard let errors = interface.enumerations.first(where: { $0.name == "error" }) else { continue }
                writer.line("case \"\(interface.name)\":")
                writer.indented { writer in
                    writer.line("switch code {")
                    var seen: Set<UInt32> = []
                    for entry in errors.entries where seen.insert(entry.value).inserted {
                        writer.line("case \(entry.value): return \"\(entry.name)\"")
                    }
                    writer.line("default: return nil")
                    writer.line("}")
                }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }

    /// The signature of a message as libwayland reads it: `3?on`, the version first when it is not 1.
    static func signature(of message: Message) -> String {
        let letters = message.arguments.map { argument in
            let letter =
                switch argument.kind {
                case .int: "i"
                case .uint: "u"
                case .fixed: "f"
                case .string: "s"
                case .object: "o"
                case .array: "a"
                case .fd: "h"
                case .newID: argument.interface == nil ? "sun" : "n"
                }
            return (argument.allowsNull ? "?" : "") + letter
        }
        return (message.since > 1 ? String(message.since) : "") + letters.joined()
    }

    /// The interface of each letter of the signature; `nil` where there is none.
    static func types(of message: Message) -> [String?] {
        message.arguments.flatMap { argument -> [String?] in
            argument.kind == .newID && argument.interface == nil ? [nil, nil, nil] : [argument.interface]
        }
    }
}
