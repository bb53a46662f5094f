/// Reads a definition: the interfaces of a protocol at the bound versions, as `Protocols/Interfaces` states them.
///
/// `Protocols/README.md` describes the text form:
///
///     interface wl_touch version 8
///         request release() since 3 destructor
///         event up(serial: uint, time: uint, id: int)
///
/// Line breaks mean nothing but the end of a comment, which begins with `#`.
public struct DefinitionParser {
    private var tokens: DefinitionTokens

    /// Parses the definition of a protocol.
    ///
    /// - Throws: A ``ScanError`` at the line where the text stops being a definition.
    public static func parse(_ source: SourceText, name: String) throws(ScanError) -> WireProtocol {
        var parser = DefinitionParser(tokens: try DefinitionTokens(source))
        var result = WireProtocol(name: name, file: source.file, interfaces: [])
        while parser.tokens.peek != nil { result.interfaces.append(try parser.interface()) }
        try result.check()
        return result
    }

    // MARK: Declarations

    private mutating func interface() throws(ScanError) -> Interface {
        let line = tokens.line
        try tokens.expect("interface")
        let name = try tokens.word("the name of an interface")
        try tokens.expect("version")
        var result = Interface(name: name, version: try number(), line: line)
        while let keyword = tokens.peek, keyword != "interface" {
            switch keyword {
            case "request": result.requests.append(try message())
            case "event": result.events.append(try message())
            case "enum", "bitfield": result.enumerations.append(try enumeration())
            default:
                throw tokens.error("\"\(keyword)\" begins nothing; request, event, enum, bitfield and interface do")
            }
        }
        return result
    }

    private mutating func message() throws(ScanError) -> Message {
        let line = tokens.line
        tokens.drop()
        let name = try tokens.word("the name of a message")
        try tokens.expect("(")
        var arguments: [Argument] = []
        while tokens.peek != ")" {
            if !arguments.isEmpty { try tokens.expect(",") }
            arguments.append(try argument())
        }
        try tokens.expect(")")
        let since = tokens.skip("since") ? try number() : 1
        return Message(
            name: name, since: since, isDestructor: tokens.skip("destructor"), line: line,
            arguments: arguments)
    }

    private mutating func argument() throws(ScanError) -> Argument {
        let line = tokens.line
        let name = try tokens.word("the name of an argument")
        try tokens.expect(":")
        let type = try tokens.word("a type")
        guard let kind = Argument.Kind(rawValue: type) else { throw tokens.error("unknown argument type \"\(type)\"") }
        var named: String?
        if tokens.skip("<") {
            named = try tokens.word("an interface or an enum")
            try tokens.expect(">")
        }
        let namesInterface = kind == .object || kind == .newID
        return Argument(
            name: name, kind: kind, interface: namesInterface ? named : nil, allowsNull: tokens.skip("?"),
            enumeration: namesInterface ? nil : named, line: line)
    }

    private mutating func enumeration() throws(ScanError) -> Enumeration {
        let line = tokens.line
        let isBitfield = tokens.peek == "bitfield"
        tokens.drop()
        var result = Enumeration(
            name: try tokens.word("the name of an enum"), since: 1, isBitfield: isBitfield, line: line)
        while tokens.peekSecond == "=" {
            let line = tokens.line
            let name = try tokens.word("the name of an entry")
            try tokens.expect("=")
            result.entries.append(Entry(name: name, value: try number(), since: 1, line: line))
        }
        return result
    }

    private mutating func number() throws(ScanError) -> UInt32 {
        let text = try tokens.word("a number")
        guard let value = WireNumber.value(of: text) else { throw tokens.error("\"\(text)\" is not a 32-bit number") }
        return value
    }
}
