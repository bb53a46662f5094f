import CompositorScripts
import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Outputs that change")
struct OutputChangeTests {
    private let compositor = Compositor(
        output: OutputDescription(width: 300, height: 200, scale: 2), clock: CompositorClock { .zero })

    private var first: OutputDescription { compositor.output(named: nil)?.description ?? OutputDescription() }

    private func size(of description: OutputDescription) -> PixelSize {
        PixelSize(width: description.width, height: description.height)
    }

    @Test("a panel that is turned keeps its mode, and is seen the other way up")
    func turning() {
        let pixels = first.pixelSize
        compositor.perform(.turn(.rotated90, output: nil))
        #expect(size(of: first) == PixelSize(width: 200, height: 300) && first.transform == .rotated90)
        #expect(first.pixelSize == PixelSize(width: pixels.height, height: pixels.width))
        compositor.perform(.turn(.rotated270, output: "FAKE-1"))
        #expect(size(of: first) == PixelSize(width: 200, height: 300))
        compositor.perform(.turn(.normal, output: nil))
        #expect(size(of: first) == PixelSize(width: 300, height: 200))
    }

    @Test("another scale leaves the pixels and gives more room; another mode leaves the scale, also on a turned panel")
    func scaleAndMode() {
        compositor.perform(.rescale(1, output: nil))
        #expect(size(of: first) == PixelSize(width: 600, height: 400))
        compositor.perform(.turn(.rotated90, output: nil))
        compositor.perform(.rescale(1.25, output: nil))
        #expect(first.pixelSize == PixelSize(width: 400, height: 600))
        compositor.perform(.mode(width: 900, height: 300, output: nil))
        #expect(size(of: first) == PixelSize(width: 240, height: 720))
    }

    @Test(
        "a mode stays as it is in every scale and turned any way, and the room is what whole logical pixels it gives",
        arguments: [(1.25, 266, 622), (1.5, 222, 518), (2, 167, 389), (0.5, 666, 1554), (8, 42, 97)])
    func oddModes(scale: Double, width: Int, height: Int) {
        compositor.perform(.mode(width: 333, height: 777, output: nil))
        compositor.perform(.rescale(scale, output: nil))
        #expect(first.pixelSize == PixelSize(width: 333, height: 777))
        #expect(size(of: first) == PixelSize(width: width, height: height))
        compositor.perform(.turn(.rotated90, output: nil))
        #expect(first.pixelSize == PixelSize(width: 777, height: 333))
        #expect(first.modeSize == PixelSize(width: 333, height: 777))
        #expect(size(of: first) == PixelSize(width: height, height: width))
        compositor.perform(.turn(.flipped180, output: nil))
        compositor.perform(.rescale(1, output: nil))
        #expect(size(of: first) == PixelSize(width: 333, height: 777))
    }

    @Test("wl_output and zxdg_output_v1 agree on a mode that no scale divides, after every change")
    func oddModesOverTheWire() throws {
        let bench = Bench()
        let client = try bench.client()
        let output = try #require(client.bindOutputs().first)
        var log: [String] = []
        output.onEvent = { event in
            switch event {
            case .mode(_, let width, let height, let refresh): log.append("mode \(width)×\(height) \(refresh)")
            case .geometry(_, _, _, _, _, _, _, let transform): log.append("turned \(transform.rawValue)")
            case .scale(let factor): log.append("scale \(factor)")
            case .done: log.append("done")
            default: break
            }
        }
        let logical = client.bind(ZxdgOutputManagerV1.self).getXdgOutput(output: output)
        logical.onEvent = { event in
            if case .logicalSize(let width, let height) = event { log.append("logical \(width)×\(height)") }
        }
        client.settle()
        func told(_ change: OutputChange) -> [String] {
            log = []
            bench.compositor.perform(change)
            client.settle()
            return log
        }
        #expect(
            told(.mode(width: 333, height: 777, output: nil)) == [
                "logical 333×777", "turned 0", "mode 333×777 60000", "scale 1", "done",
            ])
        #expect(
            told(.rescale(1.25, output: nil)) == [
                "logical 266×622", "turned 0", "mode 333×777 60000", "scale 2", "done",
            ])
        #expect(
            told(.turn(.rotated270, output: nil)) == [
                "logical 622×266", "turned 3", "mode 333×777 60000", "scale 2", "done",
            ])
        #expect(try bench.compositor.screenshot().size == PixelSize(width: 777, height: 333))
        #expect(
            told(.rescale(1, output: nil)) == ["logical 777×333", "turned 3", "mode 333×777 60000", "scale 1", "done"])
    }

    @Test("an output that would have more pixels than a buffer may have stays as it is")
    func tooLarge() throws {
        try compositor.seat.perform(.resizeOutput(width: 8000, height: 8000, scale: nil))
        #expect(size(of: first) == PixelSize(width: 300, height: 200))
        try compositor.seat.perform(.resizeOutput(width: 8192, height: 1, scale: 1))
        #expect(size(of: first) == PixelSize(width: 8192, height: 1))
        #expect(throws: OutputText.Malformed.self) { try OutputText(parsing: "8193x8192") }
        #expect(try OutputText(parsing: "8192x8192").size.area == OutputDescription.mostPixels)
    }

    @Test("an output that is plugged in refreshes as often as the one before it, also when that has gone")
    func refreshing() {
        let compositor = Compositor(
            output: OutputDescription(refreshInterval: .milliseconds(5)), clock: CompositorClock { .zero })
        compositor.perform(.unplug(name: "FAKE-1"))
        compositor.perform(.plug(OutputText(size: PixelSize(width: 50, height: 60)), name: "DESK"))
        #expect(compositor.outputs.map(\.description.refreshInterval) == [.milliseconds(5)])
    }

    @Test(
        "an output comes to the right of all others, and goes; the last one may go, and what is not there is passed over"
    )
    func plugging() {
        compositor.perform(.plug(OutputText(size: PixelSize(width: 50, height: 60)), name: "DESK"))
        compositor.perform(.plug(OutputText(size: PixelSize(width: 1, height: 1)), name: "DESK"))
        #expect(
            compositor.outputs.map(\.bounds) == [
                PixelRect(x: 0, y: 0, width: 300, height: 200), PixelRect(x: 300, y: 0, width: 50, height: 60),
            ])
        for name in ["FAKE-1", "NONE", "DESK"] { compositor.perform(.unplug(name: name)) }
        compositor.perform(.rescale(2, output: nil))
        #expect(compositor.outputs.isEmpty)
        let text = OutputText(
            size: PixelSize(width: 9, height: 8), scale: 1.5, transform: .flipped,
            position: PixelPoint(x: 4, y: 5))
        #expect(text.description == "9x8@1.5/flipped+4+5")
    }
}
