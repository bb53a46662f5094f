import Foundation
import Testing

@testable import WaylandScanning

/// The protocols of `Protocols/manifest`, as the build sees them.
struct BoundProtocols {
    let manifest: Manifest
    let directory: String
    private let packages: [String: String]

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        directory = root.appending(path: "Protocols").path
        manifest = try Manifest(parsing: SourceText(readingFile: "\(directory)/manifest"))
        packages = [
            "wayland": try Self.dataDirectory("wayland-client"),
            "wayland-protocols": try Self.dataDirectory("wayland-protocols"),
        ]
    }

    /// The path of the XML of a protocol.
    func path(of item: Manifest.Item) throws -> String {
        switch item.origin {
        case .own(let path): "\(directory)/\(path)"
        case .package(let name, let path): "\(try #require(packages[name]))/\(path)"
        }
    }

    /// What `wayland-scanner` makes of every interface bound, cut to the bound version, in the manifest's order.
    func expectedTables() throws -> [TableDump] {
        try manifest.items.flatMap { item in
            let code = try PrivateCode(ofProtocol: path(of: item))
            return try item.interfaces.map { bound in
                try #require(code.tables[bound.name]).cut(to: Int(bound.version))
            }
        }
    }

    private static func dataDirectory(_ package: String) throws -> String {
        let stream = try #require(popen("pkg-config --variable=pkgdatadir \(package)", "r"))
        defer { pclose(stream) }
        var line = [UInt8](repeating: 0, count: 4096)
        let count = fread(&line, 1, line.count, stream)
        return String(decoding: line[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
