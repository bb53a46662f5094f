import Testing
import WaylandClient
import WaylandServer

@Suite("The log of messages")
struct WireLogTests {
    @Test("requests and events are told with object and arguments, in order")
    func lines() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        let (shell, remoteShell) = try pair.bind(WaylandClient.XdgWmBase.self, WaylandServer.XdgWmBase.self)
        remoteShell.onRequest = { _ in }
        let (touch, remoteTouch) = try pair.makeTouch()
        let first = pair.connection.log.lines.count

        let role = shell.getXdgSurface(surface: surface)
        let toplevel = role.getToplevel()
        toplevel.setTitle(title: "Dots")
        toplevel.setTitle(title: String(repeating: "x", count: 40))
        surface.setInputRegion(region: nil)
        try pair.settle()
        remoteTouch.sendDown(
            serial: 1, time: 2, surface: remote, id: -3, x: WaylandServer.WireFixed(0.5),
            y: WaylandServer.WireFixed(8))
        try pair.receive()

        #expect(
            Array(pair.connection.log.lines.dropFirst(first)) == [
                "-> \(shell).get_xdg_surface(new \(role), \(surface))",
                "-> \(role).get_toplevel(new \(toplevel))",
                "-> \(toplevel).set_title(\"Dots\")",
                "-> \(toplevel).set_title(\"\(String(repeating: "x", count: 31))...\")",
                "-> \(surface).set_input_region(nil)",
                "<- \(touch).down(1, 2, \(surface), -3, 0.5, 8.0)",
            ])
    }

    @Test("the last 256 messages are kept")
    func ring() throws {
        let pair = try Pair()
        let (surface, _) = try pair.makeSurface()

        for x in 0..<300 as Range<Int32> { surface.damageBuffer(x: x, y: 0, width: 1, height: 1) }

        let lines = pair.connection.log.lines
        #expect(lines.count == WireLog.capacity)
        #expect(lines.first == "-> \(surface).damage_buffer(44, 0, 1, 1)")
        #expect(lines.last == "-> \(surface).damage_buffer(299, 0, 1, 1)")
        #expect(pair.connection.log.total > 300)
    }

    @Test("a message with two long texts keeps the beginning of both, and what follows them")
    func longArguments() throws {
        let pair = try Pair()
        let (output, remote) = try pair.bind(WaylandClient.WlOutput.self, WaylandServer.WlOutput.self)
        let text = String(repeating: "m", count: 31)

        remote.sendGeometry(
            x: 1, y: 2, physicalWidth: 3, physicalHeight: 4, subpixel: .unknown, make: text, model: text,
            transform: .normal)
        try pair.receive()

        let cut = "\"\(text)...\""
        #expect(
            pair.connection.log.lines.last
                == "<- \(output).geometry(1, 2, 3, 4, 0, \(cut), \(cut), 0)")
    }

    @Test("bindings of the wire's numbers round to the nearest and stop at the limits")
    func fixed() {
        let values: [Double] = [0, 1, -0.5, 1.0 / 256, 0.001, 1e12, -1e12, .nan, .infinity]
        let raw = values.map { WaylandClient.WireFixed($0).rawValue }
        #expect(raw == [0, 256, -128, 1, 0, .max, .min, 0, .max])
        #expect(WaylandClient.WireFixed(rawValue: -1).doubleValue == -1.0 / 256)
        #expect(values.map { WaylandServer.WireFixed($0).rawValue } == raw)
    }
}
