import CWaylandServer
import Testing

@testable import WaylandServer

@Suite("The tables of the server")
struct ServerTableTests {
    @Test("are those that wayland-scanner writes of our definitions")
    func match() throws {
        let expected = try BoundProtocols().expectedTables()
        let ours = InterfaceID.allCases.map { dump(InterfaceTables.shared[$0].pointee) }

        #expect(ours.map(\.name) == expected.map(\.name))
        for (table, expectedTable) in zip(ours, expected) { #expect(table == expectedTable) }
    }

    @Test("the server's interface tables stay where they are in memory")
    func stay() {
        #expect(InterfaceTables.shared[.wlTouch] == InterfaceTables.shared[.wlTouch])
        #expect(InterfaceTables.shared[.wlTouch] != InterfaceTables.shared[.wlSeat])
    }

    private func dump(_ table: wl_interface) -> TableDump {
        TableDump(
            name: String(cString: table.name), version: Int(table.version),
            requests: (0..<Int(table.method_count)).map { dump(table.methods[$0]) },
            events: (0..<Int(table.event_count)).map { dump(table.events[$0]) })
    }

    private func dump(_ message: wl_message) -> TableDump.Message {
        let signature = String(cString: message.signature)
        let types = (0..<signature.filter(\.isLetter).count).map { index in
            message.types[index].map { String(cString: $0.pointee.name) }
        }
        return TableDump.Message(name: String(cString: message.name), signature: signature, types: types)
    }
}
