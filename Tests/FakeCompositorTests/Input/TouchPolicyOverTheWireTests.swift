import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Fingers as other compositors send them")
struct TouchPolicyOverTheWireTests {
    let bench = Bench()
    var touch: SeatTouch { bench.compositor.seat.touch }

    /// A client with a window all over the output that writes down its touches.
    private func makeClient() throws -> RawClient {
        let client = try bench.client()
        _ = client.recordTouch()
        _ = client.makeWindow(width: 100, height: 80)
        _ = client.consumeLog()
        return client
    }

    /// Two fingers land together and lift one after the other, as the caller of a compositor says it.
    private func tapWithTwo() {
        touch.down(id: 1, at: Point(x: 1, y: 1))
        touch.down(id: 2, at: Point(x: 2, y: 2))
        touch.frame()
        touch.up(id: 1)
        touch.frame()
        touch.up(id: 2)
        touch.frame()
    }

    private func brief(_ log: [String]) -> [String] { log.map { $0.prefix { $0 != "." }.description } }

    @Test("frames come as asked, after each event, or never; and an up may have to wait for its own")
    func frames() throws {
        let client = try makeClient()
        tapWithTwo()
        #expect(brief(client.consumeLog()) == ["down 1 1", "down 2 2", "frame", "up 1", "frame", "up 2", "frame"])

        touch.policy.frames = .never
        tapWithTwo()
        #expect(brief(client.consumeLog()) == ["down 1 1", "down 2 2", "up 1", "up 2"])

        touch.policy.frames = .afterEachEvent
        touch.policy.framedUps = .never
        tapWithTwo()
        #expect(brief(client.consumeLog()) == ["down 1 1", "frame", "down 2 2", "frame", "up 1", "up 2"])

        touch.policy.frames = .asAsked
        tapWithTwo()
        touch.down(id: 3, at: Point(x: 3, y: 3))
        touch.frame()
        #expect(brief(client.consumeLog()) == ["down 1 1", "down 2 2", "frame", "up 1", "up 2", "down 3 3", "frame"])
    }

    @Test("the pointer may be nowhere while fingers are down, and come back before the frame of the last one")
    func pointer() throws {
        touch.policy.hidesPointer = true
        let client = try makeClient()
        _ = client.recordPointer()
        let pointer = bench.compositor.seat.pointer
        pointer.move(to: Point(x: 5, y: 5))
        #expect(brief(client.consumeLog()) == ["enter 6 5", "frame"])
        tapWithTwo()
        #expect(
            brief(client.consumeLog()) == [
                "leave", "frame", "down 1 1", "down 2 2", "frame", "up 1", "frame", "up 2", "enter 6 5", "frame",
                "frame",
            ])
        touch.down(id: 1, at: Point(x: 1, y: 1))
        pointer.move(to: Point(x: 6, y: 6))
        touch.cancel()
        #expect(brief(client.consumeLog()) == ["leave", "frame", "down 1 1", "cancel", "enter 6 6", "frame"])
    }

    @Test("contacts have numbers of the compositor's own")
    func numbers() throws {
        let client = try makeClient()
        touch.policy.ids = .counting(from: 288)
        tapWithTwo()
        touch.policy.ids = .smallestFree
        tapWithTwo()
        #expect(
            brief(client.consumeLog()).filter { $0 != "frame" } == [
                "down 288 1", "down 289 2", "up 288", "up 289", "down 0 1", "down 1 2", "up 0", "up 1",
            ])
    }

    @Test("a second down of an id, and the second up, can be dropped")
    func duplicates() throws {
        let client = try makeClient()
        touch.policy.duplicate = .dropped
        touch.down(id: 1, at: Point(x: 1, y: 1))
        touch.down(id: 1, at: Point(x: 5, y: 5))
        touch.motion(id: 1, to: Point(x: 6, y: 6))
        touch.up(id: 1)
        touch.up(id: 1)
        #expect(brief(client.consumeLog()) == ["down 1 1", "motion 1 6", "up 1"])
        #expect(touch.downIDs == [])
    }

    @Test("a cancel can be ups, or nothing; so can the loss of the device")
    func cancel() throws {
        let client = try makeClient()
        touch.policy.cancel = .ups
        touch.down(id: 1, at: Point(x: 1, y: 1))
        touch.cancel()
        touch.policy.cancel = .silence
        touch.down(id: 1, at: Point(x: 1, y: 1))
        touch.cancel()
        touch.policy.deviceLoss = .cancel
        touch.down(id: 1, at: Point(x: 1, y: 1))
        bench.compositor.seat.capabilities.remove(.touch)
        #expect(brief(client.consumeLog()) == ["down 1 1", "up 1", "frame", "down 1 1", "down 1 1", "cancel"])
    }
}
