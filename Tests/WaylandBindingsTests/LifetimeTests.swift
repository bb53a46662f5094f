import CWaylandClient
import Glibc
import Testing
import WaylandServer

@testable import WaylandClient

@Suite("Lifetime of proxies")
struct ProxyLifetimeTests {
    @Test("a proxy destroyed in its own handler finishes that call and receives nothing more")
    func destroyInHandler() throws {
        let pair = try Pair()
        let (touch, remote) = try pair.makeTouch()
        weak let weakTouch: WaylandClient.WlTouch? = touch
        var log: [String] = []
        touch.onEvent = { event in
            log.append("\(event)")
            weakTouch?.release()
            log.append("alive \(weakTouch?.isAlive ?? false)")
        }

        remote.sendFrame()
        remote.sendCancel()
        remote.sendFrame()
        try pair.settle()

        #expect(log == ["frame", "alive false"])
        #expect(touch.onEvent == nil)
        #expect(touch.connection == nil)
        #expect(!remote.isAlive)
    }

    @Test("a proxy lives without a reference of ours, and is freed when it dies")
    func held() throws {
        let pair = try Pair()
        weak var callback: WaylandClient.WlCallback?
        var answers: [UInt32] = []
        do {
            let made = pair.connection.sync()
            made.onEvent = { if case .done(let data) = $0 { answers.append(data) } }
            callback = made
        }

        #expect(callback != nil)
        try pair.settle()

        #expect(answers.count == 1)
        #expect(callback == nil)
    }

    @Test("an event that names an object we destroyed meanwhile has nil in its place")
    func deadArgument() throws {
        let pair = try Pair()
        let (surface, remoteSurface) = try pair.makeSurface()
        let (touch, remoteTouch) = try pair.makeTouch()
        var surfaces: [WaylandClient.WlSurface?] = []
        touch.onEvent = { if case .down(_, _, let surface, _, _, _) = $0 { surfaces.append(surface) } }

        remoteTouch.sendDown(
            serial: 1, time: 1, surface: remoteSurface, id: 0, x: WaylandServer.WireFixed(0),
            y: WaylandServer.WireFixed(0))
        pair.display.flushClients()
        surface.destroy()
        try pair.settle()

        #expect(surfaces == [nil])
    }

    @Test("an object that another part of the process made is nil in an event")
    func foreignArgument() throws {
        let pair = try Pair()
        let (compositor, remoteCompositor) = try pair.bind(
            WaylandClient.WlCompositor.self, WaylandServer.WlCompositor.self)
        var made: WaylandServer.WlSurface?
        remoteCompositor.onRequest = { if case .createSurface(let surface) = $0 { made = surface } }
        let (keyboard, remote) = try pair.makeKeyboard()
        var surfaces: [WaylandClient.WlSurface?] = []
        keyboard.onEvent = { if case .leave(_, let surface) = $0 { surfaces.append(surface) } }

        var argument = wl_argument()
        let table = WaylandClient.InterfaceTables.shared[.wlSurface]
        let foreign = try #require(wl_proxy_marshal_array_flags(compositor.raw, 0, table, 5, 0, &argument))
        try pair.settle()
        remote.sendLeave(serial: 1, surface: try #require(made))
        try pair.receive()
        wl_proxy_destroy(foreign)

        #expect(surfaces == [nil])
    }

    @Test("when the connection ends, every proxy is dead first, its handler and tag let go")
    func disconnect() throws {
        let pair = try Pair()
        let (touch, _) = try pair.makeTouch()
        weak var tag: Tag?
        do {
            let made = Tag()
            touch.tag = made
            touch.onEvent = { _ in _ = made }
            tag = made
        }

        pair.connection.disconnect()
        pair.connection.disconnect()

        #expect(!touch.isAlive && touch.connection == nil)
        #expect(tag == nil)
        #expect(pair.connection.fileDescriptor == -1)
        #expect(!pair.connection.prepareRead())
        #expect(pair.connection.flush() == .closed)
        #expect(pair.connection.failure == .closed(errno: ENOTCONN))
        #expect(throws: ConnectionFailure.closed(errno: ENOTCONN)) { try pair.connection.dispatchPending() }
        touch.release()
    }

    @Test("a handler may end the connection; what still waits is dropped")
    func disconnectInHandler() throws {
        let pair = try Pair()
        let (touch, remote) = try pair.makeTouch()
        var count = 0
        let connection = pair.connection
        touch.onEvent = { _ in
            count += 1
            connection.disconnect()
        }

        remote.sendFrame()
        remote.sendFrame()
        #expect(throws: ConnectionFailure.self) { try pair.settle() }

        #expect(count == 1)
        #expect(connection.fileDescriptor == -1)
    }

    @Test("a connection that nobody holds closes its socket")
    func releasesConnection() throws {
        let ends = try socketPair()
        defer { close(ends.0) }
        var touch: WaylandClient.WlRegistry?
        do {
            let connection = try Connection(adopting: WaylandClient.WireDescriptor(owning: ends.1))
            touch = connection.getRegistry()
            #expect(touch?.isAlive == true)
        }
        #expect(touch?.isAlive == false)
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(ends.0, &bytes, 64) > 0 {}
        #expect(read(ends.0, &bytes, 64) == 0)
    }

    @Test("numbers of objects are used again, generations are not")
    func generations() throws {
        let pair = try Pair()
        let first = pair.connection.sync()
        try pair.settle()
        let second = pair.connection.sync()
        try pair.settle()

        #expect(first.id == second.id)
        #expect(first.generation < second.generation)
        #expect(first != second)
    }

    private final class Tag {}
}
