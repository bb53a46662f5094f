import Foundation
import Testing

@testable import WaylandScanning

@Suite("The scanner's command line")
struct ScannerOptionsTests {
    @Test("the scanner reads its options")
    func parses() throws {
        let options = try ScannerOptions(parsing: [
            "--manifest", "P/manifest", "--side", "server", "--output", "o.swift", "--package", "wayland=/usr/w",
        ])

        #expect(options.manifest == "P/manifest")
        #expect(options.task == .bindings(.server))
        #expect(options.output == "o.swift")
        #expect(options.packages == ["wayland": "/usr/w"])
    }

    @Test("a definition is asked for with its XML")
    func parsesDefinition() throws {
        let options = try ScannerOptions(parsing: [
            "--manifest", "P/manifest", "--define", "toy", "--xml", "toy.xml", "--output", "P/Interfaces/toy",
        ])

        #expect(options.task == .definition(of: "toy", xml: "toy.xml"))
    }

    @Test(
        "the scanner names what is wrong with its command line",
        arguments: [
            ([], "--manifest FILE and --output FILE are needed"),
            (["--side"], "--side has no value"),
            (["--side", "middle"], "--side is client or server, not \"middle\""),
            (["--package", "wayland"], "--package wants NAME=DIRECTORY"),
            (["--colour", "red"], "unknown option --colour"),
            (
                ["--manifest", "m", "--output", "o", "--define", "toy"],
                "--define PROTOCOL and --xml FILE go together"
            ),
        ])
    func refuses(arguments: [String], message: String) {
        #expect(throws: ScannerOptions.UsageError(description: message)) { try ScannerOptions(parsing: arguments) }
    }

    @Test("a run writes the bindings of own and packaged protocols, and names what is missing")
    func runs() throws {
        let folder = try Folder()
        defer { folder.remove() }
        let manifest = folder.path("manifest")
        var options = try ScannerOptions(parsing: [
            "--manifest", manifest, "--output", folder.path("out.swift"), "--package", "system=\(folder.path(""))",
        ])
        try folder.write("<protocol name='a'><interface name='one' version='1'/></protocol>", "a.xml")
        try folder.write("<protocol name='b'><interface name='two' version='1'/></protocol>", "b.xml")
        try folder.write("interface one version 1", "Interfaces/a")
        try folder.write("interface two version 1", "Interfaces/b")

        try folder.write("a own:a.xml one@1\nb system:b.xml two@1", "manifest")
        try options.run()
        let text = try folder.read("out.swift")
        #expect(text.contains("public final class One: Proxy {"))
        #expect(text.contains("public final class Two: Proxy {"))
        try folder.write("a own:a.xml one@1\nb system:gone.xml two@1", "manifest")
        try options.run()
        #expect(try folder.read("out.swift") == text)

        let writing = Date(timeIntervalSince1970: 1_000_000_000)
        try folder.setModificationDate(writing, "out.swift")
        try options.run()
        #expect(try folder.modificationDate("out.swift") == writing, "what is there already is not written again")

        try folder.write("a own:a.xml one@1\nb elsewhere:b.xml two@1", "manifest")
        #expect(throws: ScanError(file: manifest, line: 2, message: "unknown package \"elsewhere\"")) {
            try options.run()
        }
        try folder.write("a own:gone.xml one@1", "manifest")
        let gone = "the XML of a, \(folder.path("gone.xml")), cannot be read: No such file or directory"
        #expect(throws: ScanError(file: manifest, line: 1, message: gone)) { try options.run() }
        try folder.write("c own:a.xml one@1", "manifest")
        let undefined = "the definition of c, \(folder.path("Interfaces/c")), cannot be read: No such file or directory"
        #expect(throws: ScanError(file: manifest, line: 1, message: undefined)) { try options.run() }

        try folder.write("a own:a.xml one@1", "manifest")
        options.output = folder.path("none/out.swift")
        let unwritable = "cannot be written: No such file or directory"
        #expect(throws: ScanError(file: options.output, line: nil, message: unwritable)) { try options.run() }
    }

    @Test("a run writes the definition of a protocol of the manifest, at the bound versions")
    func defines() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("toy own:toy.xml toy_box@3 toy_toy@3", "manifest")
        try folder.write(Toy.xml, "toy.xml")
        var options = try ScannerOptions(parsing: [
            "--manifest", folder.path("manifest"), "--define", "toy", "--xml", folder.path("toy.xml"), "--output",
            folder.path("Interfaces/toy"),
        ])
        try options.run()
        #expect(try folder.read("Interfaces/toy").hasSuffix(Toy.definition))

        options.task = .definition(of: "game", xml: folder.path("toy.xml"))
        let unnamed = "the manifest names no protocol game"
        #expect(throws: ScanError(file: folder.path("manifest"), line: nil, message: unnamed)) { try options.run() }
    }
}

/// A folder of protocols that lives as long as a test.
private struct Folder {
    private let url = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: url.appending(path: "Interfaces"), withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { name.isEmpty ? url.path : url.appending(path: name).path }

    func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

    func read(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }

    func setModificationDate(_ date: Date, _ name: String) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
    }

    func modificationDate(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
