import Foundation
import Testing

@testable import WaylandScanning

@Suite("The scanner's command line")
struct ScannerOptionsTests {
    @Test("options are read")
    func parses() throws {
        let options = try ScannerOptions(parsing: [
            "--manifest", "P/manifest", "--side", "server", "--output", "o.swift", "--package", "wayland=/usr/w",
        ])

        #expect(options.manifest == "P/manifest")
        #expect(options.side == .server)
        #expect(options.output == "o.swift")
        #expect(options.packages == ["wayland": "/usr/w"])
    }

    @Test(
        "a wrong command line is named",
        arguments: [
            ([], "--manifest FILE and --output FILE are needed"),
            (["--side"], "--side has no value"),
            (["--side", "middle"], "--side is client or server, not \"middle\""),
            (["--package", "wayland"], "--package wants NAME=DIRECTORY"),
            (["--colour", "red"], "unknown option --colour"),
        ])
    func refuses(arguments: [String], message: String) {
        #expect(throws: ScannerOptions.UsageError(description: message)) { try ScannerOptions(parsing: arguments) }
    }

    @Test("a run writes the bindings of own and packaged protocols, and names what is missing")
    func runs() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: directory.appending(path: name))
        }
        let manifest = directory.appending(path: "manifest").path
        var options = try ScannerOptions(parsing: [
            "--manifest", manifest, "--output", directory.appending(path: "out.swift").path, "--package",
            "system=\(directory.path)",
        ])
        try write("<protocol name='a'><interface name='one' version='1'/></protocol>", "a.xml")
        try write("<protocol name='b'><interface name='two' version='1'/></protocol>", "b.xml")

        try write("a own:a.xml one@1\nb system:b.xml two@1", "manifest")
        try options.run()
        let text = try String(contentsOf: directory.appending(path: "out.swift"), encoding: .utf8)
        #expect(text.contains("public final class One: Proxy {"))
        #expect(text.contains("public final class Two: Proxy {"))

        try write("a own:a.xml one@1\nb elsewhere:b.xml two@1", "manifest")
        #expect(throws: ScanError(file: manifest, line: 2, message: "unknown package \"elsewhere\"")) {
            try options.run()
        }
        try write("a own:gone.xml one@1", "manifest")
        let gone = "the XML of a, \(directory.path)/gone.xml, cannot be read: No such file or directory"
        #expect(throws: ScanError(file: manifest, line: 1, message: gone)) { try options.run() }

        try write("a own:a.xml one@1", "manifest")
        options.output = directory.appending(path: "none/out.swift").path
        let unwritable = "cannot be written: No such file or directory"
        #expect(throws: ScanError(file: options.output, line: nil, message: unwritable)) { try options.run() }
    }
}
