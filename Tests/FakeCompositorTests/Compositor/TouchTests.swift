import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Touch")
struct TouchTests {
    let bench = Bench()

    @Test("a finger belongs to the surface on which it landed, wherever it goes, in that surface's units")
    func implicitGrab() throws {
        let client = try bench.client()
        let touch = client.recordTouch()
        _ = client.makeWindow(width: 100, height: 80)
        let small = client.makeWindow(width: 20, height: 10)

        let finger = bench.compositor.seat.finger(id: -1)
        finger.down(at: Point(x: 45, y: 40))
        finger.move(to: Point(x: 10.5, y: 90))
        finger.up()

        #expect(
            client.consumeLog() == [
                "down -1 5.0 5.0 on \(small.surface.id)", "frame", "motion -1 -29.5 55.0", "frame", "up -1", "frame",
            ])
        #expect(touch.isAlive)
    }

    @Test("where a surface takes no input, the one below gets the finger; outside of all nobody does")
    func inputRegion() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        let large = client.makeWindow(width: 90, height: 80)
        let small = client.makeWindow(width: 20, height: 10)
        let region = client.core.createRegion()
        region.add(x: 0, y: 0, width: 10, height: 10)
        small.surface.setInputRegion(region: region)
        small.surface.commit()
        client.settle()

        bench.compositor.seat.finger(id: 1).down(at: Point(x: 49, y: 35))
        bench.compositor.seat.finger(id: 2).down(at: Point(x: 50, y: 35))
        bench.compositor.seat.finger(id: 3).down(at: Point(x: 95, y: 5))
        bench.compositor.seat.touch.motion(id: 3, to: Point(x: 5, y: 5))

        #expect(
            client.consumeLog().filter { $0 != "frame" } == [
                "down 1 9.0 0.0 on \(small.surface.id)", "down 2 50.0 35.0 on \(large.surface.id)",
            ])
    }

    @Test("ten fingers land in one frame")
    func oneFrame() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        _ = client.makeWindow(width: 100, height: 80)
        for id in 0..<10 { bench.compositor.seat.touch.down(id: Int32(id), at: Point(x: Double(id), y: 0)) }
        bench.compositor.seat.touch.frame()
        let log = client.consumeLog()
        #expect(log.count == 11 && log.last == "frame")
        #expect(bench.compositor.seat.touch.downIDs == Array(0..<10))
    }

    @Test("what makes no sense is sent as it is: unknown ids, a second down, a cancel of nothing, an empty frame")
    func raw() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        let window = client.makeWindow(width: 100, height: 80)
        let touch = bench.compositor.seat.touch

        touch.up(id: 7)
        touch.motion(id: 8, to: Point(x: 1, y: 2))
        touch.frame()
        touch.down(id: 1, at: Point(x: 3, y: 4))
        touch.down(id: 1, at: Point(x: 5, y: 6))
        touch.frame()
        touch.cancel()
        touch.cancel()
        touch.frame()
        touch.frame()

        #expect(
            client.consumeLog() == [
                "up 7", "motion 8 1.0 2.0", "frame", "down 1 3.0 4.0 on \(window.surface.id)",
                "down 1 5.0 6.0 on \(window.surface.id)", "frame", "cancel", "cancel", "frame", "frame",
            ])
    }

    @Test("a finger put on a surface is in that surface's units and needs no hit")
    func onSurface() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        let window = client.makeWindow(width: 100, height: 80)
        _ = client.makeWindow(width: 20, height: 10)
        let surface = try #require(bench.compositor.toplevels.first?.surface)

        let finger = bench.compositor.seat.finger(id: 4)
        finger.down(at: Point(x: -5, y: 200), on: surface)
        finger.move(to: Point(x: 45, y: 40))
        bench.compositor.seat.touch.shape(id: 4, major: 12, minor: 8.5)
        bench.compositor.seat.touch.orientation(id: 4, degrees: -90)

        #expect(
            client.consumeLog() == [
                "down 4 -5.0 200.0 on \(window.surface.id)", "frame", "motion 4 45.0 40.0", "frame",
                "shape 4 12.0 8.5", "orientation 4 -90.0",
            ])
    }

    @Test("a surface destroyed under a finger silences it")
    func surfaceDestroyed() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        _ = client.makeWindow(width: 100, height: 80)
        let small = client.makeWindow(width: 20, height: 10)
        let finger = bench.compositor.seat.finger(id: 1)
        finger.down(at: Point(x: 50, y: 40))
        small.toplevel.destroy()
        small.xdgSurface.destroy()
        small.surface.destroy()
        _ = client.consumeLog()

        finger.move(to: Point(x: 51, y: 40))
        finger.up()

        #expect(client.consumeLog().filter { $0 != "frame" } == [])
    }

    @Test("losing the device is silent; objects from before stay silent when it returns, new ones speak")
    func capabilityLost() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        var capabilities: [UInt32] = []
        client.seat.onEvent = { if case .capabilities(let set) = $0 { capabilities.append(set.rawValue) } }
        _ = client.makeWindow(width: 100, height: 80)
        let seat = bench.compositor.seat
        seat.finger(id: 1).down(at: .zero)
        _ = client.consumeLog()

        seat.capabilities.remove(.touch)
        seat.finger(id: 1).up()
        seat.capabilities.insert(.touch)
        seat.finger(id: 2).down(at: .zero)
        #expect(client.consumeLog() == [])

        _ = client.recordTouch()
        seat.finger(id: 2).up()
        #expect(client.consumeLog() == ["up 2", "frame"])
        #expect(capabilities == [3, 7])
    }
}

@Suite("The pointer")
struct PointerTests {
    let bench = Bench()

    @Test("enters, moves, keeps its surface while a button is down, and goes to the next one after")
    func focus() throws {
        let client = try bench.client()
        _ = client.recordPointer()
        let large = client.makeWindow(width: 100, height: 80)
        let small = client.makeWindow(width: 20, height: 10)
        let pointer = bench.compositor.seat.pointer

        pointer.move(to: Point(x: 45, y: 40))
        pointer.move(to: Point(x: 46, y: 40))
        pointer.button(0x110, isPressed: true)
        pointer.move(to: Point(x: 1, y: 2))
        pointer.button(0x110, isPressed: false)

        #expect(
            client.consumeLog().filter { $0 != "frame" } == [
                "enter \(small.surface.id) 5.0 5.0", "motion 6.0 5.0", "button 272 pressed", "motion -39.0 -33.0",
                "button 272 released", "leave", "enter \(large.surface.id) 1.0 2.0",
            ])
    }

    @Test("finger scrolling has its source, its axes and its stop")
    func axis() throws {
        let client = try bench.client()
        _ = client.recordPointer()
        _ = client.makeWindow(width: 100, height: 80)
        let pointer = bench.compositor.seat.pointer
        pointer.move(to: Point(x: 1, y: 1))
        _ = client.consumeLog()

        pointer.scroll(by: Vector(dx: 0, dy: 12.5))
        pointer.stopScrolling(along: Vector(dx: 0, dy: 12.5))

        #expect(client.consumeLog() == ["source 1", "axis 0 12.5", "frame", "source 1", "stop 0", "frame"])
    }
}
