import Glibc
import Testing
import WaylandClient
import WaylandServer

@Suite("Lifetime of resources and clients")
struct ServerLifetimeTests {
    @Test("a destructor request destroys the resource after its handler, once")
    func destructor() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        var log: [String] = []
        remote.onRequest = { request in
            if case .destroy = request { log.append("request, alive \(remote.isAlive)") }
        }
        remote.onDestroy = { log.append("destroyed, alive \(remote.isAlive)") }

        surface.destroy()
        surface.destroy()
        try pair.settle()

        #expect(log == ["request, alive true", "destroyed, alive false"])
        #expect(remote.onRequest == nil)
        remote.destroy()
    }

    @Test("a resource may be destroyed in any of its requests; its later requests end the client")
    func destroyInHandler() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        var count = 0
        remote.onRequest = { _ in
            count += 1
            remote.destroy()
        }

        surface.commit()
        surface.commit()
        #expect(throws: ConnectionFailure.self) { try pair.settle() }

        #expect(count == 1)
        #expect(!pair.client.isAlive)
    }

    @Test("events on dead resources, and events that must name a dead one, are dropped")
    func deadResources() throws {
        let pair = try Pair()
        let (surface, remoteSurface) = try pair.makeSurface()
        let (touch, remoteTouch) = try pair.makeTouch()
        var count = 0
        touch.onEvent = { _ in count += 1 }
        surface.destroy()
        try pair.settle()

        remoteTouch.sendDown(
            serial: 1, time: 1, surface: remoteSurface, id: 0, x: WaylandServer.WireFixed(0),
            y: WaylandServer.WireFixed(0))
        remoteSurface.postError(.invalidScale, "not heard")
        remoteTouch.sendFrame()
        try pair.receive()

        #expect(count == 1)
        #expect(pair.connection.failure == nil)
    }

    @Test("a handler that sends while a client that hung up is destroyed does so once all is done", arguments: 0..<3)
    func flushWhileDestroying(others: Int) throws {
        let pair = try Pair()
        let (_, remote) = try pair.makeSurface()
        let (_, touch) = try pair.makeTouch()
        let display = pair.display
        let connections = try (0..<others).map { _ in
            let ends = try socketPair()
            _ = try display.createClient(adopting: WaylandServer.WireDescriptor(owning: ends.0))
            return try Connection(adopting: WaylandClient.WireDescriptor(owning: ends.1))
        }
        var log: [String] = []
        remote.onDestroy = {
            log.append("surface")
            display.flushClients()
        }
        pair.client.onDestroy = { log.append("client") }
        let client = pair.client
        pair.connection.disconnect()
        touch.sendFrame()

        display.flushClients()
        #expect(log.sorted() == ["client", "surface"])
        #expect(!client.isAlive)
        #expect(display.clients.count == others)
        for connection in connections { connection.disconnect() }
    }

    @Test("a client thrown out in its own request is closed after the dispatch, its later requests unheard")
    func destroyClientInRequest() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        let pipe = try makePipe()
        defer { close(pipe.reading) }
        let (shm, remoteShm) = try pair.bind(WaylandClient.WlShm.self, WaylandServer.WlShm.self)
        var log: [String] = []
        let client = pair.client
        remoteShm.onRequest = { _ in log.append("pool") }
        remote.onRequest = { _ in
            client.destroy()
            log.append("thrown out, alive \(client.isAlive)")
        }
        client.onDestroy = { log.append("client gone") }
        remote.onDestroy = { log.append("surface gone") }

        surface.commit()
        surface.commit()
        _ = shm.createPool(fd: WaylandClient.WireDescriptor(owning: pipe.writing), size: 1)
        pair.connection.flush()
        pair.serve()

        #expect(log == ["client gone", "thrown out, alive false", "surface gone"])
        #expect(pair.display.clients.isEmpty)
        #expect(isAbandoned(pipe.reading))
        #expect(throws: ConnectionFailure.self) { try pair.settle() }
    }

    @Test("the display may be destroyed in a request")
    func destroyDisplayInRequest() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        let display = pair.display
        remote.onRequest = { _ in display.destroy() }

        surface.commit()
        pair.connection.flush()
        pair.serve()

        #expect(!remote.isAlive && !pair.client.isAlive)
        #expect(throws: ConnectionFailure.closed(errno: EPIPE)) { try receive(pair.connection) }
    }

    @Test("a client may be thrown out, and the display destroyed, while one of their resources dies")
    func destroyWhileDying() throws {
        let pair = try Pair()
        let (_, first) = try pair.makeSurface()
        let (_, second) = try pair.makeSurface()
        let (client, display) = (pair.client, pair.display)
        var log: [String] = []
        first.onDestroy = {
            log.append("first")
            client.destroy()
            second.destroy()
        }
        second.onDestroy = {
            log.append("second")
            display.destroy()
        }

        first.destroy()

        #expect(log == ["first", "second"])
        #expect(!client.isAlive && display.clients.isEmpty)
        #expect(display.eventLoopDescriptor == -1)
    }

    @Test("a client that asks for more than there is hears so")
    func noMemory() throws {
        let pair = try Pair()
        pair.client.postNoMemory()
        let failure = #expect(throws: ConnectionFailure.self) { while try pair.receive() >= 0 {} }

        guard case .protocolError(let error) = failure else {
            return #expect(Bool(false), "\(String(describing: failure))")
        }
        #expect(error.interface == "wl_display" && error.codeName == "no_memory")
    }

    @Test("a client that goes away takes its resources along")
    func clientGoes() throws {
        let pair = try Pair()
        let (_, remote) = try pair.makeSurface()
        var isGone = false
        pair.client.onDestroy = { isGone = true }

        pair.connection.disconnect()
        pair.serve()

        #expect(isGone && !remote.isAlive)
        #expect(pair.client.resources.isEmpty)
        #expect(pair.display.clients.isEmpty)
    }

    @Test("a destructor event destroys the resource that sent it, and the proxy that got it")
    func destructorEvent() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        var callbacks: [WaylandServer.WlCallback] = []
        remote.onRequest = { if case .frame(let callback) = $0 { callbacks.append(callback) } }
        let frame = surface.frame()
        var times: [UInt32] = []
        frame.onEvent = { if case .done(let time) = $0 { times.append(time) } }
        try pair.settle()

        callbacks.first?.sendDone(callbackData: 17)
        callbacks.first?.sendDone(callbackData: 18)
        try pair.settle()

        #expect(times == [17])
        #expect(!frame.isAlive)
        #expect(callbacks.map(\.isAlive) == [false])
    }

    @Test("a removed global is announced, and one who binds it too late gets an object that answers nothing")
    func removedGlobal() throws {
        let pair = try Pair()
        var bound = 0
        let global = pair.display.createGlobal(WaylandServer.WlShm.self, version: 1) { _, _ in bound += 1 }
        let registry = pair.connection.getRegistry()
        var names: [UInt32] = []
        var removed: [UInt32] = []
        registry.onEvent = { event in
            switch event {
            case .global(let name, _, _): names.append(name)
            case .globalRemove(let name): removed.append(name)
            }
        }
        try pair.settle()

        global.remove()
        global.remove()
        let shm = registry.bind(WaylandClient.WlShm.self, name: try #require(names.first), version: 1)
        try pair.settle()

        #expect(removed == names)
        #expect(bound == 0)
        #expect(shm.isAlive && pair.connection.failure == nil)
    }

    @Test("every message can be watched, libwayland's own included")
    func messages() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        remote.onRequest = { if case .frame(let callback) = $0 { callback.sendDone(callbackData: 9) } }
        var lines: [String] = []
        pair.display.onMessage = { lines.append($0.record.description) }

        let frame = surface.frame()
        surface.damageBuffer(x: 0, y: -1, width: 2, height: 3)
        try pair.settle()
        pair.display.onMessage = nil
        surface.commit()
        try pair.settle()

        #expect(
            lines == [
                "-> wl_surface#\(surface.id).frame(new wl_callback#\(frame.id))",
                "<- wl_callback#\(frame.id).done(9)",
                "<- wl_display#1.delete_id(\(frame.id))",
                "-> wl_surface#\(surface.id).damage_buffer(0, -1, 2, 3)",
            ])
    }
}
