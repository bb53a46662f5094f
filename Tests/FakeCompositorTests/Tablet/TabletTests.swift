import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Tablets and their tools")
struct TabletTests {
    let bench = Bench()
    var tablets: SeatTablets { bench.compositor.seat.tablets }

    @Test("a client is told of what is there and of what comes later, each with a description that ends")
    func announcement() throws {
        _ = tablets.add(TabletDescription(name: "Slate", vendorID: 0x56A, productID: 0x37A))
        let client = try bench.client()
        _ = client.recordTablets()
        #expect(
            client.consumeLog() == [
                "tablet Slate", "tablet id 1386 890", "tablet /dev/input/event0", "tablet done",
            ])
        _ = tablets.add(
            TabletToolDescription(kind: .eraser, axes: [.pressure, .tilt], serial: 0x1_0000_0002, wacomID: 0x802))
        #expect(
            client.consumeLog() == [
                "tool type 321", "tool serial 1 2", "tool wacom 0 2050", "tool can 1", "tool can 2", "tool done",
            ])
    }

    @Test("a stroke: near, down, pressed, moved, up and away, with a frame after each step")
    func stroke() throws {
        let client = try bench.client()
        _ = client.recordTablets()
        let window = client.makeWindow(width: 60, height: 80)
        let tablet = tablets.add(TabletDescription())
        let pen = tablets.add(TabletToolDescription(axes: [.pressure, .tilt]))
        _ = client.consumeLog()

        bench.advance(by: .milliseconds(7))
        pen.approach(tablet, at: Point(x: 10, y: 12))
        pen.inOneFrame {
            pen.down()
            pen.press(0.5)
            pen.tilt(x: 10, y: -20)
            pen.hover(at: 0.5)
        }
        // While it is down, it stays with its surface.
        pen.move(to: Point(x: 90, y: 12))
        pen.up()
        #expect(
            client.consumeLog() == [
                "tool in tablet on \(window.surface.id)", "tool motion 10.0 12.0", "tool frame 7",
                "tool down", "tool pressure 32768", "tool tilt 10.0 -20.0", "tool frame 7",
                "tool motion 90.0 12.0", "tool frame 7",
                "tool up", "tool frame 7",
            ])
        // Nothing is under it now.
        pen.move(to: Point(x: 91, y: 12))
        #expect(client.consumeLog() == ["tool out", "tool frame 7"])
        #expect(pen.location == Point(x: 91, y: 12))
    }

    @Test("everything that a tool measures is sent in the protocol's units, within their limits")
    func axes() throws {
        let client = try bench.client()
        _ = client.recordTablets()
        _ = client.makeWindow()
        let pen = tablets.add(TabletToolDescription())
        pen.approach(tablets.add(TabletDescription()), at: Point(x: 1, y: 1))
        _ = client.consumeLog()
        pen.inOneFrame {
            pen.press(2)
            pen.hover(at: -1)
            pen.rotate(to: 45)
            pen.slide(to: -1)
            pen.turnWheel(by: 15, notches: 1)
            pen.button(0x14B, isPressed: true)
        }
        #expect(
            client.consumeLog() == [
                "tool pressure 65535", "tool distance 0", "tool rotation 45.0", "tool slider -65535",
                "tool wheel 15.0 1",
                "tool button 331 pressed", "tool frame 0",
            ])
    }

    @Test(
        "what leaves while it is down is lifted first, or is just gone",
        arguments: [
            (
                true,
                ["tool up", "tool frame 0", "tool button 331 released", "tool frame 0", "tool out", "tool frame 0"]
            ), (false, ["tool out", "tool frame 0"]),
        ])
    func leaving(lifts: Bool, expected: [String]) throws {
        let client = try bench.client()
        _ = client.recordTablets()
        _ = client.makeWindow()
        let pen = tablets.add(TabletToolDescription())
        pen.approach(tablets.add(TabletDescription()), at: Point(x: 1, y: 1))
        pen.down()
        pen.button(0x14B, isPressed: true)
        _ = client.consumeLog()
        pen.leave(lifts: lifts)
        #expect(client.consumeLog() == expected)
        #expect(!pen.isDown)
    }

    @Test("a tablet that is unplugged takes its pads with it, and sends its tools away first")
    func removal() throws {
        let client = try bench.client()
        _ = client.recordTablets()
        _ = client.makeWindow()
        let tablet = tablets.add(TabletDescription())
        let pen = tablets.add(TabletToolDescription())
        _ = tablets.add(TabletPadDescription(), of: tablet)
        pen.approach(tablet, at: Point(x: 1, y: 1))
        _ = client.consumeLog()
        tablets.remove(tablet)
        tablets.remove(pen)
        #expect(client.consumeLog() == ["tool out", "tool frame 0", "pad removed", "tablet removed", "tool removed"])
        #expect(tablets.tablets.isEmpty && tablets.tools.isEmpty && tablets.pads.isEmpty)
    }

    @Test("a tool has a picture or a shape of its own, by the serial of its coming near")
    func cursor() throws {
        let client = try bench.client()
        let record = client.recordTablets()
        let window = client.makeWindow()
        let pen = tablets.add(TabletToolDescription())
        pen.approach(tablets.add(TabletDescription()), at: Point(x: 1, y: 1))
        client.settle()
        let tool = try #require(record.tools.first)
        let serial = try #require(record.proximitySerials.last)
        let picture = client.core.createSurface()
        tool.setCursor(serial: serial &+ 1, surface: picture, hotspotX: 0, hotspotY: 0)
        client.settle()
        #expect(pen.cursor == .undefined)
        tool.setCursor(serial: serial, surface: picture, hotspotX: 0, hotspotY: 0)
        client.settle()
        #expect(pen.cursor == .picture)
        client.bind(WpCursorShapeManagerV1.self).getTabletToolV2(tabletTool: tool)
            .setShape(serial: serial, shape: .crosshair)
        client.settle()
        #expect(pen.cursor == .shape(8))
        tool.setCursor(serial: serial, surface: window.surface, hotspotX: 0, hotspotY: 0)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["role"])
    }

    @Test("a pen that hovers from one client's window to another's leaves the one first; each tells of its own pens")
    func crossing() throws {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        let tablet = tablets.add(TabletDescription())
        let pen = tablets.add(TabletToolDescription())
        var sides: [(client: RawClient, surface: UInt32)] = []
        for x in [0, 50] {
            let client = try bench.client()
            _ = client.recordTablets()
            let window = client.makeWindow(width: 50, height: 80)
            bench.compositor.toplevels.last?.move(to: PixelPoint(x: x, y: 0))
            sides.append((client, window.surface.id))
        }
        pen.approach(tablet, at: Point(x: 10, y: 12))
        for side in sides { _ = side.client.consumeLog() }
        bench.advance(by: .milliseconds(3))
        pen.move(to: Point(x: 60, y: 12))
        #expect(sides[0].client.consumeLog() == ["tool out", "tool frame 3"])
        #expect(
            sides[1].client.consumeLog() == [
                "tool in tablet on \(sides[1].surface)", "tool motion 10.0 12.0", "tool frame 3",
            ])
        pen.down()
        sides[1].client.connection.disconnect()
        bench.compositor.dispatch()
        pen.up()
        pen.move(to: Point(x: 10, y: 12))
        #expect(
            sides[0].client.consumeLog() == [
                "tool in tablet on \(sides[0].surface)", "tool motion 10.0 12.0", "tool frame 3",
            ])
    }

    @Test("a pen that is down entitles to a popup's grab")
    func grab() throws {
        let client = try bench.client()
        let record = client.recordTablets()
        let window = client.makeWindow()
        let pen = tablets.add(TabletToolDescription())
        pen.approach(tablets.add(TabletDescription()), at: Point(x: 1, y: 1))
        pen.down()
        client.settle()
        let popup = ClientPopup(client, parent: window.xdgSurface)
        popup.popup.grab(seat: client.seat, serial: try #require(record.pressSerials.last))
        popup.show()
        #expect(bench.compositor.popups.map(\.hasGrab) == [true])
    }
}

@Suite("Buttons, rings and strips of tablets")
struct TabletPadTests {
    let bench = Bench()
    var tablets: SeatTablets { bench.compositor.seat.tablets }

    private let description = TabletPadDescription(
        buttonCount: 2,
        groups: [
            .init(buttons: [0], ringCount: 1, modeCount: 2), .init(buttons: [1], stripCount: 1),
        ])

    @Test("a pad describes its groups, and follows the keyboard's focus, also of clients that come late")
    func announcement() throws {
        let tablet = tablets.add(TabletDescription())
        _ = tablets.add(description, of: tablet)
        let client = try bench.client()
        let window = client.makeWindow()
        _ = client.recordTablets()
        #expect(
            Array(client.consumeLog().drop { !$0.hasPrefix("pad") }) == [
                "pad buttons 2", "pad /dev/input/event1",
                "pad group", "group buttons [0]", "group modes 2", "group done",
                "pad group", "group buttons [1]", "group modes 1", "group done",
                "pad done", "pad enter tablet on \(window.surface.id)",
            ])
        let second = client.makeWindow()
        #expect(
            client.consumeLog() == ["pad leave \(window.surface.id)", "pad enter tablet on \(second.surface.id)"])
    }

    @Test("what its controls do goes to the client with the focus, and to no other")
    func controls() throws {
        let pad = tablets.add(description, of: tablets.add(TabletDescription()))
        let other = try bench.client()
        _ = other.recordTablets()
        let client = try bench.client()
        _ = client.recordTablets()
        _ = client.makeWindow()
        _ = client.consumeLog()
        _ = other.consumeLog()
        pad.button(1, isPressed: true)
        pad.button(1, isPressed: false)
        pad.ring(0, degrees: 90)
        pad.ring(0, degrees: nil)
        pad.strip(0, position: 0.5, source: .unknown)
        pad.strip(0, position: nil)
        pad.strip(7, position: 0.5)
        pad.switchMode(ofGroup: 0, to: 1)
        #expect(
            client.consumeLog() == [
                "pad button 1 pressed", "pad button 1 released",
                "ring source 1", "ring angle 90.0", "ring frame", "ring source 1", "ring stop", "ring frame",
                "strip position 32768", "strip frame", "strip source 1", "strip stop", "strip frame", "group mode 1",
            ])
        #expect(other.consumeLog() == [])
    }
}
