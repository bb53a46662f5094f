import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Windows that go along with a drag")
struct ToplevelDragTests {
    let bench = Bench()
    private var pointer: SeatPointer { bench.compositor.seat.pointer }

    /// Presses a button on a window, and begins a drag with which windows may go along.
    private func begin(
        _ client: RawClient
    ) throws -> (drag: XdgToplevelDragV1, source: WlDataSource, data: ClientDataDevice) {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        let (_, serials) = client.trackEnters()
        let data = ClientDataDevice(client)
        let window = client.makeWindow(width: 50, height: 80)
        bench.compositor.toplevels.last?.move(to: .zero)
        let source = data.makeSource(actions: .copy)
        let drag = client.bind(XdgToplevelDragManagerV1.self).getXdgToplevelDrag(dataSource: source)
        pointer.move(to: Point(x: 10, y: 10))
        pointer.button(0x110, isPressed: true)
        client.settle()
        data.device.startDrag(source: source, origin: window.surface, icon: nil, serial: try #require(serials.last))
        client.settle()
        return (drag, source, data)
    }

    @Test("a window is where the drag is, less its offset; it is no target, and stays where it is dropped")
    func goesAlong() throws {
        let client = try bench.client()
        let (drag, _, data) = try begin(client)
        let torn = client.makeWindow(width: 20, height: 20, color: 0xFFFF_0000)
        drag.attach(toplevel: torn.toplevel, xOffset: 5, yOffset: 6)
        client.settle()
        let toplevel = try #require(bench.compositor.toplevels.last)
        #expect(toplevel.frame == PixelRect(x: 5, y: 4, width: 20, height: 20))
        _ = client.consumeLog()
        pointer.move(to: Point(x: 40, y: 30))
        #expect(toplevel.frame == PixelRect(x: 35, y: 24, width: 20, height: 20))
        #expect(client.consumeLog() == ["drag moves 40.0 30.0"], "of the window below")
        pointer.button(0x110, isPressed: false)
        client.settle()
        drag.destroy()
        client.settle()
        withExtendedLifetime(data) {}
        #expect(toplevel.frame == PixelRect(x: 35, y: 24, width: 20, height: 20))
        #expect(bench.compositor.faults == [])
    }

    enum Mistake: String, CaseIterable {
        case second = "toplevel_attached"
        case early = "ongoing_drag"
        case sourceInUse = "invalid_source"
        case selection
    }

    @Test("one window at a time, for a source of a drag that has not begun, until it ends", arguments: Mistake.allCases)
    func mistakes(mistake: Mistake) throws {
        let client = try bench.client()
        let (drag, source, data) = try begin(client)
        switch mistake {
        case .second:
            drag.attach(toplevel: client.makeWindow(width: 20, height: 20).toplevel, xOffset: 0, yOffset: 0)
            drag.attach(toplevel: client.makeWindow(width: 20, height: 20).toplevel, xOffset: 0, yOffset: 0)
        case .early: drag.destroy()
        case .sourceInUse: _ = client.bind(XdgToplevelDragManagerV1.self).getXdgToplevelDrag(dataSource: source)
        case .selection:
            let other = data.makeSource()
            _ = client.bind(XdgToplevelDragManagerV1.self).getXdgToplevelDrag(dataSource: other)
            data.device.setSelection(source: other, serial: 0)
        }
        #expect(client.wasRejected)
        let expected = mistake == .selection ? "invalid_source" : mistake.rawValue
        #expect(bench.compositor.faults.map(\.codeName) == [expected])
    }

    @Test("when a window is gone another one may go along, and with the source the drag has ended")
    func ends() throws {
        let client = try bench.client()
        let (drag, source, data) = try begin(client)
        let first = client.makeWindow(width: 20, height: 20)
        drag.attach(toplevel: first.toplevel, xOffset: 0, yOffset: 0)
        first.toplevel.destroy()
        drag.attach(toplevel: client.makeWindow(width: 20, height: 20).toplevel, xOffset: 0, yOffset: 0)
        client.settle()
        source.destroy()
        drag.destroy()
        client.settle()
        withExtendedLifetime(data) {}
        #expect(bench.compositor.faults == [])
    }
}
