import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Screenshots with cursors and what is dragged")
struct OverlayTests {
    private static let blue: UInt32 = 0xFF00_00FF
    private static let red: UInt32 = 0xFFFF_0000

    let bench = Bench()
    var pointer: SeatPointer { bench.compositor.seat.pointer }

    /// A surface of 4 by 4 red pixels, with a frame callback that writes down "frame of the picture".
    private func makePicture(_ client: RawClient) -> WlSurface {
        let surface = client.core.createSurface()
        surface.attach(buffer: client.makePicture(width: 4, height: 4).filled(with: Self.red).buffer, x: 0, y: 0)
        surface.damageBuffer(x: 0, y: 0, width: 4, height: 4)
        surface.frame().onEvent = { [unowned client] _ in client.note("frame of the picture") }
        surface.commit()
        return surface
    }

    /// Where a picture of the output is red, and how much of it.
    private func redArea(_ overlays: Overlays) throws -> PixelRect {
        let picture = try bench.compositor.screenshot(showing: overlays)
        var area = PixelRect.zero
        for y in 0..<80 {
            for x in 0..<100 where picture[x, y] == Self.red {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                area = area.isEmpty ? pixel : area.union(pixel)
            }
        }
        return area
    }

    @Test("a pointer's picture is shown where it points, only when asked for, and may draw on after a refresh")
    func cursor() throws {
        let client = try bench.client()
        let (device, serials) = client.trackEnters()
        _ = client.makeWindow(width: 100, height: 80)
        pointer.move(to: Point(x: 50, y: 40.5))
        client.settle()
        let serial = try #require(serials.last)
        device.setCursor(serial: serial, surface: makePicture(client), hotspotX: 1, hotspotY: 3)
        client.settle()
        #expect(try redArea([]) == .zero)
        #expect(try redArea(.dragIcons) == .zero)
        #expect(try redArea(.cursors) == PixelRect(x: 49, y: 37, width: 4, height: 4))
        #expect(client.consumeLog() == [])
        bench.compositor.vblank()
        #expect(client.consumeLog() == ["frame of the picture"])
        pointer.move(to: Point(x: 99, y: 40))
        #expect(try redArea(.everything) == PixelRect(x: 98, y: 37, width: 2, height: 4))
        device.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
        client.settle()
        #expect(try redArea(.everything) == .zero)
    }

    @Test("for a shape an arrow is shown with its tip where the pointer is")
    func shape() throws {
        let client = try bench.client()
        let (device, serials) = client.trackEnters()
        _ = client.makeWindow(width: 100, height: 80)
        pointer.move(to: Point(x: 20, y: 30))
        client.settle()
        #expect(try bench.compositor.screenshot(showing: .cursors)[20, 30] == Self.blue)
        client.bind(WpCursorShapeManagerV1.self).getPointer(pointer: device)
            .setShape(serial: try #require(serials.last), shape: .text)
        client.settle()
        let picture = try bench.compositor.screenshot(showing: .cursors)
        #expect([picture[20, 30], picture[21, 32], picture[21, 30]] == [0xFF00_0000, 0xFFFF_FFFF, Self.blue])
        #expect(try bench.compositor.screenshot()[20, 30] == Self.blue)
        // At the edge the rest of it is cut off.
        pointer.move(to: Point(x: 99, y: 79))
        #expect(try bench.compositor.screenshot(showing: .cursors)[99, 79] == 0xFF00_0000)
    }

    @Test("a pen has a picture as well")
    func tool() throws {
        let client = try bench.client()
        let record = client.recordTablets()
        _ = client.makeWindow(width: 100, height: 80)
        let tablets = bench.compositor.seat.tablets
        let pen = tablets.add(TabletToolDescription())
        pen.approach(tablets.add(TabletDescription()), at: Point(x: 10, y: 10))
        client.settle()
        try #require(record.tools.first).setCursor(
            serial: try #require(record.proximitySerials.last), surface: makePicture(client), hotspotX: 0, hotspotY: 0)
        client.settle()
        #expect(try redArea(.cursors) == PixelRect(x: 10, y: 10, width: 4, height: 4))
        _ = client.consumeLog()
        bench.compositor.vblank()
        #expect(client.consumeLog() == ["frame of the picture"])
        pen.leave()
        #expect(try redArea(.cursors) == .zero)
    }

    @Test("what a finger drags is shown under it, as far away as its client has moved it, until it is dropped")
    func dragIcon() throws {
        let client = try bench.client()
        let serials = client.recordTouchSerials()
        let window = client.makeWindow(width: 100, height: 80)
        let data = ClientDataDevice(client)
        let finger = bench.compositor.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 20))
        client.settle()
        let icon = makePicture(client)
        data.device.startDrag(
            source: nil, origin: window.surface, icon: icon, serial: try #require(serials.last))
        client.settle()
        #expect(try redArea(.cursors) == .zero)
        #expect(try redArea(.dragIcons) == PixelRect(x: 20, y: 20, width: 4, height: 4))
        icon.offset(x: -6, y: 2)
        icon.commit()
        client.settle()
        finger.move(to: Point(x: 60, y: 50))
        #expect(try redArea(.dragIcons) == PixelRect(x: 54, y: 52, width: 4, height: 4))
        finger.up()
        #expect(try redArea(.everything) == .zero)
    }
}
