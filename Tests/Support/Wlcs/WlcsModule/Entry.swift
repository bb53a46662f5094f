import CWlcs
import TactusGeometry

// Where the suite enters: each function finds whom the structure belongs to and passes the call on.

private typealias ServerPointer = UnsafeMutablePointer<wlcs_server>

@c(tactus_wlcs_create_server)
func createServer(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> UnsafeMutablePointer<wlcs_server>? {
    let pointer = UnsafeMutablePointer<wlcs_server>.allocate(capacity: 1)
    pointer.initialize(
        to: wlcs_server(
            version: 3,
            start: nil,
            stop: { server($0).stop() },
            create_client_socket: { server($0).connect() },
            position_window: { pointer, client, surface, x, y in
                server(pointer).move(
                    surfaceID: tactus_wlcs_id_of_proxy(surface),
                    ofClientAt: tactus_wlcs_descriptor_of_display(client), to: PixelPoint(x: Int(x), y: Int(y)))
            },
            create_pointer: { createPointer(for: server($0)) },
            create_touch: { createTouch(for: server($0)) },
            get_descriptor: { _ in UnsafePointer(OfferedProtocols.descriptor) },
            run: { server($0).run(beside: $1) },
            owner: Unmanaged.passRetained(ConformanceServer()).toOpaque()))
    return pointer
}

@c(tactus_wlcs_destroy_server)
func destroyServer(_ pointer: UnsafeMutablePointer<wlcs_server>?) {
    guard let pointer else { return }
    Unmanaged<ConformanceServer>.fromOpaque(pointer.pointee.owner).release()
    pointer.deinitialize(count: 1)
    pointer.deallocate()
}

private func server(_ pointer: ServerPointer) -> ConformanceServer {
    Unmanaged<ConformanceServer>.fromOpaque(pointer.pointee.owner).takeUnretainedValue()
}
