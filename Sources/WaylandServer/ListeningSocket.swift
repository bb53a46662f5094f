import Glibc

/// A socket in the file system that clients connect to, removed with the last reference unless it is abandoned.
///
/// Beside it lies a lock, named as libwayland names it: another compositor that looks for a free name in the same
/// folder knows from the lock alone that this one is taken, and would replace the socket without it.
final class ListeningSocket {
    let path: String
    let descriptor: WireDescriptor
    private let lock: WireDescriptor
    /// Whether its file stays when it ends.
    var isAbandoned = false

    /// Listens at a path.
    ///
    /// A socket that a dead process left there is replaced.
    init(path: String) throws(ServerFailure) {
        lock = try Self.lock(path)
        do {
            descriptor = try Self.listening(at: path)
        } catch {
            unlink(Self.lockPath(path))
            throw error
        }
        self.path = path
    }

    /// A client that waits to be let in; `nil` when none does.
    func accept() -> WireDescriptor? {
        let number = Glibc.accept(descriptor.rawValue, nil, nil)
        guard number >= 0 else { return nil }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        return WireDescriptor(owning: number)
    }

    deinit {
        guard !isAbandoned else { return }
        unlink(path)
        unlink(Self.lockPath(path))
    }

    private static func lockPath(_ path: String) -> String { path + ".lock" }

    /// Takes the name of a path; it is free again when the descriptor is closed. Where others may write, a link in its
    /// place would lead to whatever they like: it is not followed.
    private static func lock(_ path: String) throws(ServerFailure) -> WireDescriptor {
        let lock = WireDescriptor(owning: open(lockPath(path), O_CREAT | O_CLOEXEC | O_RDWR | O_NOFOLLOW, 0o660))
        guard lock.rawValue >= 0 else { throw .cannotListen(path: path, errno: errno) }
        guard flock(lock.rawValue, LOCK_EX | LOCK_NB) == 0 else {
            throw errno == EWOULDBLOCK ? .alreadyInUse(path: path) : .cannotListen(path: path, errno: errno)
        }
        return lock
    }

    private static func listening(at path: String) throws(ServerFailure) -> WireDescriptor {
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = WireDescriptor(owning: socket(AF_UNIX, type, 0))
        guard descriptor.rawValue >= 0 else { throw .cannotListen(path: path, errno: errno) }
        if try !call(bind, descriptor, path) {
            guard errno == EADDRINUSE else { throw .cannotListen(path: path, errno: errno) }
            guard isSocket(path) else { throw .cannotListen(path: path, errno: ENOTSOCK) }
            guard try !isAnswered(path) else { throw .alreadyInUse(path: path) }
            unlink(path)
            guard try call(bind, descriptor, path) else { throw .cannotListen(path: path, errno: errno) }
        }
        guard listen(descriptor.rawValue, 128) == 0 else { throw .cannotListen(path: path, errno: errno) }
        return descriptor
    }

    /// Whether a socket lies there, and nothing that somebody wants to keep.
    private static func isSocket(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    private static func isAnswered(_ path: String) throws(ServerFailure) -> Bool {
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let probe = WireDescriptor(owning: socket(AF_UNIX, type, 0))
        // A full queue (EAGAIN) is an answer too.
        return try call(connect, probe, path) || errno != ECONNREFUSED
    }

    /// Calls `bind` or `connect` with the address of a path.
    private static func call(
        _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ descriptor: WireDescriptor, _ path: String
    ) throws(ServerFailure) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { throw .pathTooLong(path: path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                function(descriptor.rawValue, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}
