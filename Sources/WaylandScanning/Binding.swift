/// Puts together what a manifest binds: definitions, which alone decide what is generated, and comments from XML.
public enum Binding {
    /// Reads the definition of every protocol of a manifest, and what XML says about it.
    ///
    /// The XML of a package may be missing, older or newer: it gives comments, and may not contradict the definition on
    /// the wire.
    ///
    /// - Parameters:
    ///   - manifest: What to bind.
    ///   - directory: The directory of the manifest, where our own XML lies, and the definitions in `Interfaces`.
    ///   - packages: The data directory of each package that an origin may name.
    /// - Returns: The protocols in the order of the manifest.
    /// - Throws: A ``ScanError`` at the line of the manifest, the definition or the XML that is wrong.
    public static func load(_ manifest: Manifest, directory: String, packages: [String: String]) throws(ScanError)
        -> [WireProtocol]
    {
        var protocols: [WireProtocol] = []
        for item in manifest.items {
            let definition = try definition(of: item, in: manifest, directory: directory)
            guard let xml = try xml(of: item, in: manifest, directory: directory, packages: packages) else {
                protocols.append(definition)
                continue
            }
            protocols.append(try ProtocolXML(xml).documenting(definition))
        }
        try checkReferences(in: protocols)
        return protocols
    }

    /// Reads the definition of a protocol, which must be of what the manifest binds.
    public static func definition(of item: Manifest.Item, in manifest: Manifest, directory: String) throws(ScanError)
        -> WireProtocol
    {
        let source = try read("\(directory)/Interfaces/\(item.name)", "the definition", of: item, in: manifest)
        return try arrange(try DefinitionParser.parse(source, name: underscored(item.name)), for: item, of: manifest)
    }

    /// Returns a definition in the order of the manifest.
    ///
    /// - Throws: A ``ScanError`` at the manifest's line when the definition lacks an interface or is of another
    ///   version, and at the definition's line when it defines what is not bound.
    static func arrange(_ definition: WireProtocol, for item: Manifest.Item, of manifest: Manifest) throws(ScanError)
        -> WireProtocol
    {
        var result = definition
        result.interfaces = []
        for bound in item.interfaces {
            guard let interface = definition.interfaces.first(where: { $0.name == bound.name }) else {
                throw ScanError(
                    file: manifest.file, line: bound.line, message: "\(definition.file) does not define \(bound.name)")
            }
            guard interface.version == bound.version else {
                throw ScanError(
                    file: manifest.file, line: bound.line,
                    message: "\(bound.name) is bound at version \(bound.version), "
                        + "but \(definition.file):\(interface.line) defines version \(interface.version)")
            }
            result.interfaces.append(interface)
        }
        let names = Set(item.interfaces.map(\.name))
        if let interface = definition.interfaces.first(where: { !names.contains($0.name) }) {
            throw ScanError(
                file: definition.file, line: interface.line, message: "the manifest does not bind \(interface.name)")
        }
        return result
    }

    /// The XML of a protocol; `nil` when its package does not have it.
    private static func xml(
        of item: Manifest.Item, in manifest: Manifest, directory: String, packages: [String: String]
    ) throws(ScanError) -> SourceText? {
        switch item.origin {
        case .own(let path): return try read("\(directory)/\(path)", "the XML", of: item, in: manifest)
        case .package(let package, let path):
            guard let root = packages[package] else {
                throw ScanError(file: manifest.file, line: item.line, message: "unknown package \"\(package)\"")
            }
            return try? SourceText(readingFile: "\(root)/\(path)")
        }
    }

    private static func read(_ path: String, _ meaning: String, of item: Manifest.Item, in manifest: Manifest)
        throws(ScanError) -> SourceText
    {
        do {
            return try SourceText(readingFile: path)
        } catch {
            throw ScanError(
                file: manifest.file, line: item.line,
                message: "\(meaning) of \(item.name), \(path), \(error.message)")
        }
    }

    private static func underscored(_ name: String) -> String {
        String(name.map { $0 == "-" ? "_" : $0 })
    }

    /// Returns the protocol of an XML with only the bound interfaces, and of those only what the bound version has.
    ///
    /// - Throws: A ``ScanError`` at the manifest's line when the XML is another protocol, lacks an interface, or
    ///   is older than the bound version.
    public static func cut(_ wireProtocol: WireProtocol, to item: Manifest.Item, of manifest: Manifest)
        throws(ScanError)
        -> WireProtocol
    {
        guard underscored(wireProtocol.name) == underscored(item.name) else {
            throw ScanError(
                file: manifest.file, line: item.line,
                message: "\(wireProtocol.file) holds the protocol \(wireProtocol.name), not \(item.name)")
        }
        var result = wireProtocol
        result.interfaces = []
        for bound in item.interfaces {
            guard let interface = wireProtocol.interfaces.first(where: { $0.name == bound.name }) else {
                throw ScanError(
                    file: manifest.file, line: bound.line,
                    message: "\(wireProtocol.file) has no interface \(bound.name)")
            }
            guard interface.version >= bound.version else {
                throw ScanError(
                    file: manifest.file, line: bound.line,
                    message: "\(bound.name) is bound at version \(bound.version), but \(wireProtocol.file) is older: "
                        + "it has version \(interface.version)")
            }
            result.interfaces.append(try cut(interface, to: bound.version, in: wireProtocol.file))
        }
        return result
    }

    private static func cut(_ interface: Interface, to version: UInt32, in file: String) throws(ScanError) -> Interface
    {
        var result = interface
        result.version = version
        result.requests = try cut(interface.requests, to: version, in: file)
        result.events = try cut(interface.events, to: version, in: file)
        result.enumerations.removeAll { $0.since > version }
        for index in result.enumerations.indices {
            result.enumerations[index].entries.removeAll { $0.since > version }
        }
        return result
    }

    /// The messages of a version, which must be the first ones: their positions are their opcodes.
    private static func cut(_ messages: [Message], to version: UInt32, in file: String) throws(ScanError) -> [Message] {
        let kept = messages.prefix { $0.since <= version }
        if let late = messages.dropFirst(kept.count).first(where: { $0.since <= version }) {
            throw ScanError(
                file: file, line: late.line, message: "\(late.name) stands behind a message of a newer version")
        }
        return Array(kept)
    }

    /// Checks that every interface and enumeration that an argument names is bound.
    static func checkReferences(in protocols: [WireProtocol]) throws(ScanError) {
        let interfaces = protocols.flatMap(\.interfaces)
        var names: Set<String> = []
        var enumerations: Set<String> = []
        for interface in interfaces {
            names.insert(interface.name)
            for enumeration in interface.enumerations { enumerations.insert("\(interface.name).\(enumeration.name)") }
        }
        for wireProtocol in protocols {
            for interface in wireProtocol.interfaces {
                for argument in (interface.requests + interface.events).flatMap(\.arguments) {
                    if let name = argument.interface, !names.contains(name) {
                        throw ScanError(
                            file: wireProtocol.file, line: argument.line,
                            message: "interface \(name) is used here and the manifest does not bind it")
                    }
                    if let name = argument.enumeration,
                        !enumerations.contains(name.contains(".") ? name : "\(interface.name).\(name)")
                    {
                        throw ScanError(
                            file: wireProtocol.file, line: argument.line, message: "there is no enum \(name)")
                    }
                }
            }
        }
    }
}
