import Testing

@testable import WaylandScanning

@Suite("A definition")
struct DefinitionTests {
    @Test("interfaces, messages, arguments and enums keep their words, numbers and lines")
    func parses() throws {
        let parsed = try parse(
            """
            # A toy.
            interface toy_box version 3
                request open(lid: object<toy_lid>?, how: uint<fullness>) since 2 destructor
                event full()  # no arguments
                bitfield fullness
                    half = 0x10
                    1st = -1
                enum request
                    event = 0
            interface toy_lid version 1
            """)

        #expect(parsed.name == "toy" && parsed.file == "toy")
        #expect(parsed.interfaces.map(\.name) == ["toy_box", "toy_lid"])
        let box = parsed.interfaces[0]
        #expect(box.version == 3 && box.line == 2)
        let lid = Argument(
            name: "lid", kind: .object, interface: "toy_lid", allowsNull: true, enumeration: nil, line: 3)
        let how = Argument(
            name: "how", kind: .uint, interface: nil, allowsNull: false, enumeration: "fullness", line: 3)
        #expect(
            box.requests == [Message(name: "open", since: 2, isDestructor: true, line: 3, arguments: [lid, how])])
        #expect(box.events == [Message(name: "full", since: 1, isDestructor: false, line: 4)])
        #expect(
            box.enumerations == [
                Enumeration(
                    name: "fullness", since: 1, isBitfield: true, line: 5,
                    entries: [
                        Entry(name: "half", value: 16, since: 1, line: 6),
                        Entry(name: "1st", value: .max, since: 1, line: 7),
                    ]),
                Enumeration(
                    name: "request", since: 1, isBitfield: false, line: 8,
                    entries: [Entry(name: "event", value: 0, since: 1, line: 9)]),
            ])
    }

    @Test(
        "what is no definition is refused at its line",
        arguments: [
            ("request a()", 1, "expected \"interface\", found \"request\""),
            ("interface", 1, "expected the name of an interface, found the end"),
            ("interface i\n", 2, "expected \"version\", found the end"),
            ("interface i version x", 1, "\"x\" is not a 32-bit number"),
            (
                "interface i version 1\nmethod m()", 2,
                "\"method\" begins nothing; request, event, enum, bitfield and interface do"
            ),
            ("interface i version 1\nrequest r", 2, "expected \"(\", found the end"),
            ("interface i version 1\nrequest r(a int)", 2, "expected \":\", found \"int\""),
            ("interface i version 1\nrequest r(a: double)", 2, "unknown argument type \"double\""),
            ("interface i version 1\nrequest r(a: int<>)", 2, "expected an interface or an enum, found \">\""),
            ("interface i version 1\nrequest r(a: int b: int)", 2, "expected \",\", found \"b\""),
            ("interface i version 1\nenum e\n\na = 1 b = high", 4, "\"high\" is not a 32-bit number"),
            ("interface i version 1\ninterface i version 1", 2, "interface i is declared twice"),
            ("interface i version 1\nrequest r(a: fd?)", 2, "an argument of type fd cannot be null"),
            ("interface i version 1\nevent e() since 2", 2, "since 2 is not within version 1 of i"),
        ])
    func refuses(text: String, line: Int, message: String) {
        #expect(throws: ScanError(file: "toy", line: line, message: message)) { try parse(text) }
    }

    @Test("is written from an XML, cut to the bound version, and reads as it was written")
    func isWritten() throws {
        let manifest = try Manifest(parsing: SourceText(file: "manifest", text: "toy own:toy.xml toy_box@3 toy_toy@3"))
        let xml = try ProtocolParser.parse(SourceText(file: "toy.xml", text: Toy.xml))
        let text = DefinitionWriter.text(of: try Binding.cut(xml, to: manifest.items[0], of: manifest))

        let head = "# The interfaces of toy that we bind; Protocols/README.md describes the form.\n\n"
        #expect(text == head + Toy.definition)
        #expect(DefinitionWriter.text(of: try parse(text)) == text)
    }

    private func parse(_ text: String) throws -> WireProtocol {
        try DefinitionParser.parse(SourceText(file: "toy", text: text), name: "toy")
    }
}
