import FakeCompositor
import TactusGeometry
import Testing

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
