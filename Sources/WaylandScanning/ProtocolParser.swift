/// Turns a protocol file into its model, and refuses what is not a Wayland protocol.
public struct ProtocolParser {
    private let file: String

    /// Parses a protocol file.
    ///
    /// - Throws: A ``ScanError`` at the line where the file stops being XML or a protocol.
    public static func parse(_ source: SourceText) throws(ScanError) -> WireProtocol {
        try ProtocolParser(file: source.file).wireProtocol(XMLReader.root(of: source))
    }

    // MARK: Elements

    private func wireProtocol(_ element: XMLElement) throws(ScanError) -> WireProtocol {
        guard element.name == "protocol" else {
            throw error(element, "the root element is <\(element.name)>, not <protocol>")
        }
        var result = WireProtocol(name: try name(of: element), file: file, interfaces: [])
        for child in element.children {
            switch child.name {
            case "copyright", "description": break
            case "interface":
                let interface = try interface(child)
                guard !result.interfaces.contains(where: { $0.name == interface.name }) else {
                    throw error(child, "interface \(interface.name) is declared twice")
                }
                result.interfaces.append(interface)
            default: throw unexpected(child, in: element)
            }
        }
        guard !result.interfaces.isEmpty else { throw error(element, "the protocol has no interface") }
        return result
    }

    private func interface(_ element: XMLElement) throws(ScanError) -> Interface {
        var result = Interface(
            name: try name(of: element), version: try number(of: "version", in: element), line: element.line,
            documentation: documentation(of: element))
        for child in element.children {
            switch child.name {
            case "description": break
            case "request": result.requests.append(try message(child, of: result, after: result.requests))
            case "event": result.events.append(try message(child, of: result, after: result.events))
            case "enum": result.enumerations.append(try enumeration(child, of: result))
            default: throw unexpected(child, in: element)
            }
        }
        return result
    }

    private func message(_ element: XMLElement, of interface: Interface, after earlier: [Message]) throws(ScanError)
        -> Message
    {
        let type = element.attribute("type")
        guard type == nil || type == "destructor" else {
            throw error(element, "unknown type \"\(type ?? "")\"; \"destructor\" is the only one")
        }
        var result = Message(
            name: try name(of: element), since: try since(element, of: interface), isDestructor: type != nil,
            line: element.line, documentation: documentation(of: element))
        guard !earlier.contains(where: { $0.name == result.name }) else {
            throw error(element, "\(element.name) \(interface.name).\(result.name) is declared twice")
        }
        for child in element.children where child.name != "description" {
            guard child.name == "arg" else { throw unexpected(child, in: element) }
            let argument = try argument(child)
            guard !result.arguments.contains(where: { $0.name == argument.name }) else {
                throw error(child, "argument \(argument.name) is declared twice")
            }
            result.arguments.append(argument)
        }
        guard result.arguments.count <= 20 else { throw error(element, "more than 20 arguments") }
        let createsAnything = result.arguments.contains { $0.kind == .newID && $0.interface == nil }
        guard !createsAnything || (interface.name == "wl_registry" && result.name == "bind") else {
            throw error(element, "only wl_registry.bind may create an object without naming its interface")
        }
        guard result.arguments.count(where: { $0.kind == .newID }) <= 1 else {
            throw error(element, "a message cannot create two objects")
        }
        return result
    }

    private func argument(_ element: XMLElement) throws(ScanError) -> Argument {
        let type = try required("type", in: element)
        guard let kind = Argument.Kind(rawValue: type) else {
            throw error(element, "unknown argument type \"\(type)\"")
        }
        let result = Argument(
            name: try name(of: element), kind: kind, interface: element.attribute("interface"),
            allowsNull: try flag("allow-null", in: element), enumeration: element.attribute("enum"),
            line: element.line, summary: element.attribute("summary") ?? documentation(of: element).summary)
        guard result.interface == nil || kind == .object || kind == .newID else {
            throw error(element, "an argument of type \(type) has no interface")
        }
        guard !result.allowsNull || kind == .object || kind == .string else {
            throw error(element, "an argument of type \(type) cannot be null")
        }
        guard result.enumeration == nil || kind == .int || kind == .uint else {
            throw error(element, "an argument of type \(type) has no enum")
        }
        return result
    }

    private func enumeration(_ element: XMLElement, of interface: Interface) throws(ScanError) -> Enumeration {
        var result = Enumeration(
            name: try name(of: element), since: try since(element, of: interface),
            isBitfield: try flag("bitfield", in: element), line: element.line,
            documentation: documentation(of: element))
        guard !interface.enumerations.contains(where: { $0.name == result.name }) else {
            throw error(element, "enum \(interface.name).\(result.name) is declared twice")
        }
        for child in element.children where child.name != "description" {
            guard child.name == "entry" else { throw unexpected(child, in: element) }
            let entry = Entry(
                name: try name(of: child), value: try number(of: "value", in: child),
                since: try since(child, of: interface), line: child.line,
                summary: child.attribute("summary") ?? documentation(of: child).summary)
            guard !result.entries.contains(where: { $0.name == entry.name }) else {
                throw error(child, "entry \(entry.name) is declared twice")
            }
            result.entries.append(entry)
        }
        return result
    }

    // MARK: Attributes

    private func documentation(of element: XMLElement) -> Documentation {
        guard let description = element.children.first(where: { $0.name == "description" }) else {
            return Documentation()
        }
        return Documentation(summary: description.attribute("summary") ?? "", text: description.text)
    }

    private func required(_ attribute: String, in element: XMLElement) throws(ScanError) -> String {
        guard let value = element.attribute(attribute) else {
            throw error(element, "<\(element.name)> has no attribute \"\(attribute)\"")
        }
        return value
    }

    /// The `name` attribute, which becomes part of Swift names: letters, digits and underscores.
    private func name(of element: XMLElement) throws(ScanError) -> String {
        let name = try required("name", in: element)
        let isWord = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
        let mayBeginWithDigit = element.name == "entry"
        guard isWord, let first = name.first, mayBeginWithDigit || !first.isNumber else {
            throw error(element, "\"\(name)\" cannot be the name of \(element.name == "arg" ? "an argument" : "this")")
        }
        return name
    }

    private func number(of attribute: String, in element: XMLElement) throws(ScanError) -> UInt32 {
        let text = try required(attribute, in: element)
        guard let value = Self.number(text) else {
            throw error(element, "\"\(text)\" is not a 32-bit number (attribute \"\(attribute)\")")
        }
        return value
    }

    private static func number(_ text: String) -> UInt32? {
        if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("-") { return Int32(text).map { UInt32(bitPattern: $0) } }
        return UInt32(text)
    }

    private func since(_ element: XMLElement, of interface: Interface) throws(ScanError) -> UInt32 {
        guard element.attribute("since") != nil else { return 1 }
        let since = try number(of: "since", in: element)
        guard (1...max(1, interface.version)).contains(since) else {
            throw error(element, "since \(since) is not within version \(interface.version) of \(interface.name)")
        }
        return since
    }

    private func flag(_ attribute: String, in element: XMLElement) throws(ScanError) -> Bool {
        switch element.attribute(attribute) {
        case nil, "false": return false
        case "true": return true
        case .some(let text): throw error(element, "\"\(text)\" is neither true nor false (attribute \"\(attribute)\")")
        }
    }

    private func unexpected(_ child: XMLElement, in parent: XMLElement) -> ScanError {
        error(child, "<\(child.name)> has no place in <\(parent.name)>")
    }

    private func error(_ element: XMLElement, _ message: String) -> ScanError {
        ScanError(file: file, line: element.line, message: message)
    }
}
