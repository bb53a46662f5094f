import Foundation
import Testing

@testable import WaylandScanning

/// The protocols of `Protocols/manifest`, as the build sees them.
struct BoundProtocols {
    let manifest: Manifest
    let directory: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        directory = root.appending(path: "Protocols").path
        manifest = try Manifest(parsing: SourceText(readingFile: "\(directory)/manifest"))
    }

    /// The definitions, in the manifest's order.
    func definitions() throws -> [WireProtocol] {
        try manifest.items.map { try Binding.definition(of: $0, in: manifest, directory: directory) }
    }

    /// What `wayland-scanner` makes of every interface bound, in the manifest's order.
    ///
    /// It reads an XML that is written from our definitions: which XML the system has does not matter here.
    func expectedTables() throws -> [TableDump] {
        try definitions().flatMap { definition in
            let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml").path
            try Data(definition.xml.utf8).write(to: URL(filePath: path))
            defer { unlink(path) }
            let code = try PrivateCode(ofProtocol: path)
            return try definition.interfaces.map { try #require(code.tables[$0.name]) }
        }
    }
}

extension WireProtocol {
    /// The protocol as XML, without any words.
    fileprivate var xml: String {
        let interfaces = interfaces.map { interface in
            let messages =
                interface.requests.map { $0.xml("request") } + interface.events.map { $0.xml("event") }
            return "<interface name='\(interface.name)' version='\(interface.version)'>\n"
                + messages.joined() + "</interface>\n"
        }
        return "<protocol name='\(name)'>\n" + interfaces.joined() + "</protocol>\n"
    }
}

extension Message {
    fileprivate func xml(_ keyword: String) -> String {
        let arguments = arguments.map { argument in
            "<arg name='\(argument.name)' type='\(argument.kind.rawValue)'"
                + (argument.interface.map { " interface='\($0)'" } ?? "")
                + (argument.allowsNull ? " allow-null='true'" : "") + "/>"
        }
        return "<\(keyword) name='\(name)' since='\(since)'" + (isDestructor ? " type='destructor'>" : ">")
            + arguments.joined() + "</\(keyword)>\n"
    }
}
