/// Where the compositor is, as the environment says.
nonisolated package enum DisplayAddress: Hashable, Sendable {
    /// It listens on the socket at this absolute path.
    case path(String)
    /// The parent process connected already, and this descriptor is the connection.
    case descriptor(Int32)

    /// The environment variables that count.
    package static let variableNames = ["WAYLAND_SOCKET", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"]

    /// The name of the socket when `WAYLAND_DISPLAY` is not set.
    private static let defaultName = "wayland-0"

    /// Reads the address from environment variables, in the order in which they count.
    ///
    /// `WAYLAND_SOCKET` is the number of a connected descriptor. `WAYLAND_DISPLAY` is an absolute path, or the name of
    /// a socket in `XDG_RUNTIME_DIR`, which has to be absolute.
    ///
    /// - Parameter environment: The variables; empty ones count as not set.
    /// - Throws: What is missing or wrong; nothing was tried to connect yet.
    package init(environment: [String: String]) throws(ConnectionError) {
        let variables = environment.filter { !$0.value.isEmpty }
        if let socket = variables["WAYLAND_SOCKET"] {
            guard let descriptor = Int32(socket), descriptor >= 0 else {
                throw ConnectionError.invalidSocketVariable(socket)
            }
            self = .descriptor(descriptor)
            return
        }
        let name = variables["WAYLAND_DISPLAY"] ?? DisplayAddress.defaultName
        if name.hasPrefix("/") {
            self = .path(name)
            return
        }
        guard let directory = variables["XDG_RUNTIME_DIR"] else {
            throw ConnectionError.noRuntimeDirectory(display: name)
        }
        guard directory.hasPrefix("/") else { throw ConnectionError.relativeRuntimeDirectory(directory) }
        self = .path(directory.hasSuffix("/") ? directory + name : directory + "/" + name)
    }
}
