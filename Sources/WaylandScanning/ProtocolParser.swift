/// Turns a protocol's XML into its model, and refuses what is not a Wayland protocol.
///
/// Definitions are made from it, so it reads no comments. The build reads XML with ``ProtocolXML``, which asks for
/// much less.
public struct ProtocolParser {
    private let file: String

    /// Parses a protocol file.
    ///
    /// - Throws: A ``ScanError`` at the line where the file stops being XML or a protocol.
    public static func parse(_ source: SourceText) throws(ScanError) -> WireProtocol {
        let result = try ProtocolParser(file: source.file).wireProtocol(XMLReader.root(of: source))
        try result.check()
        return result
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
            case "interface": result.interfaces.append(try interface(child))
            default: throw unexpected(child, in: element)
            }
        }
        guard !result.interfaces.isEmpty else { throw error(element, "the protocol has no interface") }
        return result
    }

    private func interface(_ element: XMLElement) throws(ScanError) -> Interface {
        var result = Interface(
            name: try name(of: element), version: try number(of: "version", in: element), line: element.line)
        for child in element.children {
            switch child.name {
            case "description": break
            case "request": result.requests.append(try message(child))
            case "event": result.events.append(try message(child))
            case "enum": result.enumerations.append(try enumeration(child))
            default: throw unexpected(child, in: element)
            }
        }
        return result
    }

    private func message(_ element: XMLElement) throws(ScanError) -> Message {
        let type = element.attribute("type")
        guard type == nil || type == "destructor" else {
            throw error(element, "unknown type \"\(type ?? "")\"; \"destructor\" is the only one")
        }
        var result = Message(
            name: try name(of: element), since: try since(element), isDestructor: type != nil, line: element.line)
        for child in element.children where child.name != "description" {
            guard child.name == "arg" else { throw unexpected(child, in: element) }
            result.arguments.append(try argument(child))
        }
        return result
    }

    private func argument(_ element: XMLElement) throws(ScanError) -> Argument {
        let type = try required("type", in: element)
        guard let kind = Argument.Kind(rawValue: type) else {
            throw error(element, "unknown argument type \"\(type)\"")
        }
        return Argument(
            name: try name(of: element), kind: kind, interface: element.attribute("interface"),
            allowsNull: try flag("allow-null", in: element), enumeration: element.attribute("enum"),
            line: element.line)
    }

    private func enumeration(_ element: XMLElement) throws(ScanError) -> Enumeration {
        var result = Enumeration(
            name: try name(of: element), since: try since(element), isBitfield: try flag("bitfield", in: element),
            line: element.line)
        for child in element.children where child.name != "description" {
            guard child.name == "entry" else { throw unexpected(child, in: element) }
            let entry = Entry(
                name: try name(of: child), value: try number(of: "value", in: child), since: try since(child),
                line: child.line)
            result.entries.append(entry)
        }
        return result
    }

    // MARK: Attributes

    private func required(_ attribute: String, in element: XMLElement) throws(ScanError) -> String {
        guard let value = element.attribute(attribute) else {
            throw error(element, "<\(element.name)> has no attribute \"\(attribute)\"")
        }
        return value
    }

    private func name(of element: XMLElement) throws(ScanError) -> String {
        try required("name", in: element)
    }

    private func number(of attribute: String, in element: XMLElement) throws(ScanError) -> UInt32 {
        let text = try required(attribute, in: element)
        guard let value = WireNumber.value(of: text) else {
            throw error(element, "\"\(text)\" is not a 32-bit number (attribute \"\(attribute)\")")
        }
        return value
    }

    private func since(_ element: XMLElement) throws(ScanError) -> UInt32 {
        element.attribute("since") == nil ? 1 : try number(of: "since", in: element)
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
