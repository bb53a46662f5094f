import FakeCompositor
import Glibc
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

@MainActor
@Suite("The connection")
struct ConnectionTests {
    private let delegate = FailureLog()

    /// A platform whose compositor offers what `offer` makes, and nothing else.
    private func platform(
        against display: ServerDisplay
    ) throws -> WaylandPlatform {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        _ = try display.createClient(adopting: WireDescriptor(owning: ends[0]))
        let platform = try WaylandPlatform(.descriptor(ends[1]), clock: VirtualClock())
        platform.delegate = delegate
        return platform
    }

    private func exchange(_ platform: WaylandPlatform, _ display: ServerDisplay) {
        for _ in 0..<10 {
            platform.turn()
            display.dispatch(timeoutMilliseconds: 0)
            display.flushClients()
        }
    }

    @Test("no compositor: the error names the socket that was tried")
    func noCompositor() {
        #expect(throws: ConnectionError.noCompositor(path: "/nowhere/wayland-0")) {
            _ = try WaylandPlatform(.path("/nowhere/wayland-0"), clock: VirtualClock())
        }
    }

    @Test("a descriptor that is not open is named")
    func badDescriptor() {
        #expect(throws: ConnectionError.invalidSocketVariable("9999")) {
            _ = try WaylandPlatform(.descriptor(9999), clock: VirtualClock())
        }
    }

    @Test("a platform that is let go lets go of the connection, and of its surfaces")
    func letGo() throws {
        weak var surface: (any PlatformSurface)?
        let compositor: Compositor
        do {
            let bench = try WireBench()
            compositor = bench.compositor
            surface = bench.makeScene().surface
            bench.settle()
            #expect(compositor.clientCount == 1)
        }
        compositor.dispatch()

        #expect(compositor.clientCount == 0)
        #expect(surface == nil)
    }

    @Test("rule 30: a compositor that lacks what we need is told, by the names of what is missing")
    func missingGlobals() throws {
        let display = ServerDisplay()
        defer { display.destroy() }
        let shm = display.createGlobal(WlShm.self, version: 1) { _, _ in }
        let platform = try platform(against: display)
        exchange(platform, display)

        #expect(delegate.errors == [.missingGlobals(["wl_compositor", "xdg_wm_base"])])
        #expect(platform.failure == .missingGlobals(["wl_compositor", "xdg_wm_base"]))
        _ = shm
    }

    @Test("rule 26: a rejected request is told once, with object, code, words and the last requests")
    func rejected() throws {
        let display = ServerDisplay()
        defer { display.destroy() }
        let globals: [ServerGlobal] = [
            display.createGlobal(WlShm.self, version: 1) { _, _ in },
            display.createGlobal(WlCompositor.self, version: 4) { compositor, _ in
                compositor.onRequest = { request in
                    guard case .createSurface(let surface) = request else { return }
                    surface.onRequest = { [unowned surface] request in
                        if case .commit = request { surface.postError(.invalidSize, "too plain") }
                    }
                }
            },
            display.createGlobal(XdgWmBase.self, version: 1) { _, _ in },
        ]
        let platform = try platform(against: display)
        let scene = BenchScene(name: "A", size: .init(width: 10, height: 10), color: .red)
        let surface = platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        exchange(platform, display)

        guard case .rejected(let error)? = delegate.errors.first else {
            Issue.record("the error is \(delegate.errors)")
            return
        }
        #expect(delegate.errors.count == 1)
        #expect(error.object.hasPrefix("wl_surface#"))
        #expect(error.name == "invalid_size")
        #expect(error.message == "too plain")
        #expect(error.lastRequests.last?.hasSuffix(".commit") == true)
        surface.destroy()
        _ = globals
    }
}

/// Remembers what went wrong.
@MainActor
private final class FailureLog: PlatformDelegate {
    private(set) var errors: [ConnectionError] = []

    func platform(_ platform: any Platform, didReceive frame: InputFrame) {}
    func platformDidDrainInput(_ platform: any Platform) {}
    func platformScreensDidChange(_ platform: any Platform) {}

    func platformDidReceiveTerminationRequest(_ platform: any Platform) {}
    func platform(_ platform: any Platform, didFail error: any Error) {
        if let error = error as? ConnectionError { errors.append(error) }
    }
}
