import Glibc
import Testing
import WaylandClient
import WaylandServer

@Suite("Arguments of requests")
struct RequestArgumentTests {
    @Test("numbers, null objects and objects arrive as they were sent")
    func surface() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        let (compositor, remoteCompositor) = try pair.bind(
            WaylandClient.WlCompositor.self, WaylandServer.WlCompositor.self)
        var regions: [WaylandServer.WlRegion] = []
        remoteCompositor.onRequest = { if case .createRegion(let region) = $0 { regions.append(region) } }
        var seen: [String] = []
        var inputRegions: [WaylandServer.WlRegion?] = []
        remote.onRequest = { request in
            switch request {
            case .attach(let buffer, let x, let y): seen.append("attach \(buffer?.id ?? 0) \(x) \(y)")
            case .setInputRegion(let region): inputRegions.append(region)
            case .setBufferTransform(let transform): seen.append("transform \(transform.rawValue)")
            case .commit: seen.append("commit")
            default: seen.append("?")
            }
        }

        surface.attach(buffer: nil, x: -1, y: .max)
        surface.setInputRegion(region: compositor.createRegion())
        surface.setInputRegion(region: nil)
        surface.setBufferTransform(transform: .flipped270)
        surface.commit()
        try pair.settle()

        #expect(seen == ["attach 0 -1 \(Int32.max)", "transform 7", "commit"])
        #expect(inputRegions == [regions.first, nil])
        #expect(regions.count == 1)
    }

    @Test("text and missing text arrive as they were sent")
    func text() throws {
        let pair = try Pair()
        let (device, remoteDevice) = try pair.makeDataDevice()
        var accepted: [String?] = []
        device.onEvent = { event in
            guard case .dataOffer(let offer) = event else { return }
            offer.accept(serial: 1, mimeType: "text/plain")
            offer.accept(serial: 2, mimeType: nil)
            offer.accept(serial: 3, mimeType: "")
        }
        let offer = try #require(remoteDevice.sendDataOffer())
        offer.onRequest = { if case .accept(_, let type) = $0 { accepted.append(type) } }
        try pair.settle()

        #expect(accepted == ["text/plain", nil, ""])
    }

    @Test("a descriptor arrives open, the sender's stays open, and both close when nobody keeps them")
    func descriptor() throws {
        let pair = try Pair()
        let (shm, remote) = try pair.bind(WaylandClient.WlShm.self, WaylandServer.WlShm.self)
        let pipe = try makePipe()
        defer { close(pipe.reading) }
        var received: [WaylandServer.WireDescriptor] = []
        remote.onRequest = { if case .createPool(_, let fd, 64) = $0 { received.append(fd) } }

        var own: WaylandClient.WireDescriptor? = WaylandClient.WireDescriptor(owning: pipe.writing)
        if let own { _ = shm.createPool(fd: own, size: 64) }
        try pair.settle()

        #expect(received.count == 1)
        own = nil
        #expect(!isAbandoned(pipe.reading))
        received = []
        #expect(isAbandoned(pipe.reading))
    }

    @Test("a request without a handler closes its descriptor, and its new object stays usable")
    func unhandledRequest() throws {
        let pair = try Pair()
        let (shm, _) = try pair.bind(WaylandClient.WlShm.self, WaylandServer.WlShm.self)
        let pipe = try makePipe()
        defer { close(pipe.reading) }

        let pool = shm.createPool(fd: WaylandClient.WireDescriptor(owning: pipe.writing), size: 64)
        let buffer = pool.createBuffer(offset: 0, width: 1, height: 1, stride: 4, format: .argb8888)
        pool.destroy()
        buffer.destroy()
        try pair.settle()

        #expect(isAbandoned(pipe.reading))
        #expect(pair.client.isAlive)
        #expect(pair.connection.failure == nil)
        #expect(!pair.client.resources.contains { $0 is WaylandServer.WlBuffer })
    }

    @Test("the server sees the version a client bound, and a client the version it asked for")
    func versions() throws {
        let pair = try Pair()
        let (seat, remote) = try pair.bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self, version: 4)

        #expect(seat.version == 4 && remote.version == 4)
        #expect(!remote.canSend(since: 5) && remote.canSend(since: 2))
        #expect(WaylandClient.WlSeat.interfaceVersion == 9)
        #expect(WaylandClient.WlSeat.releaseSince == 5)
        #expect(WaylandServer.WlPointer.axisValue120Since == 8)
    }

    @Test("a destructor that is newer than the object sends nothing and ends the proxy")
    func earlyDestructor() throws {
        let pair = try Pair()
        let (seat, remote) = try pair.bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self, version: 4)

        seat.release()
        try pair.settle()

        #expect(!seat.isAlive)
        #expect(remote.isAlive)
        #expect(pair.connection.failure == nil)
    }
}
