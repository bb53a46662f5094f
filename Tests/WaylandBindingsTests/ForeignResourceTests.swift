import CWaylandServer
import Glibc
import Testing
import WaylandClient

@testable import WaylandServer

@Suite("Resources that another part of the process made")
struct ForeignResourceTests {
    @Test("a foreign resource where an object of ours must be ends the client, with the request and the argument named")
    func asRequiredArgument() throws {
        let pair = try Pair()
        let (device, remote) = try pair.makeDataDevice()
        var count = 0
        remote.onRequest = { _ in count += 1 }

        try startDrag(pair, device, origin: try foreignSurface(beside: remote), icon: 0)
        let failure = #expect(throws: ConnectionFailure.self) { try pair.settle() }

        guard case .protocolError(let error) = failure else {
            return #expect(Bool(false), "\(String(describing: failure))")
        }
        #expect(error.codeName == "invalid_object")
        #expect(error.message == "\(device).start_drag: argument origin is no object of this compositor")
        #expect(count == 0 && !pair.client.isAlive)
    }

    @Test("a foreign resource is nil where an argument may be missing")
    func asOptionalArgument() throws {
        let pair = try Pair()
        let (surface, remoteSurface) = try pair.makeSurface()
        let (device, remote) = try pair.makeDataDevice()
        var drags: [(WaylandServer.WlSurface, WaylandServer.WlSurface?)] = []
        remote.onRequest = { if case .startDrag(_, let origin, let icon, 7) = $0 { drags.append((origin, icon)) } }

        try startDrag(pair, device, origin: surface.id, icon: try foreignSurface(beside: remote))
        try pair.settle()

        #expect(drags.map(\.0) == [remoteSurface])
        #expect(drags.map(\.1) == [nil])
    }

    /// Makes a surface of the same client without a wrapper, and returns its number.
    private func foreignSurface(beside resource: Resource) throws -> UInt32 {
        let client = wl_resource_get_client(resource.raw)
        let raw = try #require(wl_resource_create(client, WaylandServer.InterfaceTables.shared[.wlSurface], 5, 0))
        return wl_resource_get_id(raw)
    }

    /// Writes `wl_data_device.start_drag(nil, origin, icon, 7)` by hand: the bindings would not let us.
    private func startDrag(
        _ pair: Pair, _ device: WaylandClient.WlDataDevice, origin: UInt32, icon: UInt32
    ) throws {
        let message: [UInt32] = [device.id, 24 << 16, 0, origin, icon, 7]
        try #require(write(pair.connection.fileDescriptor, message, 24) == 24)
    }
}
