/// Writes the Swift bindings of protocols: one file for one side of the connection.
public struct BindingsGenerator {
    /// Which end of the connection the bindings are for.
    public enum Side: String, CaseIterable, Sendable {
        /// Objects are proxies: requests are methods, events arrive.
        case client
        /// Objects are resources: requests arrive, events are methods.
        case server
    }

    let side: Side
    let protocols: [WireProtocol]

    /// Creates a generator for protocols that ``Binding`` has cut and checked.
    public init(side: Side, protocols: [WireProtocol]) {
        self.side = side
        self.protocols = protocols
    }

    /// The whole file.
    public func swiftText() -> String {
        var writer = SwiftWriter()
        writer.line("// Made by WaylandScanner from Protocols/manifest at every build. Do not edit.")
        for wireProtocol in protocols {
            writer.line()
            writer.line("// MARK: - \(wireProtocol.name)")
            for interface in wireProtocol.interfaces {
                writer.line()
                write(interface, to: &writer)
            }
        }
        writer.line()
        writer.line("// MARK: - Tables")
        writer.line()
        writeTables(to: &writer)
        return writer.text
    }

    /// The interfaces whose objects libwayland keeps to itself: they have enumerations, but no class.
    private var hiddenInterfaces: Set<String> {
        side == .client ? ["wl_display"] : ["wl_display", "wl_registry"]
    }

    private func write(_ interface: Interface, to writer: inout SwiftWriter) {
        let name = SwiftNames.type(interface.name)
        let isHidden = hiddenInterfaces.contains(interface.name)
        writer.documentation(
            interface.documentation, else: "The interface \(interface.name)",
            ["Bound at version \(interface.version) of `\(interface.name)`."])
        let base = side == .client ? "Proxy" : "Resource"
        writer.block(isHidden ? "public enum \(name)" : "public final class \(name): \(base)") { writer in
            var isFirst = true
            func separate() {
                if !isFirst { writer.line() }
                isFirst = false
            }
            if !isHidden {
                separate()
                writeIncoming(of: interface, to: &writer)
                writeOutgoing(of: interface, to: &writer)
            }
            for enumeration in interface.enumerations {
                separate()
                write(enumeration, of: interface, to: &writer)
            }
        }
    }

    /// The Swift type of an argument, without its optionality.
    func type(of argument: Argument, in interface: Interface) -> String {
        if let enumeration = argument.enumeration {
            let parts = enumeration.split(separator: ".").map(String.init)
            let owner = parts.count == 2 ? parts[0] : interface.name
            return "\(SwiftNames.type(owner)).\(SwiftNames.enumeration(parts[parts.count - 1]))"
        }
        return switch argument.kind {
        case .int: "Int32"
        case .uint: "UInt32"
        case .fixed: "WireFixed"
        case .string: "String"
        case .array: "[UInt8]"
        case .fd: "WireDescriptor"
        case .object, .newID: argument.interface.map(SwiftNames.type) ?? (side == .client ? "Proxy" : "Resource")
        }
    }

    /// The `since` constants of an interface: for every message that version 1 does not have.
    func writeSinceConstants(of interface: Interface, to writer: inout SwiftWriter) {
        let requests = interface.requests.filter { $0.since > 1 }.map {
            (SwiftNames.bareMember($0.name), "request", $0)
        }
        let taken = Set(requests.map(\.0))
        let events = interface.events.filter { $0.since > 1 }.map { message in
            let name = SwiftNames.bareMember(message.name)
            return (taken.contains(name) ? name + "Event" : name, "event", message)
        }
        for (name, kind, message) in requests + events {
            writer.line()
            writer.line("/// The version of `\(interface.name)` that introduced the \(kind) `\(message.name)`.")
            writer.line("public static let \(name)Since: UInt32 = \(message.since)")
        }
    }
}
