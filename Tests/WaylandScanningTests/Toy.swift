@testable import WaylandScanning

/// A small protocol with one of everything.
enum Toy {
    static let xml = """
        <protocol name="toy">
          <interface name="toy_box" version="4">
            <description summary="a box of toys">
              Boxes hold toys.

                - and more boxes
            </description>
            <request name="destroy" type="destructor" since="2">
              <description summary="throw the box away"/>
            </request>
            <request name="take">
              <description summary="take a toy out"/>
              <arg name="id" type="new_id" interface="toy_toy" summary="the toy"/>
              <arg name="name" type="string" allow-null="true" summary="its name"/>
              <arg name="in" type="array"/>
            </request>
            <request name="paint" since="3">
              <arg name="color" type="int" enum="color"/>
              <arg name="brush" type="fd"/>
              <arg name="like" type="object" interface="toy_toy"/>
            </request>
            <request name="too_new" since="4"/>
            <event name="fell" since="3">
              <arg name="toy" type="object" interface="toy_toy" summary="what fell out"/>
              <arg name="x" type="fixed"/>
              <arg name="note" type="string"/>
            </event>
            <event name="gift">
              <arg name="id" type="new_id" interface="toy_toy"/>
              <arg name="card" type="fd"/>
            </event>
            <enum name="color">
              <description summary="a color"/>
              <entry name="2tone" value="0x10000" summary="two tones"/>
              <entry name="too_new" value="3" since="4"/>
            </enum>
            <enum name="error"><entry name="empty" value="1" summary="no toy left"/></enum>
          </interface>
          <interface name="toy_toy" version="3">
            <event name="broken" type="destructor"/>
            <enum name="flags" bitfield="true"><entry name="none" value="0"/></enum>
          </interface>
        </protocol>
        """

    /// The bindings of the toy at version 3.
    static func bindings(_ side: BindingsGenerator.Side) throws -> String {
        let text = "toy own:toy.xml toy_box@3 toy_toy@3"
        let manifest = try Manifest(parsing: SourceText(file: "manifest", text: text))
        let parsed = try ProtocolParser.parse(SourceText(file: "toy.xml", text: xml))
        let bound = try Binding.cut(parsed, to: manifest.items[0], of: manifest)
        return BindingsGenerator(side: side, protocols: [bound]).swiftText()
    }
}
