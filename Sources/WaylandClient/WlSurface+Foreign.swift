import CWaylandClient

extension WlSurface {
    /// Attaches a buffer that another library has made on this connection, such as the picture of a cursor.
    ///
    /// - Parameter buffer: A `wl_buffer` that lives. Nobody tells when the compositor has read it.
    package func attach(foreign buffer: OpaquePointer) {
        sendRequest(1, arguments: 3) { $0.base[0].o = buffer }
    }
}
