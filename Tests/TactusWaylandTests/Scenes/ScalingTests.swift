import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Scales over the wire")
struct ScalingTests {
    private static let fill = Rect(x: 3, y: 5, width: 37, height: 21)

    /// Puts something into a window whose edges lie between pixels.
    private func decorate(_ window: Window) {
        window.backgroundColor = .white
        let card = View(frame: ScalingTests.fill)
        card.backgroundColor = .blue
        card.cornerRadius = 4
        window.addSubview(card)
    }

    private func run(
        _ scale: Double, size: Size = Size(width: 101, height: 67), offer: GlobalOffer = .everything
    ) throws -> (app: SceneApp, pair: CompositorPair) {
        let output = OutputDescription(width: Int(size.width), height: Int(size.height), scale: scale)
        return try SceneApp.run(output: output, offer: offer, fillsOutput: true) { decorate($0.window) }
    }

    @Test(
        "T18: rendering at a fractional scale is sharp: what the screen shows is what the toolkit drew, to the pixel",
        arguments: [1, 1.25, 1.5, 1.75, 2, 2.5, 4.0 / 3])
    func sharp(scale: Double) throws {
        let (app, pair) = try run(scale)
        let scene = try #require(app.window.windowScene)
        #expect(scene.scale == scale)
        let host = TestHost(size: Size(width: 101, height: 67), scale: scale)
        decorate(host.window)
        host.clock.advance(by: .milliseconds(20))
        let comparison = ImageComparison(actual: try pair.picture, expected: host.picture)
        #expect(comparison.actualSize == PixelScale(rounding: scale).pixelSize(of: scene.size))
        #expect(comparison.differingPixels == 0)
        try pair.verify()
    }

    @Test("damage at a fractional scale is in device pixels, and enough", arguments: [1.25, 1.5])
    func damage(scale: Double) throws {
        let (app, pair) = try run(scale)
        pair.vblank()
        let card = try #require(app.window.subviews.first)
        for step in 0..<7 {
            card.frame.origin.x = Double(step) * 7
            pair.vblank()
        }
        pair.vblank()
        let host = TestHost(size: Size(width: 101, height: 67), scale: scale)
        decorate(host.window)
        host.window.subviews.first?.frame.origin.x = 42
        host.clock.advance(by: .milliseconds(20))
        #expect(ImageComparison(actual: try pair.picture, expected: host.picture).differingPixels == 0)
        try pair.verify()
    }

    @Test("T18: a finger is where it is, whatever the scale", arguments: [1, 1.25, 1.5, 2])
    func touches(scale: Double) throws {
        let (app, pair) = try run(scale)
        let card = try #require(app.window.subviews.first)
        let log = pair.record(["card": card])
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 4, y: 6), on: pair.surface)
        finger.up()
        finger.down(at: Point(x: 41, y: 6), on: pair.surface)
        finger.up()
        pair.settle()
        #expect(log.lines == ["card began", "card ended"])
        try pair.verify()
    }

    @Test(
        "without one of both globals the scale is a whole number",
        arguments: ["wp_viewporter", "wp_fractional_scale_manager_v1"])
    func wholeNumbers(missing: String) throws {
        let (app, pair) = try run(1.5, offer: GlobalOffer.everything.without(missing))
        #expect(app.window.windowScene?.scale == 2)
        #expect(pair.surface.size == Size(width: 101, height: 67))
        try pair.verify()
    }

    @Test("rule 24: the scale follows the surface from output to output, and an output that changes")
    func outputs() throws {
        let (app, pair) = try SceneApp.run(offer: GlobalOffer.everything.without("wp_fractional_scale_manager_v1"))
        let scene = try #require(app.window.windowScene)
        let toplevel = try #require(pair.compositor.allToplevels.first)
        let second = pair.compositor.addOutput(
            OutputDescription(
                width: 800, height: 600, scale: 2, position: PixelPoint(x: 1024, y: 0), name: "FAKE-2"))
        pair.settle()
        var scales = [scene.scale]
        toplevel.move(to: PixelPoint(x: 1000, y: 0))  // on both
        pair.vblank()
        scales.append(scene.scale)
        toplevel.move(to: PixelPoint(x: 1100, y: 0))
        pair.vblank()
        second.description.scale = 3
        pair.vblank()
        scales.append(scene.scale)
        toplevel.move(to: PixelPoint(x: 100, y: 0))
        pair.vblank()
        scales.append(scene.scale)
        #expect(scales == [1, 2, 3, 1])
        #expect(!app.consumeLog().contains("background"))
        try pair.verify()
    }

    @Test(
        "rule 24: the first picture is painted once, at the scale of the outputs, whatever the compositor tells later",
        arguments: [
            GlobalOffer.everything, .everything.without("wp_fractional_scale_manager_v1"),
            .everything.without("wp_fractional_scale_manager_v1").limiting("wl_compositor", to: 5),
        ])
    func firstPicture(offer: GlobalOffer) throws {
        var painted = 0
        let (app, pair) = try SceneApp.run(output: OutputDescription(scale: 2), offer: offer) { app in
            let view = PaintCounter(frame: Rect(x: 0, y: 0, width: 50, height: 50)) { painted += 1 }
            app.window.addSubview(view)
        }
        for _ in 0..<3 { pair.vblank() }
        #expect(app.window.windowScene?.scale == 2 && painted == 1)
        try pair.verify()
    }

    @Test("T30: touches need no output: none is known when the finger lands, and all are gone before it lifts")
    func noOutput() throws {
        let bench = try WireBench()
        bench.compositor.removeOutput(try #require(bench.compositor.outputs.first))
        let scene = bench.makeScene()
        bench.settle()
        #expect(bench.platform.screens == [])
        bench.compositor.seat.touch.down(
            id: 0, at: Point(x: 5, y: 5), on: try #require(bench.compositor.surfaces.first))
        bench.compositor.seat.touch.motion(id: 0, to: Point(x: 9, y: 5))
        let output = bench.compositor.addOutput(OutputDescription())
        bench.settle()
        bench.compositor.removeOutput(output)
        bench.compositor.seat.touch.up(id: 0)
        bench.settle()
        #expect(bench.consumeLog().map { $0.split(separator: " ")[1] } == ["down", "moved", "up"])
        #expect(bench.compositor.faults == [])
        scene.surface?.destroy()
    }

    @Test("opaque windows hide what is behind them, and an input region lets touches through")
    func regions() throws {
        let (app, pair) = try SceneApp.run()
        let scene = try #require(app.window.windowScene)
        let center = try #require(pair.surface.origin)
        scene.inputRegion = [Rect(x: 0, y: 0, width: 20, height: 20)]
        pair.vblank()
        #expect(pair.compositor.surface(at: Point(x: center.x + 5, y: center.y + 5)) === pair.surface)
        #expect(pair.compositor.surface(at: Point(x: center.x + 50, y: center.y + 50)) == nil)
        scene.inputRegion = nil
        pair.vblank()
        #expect(pair.compositor.surface(at: Point(x: center.x + 50, y: center.y + 50)) === pair.surface)
        try pair.verify()
    }
}

@Suite("Pixels of points")
struct PixelScaleTests {
    @Test("rule 24: are (points × scale + 60) / 120 in integers, for every scale and size that there is")
    func integers() {
        for scale in stride(from: 60, through: 480, by: 7) {
            for points in 1...700 {
                let exact = points * scale
                let expected = exact % 120 >= 60 ? exact / 120 + 1 : exact / 120
                #expect(PixelScale(in120ths: scale).pixels(inPoints: points) == expected)
            }
        }
    }

    @Test("come back from floating point as the same fraction")
    func rounding() {
        for scale in 12...7680 {
            let value = PixelScale(in120ths: scale).value
            #expect(PixelScale(rounding: value).in120ths == scale)
        }
    }

    @Test("opaque regions are rounded inwards, and give way where a pixel belongs to two points")
    func opaque() {
        let size = Size(width: 100, height: 50)
        let half = [Rect(x: 0, y: 0, width: 50.5, height: 50)]
        let whole = SurfaceRegions.inside(half, of: size, scale: .one)
        #expect(whole == PixelRegion(PixelRect(x: 0, y: 0, width: 50, height: 50)))
        let broken = SurfaceRegions.inside(half, of: size, scale: PixelScale(in120ths: 150))
        #expect(broken == PixelRegion(PixelRect(x: 0, y: 0, width: 49, height: 50)))
        #expect(SurfaceRegions.inside([.zero], of: size, scale: .one).isEmpty)
        #expect(
            SurfaceRegions.covering([Rect(x: 0.5, y: 0, width: 1, height: 1)])
                == PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 1)))
    }
}

/// Counts how often it is painted.
private final class PaintCounter: View {
    private let onPaint: () -> Void

    init(frame: Rect, onPaint: @escaping () -> Void) {
        self.onPaint = onPaint
        super.init(frame: frame)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { onPaint() }
}
