import Testing

@testable import WaylandScanning

@Suite("The XML of a protocol that is defined")
struct ProtocolXMLTests {
    /// What another release of the XML may say, each beside what the toy's says.
    static let changes: [(String, String)] = [
        // Attributes that a message or an argument did not have, or no longer has.
        (#"<arg name="color" type="int" enum="color"/>"#, #"<arg name="color" type="int"/>"#),
        (#"<arg name="x" type="fixed"/>"#, #"<arg name="x" type="fixed" enum="color"/>"#),
        (#"type="string" allow-null="true""#, #"type="string""#),
        (#"<arg name="note" type="string"/>"#, #"<arg name="note" type="string" allow-null="true"/>"#),
        (#"<arg name="toy" type="object" interface="toy_toy""#, #"<arg name="toy" type="object""#),
        (#"<request name="destroy" type="destructor" since="2">"#, #"<request name="destroy" since="2">"#),
        (#"<request name="take">"#, #"<request name="take" type="constructor" since="2">"#),
        (#"<event name="fell" since="3">"#, #"<event name="fell" deprecated-since="4">"#),
        (#"<interface name="toy_box" version="4">"#, #"<interface name="toy_box" version="9" frozen="maybe">"#),
        // Enumerations.
        (#"<enum name="color">"#, #"<enum name="color" bitfield="true" since="2">"#),
        (#"<enum name="flags" bitfield="true">"#, #"<enum name="flags">"#),
        (#"<enum name="color">"#, #"<enum name="size"><entry name="big" value="1"/></enum><enum name="color">"#),
        (#"<entry name="too_new""#, #"<entry name="new" value="7" summary="new"/><entry name="too_new""#),
        (#"<entry name="none" value="0"/>"#, #"<entry name="none" value="5"/>"#),
        (#"<enum name="flags" bitfield="true"><entry name="none" value="0"/></enum>"#, ""),
        // Names, messages, and elements of another time.
        (#"<arg name="brush" type="fd"/>"#, #"<arg name="1 pencil" type="fd"/>"#),
        (#"<request name="too_new" since="4"/>"#, #"<request name="other" since="5"><arg type="int64"/></request>"#),
        (#"<request name="too_new" since="4"/>"#, ""),
        (#"<interface name="toy_box""#, #"<license/><interface name="toy_lid"/><interface name="toy_box""#),
        (#"<event name="gift">"#, #"<error name="torn"/><event name="gift"><returns/>"#),
        (#"<protocol name="toy">"#, #"<protocol name="toys">"#),
    ]

    @Test("changes nothing of what is generated, whatever it says beside the wire", arguments: changes)
    func changesNothing(old: String, new: String) throws {
        let xml = Toy.xml.replacing(old, with: new)
        try #require(xml != Toy.xml)

        for side in BindingsGenerator.Side.allCases {
            let declarations = declarations(try Toy.bindings(side))
            #expect(declarations.contains("public final class ToyBox: \(side == .client ? "Proxy" : "Resource") {"))
            #expect(self.declarations(try Toy.bindings(side, xml: xml)) == declarations)
        }
    }

    @Test(
        "changes nothing when it is not there, is older, or lacks an interface",
        arguments: [
            nil, "<protocol name='toy'/>",
            """
            <protocol name="toy"><interface name="toy_box" version="1">
            <request name="destroy" type="destructor"/>
            </interface></protocol>
            """,
        ])
    func mayBeMissing(xml: String?) throws {
        for side in BindingsGenerator.Side.allCases {
            #expect(declarations(try Toy.bindings(side, xml: xml)) == declarations(try Toy.bindings(side)))
        }
    }

    @Test("gives its own words as comments")
    func givesComments() throws {
        let xml = Toy.xml.replacing("a box of toys", with: "a chest of toys")
            .replacing(#"summary="two tones""#, with: #"summary="black and white""#)

        let text = try Toy.bindings(.client, xml: xml)
        #expect(text.contains("/// A chest of toys.\n"))
        #expect(text.contains("/// Black and white.\n        public static let _2tone"))
        #expect(try Toy.bindings(.client, xml: nil).contains("/// The interface toy_box.\n"))
    }

    @Test(
        "is an error at its line where it contradicts the wire, with both sides",
        arguments: [
            (
                #"<arg name="in" type="array"/>"#, #"<arg name="in" type="string"/>"#, 11,
                "request 1 of toy_box is take(new_id, string, string), "
                    + "but Interfaces/toy:3 has take(new_id, string, array)"
            ),
            (
                #"<arg name="in" type="array"/>"#, "", 11,
                "request 1 of toy_box is take(new_id, string), but Interfaces/toy:3 has take(new_id, string, array)"
            ),
            (
                #"type="new_id" interface="toy_toy" summary="the toy""#, #"type="new_id""#, 11,
                "request 1 of toy_box is take(new_id of any interface, string, array), "
                    + "but Interfaces/toy:3 has take(new_id, string, array)"
            ),
            (
                #"<request name="take">"#, #"<request name="sort" since="4"/><request name="take">"#, 11,
                "request 1 of toy_box is sort(), but Interfaces/toy:3 has take(new_id, string, array)"
            ),
            (
                #"<request name="too_new" since="4"/>"#, #"<request name="overlooked" since="3"/>"#, 22,
                "request overlooked() belongs to version 3 of toy_box, but Interfaces/toy:1 has no such request"
            ),
            (
                #"<event name="broken" type="destructor"/>"#, "", 39,
                "toy_toy has no event broken, but Interfaces/toy:13 has broken()"
            ),
        ])
    func contradicts(old: String, new: String, line: Int, message: String) {
        let xml = Toy.xml.replacing(old, with: new)

        #expect(throws: ScanError(file: "toy.xml", line: line, message: message)) {
            try Toy.bindings(.server, xml: xml)
        }
    }

    /// The generated text without its comments.
    private func declarations(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
    }
}
