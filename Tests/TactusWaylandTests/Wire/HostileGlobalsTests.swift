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
