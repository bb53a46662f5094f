import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Activation of one client's window by another")
struct ActivationTests {
    let bench = Bench()

    /// Asks for a token, as a client does that is about to start another one.
    private func makeToken(_ client: RawClient, serial: UInt32?) throws -> String {
        let request = client.bind(XdgActivationV1.self).getActivationToken()
        var token: String?
        request.onEvent = { if case .done(let text) = $0 { token = text } }
        if let serial { request.setSerial(serial: serial, seat: client.seat) }
        request.setAppId(appId: "org.example.launcher")
        request.commit()
        client.settle()
        return try #require(token)
    }

    /// The client whose window is the active one.
    private var activeClient: Int? { bench.compositor.toplevels.last?.surface.clientID }

    @Test("a token that a finger earned brings a window to the front, once")
    func earned() throws {
        let launched = try bench.client()
        let window = launched.makeWindow()
        let launcher = try bench.client()
        let serials = launcher.recordTouchSerials()
        _ = launcher.makeWindow(width: 100, height: 80)
        bench.compositor.seat.finger(id: 0).down(at: Point(x: 5, y: 5))
        launcher.settle()
        let ids = bench.compositor.clientIDs
        #expect(activeClient == ids.last)

        let token = try makeToken(launcher, serial: serials.last)
        let activation = launched.bind(XdgActivationV1.self)
        activation.activate(token: token, surface: window.surface)
        launched.settle()
        #expect(activeClient == ids.first)
        #expect(window.wishes.last?.hasSuffix("[4]") == true)

        try #require(bench.compositor.toplevels.first).activate()
        #expect(activeClient == ids.last)
        activation.activate(token: token, surface: window.surface)
        launched.settle()
        #expect(activeClient == ids.last)
    }

    @Test("a token that nothing earned is given, and counts for nothing", arguments: [nil, 1, 0xFFFF_FF00])
    func unearned(serial: UInt32?) throws {
        let launched = try bench.client()
        let window = launched.makeWindow()
        let launcher = try bench.client()
        _ = launcher.makeWindow()
        let token = try makeToken(launcher, serial: serial)
        launched.bind(XdgActivationV1.self).activate(token: token, surface: window.surface)
        launched.settle()
        #expect(activeClient == bench.compositor.clientIDs.last)
        #expect(bench.compositor.timeLine.entries.contains { $0.text.hasPrefix("ignored: activate") })
    }

    @Test("a token is committed once")
    func alreadyUsed() throws {
        let client = try bench.client()
        let request = client.bind(XdgActivationV1.self).getActivationToken()
        request.commit()
        request.setAppId(appId: "org.example.late")
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["already_used"])
    }
}
