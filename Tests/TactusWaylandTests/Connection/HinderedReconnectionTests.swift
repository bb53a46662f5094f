import FakeCompositor
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("A connection that cannot be made again for want of something here")
struct HinderedReconnectionTests {
    @Test(
        "too few descriptors are told, with the limit, once; the attempts go on in their pauses, and succeed in the end"
    )
    func tooFewDescriptors() throws {
        let clock = VirtualClock(start: Instant(seconds: 1))
        let compositor = Compositor(clock: CompositorClock { clock.now - .zero })
        var shortage: ConnectionError?
        var attempts: [Duration] = []
        let platform = try WaylandPlatform(
            DisplayConnector { () throws(ConnectionError) in
                attempts.append(clock.now - .zero)
                if let shortage { throw shortage }
                do { return try compositor.connect() } catch { throw .noCompositor(path: "test") }
            }, clock: clock)
        var news: [PlatformNotice] = []
        platform.onNotice = { news.append($0) }
        let application = Application(platform: platform, delegate: nil)
        application.launch()
        func settle() {
            for _ in 0..<20 {
                platform.turn()
                compositor.dispatch()
            }
        }
        settle()
        attempts = []
        clock.advance(by: .seconds(10))
        shortage = .tooFewDescriptors(limit: 32)
        compositor.disconnectClients()
        for _ in 0..<10 {
            settle()
            clock.advance(by: .milliseconds(10))
        }
        #expect(application.isConnected == false)
        #expect(attempts.map { $0 - .seconds(11) } == [0, 10, 30, 70].map { .milliseconds($0) })
        #expect(
            news == [
                .lost(.closed(reason: 32), limit: .seconds(30)), .hindered(.tooFewDescriptors(limit: 32)),
            ])
        #expect(news.last.map { "\($0)".contains("the limit of this process is 32") } == true)
        #expect(platform.failure == .tooFewDescriptors(limit: 32))
        shortage = nil
        clock.advance(by: .milliseconds(100))
        settle()
        #expect(application.isConnected && platform.failure == nil && news.last == .restored)
    }
}
