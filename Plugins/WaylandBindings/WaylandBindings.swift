import Foundation
import Glibc
import PackagePlugin

/// Writes the Wayland bindings of a target before it is compiled.
///
/// `WaylandClient` gets proxies, `WaylandServer` resources. `Protocols/README.md` describes the manifest that says
/// of which protocols.
@main
struct WaylandBindings: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let side = target.name == "WaylandServer" ? "server" : "client"
        let protocols = context.package.directoryURL.appending(path: "Protocols")
        let manifest = protocols.appending(path: "manifest")
        let output = context.pluginWorkDirectoryURL.appending(path: "WaylandBindings.swift")
        let packages = [
            "wayland": dataDirectory(ofPackage: "wayland-client", else: "/usr/share/wayland"),
            "wayland-protocols": dataDirectory(ofPackage: "wayland-protocols", else: "/usr/share/wayland-protocols"),
        ]
        var arguments = ["--manifest", manifest.path, "--side", side, "--output", output.path]
        for (name, directory) in packages.sorted(by: { $0.key < $1.key }) {
            arguments += ["--package", "\(name)=\(directory)"]
        }
        return [
            .buildCommand(
                displayName: "Writing the \(side) bindings of Protocols/manifest",
                executable: try context.tool(named: "WaylandScanner").url, arguments: arguments,
                inputFiles: [manifest] + protocolFiles(of: manifest, beside: protocols, packages: packages),
                outputFiles: [output])
        ]
    }

    /// The definitions of the protocols that the manifest names, and the XML files, as far as they are there.
    ///
    /// What is wrong with the manifest is not found here but by the scanner, which names the line.
    private func protocolFiles(of manifest: URL, beside directory: URL, packages: [String: String]) -> [URL] {
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
        let files = text.split(separator: "\n").flatMap { line -> [URL] in
            guard line.first?.isWhitespace == false, line.first != "#" else { return [] }
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count >= 2 else { return [] }
            let definition = directory.appending(path: "Interfaces/\(words[0])")
            let parts = words[1].split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return [definition] }
            if parts[0] == "own" { return [definition, directory.appending(path: parts[1])] }
            return [definition] + (packages[parts[0]].map { [URL(filePath: $0).appending(path: parts[1])] } ?? [])
        }
        return files.filter { access($0.path, R_OK) == 0 }
    }

    /// Where a package keeps its data, as `pkg-config` says.
    ///
    /// `popen` rather than Foundation's `Process`, which costs 47 ms a call.
    private func dataDirectory(ofPackage package: String, else fallback: String) -> String {
        guard let stream = popen("pkg-config --variable=pkgdatadir \(package) 2>/dev/null", "r") else {
            return fallback
        }
        var line = [CChar](repeating: 0, count: 4096)
        let hasLine = fgets(&line, Int32(line.count), stream) != nil
        guard pclose(stream) == 0, hasLine else { return fallback }
        let path = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return path.isEmpty ? fallback : path
    }
}
