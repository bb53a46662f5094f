import Glibc

/// Connecting to a socket in the file system, without waiting.
enum LocalSocket {
    /// Returns a descriptor that is connected to the socket at `path`.
    static func connect(to path: String) throws(ConnectionFailure) -> WireDescriptor {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < room else { throw .pathTooLong(path: path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }

        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = WireDescriptor(owning: socket(AF_UNIX, type, 0))
        guard descriptor.rawValue >= 0 else { throw .unreachable(path: path, errno: errno) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor.rawValue, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            switch errno {
            case ENOENT, ECONNREFUSED: throw .noCompositor(path: path)
            case let code: throw .unreachable(path: path, errno: code)
            }
        }
        return descriptor
    }
}
