import FakeCompositor
import TactusGeometry
import TactusGraphics
import Testing
import WaylandClient

@Suite("Surfaces that are translucent, torn, or wait for a refresh")
struct SurfaceEffectTests {
    let bench = Bench()

    private func color(_ x: Int = 5, _ y: Int = 5) throws -> Color {
        try bench.compositor.screenshot().color(at: PixelPoint(x: x, y: y))
    }

    @Test("alpha is multiplied from the next commit on, whatever the buffer's format, and shows without damage")
    func alpha() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80, color: 0xFFFF_0000)
        bench.compositor.vblank()
        #expect(try color() == .red)
        let modifier = client.bind(WpAlphaModifierV1.self).getSurface(surface: window.surface)
        modifier.setMultiplier(factor: UInt32.max / 2)
        client.settle()
        bench.compositor.vblank()
        #expect(try color() == .red)
        window.surface.commit()
        client.settle()
        #expect(abs((bench.compositor.surfaces.first?.alpha ?? 0) - 0.5) < 0.001)
        bench.compositor.vblank()
        let mixed = try color()
        #expect(mixed != .red && mixed.red > 0.4 && mixed.red < 0.9, "\(mixed)")
        modifier.setMultiplier(factor: 0)
        window.surface.commit()
        client.settle()
        bench.compositor.vblank()
        #expect(try color().red < 0.5)
        modifier.destroy()
        window.surface.commit()
        client.settle()
        bench.compositor.vblank()
        #expect(try color() == .red)
        #expect(bench.compositor.faults == [])
    }

    @Test("one modifier a surface: already_constructed (0); none without: no_surface (0)", arguments: [true, false])
    func alphaErrors(isTwice: Bool) throws {
        let client = try bench.client()
        let surface = client.core.createSurface()
        let manager = client.bind(WpAlphaModifierV1.self)
        let modifier = manager.getSurface(surface: surface)
        if isTwice {
            _ = manager.getSurface(surface: surface)
        } else {
            surface.destroy()
            modifier.setMultiplier(factor: 1)
        }
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == [isTwice ? "already_constructed" : "no_surface"])
    }

    @Test("a surface says that it may be torn, from the next commit on; once: tearing_control_exists (0)")
    func tearing() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let surface = try #require(bench.compositor.surfaces.first)
        let manager = client.bind(WpTearingControlManagerV1.self)
        let control = manager.getTearingControl(surface: window.surface)
        control.setPresentationHint(hint: .async)
        client.settle()
        #expect(!surface.allowsTearing)
        window.surface.commit()
        client.settle()
        #expect(surface.allowsTearing)
        control.destroy()
        window.surface.commit()
        client.settle()
        #expect(!surface.allowsTearing)
        let other = manager.getTearingControl(surface: window.surface)
        window.toplevel.destroy()
        window.xdgSurface.destroy()
        window.surface.destroy()
        other.setPresentationHint(hint: .async)
        client.settle()
        #expect(bench.compositor.faults == [], "it is inert")
        let bare = client.core.createSurface()
        _ = manager.getTearingControl(surface: bare)
        _ = manager.getTearingControl(surface: bare)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["tearing_control_exists"])
    }

    @Test("an update that waits is shown when the one before was, in order, also on a surface that does not show")
    func fifo() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80, color: 0xFFFF_0000)
        let fifo = client.bind(WpFifoManagerV1.self).getFifo(surface: window.surface)
        var callbacks: [String] = []
        for (name, color) in [("green", 0xFF00_FF00), ("blue", 0xFF00_00FF), ("white", 0xFFFF_FFFF)]
            as [(String, UInt32)]
        {
            fifo.waitBarrier()
            fifo.setBarrier()
            window.surface.frame().onEvent = { _ in callbacks.append(name) }
            window.show(client.makePicture(width: 100, height: 80).filled(with: color))
        }
        var seen: [Color] = []
        for _ in 0..<4 {
            seen.append(try color())
            bench.compositor.vblank()
            client.settle()
        }
        #expect(seen == [.green, .blue, .white, .white])
        #expect(callbacks == ["green", "blue", "white"])

        fifo.setBarrier()
        window.show(client.makePicture(width: 100, height: 80).filled(with: 0xFFFF_0000))
        window.show(client.makePicture(width: 100, height: 80).filled(with: 0xFF00_FF00))
        bench.compositor.vblank()
        #expect(try color() == .green, "who does not wait replaces what nobody has seen")
        #expect(bench.compositor.faults == [])
    }

    @Test("one fifo a surface: already_exists (0); none without: surface_destroyed (0)", arguments: [true, false])
    func fifoErrors(isTwice: Bool) throws {
        let client = try bench.client()
        let surface = client.core.createSurface()
        let manager = client.bind(WpFifoManagerV1.self)
        let fifo = manager.getFifo(surface: surface)
        if isTwice {
            _ = manager.getFifo(surface: surface)
        } else {
            surface.destroy()
            fifo.setBarrier()
        }
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == [isTwice ? "already_exists" : "surface_destroyed"])
    }

    @Test("what waits is forgotten with its surface")
    func forgotten() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let fifo = client.bind(WpFifoManagerV1.self).getFifo(surface: window.surface)
        for _ in 0..<2 {
            fifo.waitBarrier()
            fifo.setBarrier()
            window.surface.commit()
        }
        fifo.destroy()
        window.toplevel.destroy()
        window.xdgSurface.destroy()
        window.surface.destroy()
        client.settle()
        bench.compositor.vblank()
        #expect(bench.compositor.faults == [])
    }
}
