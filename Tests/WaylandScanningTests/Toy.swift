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

    /// The same at version 3, as we define it.
    static let definition = """
        interface toy_box version 3
            request destroy() since 2 destructor
            request take(id: new_id<toy_toy>, name: string?, in: array)
            request paint(color: int<color>, brush: fd, like: object<toy_toy>) since 3
            event fell(toy: object<toy_toy>, x: fixed, note: string) since 3
            event gift(id: new_id<toy_toy>, card: fd)
            enum color
                2tone = 0x10000
            enum error
                empty = 1

        interface toy_toy version 3
            event broken() destructor
            bitfield flags
                none = 0

        """

    /// The bindings of the toy at version 3, with the comments of an XML.
    static func bindings(_ side: BindingsGenerator.Side, xml: String? = Toy.xml) throws -> String {
        var toy = try DefinitionParser.parse(SourceText(file: "Interfaces/toy", text: definition), name: "toy")
        if let xml { toy = try ProtocolXML(SourceText(file: "toy.xml", text: xml)).documenting(toy) }
        try Binding.checkReferences(in: [toy])
        return BindingsGenerator(side: side, protocols: [toy]).swiftText()
    }
}
