import Glibc
import TactusGeometry
import TactusTesting
import TactusUI
import Testing
import WaylandServer

@testable import TactusWayland

@MainActor
@Suite("A compositor that offers without end, or says nothing")
struct HostileGlobalsTests {
    @Test("more seats and outputs than anybody has are not used; those that come when others are gone are")
    func seatsAndOutputs() throws {
        let compositor = try BareCompositor()
        let removals = (0..<100).map { _ in compositor.addOutput(scale: 1) }
        for _ in 0..<50 { _ = compositor.addSeat(.touch) }
        compositor.settle()
        #expect(compositor.platform.screens.count == WireConnection.mostOutputs)
        #expect(compositor.platform.seats.count == WireConnection.mostSeats)

        for remove in removals { remove() }
        compositor.settle()
        _ = compositor.addOutput(scale: 2)
        compositor.settle()
        #expect(compositor.platform.screens.map(\.scale) == [2])
    }

    @Test(
        "two hundred thousand globals that nobody knows cost each as much as the first, and those that are known work")
    func unknownGlobals() throws {
        let compositor = try BareCompositor()
        compositor.settle()
        var globals: [ServerGlobal] = []
        for count in 1...200_000 {
            globals.append(compositor.display.createGlobal(WlRegion.self, version: 1) { _, _ in })
            // No more than a socket holds.
            if count % 500 == 0 { compositor.settle() }
        }
        _ = compositor.addOutput(scale: 2)
        compositor.settle()
        #expect(compositor.platform.screens.map(\.scale) == [2])
        // From the front of many.
        for global in globals.prefix(1000) { global.remove() }
        compositor.settle()
        _ = compositor.addSeat(.touch)
        compositor.settle()
        #expect(compositor.platform.seats.count == 1)
        globals = []
    }

    @Test("screens and seats that go from the front of many, and come again, are all there")
    func fromTheFront() throws {
        let compositor = try BareCompositor()
        var removals = (0..<60).map { compositor.addOutput(scale: Int32(1 + $0 % 3)) }
        compositor.settle()
        for step in 0..<2000 {
            removals.removeFirst()()
            removals.append(compositor.addOutput(scale: Int32(1 + step % 3)))
            if step % 10 == 0 { compositor.settle() }
        }
        compositor.settle()
        #expect(compositor.platform.screens.count == 60)
    }

    @Test("of a hundred tablets and a hundred tools sixty-four are used, and there is room again when some go")
    func tablets() throws {
        let compositor = try BareCompositor()
        var seat: ZwpTabletSeatV2?
        compositor.addTablets { seat = $0 }
        _ = compositor.addSeat([])
        compositor.settle()
        let tablets = (0..<100).compactMap { _ in seat?.sendTabletAdded() }
        let tools = (0..<100).compactMap { _ in seat?.sendToolAdded() }
        compositor.settle()
        #expect(tablets.count { $0.isAlive } == TabletSeat.mostTablets)
        #expect(tools.count { $0.isAlive } == TabletSeat.mostTools)
        tools.first?.sendRemoved()
        compositor.settle()
        let late = try #require(seat?.sendToolAdded())
        compositor.settle()
        #expect(late.isAlive && compositor.platform.failure == nil)
    }

    @Test("of a hundred pads sixty-four are kept, with sixty-four groups each, and there is room again when some go")
    func pads() throws {
        let compositor = try BareCompositor()
        var seat: ZwpTabletSeatV2?
        compositor.addTablets { seat = $0 }
        _ = compositor.addSeat([])
        compositor.settle()
        let pads = (0..<100).compactMap { _ in seat?.sendPadAdded() }
        compositor.settle()
        #expect(pads.count { $0.isAlive } == TabletSeat.mostPads)
        let groups = (0..<100).compactMap { _ in pads.first?.sendGroup() }
        compositor.settle()
        #expect(groups.count { $0.isAlive } == TabletPad.mostGroups)
        pads.first?.sendRemoved()
        compositor.settle()
        let late = try #require(seat?.sendPadAdded())
        compositor.settle()
        #expect(late.isAlive && compositor.platform.failure == nil)
    }

    @Test(
        "a refresh that no display has is as if none were told, and a size that is none is no size",
        arguments: [(0, nil), (-1, nil), (.min, nil), (1, nil), (999, nil), (1000, 1000), (50_000, 20)]
            as [(Int32, Int?)])
    func refreshes(millihertz: Int32, milliseconds: Int?) throws {
        let compositor = try BareCompositor()
        _ = compositor.addOutput(scale: 1)
        compositor.settle()
        compositor.outputs.first?.sendMode(flags: .current, width: 640, height: 0 &- millihertz, refresh: millihertz)
        compositor.outputs.first?.sendDone()
        compositor.settle()
        let screen = try #require(compositor.platform.screens.first)
        #expect(screen.refreshInterval == milliseconds.map { .milliseconds($0) })
        #expect(screen.pixelSize.width >= 0 && screen.pixelSize.height >= 0)
    }

    @Test("a compositor that takes the connection and says nothing is told of once, after five seconds, and waited for")
    func silence() throws {
        let clock = VirtualClock(start: Instant(seconds: 1))
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let platform = try WaylandPlatform(.descriptor(ends[1]), clock: clock)
        var news: [PlatformNotice] = []
        platform.onNotice = { news.append($0) }
        platform.turn()
        #expect(platform.deadline == Instant(seconds: 6))
        clock.advance(by: .milliseconds(4999))
        platform.turn()
        #expect(news.isEmpty)
        clock.advance(by: .milliseconds(1))
        platform.turn()
        clock.advance(by: .seconds(60))
        platform.turn()
        #expect(news == [.silence(.seconds(5))])
        #expect("\(news)".contains("has not answered for 5.0 seconds"))

        let display = ServerDisplay()
        _ = try display.createClient(adopting: WireDescriptor(owning: ends[0]))
        for _ in 0..<20 {
            platform.turn()
            display.dispatch(timeoutMilliseconds: 0)
            display.flushClients()
        }
        #expect(platform.failure == .missingGlobals(["wl_compositor", "wl_shm", "xdg_wm_base"]))
    }
}
