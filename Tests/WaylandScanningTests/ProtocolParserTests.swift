import Testing

@testable import WaylandScanning

@Suite("Parsing a protocol")
struct ProtocolParserTests {
    @Test("interfaces, messages, arguments and enums keep their words, numbers and lines")
    func parses() throws {
        let parsed = try parse(
            """
            <protocol name="toy"><copyright>nobody</copyright>
            <interface name="toy_box" version="3">
              <description summary="a box">Holds toys.</description>
              <request name="open" type="destructor" since="2">
                <arg name="lid" type="object" interface="toy_lid" allow-null="true" summary="the lid"/>
              </request>
              <event name="full"><arg name="how" type="uint" enum="fullness"/></event>
              <enum name="fullness" bitfield="true" since="2">
                <entry name="half" value="0x10" summary="so so"/>
                <entry name="1st" value="-1" since="3"/>
              </enum>
            </interface></protocol>
            """)

        let box = try #require(parsed.interfaces.first)
        #expect(parsed.name == "toy")
        #expect(box.name == "toy_box" && box.version == 3 && box.line == 2)
        let lid = Argument(
            name: "lid", kind: .object, interface: "toy_lid", allowsNull: true, enumeration: nil, line: 5)
        #expect(box.requests == [Message(name: "open", since: 2, isDestructor: true, line: 4, arguments: [lid])])
        #expect(box.events.map(\.name) == ["full"])
        #expect(box.events.first?.arguments.first?.enumeration == "fullness")
        #expect(
            box.enumerations == [
                Enumeration(
                    name: "fullness", since: 2, isBitfield: true, line: 8,
                    entries: [
                        Entry(name: "half", value: 16, since: 1, line: 9),
                        Entry(name: "1st", value: .max, since: 3, line: 10),
                    ])
            ])
    }

    @Test(
        "what is no protocol is refused at its line",
        arguments: [
            ("<thing/>", 1, "the root element is <thing>, not <protocol>"),
            ("<protocol/>", 1, "<protocol> has no attribute \"name\""),
            ("<protocol name='p'/>", 1, "the protocol has no interface"),
            ("<protocol name='p'>\n<request/></protocol>", 2, "<request> has no place in <protocol>"),
            ("<protocol name='p'>\n<interface name='i'/></protocol>", 2, "<interface> has no attribute \"version\""),
        ])
    func refuses(text: String, line: Int, message: String) {
        #expect(throws: ScanError(file: "p.xml", line: line, message: message)) { try parse(text) }
    }

    @Test(
        "what has no place in an interface is refused at its line",
        arguments: [
            ("<method/>", "<method> has no place in <interface>"),
            ("<request/>", "<request> has no attribute \"name\""),
            ("<request name='a b'/>", "\"a b\" cannot be the name of this"),
            ("<request name='2nd'/>", "\"2nd\" cannot be the name of this"),
            ("<request name='r'/><request name='r'/>", "request i.r is declared twice"),
            ("<request name='r' type='constructor'/>", "unknown type \"constructor\"; \"destructor\" is the only one"),
            ("<request name='r' since='x'/>", "\"x\" is not a 32-bit number (attribute \"since\")"),
            ("<request name='r' since='9'/>", "since 9 is not within version 2 of i"),
            ("<event name='e'><entry/></event>", "<entry> has no place in <event>"),
            ("<event name='e'><arg name='a'/></event>", "<arg> has no attribute \"type\""),
            ("<event name='e'><arg name='a' type='double'/></event>", "unknown argument type \"double\""),
            (
                "<event name='e'><arg name='a' type='int'/><arg name='a' type='int'/></event>",
                "argument a is declared twice"
            ),
            (
                "<event name='e'><arg name='a' type='int' interface='i'/></event>",
                "an argument of type int has no interface"
            ),
            (
                "<event name='e'><arg name='a' type='fd' allow-null='true'/></event>",
                "an argument of type fd cannot be null"
            ),
            (
                "<event name='e'><arg name='a' type='string' allow-null='yes'/></event>",
                "\"yes\" is neither true nor false (attribute \"allow-null\")"
            ),
            ("<event name='e'><arg name='a' type='fd' enum='x'/></event>", "an argument of type fd has no enum"),
            (
                "<request name='r'><arg name='a' type='new_id'/></request>",
                "only wl_registry.bind may create an object without naming its interface"
            ),
            (
                "<request name='r'><arg name='a' type='new_id' interface='i'/>"
                    + "<arg name='b' type='new_id' interface='i'/></request>",
                "a message cannot create two objects"
            ),
            ("<enum name='e'><arg/></enum>", "<arg> has no place in <enum>"),
            ("<enum name='e'><entry name='a'/></enum>", "<entry> has no attribute \"value\""),
            (
                "<enum name='e'><entry name='a' value='4294967296'/></enum>",
                "\"4294967296\" is not a 32-bit number (attribute \"value\")"
            ),
            (
                "<enum name='e'><entry name='a' value='1'/><entry name='a' value='2'/></enum>",
                "entry a is declared twice"
            ),
            ("<enum name='e'/><enum name='e'/>", "enum i.e is declared twice"),
        ])
    func refusesInInterface(text: String, message: String) {
        let source = "<protocol name='p'>\n<interface name='i' version='2'>\n\(text)\n</interface></protocol>"
        #expect(throws: ScanError(file: "p.xml", line: 3, message: message)) { try parse(source) }
    }

    @Test("more arguments than libwayland can carry are refused")
    func refusesTooManyArguments() {
        let arguments = (0...20).map { "<arg name='a\($0)' type='int'/>" }.joined()
        let source = """
            <protocol name='p'><interface name='i' version='1'>
            <event name='e'>\(arguments)</event></interface></protocol>
            """
        #expect(throws: ScanError(file: "p.xml", line: 2, message: "more than 20 arguments")) { try parse(source) }
    }

    private func parse(_ text: String) throws -> WireProtocol {
        try ProtocolParser.parse(SourceText(file: "p.xml", text: text))
    }
}
