import FakeCompositor
import RandomNumbers
import TactusGeometry
import TactusGraphics
import Testing
import WaylandClient

@Suite("What the output shows")
struct PixelTests {
    let red: UInt32 = 0xFFFF_0000
    let green: UInt32 = 0xFF00_FF00
    let blue: UInt32 = 0xFF00_00FF
    let background: UInt32 = 0xFF2B_2F36

    @Test("a window's pixels are read from its memory, and the background is where it ends")
    func window() throws {
        let bench = Bench()
        let client = try bench.client()
        _ = client.makeWindow(width: 40, height: 30, color: red)

        let picture = try bench.compositor.screenshot()

        #expect(picture.size == PixelSize(width: 100, height: 80))
        #expect(picture[0, 0] == red && picture[39, 29] == red)
        #expect(picture[40, 29] == background && picture[39, 30] == background)
    }

    @Test("pixels that changed without damage stay as they were, and damaged ones are renewed")
    func undamagedChangesStayStale() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(color: red)
        _ = try bench.compositor.screenshot()

        let next = client.makePicture(width: 40, height: 30).filled(with: green)
        window.surface.attach(buffer: next.buffer, x: 0, y: 0)
        window.surface.damageBuffer(x: 10, y: 5, width: 4, height: 3)
        window.surface.commit()
        client.settle()

        let picture = try bench.compositor.screenshot()
        #expect(picture[10, 5] == green && picture[13, 7] == green)
        #expect(picture[9, 5] == red && picture[14, 7] == red && picture[13, 8] == red && picture[0, 0] == red)
    }

    @Test(
        "of surfaces on one another, opaque and clear, the topmost opaque one shows, whatever was damaged last",
        arguments: 0..<6)
    func hidden(seed: Int) throws {
        var random = SplitMix(seed: seed)
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80, color: red)
        let subcompositor = client.bind(WlSubcompositor.self)
        var parts: [(part: ClientPart, frame: PixelRect, color: UInt32?)] = []
        func show(_ index: Int) {
            let (part, frame, color) = parts[index]
            let picture = client.makePicture(
                width: frame.width, height: frame.height, format: color == nil ? .argb8888 : .xrgb8888
            ).filled(with: color ?? 0)
            part.surface.attach(buffer: picture.buffer, x: 0, y: 0)
            part.surface.damageBuffer(x: 0, y: 0, width: .max, height: .max)
            part.surface.commit()
            client.settle()
        }
        for index in 0..<12 {
            let (x, y) = (Int.random(in: 0..<80, using: &random), Int.random(in: 0..<60, using: &random))
            let frame = PixelRect(
                x: x, y: y, width: Int.random(in: 1...100 - x, using: &random),
                height: Int.random(in: 1...80 - y, using: &random))
            let part = ClientPart(
                client, subcompositor, of: window.surface, x: Int32(frame.minX), y: Int32(frame.minY))
            part.subsurface.setDesync()
            parts.append((part, frame, index % 3 == 2 ? nil : 0xFF00_0100 + UInt32(index)))
            show(index)
            window.surface.commit()
        }
        client.settle()
        for _ in 0..<12 {
            let picture = try bench.compositor.screenshot()
            for point in (0..<80).map({ PixelPoint(x: $0 * 37 % 100, y: $0) }) {
                let expected = parts.last { $0.color != nil && $0.frame.contains(point) }?.color ?? red
                #expect(picture[point.x, point.y] == expected, "\(point)")
            }
            let index = Int.random(in: 0..<12, using: &random)
            if let color = parts[index].color { parts[index].color = color ^ 0x0080_0000 }
            show(index)
        }
    }

    @Test("pixels that were never damaged are magenta")
    func neverDamaged() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = ClientWindow(client)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        window.surface.attach(buffer: client.makePicture(width: 20, height: 20).filled(with: green).buffer, x: 0, y: 0)
        window.surface.damage(x: 0, y: 0, width: 5, height: .max)
        window.surface.commit()
        client.settle()

        let picture = try bench.compositor.screenshot()
        #expect(picture[4, 19] == green)
        #expect(picture[5, 19] == 0xFFFF_00FF)
    }

    @Test(
        "a picture of another size takes the place of one that was painted, and without damage is magenta",
        arguments: [PixelSize(width: 60, height: 50), PixelSize(width: 20, height: 10)])
    func resizedWithoutDamage(size: PixelSize) throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 40, height: 30, color: red)
        _ = try bench.compositor.screenshot()
        let next = client.makePicture(width: size.width, height: size.height).filled(with: green)
        window.surface.attach(buffer: next.buffer, x: 0, y: 0)
        window.surface.commit()
        client.settle()
        bench.compositor.vblank()
        let picture = try bench.compositor.screenshot()
        #expect(picture[0, 0] == 0xFFFF_00FF && picture[size.width - 1, size.height - 1] == 0xFFFF_00FF)
        #expect(picture[size.width, size.height] == background)
    }

    @Test("a smaller picture that replaces one which was never painted is no error")
    func replacedBeforePainting() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 40, height: 30, color: red)
        window.show(client.makePicture(width: 20, height: 10).filled(with: green))

        let picture = try bench.compositor.screenshot()
        #expect(picture[19, 9] == green && picture[20, 9] == background)
        #expect(!client.wasRejected)
    }

    @Test("what is translucent is blended with what is below, rounded to the nearest")
    func blending() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = ClientWindow(client)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        let picture = client.makePicture(width: 3, height: 1, format: .argb8888)
        picture.fill(x: 0, width: 1, with: 0x8080_0000)
        picture.fill(x: 1, width: 1, with: 0x0000_0000)
        picture.fill(x: 2, width: 1, with: 0xFF12_3456)
        window.show(picture)

        let shown = try bench.compositor.screenshot()
        // 0x2B, 0x2F and 0x36 times 127/255.
        #expect(shown[0, 0] == 0xFF95_171B)
        #expect(shown[1, 0] == background)
        #expect(shown[2, 0] == 0xFF12_3456)
    }

    @Test("where a client promises to be opaque, what is below does not shine through")
    func opaqueRegion() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = ClientWindow(client)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        let region = client.core.createRegion()
        region.add(x: 1, y: 0, width: .max, height: 1)
        window.surface.setOpaqueRegion(region: region)
        let picture = client.makePicture(width: 2, height: 1, format: .argb8888)
        picture.fill(with: 0x0000_0000)
        window.show(picture)

        let shown = try bench.compositor.screenshot()
        #expect(shown[0, 0] == background)
        #expect(shown[1, 0] == 0xFF00_0000)
    }

    @Test("an offset moves the surface by that much, once")
    func offset() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 10, height: 10, color: red)
        _ = try bench.compositor.screenshot()
        window.surface.offset(x: 20, y: 5)
        window.surface.commit()
        window.surface.commit()
        client.settle()

        let shown = try bench.compositor.screenshot()
        #expect(shown[19, 5] == background && shown[20, 4] == background && shown[0, 0] == background)
        #expect(shown[20, 5] == red && shown[29, 14] == red)
    }

    @Test("a buffer of scale 2 on an output of scale 2 is shown pixel by pixel; one of scale 1 is doubled")
    func scale() throws {
        let bench = Bench(output: OutputDescription(width: 50, height: 40, scale: 2))
        let client = try bench.client()
        let window = client.makeWindow(width: 50, height: 40, color: red)
        #expect(try bench.compositor.screenshot()[99, 79] == red)

        let sharp = client.makePicture(width: 100, height: 80).filled(with: green)
        sharp.fill(x: 1, y: 1, width: 1, height: 1, with: blue)
        window.surface.setBufferScale(scale: 2)
        window.show(sharp)

        let picture = try bench.compositor.screenshot()
        #expect(picture.size == PixelSize(width: 100, height: 80))
        #expect(picture[1, 1] == blue)
        #expect(picture[0, 1] == green && picture[2, 1] == green && picture[99, 79] == green)
    }

    @Test(
        "a turned buffer is shown upright",
        arguments: [
            (WlOutput.Transform._90, 1, 0), (._180, 1, 1), (._270, 0, 1), (.flipped, 1, 0), (.flipped90, 1, 1),
            (.flipped180, 0, 1), (.flipped270, 0, 0),
        ])
    func transform(_ transform: WlOutput.Transform, x: Int, y: Int) throws {
        let bench = Bench()
        let client = try bench.client()
        let window = ClientWindow(client)
        window.surface.setBufferTransform(transform: transform)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        // The surface is 2 by 2 and its upper left pixel red; (x, y) is where that pixel is in the buffer.
        let picture = client.makePicture(width: 2, height: 2).filled(with: green)
        picture.fill(x: x, y: y, width: 1, height: 1, with: red)
        window.show(picture)

        let shown = try bench.compositor.screenshot()
        #expect([shown[0, 0], shown[1, 0], shown[0, 1], shown[1, 1]] == [red, green, green, green])
    }

    @Test("a window that loses its buffer vanishes, and what it covered is shown again")
    func unmapping() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(color: red)
        _ = try bench.compositor.screenshot()

        window.surface.attach(buffer: nil, x: 0, y: 0)
        window.surface.commit()
        client.settle()

        #expect(bench.compositor.toplevels.isEmpty)
        #expect(try bench.compositor.screenshot()[0, 0] == background)
    }

    @Test("a second window is centred on top of the first and is the active one")
    func stacking() throws {
        let bench = Bench()
        let client = try bench.client()
        let first = client.makeWindow(width: 100, height: 80, color: red)
        let second = client.makeWindow(width: 20, height: 10, color: green)

        let picture = try bench.compositor.screenshot()
        #expect(picture[40, 35] == green && picture[59, 44] == green && picture[39, 35] == red)
        #expect(first.wishes == ["100×80 [4]", "100×80 []"])
        #expect(second.wishes == ["0×0 [4]"])
    }

    @Test("a subsurface shows where its parent put it, when the parent commits")
    func subsurface() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 40, height: 30, color: red)
        let child = client.core.createSurface()
        let subsurface = client.bind(WlSubcompositor.self).getSubsurface(surface: child, parent: window.surface)
        subsurface.setPosition(x: 10, y: 20)
        let picture = client.makePicture(width: 5, height: 5).filled(with: green)
        child.attach(buffer: picture.buffer, x: 0, y: 0)
        child.damage(x: 0, y: 0, width: 5, height: 5)
        child.commit()
        client.settle()
        #expect(try bench.compositor.screenshot()[10, 20] == red)

        window.surface.commit()
        client.settle()
        #expect(try bench.compositor.screenshot()[10, 20] == green)

        subsurface.placeBelow(sibling: window.surface)
        window.surface.commit()
        client.settle()
        #expect(try bench.compositor.screenshot()[10, 20] == red)
    }

    @Test("a buffer is given back when another takes its place, and not before")
    func release() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = ClientWindow(client)
        window.surface.commit()
        client.settle()
        window.acknowledge()
        var released: [String] = []
        let first = client.makePicture(width: 8, height: 8)
        first.buffer.onEvent = { _ in released.append("first") }
        let second = client.makePicture(width: 8, height: 8)
        second.buffer.onEvent = { _ in released.append("second") }

        window.show(first)
        bench.compositor.vblank()
        client.settle()
        #expect(released == [])
        window.show(second)
        #expect(released == ["first"])
    }
}
