import Testing

@testable import WaylandScanning

@Suite("The manifest")
struct ManifestTests {
    @Test("protocols, origins and bound versions are read, over continued lines and comments")
    func parses() throws {
        let manifest = try parse(
            """
            # What we bind.

            toy-box  wayland-protocols:stable/toy.xml  toy_box@3   # a comment
            \ttoy_lid@1

            mine  own:mine.xml
                # between
                mine@2
            """)

        #expect(
            manifest.items == [
                Manifest.Item(
                    name: "toy-box", origin: .package("wayland-protocols", path: "stable/toy.xml"),
                    interfaces: [
                        Manifest.BoundInterface(name: "toy_box", version: 3, line: 3),
                        Manifest.BoundInterface(name: "toy_lid", version: 1, line: 4),
                    ], line: 3),
                Manifest.Item(
                    name: "mine", origin: .own(path: "mine.xml"),
                    interfaces: [Manifest.BoundInterface(name: "mine", version: 2, line: 8)], line: 6),
            ])
    }

    @Test(
        "a mistake in the manifest is named with its line",
        arguments: [
            ("# nothing\n", 2, "the manifest names no protocol"),
            ("  a@1", 1, "this line continues a protocol, and there is none above it"),
            ("toy", 1, "a protocol needs a name, an origin and interfaces"),
            ("toy own:toy.xml", 1, "toy names no interface"),
            ("\ntoy toy.xml a@1", 2, "\"toy.xml\" is no origin; write PACKAGE:PATH.xml or own:PATH.xml"),
            ("toy own:toy a@1", 1, "\"own:toy\" is no origin; write PACKAGE:PATH.xml or own:PATH.xml"),
            ("toy own:toy.xml a", 1, "\"a\" is no interface; write NAME@VERSION"),
            ("toy own:toy.xml\n a@0", 2, "\"a@0\" is no interface; write NAME@VERSION"),
            ("toy own:toy.xml @1", 1, "\"@1\" is no interface; write NAME@VERSION"),
            ("toy own:toy.xml a@1@2", 1, "\"a@1@2\" is no interface; write NAME@VERSION"),
            ("toy own:toy.xml a@1\n a@2", 2, "interface a is named twice"),
            ("toy own:toy.xml a@1\ntoy own:toy.xml b@1", 2, "protocol toy is named twice"),
        ])
    func refuses(text: String, line: Int, message: String) {
        #expect(throws: ScanError(file: "manifest", line: line, message: message)) { try parse(text) }
    }

    @Test("an error reads as compilers write theirs")
    func describesErrors() {
        #expect(ScanError(file: "a/b", line: 3, message: "no").description == "a/b:3: error: no")
        #expect(ScanError(file: "a/b", line: nil, message: "no").description == "a/b: error: no")
    }

    private func parse(_ text: String) throws -> Manifest {
        try Manifest(parsing: SourceText(file: "manifest", text: text))
    }
}
