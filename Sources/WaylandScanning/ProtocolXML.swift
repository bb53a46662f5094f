/// The XML of a protocol that is already defined: it gives the comments, and is held against the definition.
///
/// It may be of any version of the protocol, so it may say more than the definition, less, or the same in other words
/// and types. Only what it says about the wire must agree; whatever else it holds is passed over, known or not.
struct ProtocolXML {
    private let file: String
    private let interfaces: [XMLElement]

    /// Reads the XML; it must be XML, and nothing more.
    init(_ source: SourceText) throws(ScanError) {
        file = source.file
        interfaces = try XMLReader.root(of: source).children(named: "interface")
    }

    /// Returns a definition with the comments of this XML.
    ///
    /// - Throws: A ``ScanError`` at the line of the XML that contradicts the definition on the wire.
    func documenting(_ definition: WireProtocol) throws(ScanError) -> WireProtocol {
        var result = definition
        for index in result.interfaces.indices {
            let name = result.interfaces[index].name
            guard let element = interfaces.first(where: { $0.attribute("name") == name }) else { continue }
            let interface = result.interfaces[index]
            try checkWire(of: interface, element, in: definition.file)
            result.interfaces[index] = Self.documenting(interface, element)
        }
        return result
    }

    // MARK: The wire

    private func checkWire(of interface: Interface, _ element: XMLElement, in definition: String) throws(ScanError) {
        for (keyword, messages) in [("request", interface.requests), ("event", interface.events)] {
            let elements = element.children(named: keyword)
            for (opcode, (child, message)) in zip(elements, messages).enumerated() {
                guard Self.wire(child) == Self.wire(message) else {
                    throw error(
                        child,
                        "\(keyword) \(opcode) of \(interface.name) is \(Self.wire(child)), "
                            + "but \(definition):\(message.line) has \(Self.wire(message))")
                }
            }
            // What is newer than the definition may follow; what is older may be missing from an older XML.
            let more = elements.dropFirst(messages.count)
            if let child = more.first(where: { Self.number("since", in: $0) <= interface.version }) {
                throw error(
                    child,
                    "\(keyword) \(Self.wire(child)) belongs to version \(interface.version) of "
                        + "\(interface.name), but \(definition):\(interface.line) has no such \(keyword)")
            }
            if elements.count < messages.count, Self.number("version", in: element) >= interface.version {
                let message = messages[elements.count]
                throw error(
                    element,
                    "\(interface.name) has no \(keyword) \(message.name), "
                        + "but \(definition):\(message.line) has \(Self.wire(message))")
            }
        }
    }

    /// A message as the wire knows it: its name, and the types of its arguments.
    private static func wire(_ message: Message) -> String {
        wire(message.name, message.arguments.map { ($0.kind.rawValue, $0.interface != nil) })
    }

    private static func wire(_ element: XMLElement) -> String {
        let arguments = element.children(named: "arg").map {
            ($0.attribute("type") ?? "", $0.attribute("interface") != nil)
        }
        return wire(element.attribute("name") ?? "", arguments)
    }

    /// A new object without an interface has more words on the wire: the interface and version it is given.
    private static func wire(_ name: String, _ arguments: [(type: String, hasInterface: Bool)]) -> String {
        let types = arguments.map { type, hasInterface in
            type == Argument.Kind.newID.rawValue && !hasInterface ? "\(type) of any interface" : type
        }
        return "\(name)(\(types.joined(separator: ", ")))"
    }

    // MARK: Comments

    private static func documenting(_ interface: Interface, _ element: XMLElement) -> Interface {
        var result = interface
        result.documentation = documentation(of: element)
        result.requests = documenting(interface.requests, element.children(named: "request"))
        result.events = documenting(interface.events, element.children(named: "event"))
        let enumerations = element.children(named: "enum")
        for index in result.enumerations.indices {
            let name = result.enumerations[index].name
            guard let child = enumerations.first(where: { $0.attribute("name") == name }) else { continue }
            result.enumerations[index].documentation = documentation(of: child)
            let entries = child.children(named: "entry")
            for place in result.enumerations[index].entries.indices {
                let name = result.enumerations[index].entries[place].name
                guard let entry = entries.first(where: { $0.attribute("name") == name }) else { continue }
                result.enumerations[index].entries[place].summary = summary(of: entry)
            }
        }
        return result
    }

    /// The wire agrees, so a message is found by its opcode, and an argument by its place.
    private static func documenting(_ messages: [Message], _ elements: [XMLElement]) -> [Message] {
        var result = messages
        for (message, element) in zip(result.indices, elements) {
            result[message].documentation = documentation(of: element)
            for (argument, child) in zip(result[message].arguments.indices, element.children(named: "arg")) {
                result[message].arguments[argument].summary = summary(of: child)
            }
        }
        return result
    }

    private static func documentation(of element: XMLElement) -> Documentation {
        guard let description = element.children(named: "description").first else { return Documentation() }
        return Documentation(summary: description.attribute("summary") ?? "", text: description.text)
    }

    private static func summary(of element: XMLElement) -> String {
        element.attribute("summary") ?? documentation(of: element).summary
    }

    // MARK: Attributes

    /// A version: what is not written, or no number, is 1.
    private static func number(_ attribute: String, in element: XMLElement) -> UInt32 {
        element.attribute(attribute).flatMap(WireNumber.value) ?? 1
    }

    private func error(_ element: XMLElement, _ message: String) -> ScanError {
        ScanError(file: file, line: element.line, message: message)
    }
}
