import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

@Suite("What no sound compositor does, on demand")
struct OddEventsTests {
    let bench = Bench()

    @Test(
        "frame callbacks that come as they should, never, twice, or late",
        arguments: [
            ([], ["frame", "frame", "frame"]),
            ([Fault("wl_callback.done", .every, .drop)], []),
            ([Fault("wl_callback.done", .only(2), .drop)], ["frame", "frame"]),
            ([Fault("wl_callback.done", .only(3), .delay(.seconds(1)))], ["frame", "frame", "late", "frame"]),
        ] as [([Fault], [String])])
    func frameCallbacks(faults: [Fault], expected: [String]) throws {
        let wire = try bench.compositor.connect(through: [])
        let client = try bench.client(over: wire)
        let window = client.makeWindow()
        wire.faults = FaultInjection(faults)
        for _ in 0..<3 {
            window.surface.frame().onEvent = { [unowned client] _ in client.note("frame") }
            window.surface.commit()
            client.settle()
            bench.compositor.vblank()
            client.settle()
        }
        if expected.contains("late") {
            client.note("late")
            bench.advance(by: .seconds(1))
        }
        #expect(client.consumeLog() == expected)
    }

    @Test(
        "a buffer is released as it should be, never, or twice",
        arguments: [
            ([], 1), ([Fault("wl_buffer.release", .every, .drop)], 0),
            ([Fault("wl_buffer.release", .only(2), .duplicate)], 2),
        ] as [([Fault], Int)])
    func release(faults: [Fault], expected: Int) throws {
        let wire = try bench.compositor.connect(through: [])
        let client = try bench.client(over: wire)
        let window = client.makeWindow()
        let picture = client.makePicture(width: 40, height: 30)
        picture.buffer.onEvent = { [unowned client] _ in client.note("release") }
        wire.faults = FaultInjection(faults)
        window.show(picture)
        window.show(client.makePicture(width: 40, height: 30))
        bench.compositor.vblank()
        #expect(client.consumeLog().count == expected)
    }

    @Test("a storm of configures: each arrives, in order")
    func configureStorm() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let toplevel = try #require(bench.compositor.toplevels.first)
        let before = window.wishes.count
        for width in 1...100 { toplevel.configure(ToplevelConfiguration(width: width, height: 50)) }
        client.settle()
        #expect(window.wishes.dropFirst(before) == (1...100).map { "\($0)×50 []" }[...])
    }

    @Test("a popup can be told to go before it shows")
    func earlyDismissal() throws {
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        let popup = ClientPopup(client, parent: window.xdgSurface)
        client.settle()
        try #require(bench.compositor.allPopups.first).dismiss()
        client.settle()
        #expect(popup.events == ["done"])
        #expect(bench.compositor.popups.isEmpty)
    }

    @Test("devices that come and go: each change is told, contacts go without a word, and old objects stay silent")
    func capabilityFlaps() throws {
        let client = try bench.client()
        client.seat.onEvent = { [unowned client] event in
            if case .capabilities(let capabilities) = event { client.note("has \(capabilities.rawValue)") }
        }
        _ = client.recordTouch()
        let window = client.makeWindow(width: 100, height: 80)
        _ = client.consumeLog()
        let seat = bench.compositor.seat
        let finger = seat.finger(id: 1)
        finger.down(at: .zero)
        for _ in 0..<2 {
            seat.capabilities.remove(.touch)
            seat.capabilities.insert(.touch)
        }
        finger.up()
        finger.down(at: .zero)
        #expect(
            client.consumeLog() == [
                "down 1 0.0 0.0 on \(window.surface.id)", "frame", "has 3", "has 7", "has 3", "has 7",
            ])
    }

    @Test(
        "a compositor that ends or is killed, and comes back at the same path: the old connection ends, a new one works",
        arguments: [false, true])
    func restart(isKilled: Bool) throws {
        let path = "/tmp/tactus-restart-\(getpid())-\(isKilled)"
        let time = CompositorClock { .zero }
        var compositor: Compositor? = Compositor(clock: time)
        try compositor?.listen(at: path)
        let first = try Connection(connectingTo: path)
        compositor?.dispatch()
        #expect(compositor?.clientCount == 1)

        if isKilled { compositor?.abandonSockets() }
        compositor = nil
        #expect(access(path, F_OK) == (isKilled ? 0 : -1))
        _ = first.prepareRead()
        #expect(throws: ConnectionFailure.self) { try first.readEvents() }
        #expect(throws: ConnectionFailure.noCompositor(path: path)) { try Connection(connectingTo: path) }

        let second = Compositor(clock: time)
        try second.listen(at: path)
        let again = try Connection(connectingTo: path)
        second.dispatch()
        #expect(second.clientCount == 1)
        #expect(again.failure == nil)
    }
}
