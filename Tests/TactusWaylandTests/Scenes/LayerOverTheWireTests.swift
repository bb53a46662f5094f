import FakeCompositor
import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Layers over the wire")
struct LayerTests {
    private func bar() -> Window {
        Window(
            title: "bar",
            layer: LayerPlacement(
                .top, edges: [.top, .left, .right], size: Size(width: 0, height: 40), reserved: 40))
    }

    @Test("WP-10: a layer in a corner names the edge along which windows make room; before version 5 they make none")
    func corner() throws {
        for (version, width) in [(5, 984.0), (4, 1024)] as [(UInt32, Double)] {
            let (app, pair) = try SceneApp.run(
                offer: GlobalOffer.everything.limiting("zwlr_layer_shell_v1", to: version), fillsOutput: true)
            let dock = Window(
                title: "dock",
                layer: LayerPlacement(
                    .top, edges: [.bottom, .left], size: Size(width: 40, height: 200), reserved: 40,
                    reservedEdge: .left))
            pair.application.open(dock)
            pair.vblank()
            pair.vblank()
            #expect(app.window.windowScene?.size == Size(width: width, height: 768))
            try pair.verify()
        }
    }

    @Test("a bar has its edge of the screen, and windows make room for it")
    func bars() throws {
        let (app, pair) = try SceneApp.run(fillsOutput: true)
        let bar = bar()
        bar.backgroundColor = .green
        pair.application.open(bar)
        pair.vblank()
        pair.vblank()
        #expect(bar.windowScene?.size == Size(width: 1024, height: 40))
        #expect(app.window.windowScene?.size == Size(width: 1024, height: 728))
        let picture = try pair.picture
        #expect(picture.color(at: PixelPoint(x: 500, y: 39)) == .green)
        #expect(picture.color(at: PixelPoint(x: 500, y: 41)) == .white)
        bar.windowScene?.close()
        pair.vblank()
        pair.vblank()
        #expect(app.window.windowScene?.size == Size(width: 1024, height: 768))
        try pair.verify()
    }

    @Test("T28: a menu opens over a bar, and is touched there")
    func popup() throws {
        let (_, pair) = try SceneApp.run()
        let bar = bar()
        pair.application.open(bar)
        pair.vblank()
        let menu = Window(title: "Menu", size: Size(width: 100, height: 80))
        let item = View(frame: Rect(x: 0, y: 0, width: 100, height: 80))
        menu.addSubview(item)
        pair.application.openPopup(menu, over: bar)
        pair.settle()
        #expect(pair.compositor.popups.last?.surface.origin == Point(x: 0, y: 40))
        let log = pair.record(["item": item])
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 60))
        finger.up()
        pair.settle()
        #expect(log.lines == ["item began", "item ended"])
        try pair.verify()
    }

    @Test("a compositor without layers says so, and the scene closes")
    func refused() throws {
        let (_, pair) = try SceneApp.run(offer: GlobalOffer.everything.without("zwlr_layer_shell_v1"))
        let bar = bar()
        let log = RefusalLog()
        pair.application.open(bar)
        bar.windowScene?.delegate = log
        pair.settle()
        #expect(log.lines == ["refused", "closed"])
        #expect(pair.application.scenes.count == 1)
        try pair.verify()
    }

    @Test("the screen of a bar is unplugged: the bar closes")
    func unplugged() throws {
        let (_, pair) = try SceneApp.run()
        let second = pair.compositor.addOutput(
            OutputDescription(width: 640, height: 480, position: PixelPoint(x: 1024, y: 0), name: "FAKE-2"))
        pair.settle()
        let bar = Window(
            title: "bar",
            layer: LayerPlacement(
                .overlay, edges: .bottom, size: Size(width: 300, height: 30),
                screen: pair.application.screens.last?.id))
        let log = RefusalLog()
        pair.application.open(bar)
        bar.windowScene?.delegate = log
        pair.vblank()
        pair.compositor.removeOutput(second)
        pair.settle()
        #expect(log.lines == ["closed"])
        try pair.verify()
    }
}

@MainActor
private final class RefusalLog: WindowSceneDelegate {
    private(set) var lines: [String] = []

    func windowSceneWasRefused(_ scene: WindowScene) { lines.append("refused") }
    func windowSceneDidClose(_ scene: WindowScene) { lines.append("closed") }
}
