import CompositorScripts
import FakeCompositor
import Glibc
import TactusGeometry
import Testing

@Suite("Input that nobody hears of")
struct UndeliveredInputTests {
    let bench = Bench()

    private var seat: Seat { bench.compositor.seat }

    /// What reached nobody while something was done.
    private func undelivered(_ body: () throws -> Void) rethrows -> [UndeliveredInput] {
        var undelivered: [UndeliveredInput] = []
        bench.compositor.onUndeliveredInput = { undelivered.append($0) }
        try body()
        bench.compositor.onUndeliveredInput = nil
        return undelivered
    }

    @Test("where nothing is, and no window has the keyboard")
    func nothingThere() throws {
        let point = Point(x: 5, y: 6)
        let undelivered = try undelivered {
            seat.finger(id: 3).down(at: point)
            seat.finger(id: 3).up()
            seat.pointer.move(to: point)
            seat.pointer.button(0x110, isPressed: true)
            seat.pointer.button(0x110, isPressed: false)
            seat.pointer.scroll(by: Vector(dx: 0, dy: 1))
            seat.pointer.stopScrolling(along: Vector(dx: 0, dy: 1))
            seat.gestures.begin(.pinch, fingers: 2)
            try seat.perform(.pen(.proximityIn(point)))
            try seat.perform(.pen(.down(pressure: nil)))
            seat.keyboard.key(30, isPressed: true)
            seat.keyboard.key(30, isPressed: false)
        }
        #expect(
            undelivered == [
                UndeliveredInput(.finger(id: 3), at: point, .noSurface),
                UndeliveredInput(.button(code: 0x110), at: point, .noSurface),
                UndeliveredInput(.scroll, at: point, .noSurface), UndeliveredInput(.gesture, at: point, .noSurface),
                UndeliveredInput(.pen, at: point, .noSurface), UndeliveredInput(.key(code: 30), .noSurface),
            ])
        #expect(bench.compositor.timeLine.description.contains("undelivered: finger 3 at (5.0, 6.0) reaches nobody"))
    }

    @Test("a client that uses no such device, and a seat that has none")
    func noListener() throws {
        let client = try bench.client()
        _ = client.makeWindow(width: 100, height: 80)
        let point = Point(x: 5, y: 6)
        let deaf = undelivered {
            seat.finger(id: 1).down(at: point)
            seat.pointer.move(to: point)
            seat.pointer.button(0x110, isPressed: true)
            seat.gestures.begin(.hold, fingers: 3)
            seat.keyboard.key(30, isPressed: true)
        }
        #expect(
            deaf.map(\.reason)
                == [
                    "wl_touch", "wl_pointer", "zwp_pointer_gesture_hold_v1", "wl_keyboard",
                ].map { .noListener(interface: $0) })
        seat.capabilities = []
        let bare = undelivered {
            seat.finger(id: 1).down(at: point)
            seat.keyboard.key(30, isPressed: true)
        }
        #expect(bare.map(\.reason) == [.noDevice, .noDevice])
    }

    @Test("what somebody hears of is none, nor what a profile keeps to itself")
    func heard() throws {
        let client = try bench.client()
        _ = client.recordTouch()
        _ = client.recordKeyboard()
        _ = client.makeWindow(width: 50, height: 80)
        seat.touch.policy.laterFinger = .firstSurfaceOnly
        seat.touch.policy.gestureFingers = 3
        let undelivered = undelivered {
            seat.keyboard.key(30, isPressed: true)
            for id in Int32(0)..<5 { seat.finger(id: id).down(at: Point(x: 10, y: 10)) }
        }
        #expect(undelivered == [])
    }

    @Test("fingers that share a frame go out together, and what no frame closes with the next dispatch")
    func framesAreWhole() throws {
        let direct = try bench.client()
        _ = direct.recordTouch()
        _ = direct.makeWindow(width: 100, height: 80)
        _ = direct.consumeLog()
        func isReadable() -> Bool {
            var descriptor = pollfd(fd: direct.connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0
        }
        #expect(!isReadable())
        for id in Int32(0)..<3 {
            seat.touch.down(id: id, at: Point(x: 10, y: 10))
            #expect(!isReadable(), "half a frame is on its way")
        }
        seat.touch.frame()
        #expect(isReadable())
        _ = direct.consumeLog()
        seat.touch.motion(id: 0, to: Point(x: 20, y: 10))
        #expect(!isReadable())
        bench.compositor.dispatch()
        #expect(isReadable())
    }
}
