import FakeCompositor
import TactusGeometry
import TactusGraphics
import Testing
import WaylandClient

@Suite("Viewports and scales")
struct ViewportTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let background: UInt32 = 0xFF2B_2F36

    /// A window that is configured and shows nothing yet.
    private func window(_ client: RawClient) -> ClientWindow {
        let window = ClientWindow(client)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        return window
    }

    @Test("a part of the buffer is stretched to the destination; the surface has that size")
    func cropAndStretch() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = window(client)
        let viewport = client.bind(WpViewporter.self).getViewport(surface: window.surface)
        viewport.setSource(x: WireFixed(2), y: WireFixed(0), width: WireFixed(2), height: WireFixed(1))
        viewport.setDestination(width: 40, height: 10)
        let picture = client.makePicture(width: 4, height: 2).filled(with: red)
        picture.fill(x: 2, y: 0, width: 1, height: 1, with: green)
        picture.fill(x: 3, y: 0, width: 1, height: 1, with: blue)
        window.show(picture)

        let shown = try bench.compositor.screenshot()
        #expect([0, 19, 20, 39, 40].map { shown[$0, 9] } == [green, green, blue, blue, background])
        #expect(shown[0, 10] == background)
        #expect(bench.compositor.toplevels.first?.surface.size == Size(width: 40, height: 10))

        viewport.setSource(x: WireFixed(-1), y: WireFixed(-1), width: WireFixed(-1), height: WireFixed(-1))
        viewport.setDestination(width: -1, height: -1)
        window.surface.commit()
        client.settle()
        let whole = try bench.compositor.screenshot()
        #expect([0, 1, 2, 3, 4].map { whole[$0, 0] } == [red, red, green, blue, background])
    }

    @Test("damage of a stretched buffer renews what it shows in, and no more")
    func damage() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = window(client)
        let viewport = client.bind(WpViewporter.self).getViewport(surface: window.surface)
        viewport.setDestination(width: 40, height: 40)
        let picture = client.makePicture(width: 4, height: 4).filled(with: red)
        window.show(picture)
        _ = try bench.compositor.screenshot()

        let next = client.makePicture(width: 4, height: 4).filled(with: green)
        window.surface.attach(buffer: next.buffer, x: 0, y: 0)
        window.surface.damage(x: 10, y: 10, width: 10, height: 10)
        window.surface.commit()
        client.settle()
        let shown = try bench.compositor.screenshot()
        #expect([9, 10, 19, 20].map { shown[$0, 15] } == [red, green, green, red])
    }

    @Test("a surface on an output of scale 1.5 is told so; its buffer of that scale is shown pixel by pixel")
    func fractionalScale() throws {
        let bench = Bench(output: OutputDescription(width: 101, height: 81, scale: 1.5))
        let client = try bench.client()
        let window = window(client)
        var scales: [UInt32] = []
        let fractional = client.bind(WpFractionalScaleManagerV1.self).getFractionalScale(surface: window.surface)
        fractional.onEvent = { if case .preferredScale(let scale) = $0 { scales.append(scale) } }
        let viewport = client.bind(WpViewporter.self).getViewport(surface: window.surface)
        viewport.setDestination(width: 101, height: 81)
        // 151.5 and 121.5 pixels, a half up.
        let picture = client.makePicture(width: 152, height: 122)
        for x in 0..<152 { picture.fill(x: x, width: 1, with: x % 2 == 0 ? red : green) }
        window.show(picture)

        #expect(scales == [180])
        let shown = try bench.compositor.screenshot()
        #expect(shown.size == PixelSize(width: 152, height: 122))
        #expect((0..<152).allSatisfy { shown[$0, 121] == ($0 % 2 == 0 ? red : green) })

        bench.compositor.outputs[0].description.scale = 2
        client.settle()
        #expect(scales == [180, 240])
    }

    @Test("a buffer of one pixel is stretched, translucent, and given back at once")
    func singlePixel() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = window(client)
        let viewport = client.bind(WpViewporter.self).getViewport(surface: window.surface)
        viewport.setDestination(width: 100, height: 80)
        let buffer = client.bind(WpSinglePixelBufferManagerV1.self)
            .createU32RgbaBuffer(r: 0x8000_0000, g: 0, b: 0, a: 0x8000_0000)
        var releases = 0
        buffer.onEvent = { _ in releases += 1 }
        window.surface.attach(buffer: buffer, x: 0, y: 0)
        window.surface.damageBuffer(x: 0, y: 0, width: 1, height: 1)
        window.surface.commit()
        client.settle()
        let shown = try bench.compositor.screenshot()
        #expect(shown[0, 0] == 0xFF95_171B && shown[99, 79] == 0xFF95_171B)
        #expect(releases == 1)
    }

    @Test("frames are reported with the refresh in which they were first seen; superseded ones are discarded")
    func presentation() throws {
        let bench = Bench()
        let client = try bench.client()
        let output = client.bind(WlOutput.self)
        let presentation = client.bind(WpPresentation.self)
        var log: [String] = []
        presentation.onEvent = { if case .clockId(let clock) = $0 { log.append("clock \(clock)") } }
        let window = client.makeWindow()
        func commit(_ name: String) {
            presentation.feedback(surface: window.surface).onEvent = { event in
                switch event {
                case .syncOutput(let synced): log.append("\(name) on \(synced === output ? "the output" : "?")")
                case .presented(_, let seconds, let nanoseconds, let refresh, _, let sequence, let flags):
                    log.append("\(name) \(seconds).\(nanoseconds) \(refresh) \(sequence) \(flags.rawValue)")
                case .discarded: log.append("\(name) discarded")
                }
            }
            window.surface.damageBuffer(x: 0, y: 0, width: 1, height: 1)
            window.surface.commit()
            client.settle()
        }
        bench.advance(by: .milliseconds(5016))
        commit("first")
        commit("second")
        bench.compositor.vblank()
        client.settle()
        bench.compositor.vblank()
        client.settle()
        commit("third")
        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        client.settle()
        #expect(
            log == [
                "clock 1", "first discarded", "second on the output", "second 5.16000000 16666666 1 1",
                "third discarded",
            ])
    }
}
