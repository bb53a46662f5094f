import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

@Suite("Faults on the wire")
struct FaultyWireTests {
    let bench = Bench()
    var touch: SeatTouch { bench.compositor.seat.touch }

    /// A client behind a faulty wire, with a window all over the output, that writes down its touches.
    private func makeClient(_ wire: FaultyWire) throws -> (RawClient, ClientWindow) {
        let client = try bench.client(over: wire)
        _ = client.recordTouch()
        let window = client.makeWindow(width: 100, height: 80)
        _ = client.consumeLog()
        return (client, window)
    }

    /// Two fingers land in a frame and lift in one of their own each.
    private func tapWithTwo() {
        touch.down(id: 1, at: Point(x: 1, y: 1))
        touch.down(id: 2, at: Point(x: 2, y: 2))
        touch.frame()
        for id in [Int32(1), 2] {
            touch.up(id: id)
            touch.frame()
        }
    }

    @Test(
        "a tap with two fingers, and what arrives of it",
        arguments: [
            ([], ["down 1", "down 2", "frame", "up 1", "frame", "up 2", "frame"]),
            ([Fault("wl_touch.frame", .every, .drop)], ["down 1", "down 2", "up 1", "up 2"]),
            ([Fault("wl_touch.up", .only(1), .drop)], ["down 1", "down 2", "frame", "frame", "up 2", "frame"]),
            (
                [Fault("wl_touch.up", .only(2), .duplicate)],
                ["down 1", "down 2", "frame", "up 1", "frame", "up 2", "up 2", "frame"]
            ),
            (
                [Fault("wl_touch.up", .only(1), .postpone(past: 1))],
                ["down 1", "down 2", "frame", "frame", "up 1", "up 2", "frame"]
            ),
            (
                [Fault("wl_touch.up", .every, .replace(argument: 2, with: 77))],
                ["down 1", "down 2", "frame", "up 77", "frame", "up 77", "frame"]
            ),
        ] as [([Fault], [String])])
    func touches(faults: [Fault], expected: [String]) throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, _) = try makeClient(wire)
        wire.faults = FaultInjection(faults)
        tapWithTwo()
        let log = client.consumeLog().map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(log == expected)
    }

    @Test("a late event arrives when its time has come, and what was sent after it does not wait")
    func late() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, window) = try makeClient(wire)
        wire.faults = [Fault("wl_touch.down", .every, .delay(.milliseconds(20)))]
        touch.down(id: 1, at: .zero)
        touch.up(id: 1)

        bench.advance(by: .milliseconds(19))
        #expect(client.consumeLog() == ["up 1"])
        #expect(bench.compositor.deadline == .milliseconds(20))
        bench.advance(by: .milliseconds(1))
        #expect(client.consumeLog() == ["down 1 0.0 0.0 on \(window.surface.id)"])
        #expect(bench.compositor.deadline == nil)
    }

    @Test(
        "bytes in pieces: the same events arrive, and the keymap's file with them",
        arguments: [1, 2, 3, 5, 7, 8, 11, 64, 4095, 4096, 4097])
    func pieces(size: Int) throws {
        func log(pieceSize: Int?) throws -> [String] {
            let bench = Bench()
            let wire = try bench.compositor.connect(through: [])
            let client = try bench.client(over: wire)
            wire.pieceSize = pieceSize
            _ = client.recordKeyboard()
            _ = client.recordTouch()
            _ = client.makeWindow(width: 100, height: 80)
            for id in 0..<100 { bench.compositor.seat.finger(id: Int32(id)).down(at: Point(x: Double(id), y: 1)) }
            return client.consumeLog()
        }
        let whole = try log(pieceSize: nil)
        #expect(whole.count > 200)
        #expect(try log(pieceSize: size) == whole)
    }

    @Test("of bytes in pieces one piece goes at each step")
    func onePieceAtATime() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, _) = try makeClient(wire)
        wire.pieceSize = 5
        touch.motion(id: 1, to: Point(x: 3, y: 3))
        let before = wire.carriedByteCount
        bench.compositor.dispatch()
        #expect(wire.carriedByteCount == before + 5)
        bench.compositor.dispatch()
        #expect(wire.carriedByteCount == before + 10)
        #expect(client.consumeLog().count == 1)
    }

    @Test("a wire that is held delivers nothing and loses nothing; other clients notice nothing")
    func held() throws {
        let wire = try bench.compositor.connect(through: [])
        let other = try bench.client()
        let (client, window) = try makeClient(wire)
        wire.events = .held
        for step in 0..<2_000 { touch.motion(id: 1, to: Point(x: Double(step % 100), y: 1)) }
        #expect(client.consumeLog() == [])
        #expect(bench.compositor.clientCount == 2 && !other.wasRejected)
        wire.events = .open
        #expect(client.consumeLog().count == 2_000)
        #expect(window.surface.isAlive)
    }

    @Test("a client that reads nothing is cut off when its socket is full; other clients notice nothing")
    func blocked() throws {
        let wire = try bench.compositor.connect(through: [])
        let other = try bench.client()
        let (client, _) = try makeClient(wire)
        wire.events = .blocked
        for _ in 0..<20_000 { touch.motion(id: 1, to: .zero) }
        client.settle()
        #expect(client.connection.failure == nil)

        wire.events = .open
        client.settle()
        #expect(client.connection.failure != nil)
        #expect(bench.compositor.clientIDs == [2])
        #expect(!other.wasRejected)
    }

    @Test("a protocol error on demand: the client learns of it, and it is nobody's fault")
    func protocolError() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, _) = try makeClient(wire)
        let surface = try #require(bench.compositor.surfaces.first)
        surface.postProtocolError(code: 1, message: "for no reason")
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.isEmpty)
    }

    @Test("a keymap that comes without its file ends the connection, and what comes before it has arrived")
    func lostDescriptor() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, window) = try makeClient(wire)
        wire.faults = [Fault("wl_keyboard.keymap", .every, .loseDescriptors)]
        touch.down(id: 1, at: .zero)
        #expect(client.consumeLog() == ["down 1 0.0 0.0 on \(window.surface.id)"])
        #expect(client.connection.failure == nil)
        _ = client.recordKeyboard()
        #expect(client.consumeLog() == [])
        #expect(client.connection.failure != nil)
    }

    @Test("the connection ends at the third motion: two have arrived, and the compositor has one client less")
    func disconnection() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, window) = try makeClient(wire)
        wire.faults = [Fault("wl_touch.motion", .only(3), .disconnect)]
        touch.down(id: 1, at: .zero)
        for x in 1...5 { touch.motion(id: 1, to: Point(x: Double(x), y: 0)) }
        #expect(
            client.consumeLog() == [
                "down 1 0.0 0.0 on \(window.surface.id)", "motion 1 1.0 0.0", "motion 1 2.0 0.0",
            ])
        #expect(client.connection.failure != nil && !client.wasRejected)
        #expect(bench.compositor.clientCount == 0)
    }

    @Test("a protocol error in the stead of an event names its object and its code, and is nobody's fault")
    func plannedProtocolError() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, _) = try makeClient(wire)
        wire.faults = [Fault("wl_touch.frame", .only(2), .protocolError(code: 7, message: "no frames today"))]
        touch.down(id: 1, at: .zero)
        touch.frame()
        #expect(client.consumeLog().count == 2)
        touch.up(id: 1)
        #expect(client.consumeLog() == ["up 1"])
        touch.frame()
        #expect(client.consumeLog() == [])
        guard case .protocolError(let error) = client.connection.failure else {
            Issue.record("no protocol error, but \(String(describing: client.connection.failure))")
            return
        }
        #expect(error.interface == "wl_touch")
        #expect(error.code == 7)
        #expect(bench.compositor.faults.isEmpty)
    }

    @Test("while nobody reads what a client sends, its own socket fills up; all of it arrives in the end")
    func fullSocketOfTheClient() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, window) = try makeClient(wire)
        let before = bench.compositor.commitCount
        wire.requests = .blocked
        var sent = 0
        while client.connection.flush() == .done, sent < 100_000 {
            window.surface.commit()
            sent += 1
        }
        #expect(sent < 100_000)
        bench.compositor.dispatch()
        #expect(client.connection.failure == nil)
        #expect(bench.compositor.commitCount == before)
        wire.requests = .open
        client.settle()
        #expect(bench.compositor.commitCount == before + sent)
    }

    @Test("requests that are held arrive later, and the client notices nothing")
    func heldRequests() throws {
        let wire = try bench.compositor.connect(through: [])
        let (client, window) = try makeClient(wire)
        let before = bench.compositor.commitCount
        wire.requests = .held
        for _ in 0..<20_000 { window.surface.commit() }
        client.settle()
        #expect(client.connection.failure == nil)
        #expect(bench.compositor.commitCount == before)
        wire.requests = .open
        client.settle()
        #expect(bench.compositor.commitCount == before + 20_000)
    }
}
