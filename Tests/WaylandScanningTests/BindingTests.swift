import Testing

@testable import WaylandScanning

@Suite("Binding protocols at a version")
struct BindingTests {
    private let toy = """
        <protocol name="toy"><interface name="toy_box" version="4">
          <request name="open"/>
          <request name="shake" since="3"/>
          <event name="opened"/>
          <event name="fell" since="4"/>
          <enum name="state"><entry name="shut" value="0"/><entry name="ajar" value="1" since="3"/></enum>
          <enum name="colour" since="4"><entry name="red" value="0"/></enum>
        </interface>
        <interface name="toy_lid" version="1"/></protocol>
        """

    @Test("messages, enums and entries newer than the bound version are left out", arguments: [1, 2, 3, 4])
    func leavesOutWhatIsNewer(version: Int) throws {
        let box = try #require(try bind("toy own:toy.xml toy_box@\(version)").interfaces.first)

        #expect(box.version == UInt32(version))
        #expect(box.requests.map(\.name) == (version < 3 ? ["open"] : ["open", "shake"]))
        #expect(box.events.map(\.name) == (version < 4 ? ["opened"] : ["opened", "fell"]))
        #expect(box.enumerations.map(\.name) == (version < 4 ? ["state"] : ["state", "colour"]))
        #expect(box.enumerations[0].entries.map(\.name) == (version < 3 ? ["shut"] : ["shut", "ajar"]))
    }

    @Test("interfaces that the manifest does not name are left out")
    func leavesOutInterfaces() throws {
        #expect(try bind("toy own:toy.xml toy_lid@1").interfaces.map(\.name) == ["toy_lid"])
    }

    @Test(
        "a manifest that does not fit the XML is an error at the manifest's line",
        arguments: [
            ("tay own:toy.xml toy_box@1", "toy.xml holds the protocol toy, not tay"),
            ("toy own:toy.xml toy_cap@1", "toy.xml has no interface toy_cap"),
            (
                "toy own:toy.xml toy_box@5",
                "toy_box is bound at version 5, but toy.xml is older: it has version 4"
            ),
        ])
    func refuses(manifest: String, message: String) {
        #expect(throws: ScanError(file: "manifest", line: 1, message: message)) { try bind(manifest) }
    }

    @Test("a message behind a newer one would change its opcode, and is refused")
    func refusesUnorderedMessages() throws {
        let text = """
            <protocol name="toy"><interface name="toy_box" version="4">
            <request name="shake" since="3"/>
            <request name="open"/>
            </interface></protocol>
            """
        #expect(
            throws: ScanError(file: "toy.xml", line: 3, message: "open stands behind a message of a newer version")
        ) { try bind("toy own:toy.xml toy_box@2", text) }
    }

    @Test("a definition is arranged as the manifest names its interfaces")
    func arranges() throws {
        let text = "interface toy_lid version 1\ninterface toy_box version 4"
        #expect(try arrange(text).interfaces.map(\.name) == ["toy_box", "toy_lid"])
    }

    @Test(
        "a definition of anything but what is bound is refused, at the manifest's line or at its own",
        arguments: [
            ("interface toy_box version 4", "manifest", 2, "Interfaces/toy does not define toy_lid"),
            (
                "\ninterface toy_box version 3 interface toy_lid version 1", "manifest", 1,
                "toy_box is bound at version 4, but Interfaces/toy:2 defines version 3"
            ),
            (
                "interface toy_box version 4 interface toy_lid version 1\ninterface toy_cap version 1",
                "Interfaces/toy", 2, "the manifest does not bind toy_cap"
            ),
        ])
    func refusesDefinition(text: String, file: String, line: Int, message: String) {
        #expect(throws: ScanError(file: file, line: line, message: message)) { try arrange(text) }
    }

    @Test(
        "an interface or enum that is not bound cannot be used",
        arguments: [
            ("type='object' interface='gone'", "interface gone is used here and the manifest does not bind it"),
            ("type='uint' enum='gone'", "there is no enum gone"),
            ("type='uint' enum='toy_box.gone'", "there is no enum toy_box.gone"),
        ])
    func refusesUnboundReferences(type: String, message: String) throws {
        let text = """
            <protocol name="toy"><interface name="toy_box" version="1">
            <request name="open">
            <arg name="a" \(type)/></request>
            </interface></protocol>
            """
        let bound = try bind("toy own:toy.xml toy_box@1", text)
        #expect(throws: ScanError(file: "toy.xml", line: 3, message: message)) {
            try Binding.checkReferences(in: [bound])
        }
    }

    private func arrange(_ definition: String) throws -> WireProtocol {
        let text = "toy own:toy.xml toy_box@4\n toy_lid@1"
        let manifest = try Manifest(parsing: SourceText(file: "manifest", text: text))
        let parsed = try DefinitionParser.parse(SourceText(file: "Interfaces/toy", text: definition), name: "toy")
        return try Binding.arrange(parsed, for: try #require(manifest.items.first), of: manifest)
    }

    private func bind(_ manifest: String, _ text: String? = nil) throws -> WireProtocol {
        let manifest = try Manifest(parsing: SourceText(file: "manifest", text: manifest))
        let parsed = try ProtocolParser.parse(SourceText(file: "toy.xml", text: text ?? toy))
        return try Binding.cut(parsed, to: try #require(manifest.items.first), of: manifest)
    }
}
