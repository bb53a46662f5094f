import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Gestures on a touchpad")
struct PointerGestureTests {
    let bench = Bench()
    var gestures: SeatGestures { bench.compositor.seat.gestures }

    /// A client with a window that writes down its gestures of every kind.
    private func makeClient(hasWindow: Bool = true) throws -> RawClient {
        let client = try bench.client()
        let global = client.bind(ZwpPointerGesturesV1.self)
        let pointer = client.seat.getPointer()
        global.getSwipeGesture(pointer: pointer).onEvent = { [unowned client] event in
            switch event {
            case .begin(_, _, let surface, let fingers): client.note("swipe \(fingers) on \(surface?.id ?? 0)")
            case .update(let time, let dx, let dy): client.note("swipe \(time) \(dx.doubleValue) \(dy.doubleValue)")
            case .end(_, _, let cancelled): client.note("swipe ends \(cancelled)")
            }
        }
        global.getPinchGesture(pointer: pointer).onEvent = { [unowned client] event in
            switch event {
            case .begin(_, _, let surface, let fingers): client.note("pinch \(fingers) on \(surface?.id ?? 0)")
            case .update(_, let dx, let dy, let scale, let rotation):
                client.note(
                    "pinch \(dx.doubleValue) \(dy.doubleValue) \(scale.doubleValue) \(rotation.doubleValue)")
            case .end(_, _, let cancelled): client.note("pinch ends \(cancelled)")
            }
        }
        global.getHoldGesture(pointer: pointer).onEvent = { [unowned client] event in
            switch event {
            case .begin(_, _, let surface, let fingers): client.note("hold \(fingers) on \(surface?.id ?? 0)")
            case .end(_, _, let cancelled): client.note("hold ends \(cancelled)")
            }
        }
        if hasWindow { _ = client.makeWindow(width: 50, height: 80) }
        client.settle()
        return client
    }

    @Test("a pinch begins, moves, grows and turns, and ends")
    func pinch() throws {
        let client = try makeClient()
        let surface = try #require(bench.compositor.toplevels.first?.surface.objectID)
        bench.compositor.seat.pointer.move(to: Point(x: 5, y: 5))
        gestures.begin(.pinch, fingers: 2)
        #expect(gestures.kind == .pinch)
        gestures.update(by: Vector(dx: 1, dy: -2), scale: 1.5, rotation: 10)
        gestures.end()
        #expect(client.consumeLog() == ["pinch 2 on \(surface)", "pinch 1.0 -2.0 1.5 10.0", "pinch ends 0"])
        #expect(gestures.kind == nil)
    }

    @Test("a hold becomes a swipe: the first is cancelled when the second begins, and stays with its surface")
    func holdThenSwipe() throws {
        let client = try makeClient()
        let surface = try #require(bench.compositor.toplevels.first?.surface.objectID)
        bench.compositor.seat.pointer.move(to: Point(x: 5, y: 5))
        gestures.begin(.hold, fingers: 3)
        gestures.update(by: Vector(dx: 9, dy: 9))
        bench.advance(by: .milliseconds(20))
        gestures.begin(.swipe, fingers: 3)
        bench.compositor.seat.pointer.move(to: Point(x: 90, y: 5))
        gestures.update(by: Vector(dx: 30, dy: 0))
        gestures.end(isCancelled: true)
        gestures.update(by: Vector(dx: 30, dy: 0))
        #expect(
            client.consumeLog() == [
                "hold 3 on \(surface)", "hold ends 1", "swipe 3 on \(surface)", "swipe 20 30.0 0.0", "swipe ends 1",
            ])
    }

    @Test("only the client under the pointer hears of it, and nobody when nothing is there")
    func whom() throws {
        let client = try makeClient()
        let other = try makeClient(hasWindow: false)
        bench.compositor.seat.pointer.move(to: Point(x: 5, y: 5))
        gestures.begin(.swipe, fingers: 4)
        gestures.end()
        #expect(client.consumeLog().map { $0.prefix(7).description } == ["swipe 4", "swipe e"])
        #expect(other.consumeLog() == [])
        bench.compositor.seat.pointer.move(to: Point(x: 90, y: 5))
        gestures.begin(.swipe, fingers: 4)
        gestures.end()
        #expect(client.consumeLog() == [])
    }
}
