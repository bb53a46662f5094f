import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Scrolling with the pointer")
struct ScrollTests {
    let bench = Bench()

    @Test("a wheel turns by exact fractions since version 8, and by whole notches before")
    func wheel() throws {
        let old = Bench(seat: SeatConfiguration(version: 7))
        for (bench, expected) in [
            (
                bench,
                ["source 0", "value 0 60", "axis 0 7.5", "frame", "source 0", "value 0 60", "axis 0 7.5", "frame"]
            ),
            (old, ["source 0", "axis 0 7.5", "frame", "source 0", "notch 0 1", "axis 0 7.5", "frame"]),
        ] {
            let client = try bench.client()
            client.recordScrolling()
            _ = client.makeWindow(width: 100, height: 80)
            bench.compositor.seat.pointer.move(to: Point(x: 1, y: 1))
            _ = client.consumeLog()
            bench.compositor.seat.pointer.scroll(.wheel(notches: Vector(dx: 0, dy: 0.5)))
            bench.compositor.seat.pointer.scroll(.wheel(notches: Vector(dx: 0, dy: 0.5)))
            #expect(client.consumeLog() == expected)
        }
    }

    @Test("what scrolls without notches says so, and several things may share a frame")
    func continuous() throws {
        let client = try bench.client()
        client.recordScrolling()
        _ = client.makeWindow(width: 100, height: 80)
        let pointer = bench.compositor.seat.pointer
        pointer.move(to: Point(x: 1, y: 1))
        _ = client.consumeLog()
        pointer.inOneFrame {
            pointer.scroll(.continuous(by: Vector(dx: 3, dy: -4)))
            pointer.button(0x112, isPressed: true)
        }
        pointer.scroll(.fingersLift(from: Vector(dx: 1, dy: 1)))
        #expect(
            client.consumeLog() == [
                "source 2", "axis 0 -4.0", "axis 1 3.0", "button 274", "frame", "source 1", "stop 0", "stop 1", "frame",
            ])
    }
}

@Suite("The pointer's picture")
struct CursorTests {
    let bench = Bench()

    @Test("a picture, a shape and nothing are taken with the serial of the newest enter alone")
    func serial() throws {
        let client = try bench.client()
        let (pointer, serials) = client.trackEnters()
        _ = client.makeWindow(width: 100, height: 80)
        bench.compositor.seat.pointer.move(to: Point(x: 1, y: 1))
        client.settle()
        let serial = try #require(serials.last)
        let picture = client.core.createSurface()
        pointer.setCursor(serial: serial &+ 1, surface: picture, hotspotX: 2, hotspotY: 3)
        client.settle()
        #expect(bench.compositor.seat.pointer.cursor == .undefined)
        pointer.setCursor(serial: serial, surface: picture, hotspotX: 2, hotspotY: 3)
        client.settle()
        #expect(bench.compositor.seat.pointer.cursor == .picture)
        pointer.setCursor(serial: serial, surface: nil, hotspotX: 0, hotspotY: 0)
        client.settle()
        #expect(bench.compositor.seat.pointer.cursor == .hidden)
        let shapes = client.bind(WpCursorShapeManagerV1.self).getPointer(pointer: pointer)
        shapes.setShape(serial: serial, shape: .text)
        client.settle()
        #expect(bench.compositor.seat.pointer.cursor == .shape(9))
        shapes.setShape(serial: serial, shape: .allResize)
        client.settle()
        #expect(bench.compositor.seat.pointer.cursor == .shape(36))
        shapes.setShape(serial: serial, shape: WpCursorShapeDeviceV1.Shape(rawValue: 37))
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_shape"])
    }
}

@Suite("Natural scrolling")
struct NaturalScrollTests {
    let bench = Bench()

    @Test("each axis says whether the content goes with the hand, from version 9 on", arguments: [8, 9] as [UInt32])
    func direction(version: UInt32) throws {
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let pointer = client.bindSeat(number: 0, version: version).getPointer()
        pointer.onEvent = { [unowned client] event in
            switch event {
            case .axis(_, let axis, let value): client.note("axis \(axis.rawValue) \(value.doubleValue)")
            case .axisRelativeDirection(let axis, let way):
                client.note("\(way == .inverted ? "inverted" : "identical") \(axis.rawValue)")
            default: break
            }
        }
        client.settle()
        bench.compositor.seat.pointer.move(to: Point(x: 8, y: 8))
        bench.compositor.seat.pointer.scroll(.wheel(notches: Vector(dx: 0, dy: 1)))
        bench.compositor.seat.pointer.scroll(.wheel(notches: Vector(dx: 0, dy: 1)).naturally)
        bench.compositor.seat.pointer.scroll(by: Vector(dx: 3, dy: 4))
        #expect(
            client.consumeLog().filter { version == 9 || $0.hasPrefix("axis") }
                == [
                    "identical 0", "axis 0 15.0", "inverted 0", "axis 0 -15.0", "identical 0", "axis 0 4.0",
                    "identical 1", "axis 1 3.0",
                ].filter { version == 9 || $0.hasPrefix("axis") })
    }
}

@Suite("What is under the pointer")
struct PointerFocusTests {
    let bench = Bench()

    @Test("a window that moves or grows under a pointer that rests is told where it is now")
    func movingWindow() throws {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        let client = try bench.client()
        _ = client.recordPointer()
        let window = client.makeWindow(width: 30, height: 20)
        let toplevel = try #require(bench.compositor.toplevels.first)
        toplevel.move(to: .zero)
        bench.compositor.seat.pointer.move(to: Point(x: 40, y: 10))
        #expect(client.consumeLog() == [])
        toplevel.move(to: PixelPoint(x: 20, y: 5))
        toplevel.move(to: PixelPoint(x: 25, y: 5))
        toplevel.move(to: .zero)
        window.show(client.makePicture(width: 50, height: 20).filled(with: 0xFFFF_0000))
        #expect(
            client.consumeLog() == [
                "enter \(window.surface.id) 20.0 5.0", "frame", "motion 15.0 5.0", "frame", "leave", "frame",
                "enter \(window.surface.id) 40.0 10.0", "frame",
            ])
    }

    @Test("a menu that closes is left while it is still there, whatever is destroyed with it in one go")
    func closingPopup() throws {
        let client = try bench.client()
        _ = client.recordPointer()
        let window = client.makeWindow(width: 100, height: 80)
        let menu = ClientPopup(client, parent: window.xdgSurface)
        menu.show()
        bench.compositor.seat.pointer.move(to: Point(x: 8, y: 8))
        #expect(client.consumeLog() == ["enter \(menu.surface.id) 3.0 3.0", "frame"])
        menu.popup.destroy()
        menu.xdgSurface.destroy()
        menu.surface.destroy()
        #expect(client.consumeLog() == ["leave", "frame", "enter \(window.surface.id) 8.0 8.0", "frame"])
    }
}

@Suite("Locks and confinements of the pointer")
struct PointerConstraintTests {
    let bench = Bench()
    var pointer: SeatPointer { bench.compositor.seat.pointer }

    @Test("a pointer that comes on the screen has not moved; a hand that moves it has")
    func appearance() throws {
        let client = try bench.client()
        let device = client.recordPointer()
        client.recordRelativeMotion(of: device)
        let window = client.makeWindow(width: 100, height: 80)
        pointer.move(to: Point(x: 10, y: 10))
        pointer.move(to: Point(x: 12, y: 9))
        #expect(
            client.consumeLog() == [
                "enter \(window.surface.id) 10.0 10.0", "frame", "relative 2.0 -1.0 2.0 -1.0", "motion 12.0 9.0",
                "frame",
            ])
        let other = Bench()
        let second = try other.client()
        second.recordRelativeMotion(of: second.recordPointer())
        let secondWindow = second.makeWindow(width: 100, height: 80)
        other.compositor.seat.pointer.move(by: Vector(dx: 3, dy: 4))
        #expect(
            second.consumeLog() == ["enter \(secondWindow.surface.id) 3.0 4.0", "relative 3.0 4.0 3.0 4.0", "frame"])
    }

    @Test("a locked pointer stays, and the client hears of the movement")
    func lock() throws {
        let client = try bench.client()
        let device = client.recordPointer()
        let window = client.makeWindow(width: 100, height: 80)
        pointer.move(to: Point(x: 10, y: 10))
        let lock = client.bind(ZwpPointerConstraintsV1.self)
            .lockPointer(surface: window.surface, pointer: device, region: nil, lifetime: .oneshot)
        lock.onEvent = { [unowned client] in client.note($0 == .locked ? "locked" : "unlocked") }
        client.recordRelativeMotion(of: device)
        _ = client.consumeLog()
        pointer.move(by: Vector(dx: 5, dy: 6), unaccelerated: Vector(dx: 2, dy: 3))
        #expect(client.consumeLog() == ["relative 5.0 6.0 2.0 3.0", "frame"])
        #expect(pointer.location == Point(x: 10, y: 10))

        lock.setCursorPositionHint(surfaceX: WireFixed(30), surfaceY: WireFixed(40))
        window.surface.commit()
        lock.destroy()
        client.settle()
        #expect(pointer.location == Point(x: 30, y: 40))
    }

    @Test("a confined pointer stays in its region")
    func confinement() throws {
        let client = try bench.client()
        let device = client.recordPointer()
        let window = client.makeWindow(width: 100, height: 80)
        pointer.move(to: Point(x: 10, y: 10))
        let region = client.core.createRegion()
        region.add(x: 0, y: 0, width: 20, height: 20)
        let confined = client.bind(ZwpPointerConstraintsV1.self)
            .confinePointer(surface: window.surface, pointer: device, region: region, lifetime: .persistent)
        confined.onEvent = { [unowned client] in client.note($0 == .confined ? "confined" : "unconfined") }
        _ = client.consumeLog()
        pointer.move(to: Point(x: 50, y: 15))
        #expect(client.consumeLog() == ["motion 19.0 15.0", "frame"])
        confined.destroy()
        client.settle()
        pointer.move(to: Point(x: 50, y: 15))
        #expect(client.consumeLog().first == "motion 50.0 15.0")
    }

    @Test("a lock ends when another window has the keys, and a persistent one begins again with them")
    func keys() throws {
        let client = try bench.client()
        let device = client.recordPointer()
        let window = client.makeWindow(width: 40, height: 30)
        pointer.move(to: Point(x: 5, y: 5))
        let lock = client.bind(ZwpPointerConstraintsV1.self)
            .lockPointer(surface: window.surface, pointer: device, region: nil, lifetime: .persistent)
        lock.onEvent = { [unowned client] in client.note($0 == .locked ? "locked" : "unlocked") }
        client.settle()
        let other = try bench.client()
        _ = other.makeWindow(width: 10, height: 10)
        #expect(client.consumeLog().filter { $0.hasSuffix("locked") } == ["locked", "unlocked"])
        other.connection.disconnect()
        bench.compositor.dispatch()
        #expect(client.consumeLog() == ["locked"])
    }

    @Test("a lock waits until the pointer is in its region; the region changes with a commit")
    func region() throws {
        let client = try bench.client()
        let device = client.recordPointer()
        let window = client.makeWindow(width: 100, height: 80)
        pointer.move(to: Point(x: 50, y: 50))
        func makeRegion(x: Int32) -> WlRegion {
            let region = client.core.createRegion()
            region.add(x: x, y: 0, width: 20, height: 20)
            return region
        }
        let lock = client.bind(ZwpPointerConstraintsV1.self)
            .lockPointer(
                surface: window.surface, pointer: device, region: makeRegion(x: 0), lifetime: .persistent)
        lock.onEvent = { [unowned client] in client.note($0 == .locked ? "locked" : "unlocked") }
        lock.setRegion(region: makeRegion(x: 70))
        _ = client.consumeLog()
        pointer.move(to: Point(x: 75, y: 10))
        #expect(client.consumeLog() == ["motion 75.0 10.0", "frame"])
        window.surface.commit()
        #expect(client.consumeLog() == ["locked"])
        pointer.move(to: Point(x: 5, y: 5))
        #expect(pointer.location == Point(x: 75, y: 10))
        lock.destroy()
        client.settle()

        let second = client.bind(ZwpPointerConstraintsV1.self)
            .lockPointer(surface: window.surface, pointer: device, region: makeRegion(x: 0), lifetime: .persistent)
        second.onEvent = { [unowned client] in client.note($0 == .locked ? "locked" : "unlocked") }
        _ = client.consumeLog()
        pointer.move(to: Point(x: 5, y: 5))
        #expect(client.consumeLog() == ["motion 5.0 5.0", "locked", "frame"])
    }

    @Test("a lock for once does not begin again, and makes room for another one")
    func oneShot() throws {
        let client = try bench.client()
        let device = client.recordPointer()
        let window = client.makeWindow(width: 40, height: 30)
        pointer.move(to: Point(x: 5, y: 5))
        let global = client.bind(ZwpPointerConstraintsV1.self)
        let lock = global.lockPointer(
            surface: window.surface, pointer: device, region: nil, lifetime: .oneshot)
        lock.onEvent = { [unowned client] in client.note($0 == .locked ? "locked" : "unlocked") }
        client.settle()
        let other = try bench.client()
        _ = other.makeWindow(width: 10, height: 10)
        other.connection.disconnect()
        bench.compositor.dispatch()
        #expect(client.consumeLog().filter { $0.hasSuffix("locked") } == ["locked", "unlocked"])
        let confined = global.confinePointer(
            surface: window.surface, pointer: device, region: nil, lifetime: .oneshot)
        confined.onEvent = { [unowned client] in client.note($0 == .confined ? "confined" : "unconfined") }
        #expect(client.consumeLog() == ["confined"])
        #expect(!client.wasRejected)
    }

    @Test("a surface has one constraint at a time")
    func alreadyConstrained() throws {
        let client = try bench.client()
        let device = client.seat.getPointer()
        let window = client.makeWindow(width: 100, height: 80)
        let global = client.bind(ZwpPointerConstraintsV1.self)
        _ = global.lockPointer(surface: window.surface, pointer: device, region: nil, lifetime: .persistent)
        _ = global.confinePointer(surface: window.surface, pointer: device, region: nil, lifetime: .oneshot)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["already_constrained"])
    }
}

@Suite("Times in nanoseconds")
struct InputTimestampTests {
    @Test("come before the event that they belong to")
    func order() throws {
        let bench = Bench()
        let client = try bench.client()
        _ = client.makeWindow()
        let keyboard = client.recordKeyboard()
        let stamps = client.bind(ZwpInputTimestampsManagerV1.self).getKeyboardTimestamps(keyboard: keyboard)
        stamps.onEvent = { [unowned client] event in
            if case .timestamp(let high, let low, let nanoseconds) = event {
                client.note("time \(high) \(low) \(nanoseconds)")
            }
        }
        _ = client.consumeLog()
        bench.advance(by: .nanoseconds(2_000_000_123))
        bench.compositor.seat.keyboard.key(30, isPressed: true)
        #expect(client.consumeLog() == ["time 0 2 123", "key 30 down"])
    }

    /// Writes down what comes, until it is destroyed.
    private func record(_ stamps: ZwpInputTimestampsV1, of client: RawClient) -> ZwpInputTimestampsV1 {
        stamps.onEvent = { [unowned client] event in
            if case .timestamp(let high, let low, let nanoseconds) = event {
                client.note("time \(high) \(low) \(nanoseconds)")
            }
        }
        _ = client.consumeLog()
        return stamps
    }

    @Test("every event of a finger that has a time has one, and no frame; none comes any more when they are not wanted")
    func touches() throws {
        let bench = Bench(timeBase: 5_000)
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let touch = client.recordTouch()
        let global = client.bind(ZwpInputTimestampsManagerV1.self)
        let stamps = record(global.getTouchTimestamps(touch: touch), of: client)
        let finger = bench.compositor.seat.finger(id: 0)
        bench.advance(by: .nanoseconds(1_000_007))
        finger.down(at: Point(x: 1, y: 2))
        finger.move(to: Point(x: 3, y: 4))
        finger.up()
        #expect(
            client.consumeLog() == [
                "time 0 5 1000007", "down 0 1.0 2.0 on \(window.surface.id)", "frame",
                "time 0 5 1000007", "motion 0 3.0 4.0", "frame", "time 0 5 1000007", "up 0", "frame",
            ])
        stamps.destroy()
        client.settle()
        finger.down(at: Point(x: 1, y: 2))
        #expect(client.consumeLog() == ["down 0 1.0 2.0 on \(window.surface.id)", "frame"])
    }

    @Test("a pointer's motion, buttons and axes have times; that it comes and goes has none")
    func pointers() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let device = client.recordPointer()
        let stamps = record(
            client.bind(ZwpInputTimestampsManagerV1.self).getPointerTimestamps(pointer: device), of: client)
        let pointer = bench.compositor.seat.pointer
        pointer.move(to: Point(x: 1, y: 2))
        pointer.move(to: Point(x: 2, y: 2))
        pointer.button(0x110, isPressed: true)
        pointer.button(0x110, isPressed: false)
        pointer.scroll(by: Vector(dx: 0, dy: 5))
        pointer.stopScrolling(along: Vector(dx: 0, dy: 5))
        let time = "time 0 0 0"
        #expect(
            client.consumeLog() == [
                "enter \(window.surface.id) 1.0 2.0", "frame", time, "motion 2.0 2.0", "frame",
                time, "button 272 pressed", "frame", time, "button 272 released", "frame",
                "source 1", time, "axis 0 5.0", "frame", "source 1", time, "stop 0", "frame",
            ])
        stamps.destroy()
    }
}
