import FakeCompositor
import TactusGeometry
import TactusGraphics
import Testing
import WaylandClient

@Suite("Outputs")
struct OutputTests {
    let bench = Bench()
    private let red: UInt32 = 0xFFFF_0000
    private let background: UInt32 = 0xFF2B_2F36

    private func addSecond(scale: Double = 1) -> Output {
        bench.compositor.addOutput(
            OutputDescription(
                width: 60, height: 80, scale: scale, position: PixelPoint(x: 100, y: 0), name: "FAKE-2"))
    }

    @Test("a window between two outputs is on both, and each shows its part")
    func spanning() throws {
        let second = addSecond(scale: 2)
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let window = ClientWindow(client)
        var events: [String] = []
        window.surface.onEvent = { event in
            switch event {
            case .enter(let output): events.append("enter \(output?.tag as? String ?? "?")")
            case .leave(let output): events.append("leave \(output?.tag as? String ?? "?")")
            case .preferredBufferScale(let scale): events.append("scale \(scale)")
            case .preferredBufferTransform(let transform): events.append("transform \(transform.rawValue)")
            }
        }
        let outputs = client.bindOutputs()
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 20, height: 20).filled(with: red))
        let toplevel = try #require(bench.compositor.toplevels.last)
        toplevel.move(to: PixelPoint(x: 90, y: 0))
        client.settle()

        #expect(outputs.count == 2 && events == ["enter FAKE-1", "scale 1", "transform 0", "enter FAKE-2", "scale 2"])
        #expect(try bench.compositor.screenshot()[90, 0] == red)
        let picture = try second.screenshot()
        #expect(picture.size == PixelSize(width: 120, height: 160))
        #expect(picture[0, 0] == red && picture[19, 39] == red && picture[20, 39] == background)

        toplevel.move(to: PixelPoint(x: 120, y: 0))
        client.settle()
        #expect(events.suffix(1) == ["leave FAKE-1"])
    }

    @Test("a window on an output that is unplugged moves to the other one, and hears of it in order")
    func unplugging() throws {
        let second = addSecond()
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let window = ClientWindow(client)
        var events: [String] = []
        window.surface.onEvent = { event in
            switch event {
            case .enter(let output): events.append("enter \(output?.tag as? String ?? "?")")
            case .leave(let output): events.append("leave \(output?.tag as? String ?? "?")")
            case .preferredBufferScale(let scale): events.append("scale \(scale)")
            case .preferredBufferTransform(let transform): events.append("transform \(transform.rawValue)")
            }
        }
        let outputs = client.bindOutputs()
        window.toplevel.setFullscreen(output: outputs.last)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 60, height: 80).filled(with: red))
        #expect(try second.screenshot()[0, 0] == red)

        bench.compositor.removeOutput(second)
        client.settle()
        window.acknowledge()
        window.show(client.makePicture(width: 100, height: 80).filled(with: red))

        #expect(events == ["enter FAKE-2", "scale 1", "transform 0", "enter FAKE-1", "leave FAKE-2"])
        #expect(window.wishes == ["60×80 [2, 4]", "100×80 [2, 4]"])
        #expect(client.removedGlobals.count == 1)
        outputs[1].release()
        #expect(!client.wasRejected)
    }

    @Test(
        "a display that is turned or gets another size is described anew in one piece, and the window is asked to fit")
    func changing() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        var events: [String] = []
        let output = client.bind(WlOutput.self)
        output.onEvent = { event in
            switch event {
            case .geometry(let x, let y, let width, let height, _, _, _, let transform):
                events.append("geometry \(x),\(y) \(width)×\(height) mm \(transform.rawValue)")
            case .mode(_, let width, let height, _): events.append("mode \(width)×\(height)")
            case .scale(let factor): events.append("scale \(factor)")
            case .done: events.append("done")
            case .name(let name): events.append("name \(name)")
            case .description: break
            }
        }
        let extended = client.bind(ZxdgOutputManagerV1.self).getXdgOutput(output: output)
        extended.onEvent = { event in
            switch event {
            case .logicalPosition(let x, let y): events.append("at \(x),\(y)")
            case .logicalSize(let width, let height): events.append("logical \(width)×\(height)")
            case .done: events.append("xdg done")
            case .name(let name): events.append("xdg name \(name)")
            case .description: break
            }
        }
        client.settle()
        #expect(
            events == [
                "geometry 0,0 26×21 mm 0", "mode 100×80", "scale 1", "name FAKE-1", "done",
                "at 0,0", "logical 100×80", "xdg name FAKE-1", "done",
            ])
        events = []

        var turned = bench.compositor.outputs[0].description
        (turned.width, turned.height) = (80, 100)
        turned.transform = .rotated90
        turned.scale = 1.25
        turned.physicalSize = PixelSize(width: 30, height: 20)
        bench.compositor.outputs[0].description = turned
        client.settle()
        #expect(
            events == [
                "at 0,0", "logical 80×100", "geometry 0,0 30×20 mm 1", "mode 125×100", "scale 2", "done",
            ])
        #expect(window.wishes.last == "80×100 [4]")
        #expect(try bench.compositor.screenshot().size == PixelSize(width: 100, height: 125))
    }

    @Test("the on-screen keyboard takes a strip from the window that fills the output, and gives it back")
    func onScreenKeyboard() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        bench.compositor.outputs[0].keyboardHeight = 30
        client.settle()
        bench.compositor.outputs[0].keyboardHeight = 0
        client.settle()
        #expect(window.wishes == ["100×80 [4]", "100×50 [4]", "100×80 [4]"])
    }

    @Test("a surface on no output gets no frame callback")
    func offscreen() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let toplevel = try #require(bench.compositor.toplevels.first)
        toplevel.move(to: PixelPoint(x: 200, y: 0))
        var frames = 0
        window.surface.frame().onEvent = { _ in frames += 1 }
        window.surface.commit()
        client.settle()
        #expect(!bench.compositor.isWaitingForVblank)
        bench.compositor.vblank()
        client.settle()
        #expect(frames == 0)
        toplevel.move(to: .zero)
        bench.compositor.vblank()
        client.settle()
        #expect(frames == 1)
    }
}
