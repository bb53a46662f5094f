import FakeCompositor
import TactusGeometry
import TactusGraphics
import Testing
import WaylandClient

@Suite("Layer surfaces")
struct LayerShellTests {
    let bench = Bench()
    let client: RawClient
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let background: UInt32 = 0xFF2B_2F36

    init() throws { client = try bench.client() }

    private func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try bench.compositor.screenshot()[x, y] }

    @Test("a bar takes its strip from the window that fills the output, and gives it back")
    func bar() throws {
        let window = client.makeWindow(width: 100, height: 80, color: red)
        let bar = ClientLayer(client, width: 0, height: 10, anchor: [.top, .left, .right], zone: 12)
        bar.show(width: 100, height: 10, color: green)
        #expect(bar.events == ["100×10"])
        #expect(window.wishes == ["100×80 [4]", "100×68 [4]"])
        window.acknowledge()
        window.show(client.makePicture(width: 100, height: 68).filled(with: red))
        #expect(try pixel(50, 9) == green)
        #expect(try pixel(50, 11) == background)
        #expect(try pixel(50, 12) == red)

        bar.layerSurface.destroy()
        client.settle()
        #expect(window.wishes.last == "100×80 [4]")
    }

    @Test("a margin adds to the zone; a second bar stands beside the first, one that ignores zones at the very edge")
    func severalBars() throws {
        let window = client.makeWindow(width: 100, height: 80)
        let left = ClientLayer(client, width: 10, height: 0, anchor: [.left, .top, .bottom], zone: 10)
        left.layerSurface.setMargin(top: 1, right: 2, bottom: 3, left: 4)
        left.show(width: 10, height: 76, color: green)
        let second = ClientLayer(client, width: 5, height: 5, anchor: [.left], zone: 5)
        second.show(width: 5, height: 5, color: blue)
        let over = ClientLayer(client, layer: .overlay, width: 3, height: 3, anchor: [.left, .top], zone: -1)
        over.show(width: 3, height: 3, color: red)
        #expect([left.events, second.events, over.events] == [["10×76"], ["5×5"], ["3×3"]])
        #expect(window.wishes.last == "81×80 [4]")
        #expect(try pixel(4, 40) == green)
        #expect(try pixel(14, 40) == blue)
        #expect(try pixel(0, 0) == red)
    }

    @Test("a surface in a corner keeps free what it asks for along the edge that it names, and nothing without one")
    func corner() {
        let window = client.makeWindow(width: 100, height: 80)
        let dock = ClientLayer(client, width: 10, height: 20, anchor: [.bottom, .left], zone: 10)
        dock.show(width: 10, height: 20, color: green)
        #expect(window.wishes.last == "100×80 [4]")
        dock.layerSurface.setExclusiveEdge(edge: .left)
        dock.surface.commit()
        client.settle()
        #expect(window.wishes.last == "90×80 [4]")
        dock.layerSurface.setExclusiveEdge(edge: [])
        dock.surface.commit()
        client.settle()
        #expect(window.wishes.last == "100×80 [4]")
    }

    @Test("layers stand behind and before windows; a fullscreen window covers bars, not what is over everything")
    func order() throws {
        ClientLayer(client, layer: .background, anchor: [.top, .bottom, .left, .right], zone: -1)
            .show(width: 100, height: 80, color: blue)
        #expect(try pixel(99, 79) == blue)
        let window = client.makeWindow(width: 100, height: 80, color: red)
        ClientLayer(client, layer: .bottom, width: 10, height: 10, anchor: [.top, .left])
            .show(width: 10, height: 10, color: green)
        #expect(try pixel(0, 0) == red)
        ClientLayer(client, layer: .top, width: 10, height: 10, anchor: [.top, .left])
            .show(width: 10, height: 10, color: green)
        ClientLayer(client, layer: .overlay, width: 4, height: 4, anchor: [.bottom, .right])
            .show(width: 4, height: 4, color: blue)
        #expect(try pixel(0, 0) == green)
        window.toplevel.setFullscreen(output: nil)
        client.settle()
        window.acknowledge()
        window.surface.commit()
        client.settle()
        #expect(try pixel(0, 0) == red)
        #expect(try pixel(99, 79) == blue)
    }

    @Test("a popup of a layer surface is placed over it, within the output")
    func popup() throws {
        let bar = ClientLayer(client, width: 0, height: 10, anchor: [.bottom, .left, .right], zone: 10)
        bar.show(width: 100, height: 10, color: green)
        let positioner = ClientPopup.positioner(client)
        positioner.setConstraintAdjustment(constraintAdjustment: .slideY)
        let popup = ClientPopup(client, parent: nil, positioner: positioner)
        bar.layerSurface.getPopup(popup: popup.popup)
        popup.show()
        #expect(popup.events == ["5,0 20×10"])
        #expect(try pixel(5, 70) == 0xFF00_FF00)
        #expect(!client.wasRejected)
    }

    @Test("a layer surface is closed with its output, and starts again after it lost its buffer")
    func endings() throws {
        let second = bench.compositor.addOutput(
            OutputDescription(width: 60, height: 80, position: PixelPoint(x: 100, y: 0), name: "FAKE-2"))
        client.settle()
        let outputs = client.bindOutputs()
        let bar = ClientLayer(client, output: outputs.last, height: 10, anchor: [.top, .left, .right], zone: 10)
        bar.show(width: 60, height: 10, color: green)
        bar.surface.attach(buffer: nil, x: 0, y: 0)
        bar.surface.commit()
        bar.show(width: 60, height: 10, color: green)
        #expect(try second.screenshot()[0, 0] == green)
        bench.compositor.removeOutput(second)
        client.settle()
        #expect(bar.events == ["60×10", "60×10", "closed"])
        #expect(!client.wasRejected)
    }

    @Test("a layer surface that wants keys on demand has them while there is no window, and when it was touched last")
    func onDemand() throws {
        let keyboard = bench.compositor.seat
        let bar = ClientLayer(client, height: 10, anchor: [.top, .left, .right])
        bar.layerSurface.setKeyboardInteractivity(keyboardInteractivity: .onDemand)
        bar.show(width: 100, height: 10, color: green)
        #expect(keyboard.focus?.objectID == bar.surface.id)
        let window = client.makeWindow(width: 100, height: 80)
        #expect(keyboard.focus?.objectID == window.surface.id)
        let finger = keyboard.finger(id: 0)
        finger.down(at: Point(x: 5, y: 5))
        finger.up()
        #expect(keyboard.focus?.objectID == bar.surface.id)
        finger.down(at: Point(x: 5, y: 50))
        finger.up()
        #expect(keyboard.focus?.objectID == window.surface.id)
    }

    @Test("a layer surface can be put anywhere, until it goes; the layers stay above each other")
    func placing() throws {
        let low = ClientLayer(client, layer: .bottom, width: 20, height: 20)
        low.show(width: 20, height: 20, color: green)
        let high = ClientLayer(client, layer: .overlay, width: 20, height: 20)
        high.show(width: 20, height: 20, color: green)
        let placed = bench.compositor.layerSurfaces
        #expect(placed.map(\.layer) == [1, 3])
        #expect(placed.map(\.frame) == Array(repeating: PixelRect(x: 40, y: 30, width: 20, height: 20), count: 2))
        for surface in placed { surface.move(to: PixelPoint(x: 5, y: 6)) }
        #expect(bench.compositor.surface(at: Point(x: 6, y: 7))?.objectID == high.surface.id)
        high.surface.attach(buffer: nil, x: 0, y: 0)
        high.surface.commit()
        client.settle()
        #expect(bench.compositor.surface(at: Point(x: 6, y: 7))?.objectID == low.surface.id)
        high.show(width: 20, height: 20, color: green)
        #expect(placed[1].frame == PixelRect(x: 40, y: 30, width: 20, height: 20))
    }

    static let rules = [
        Misbehaviour("a layer that is none", "zwlr_layer_shell_v1: invalid_layer (1)") {
            _ = ClientLayer($0, layer: ZwlrLayerShellV1.Layer(rawValue: 4))
        },
        Misbehaviour("a layer surface of a window", "zwlr_layer_shell_v1: role (0)") { client in
            let window = client.makeWindow()
            _ = client.layerShell.getLayerSurface(surface: window.surface, output: nil, layer: .top, namespace: "")
        },
        Misbehaviour("a layer surface of a surface with a buffer", "zwlr_layer_shell_v1: already_constructed (2)") {
            client in
            let surface = client.core.createSurface()
            surface.attach(buffer: client.makePicture(width: 1, height: 1).buffer, x: 0, y: 0)
            _ = client.layerShell.getLayerSurface(surface: surface, output: nil, layer: .top, namespace: "")
        },
        Misbehaviour("a buffer in the first commit", "zwlr_layer_surface_v1: invalid_surface_state (0)") { client in
            let layer = ClientLayer(client, width: 1, height: 1)
            layer.surface.attach(buffer: client.makePicture(width: 1, height: 1).buffer, x: 0, y: 0)
            layer.surface.commit()
        },
        Misbehaviour("no width without both anchors", "zwlr_layer_surface_v1: invalid_size (1)") {
            ClientLayer($0, height: 5, anchor: [.left]).surface.commit()
        },
        Misbehaviour("an anchor that is none", "zwlr_layer_surface_v1: invalid_anchor (2)") {
            _ = ClientLayer($0, anchor: ZwlrLayerSurfaceV1.Anchor(rawValue: 16))
        },
        Misbehaviour(
            "a way to the keyboard that is none", "zwlr_layer_surface_v1: invalid_keyboard_interactivity (3)"
        ) {
            ClientLayer($0).layerSurface.setKeyboardInteractivity(
                keyboardInteractivity: ZwlrLayerSurfaceV1.KeyboardInteractivity(rawValue: 3))
        },
        Misbehaviour("an exclusive edge that is none", "zwlr_layer_surface_v1: invalid_exclusive_edge (4)") {
            ClientLayer($0, anchor: [.top, .left]).layerSurface.setExclusiveEdge(edge: [.top, .left])
        },
        Misbehaviour("an exclusive edge without its anchor", "zwlr_layer_surface_v1: invalid_exclusive_edge (4)") {
            let layer = ClientLayer($0, width: 5, height: 5, anchor: [.top, .left], zone: 5)
            layer.layerSurface.setExclusiveEdge(edge: .right)
            layer.surface.commit()
        },
        Misbehaviour("a serial that was never sent", "zwlr_layer_surface_v1: invalid_surface_state (0)") {
            ClientLayer($0).layerSurface.ackConfigure(serial: 77)
        },
    ]

    @Test("a client that misuses a layer surface gets the protocol error of its mistake", arguments: rules)
    func error(misbehaviour: Misbehaviour) {
        misbehaviour.act(client)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map { "\($0.interface): \($0.codeName) (\($0.code))" } == [misbehaviour.error])
    }
}
