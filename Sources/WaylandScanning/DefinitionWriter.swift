/// Writes the definition of a protocol, as ``DefinitionParser`` reads it.
public enum DefinitionWriter {
    /// The text of a protocol that ``Binding`` has cut to the bound versions.
    public static func text(of wireProtocol: WireProtocol) -> String {
        var writer = SwiftWriter()
        writer.line("# The interfaces of \(wireProtocol.name) that we bind; Protocols/README.md describes the form.")
        for interface in wireProtocol.interfaces {
            writer.line()
            writer.line("interface \(interface.name) version \(interface.version)")
            writer.indented { write(interface, to: &$0) }
        }
        return writer.text
    }

    private static func write(_ interface: Interface, to writer: inout SwiftWriter) {
        for request in interface.requests { write(request, as: "request", to: &writer) }
        for event in interface.events { write(event, as: "event", to: &writer) }
        for enumeration in interface.enumerations {
            writer.line("\(enumeration.isBitfield ? "bitfield" : "enum") \(enumeration.name)")
            writer.indented { writer in
                for entry in enumeration.entries {
                    writer.line("\(entry.name) = \(WireNumber.text(of: entry.value))")
                }
            }
        }
    }

    private static func write(_ message: Message, as keyword: String, to writer: inout SwiftWriter) {
        var end = ")"
        if message.since > 1 { end += " since \(message.since)" }
        if message.isDestructor { end += " destructor" }
        writer.list("\(keyword) \(message.name)(", message.arguments.map { "\($0.name): \(type(of: $0))" }, end)
    }

    private static func type(of argument: Argument) -> String {
        let named = (argument.interface ?? argument.enumeration).map { "<\($0)>" } ?? ""
        return argument.kind.rawValue + named + (argument.allowsNull ? "?" : "")
    }
}
