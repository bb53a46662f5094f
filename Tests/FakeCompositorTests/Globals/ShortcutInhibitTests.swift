import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("The compositor's shortcuts")
struct ShortcutInhibitTests {
    let bench = Bench()

    /// Asks for them, and writes down whether a surface has them.
    private func inhibit(_ client: RawClient, _ window: ClientWindow) -> ZwpKeyboardShortcutsInhibitorV1 {
        let inhibitor = client.bind(ZwpKeyboardShortcutsInhibitManagerV1.self)
            .inhibitShortcuts(surface: window.surface, seat: client.seat)
        inhibitor.onEvent = { [unowned client] event in
            switch event {
            case .active: client.note("active")
            case .inactive: client.note("inactive")
            }
        }
        client.settle()
        return inhibitor
    }

    @Test("are a surface's while it has the keys, and the user lets it")
    func activity() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let seat = bench.compositor.seat
        let inhibitor = inhibit(client, window)
        #expect(client.consumeLog() == ["active"] && seat.isShortcutInhibited)
        let other = client.makeWindow()
        #expect(client.consumeLog() == ["inactive"] && !seat.isShortcutInhibited)
        other.surface.attach(buffer: nil, x: 0, y: 0)
        other.surface.commit()
        client.settle()
        #expect(client.consumeLog() == ["active"])
        seat.allowsShortcutInhibition = false
        client.settle()
        #expect(client.consumeLog() == ["inactive"] && !seat.isShortcutInhibited)
        seat.allowsShortcutInhibition = true
        client.settle()
        #expect(client.consumeLog() == ["active"] && seat.isShortcutInhibited)
        inhibitor.destroy()
        client.settle()
        #expect(!seat.isShortcutInhibited && client.consumeLog() == [])
    }

    @Test("are nobody's any more when the surface is gone, whenever its inhibitor goes")
    func surfaceGoes() throws {
        let client = try bench.client()
        let (window, other) = (client.makeWindow(), client.makeWindow())
        let inhibitor = inhibit(client, window)
        window.toplevel.destroy()
        window.xdgSurface.destroy()
        window.surface.destroy()
        client.settle()
        other.surface.attach(buffer: nil, x: 0, y: 0)
        other.surface.commit()
        client.settle()
        #expect(!bench.compositor.seat.isShortcutInhibited)
        inhibitor.destroy()
        client.settle()
        #expect(bench.compositor.faults == [] && bench.compositor.clientCount == 1)
    }

    @Test("cannot be asked for twice")
    func twice() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let first = inhibit(client, window)
        first.destroy()
        client.settle()
        _ = inhibit(client, window)
        #expect(bench.compositor.faults == [])
        _ = inhibit(client, window)
        #expect(bench.compositor.faults.map(\.codeName) == ["already_inhibited"])
    }

    @Test("are nobody's once the surface is gone")
    func surfaceLoss() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let inhibitor = inhibit(client, window)
        _ = client.consumeLog()
        window.toplevel.destroy()
        window.xdgSurface.destroy()
        window.surface.destroy()
        client.settle()
        #expect(!bench.compositor.seat.isShortcutInhibited && bench.compositor.faults == [])
        inhibitor.destroy()
        client.settle()
        #expect(bench.compositor.faults == [])
    }
}
