import CAllocationCounter
import Glibc
import Testing
import WaylandClient
import WaylandServer

@Suite("Traffic")
struct TrafficTests {
    @Test("texts of every length up to libwayland's limit of a message arrive whole, in order")
    func lengths() throws {
        let pair = try Pair()
        let (seat, remote) = try pair.bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self)
        var received: [Int] = []
        seat.onEvent = { if case .name(let name) = $0 { received.append(name.utf8.count) } }

        // 4096 bytes, less the head of 8, the length of 4 and the zero byte.
        let lengths = Array(0...40) + Array(4040...4083)
        for length in lengths {
            remote.sendName(name: String(repeating: "n", count: length))
            try pair.receive()
        }

        #expect(received == lengths)
    }

    @Test("a text too long for a message ends that client, and not the compositor")
    func tooLong() throws {
        let pair = try Pair()
        let (_, remote) = try pair.bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self)

        remote.sendName(name: String(repeating: "n", count: 5000))
        pair.display.flushClients()
        _ = pair.connection.sync()
        #expect(throws: ConnectionFailure.self) { try pair.settle() }

        #expect(!pair.client.isAlive)
    }

    @Test("more than a buffer of requests, sent without a flush between them, arrives whole and in order")
    func burstOfRequests() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        var received: [Int32] = []
        remote.onRequest = { if case .damageBuffer(let x, _, _, _) = $0 { received.append(x) } }

        for x in 0..<1000 as Range<Int32> { surface.damageBuffer(x: x, y: 0, width: 1, height: 1) }
        try pair.settle()

        #expect(received == Array(0..<1000))
    }

    @Test("more than a buffer of events, sent without the client reading, arrives whole and in order")
    func burstOfEvents() throws {
        let pair = try Pair()
        let (touch, remote) = try pair.makeTouch()
        var received: [UInt32] = []
        touch.onEvent = { if case .motion(let time, _, _, _) = $0 { received.append(time) } }

        for time in 0..<1000 as Range<UInt32> { remote.sendMotion(at: time) }
        while try pair.receive() > 0 {}

        #expect(received == Array(0..<1000))
    }

    @Test("delivering events of numbers allocates nothing", .enabled(if: tactus_allocations_are_counted()))
    func noAllocation() throws {
        let pair = try Pair()
        let (surface, remoteSurface) = try pair.makeSurface()
        let (touch, remote) = try pair.makeTouch()
        var sum = 0.0
        var downs = 0
        touch.onEvent = { event in
            switch event {
            case .down(_, _, let target, _, _, _): downs += target === surface ? 1 : 0
            case .motion(_, _, let x, let y): sum += x.doubleValue + y.doubleValue
            default: break
            }
        }
        // The first events build what is built once.
        remote.sendMotion(at: 0)
        try pair.receive()

        for time in 0..<100 as Range<UInt32> {
            remote.sendDown(
                serial: time, time: time, surface: remoteSurface, id: 1, x: WaylandServer.WireFixed(1),
                y: WaylandServer.WireFixed(2))
            remote.sendMotion(at: time)
            remote.sendFrame()
        }
        pair.display.flushClients()
        #expect(pair.connection.prepareRead())
        try pair.connection.readEvents()
        let before = tactus_allocation_count()
        let count = try pair.connection.dispatchPending()
        let after = tactus_allocation_count()

        #expect(count > 100 && downs > 30 && sum > 100)
        #expect(after - before == 0)
    }

    @Test("the count of allocations counts", .enabled(if: tactus_allocations_are_counted()))
    func countsAllocations() {
        let before = tactus_allocation_count()
        free(malloc(10))
        #expect(tactus_allocation_count() - before >= 1)
    }
}

extension WaylandServer.WlTouch {
    /// Sends a motion whose values do not matter.
    fileprivate func sendMotion(at time: UInt32) {
        sendMotion(time: time, id: 1, x: WaylandServer.WireFixed(1), y: WaylandServer.WireFixed(2))
    }
}
