import Glibc
import Testing
import WaylandClient
import WaylandServer

@Suite("Failures of the connection")
struct FailureTests {
    @Test("a protocol error tells the object, the code and its name, the message and the last requests")
    func protocolError() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        remote.onRequest = { request in
            if case .setBufferScale = request { remote.postError(.invalidScale, "100 % \"wrong\"") }
        }

        surface.damageBuffer(x: 0, y: 0, width: 1, height: 1)
        surface.setBufferScale(scale: -1)
        surface.commit()
        let failure = #expect(throws: ConnectionFailure.self) { try pair.settle() }

        guard case .protocolError(let error) = failure else {
            return #expect(Bool(false), "\(String(describing: failure))")
        }
        #expect(error.interface == "wl_surface" && error.objectID == surface.id)
        #expect(error.code == 0 && error.codeName == "invalid_scale")
        #expect(error.message == "100 % \"wrong\"")
        let name = "wl_surface#\(surface.id)"
        #expect(
            error.lastRequests.suffix(3) == ["\(name).damage_buffer", "\(name).set_buffer_scale", "\(name).commit"])
        #expect(
            error.description.hasPrefix("\(name): invalid_scale (0): \"100 % \"wrong\"\"\n  last requests: "))
        #expect(pair.connection.failure == failure)
        #expect(throws: try #require(failure)) { try pair.connection.dispatchPending() }
        #expect(surface.isAlive)
        surface.commit()
    }

    @Test("errors of wl_display have names too, and come with the object they blame")
    func displayError() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        remote.destroy()

        surface.commit()
        let failure = #expect(throws: ConnectionFailure.self) { try pair.settle() }

        guard case .protocolError(let error) = failure else {
            return #expect(Bool(false), "\(String(describing: failure))")
        }
        #expect(error.interface == "wl_display" && error.objectID == 1)
        #expect(error.codeName == "invalid_object")
        #expect(error.message == "invalid object \(surface.id)")
    }

    @Test("an error on an object that is already destroyed is still an error with its code")
    func errorOnDestroyedObject() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        remote.onRequest = { request in
            if case .commit = request { remote.postError(.invalidSize, "odd") }
        }

        surface.commit()
        surface.destroy()
        let failure = #expect(throws: ConnectionFailure.self) { try pair.settle() }

        guard case .protocolError(let error) = failure else {
            return #expect(Bool(false), "\(String(describing: failure))")
        }
        #expect(error.code == 2 && error.message == "odd")
    }

    @Test("a compositor that dies closes the connection, and nothing after that crashes")
    func serverDies() throws {
        let pair = try Pair()
        let (surface, _) = try pair.makeSurface()

        pair.client.destroy()
        surface.commit()
        #expect(pair.connection.flush() == .closed)
        #expect(throws: ConnectionFailure.closed(errno: EPIPE)) { try receive(pair.connection) }

        #expect(surface.isAlive)
        for _ in 0..<1000 { surface.commit() }
        #expect(surface.frame().isAlive)
        surface.destroy()
    }

    @Test("the reason for a connection's end is read even when writing fails first")
    func reasonAfterBrokenPipe() throws {
        let pair = try Pair()
        let (surface, remote) = try pair.makeSurface()
        remote.postError(.invalidTransform, "why")
        pair.display.flushClients()
        pair.client.destroy()

        surface.commit()
        #expect(pair.connection.flush() == .closed)
        let failure = #expect(throws: ConnectionFailure.self) { try receive(pair.connection) }

        guard case .protocolError(let error) = failure else {
            return #expect(Bool(false), "\(String(describing: failure))")
        }
        #expect(error.codeName == "invalid_transform")
    }

    @Test("bytes that are not Wayland end the connection with libwayland's words")
    func malformedMessage() throws {
        let ends = try socketPair()
        defer { close(ends.0) }
        let connection = try Connection(adopting: WaylandClient.WireDescriptor(owning: ends.1))
        _ = connection.sync()
        // wl_callback#2, event 9, 8 bytes: there is no such event.
        let message: [UInt32] = [2, 8 << 16 | 9]
        #expect(write(ends.0, message, 8) == 8)

        // libwayland takes what errno happens to be for the reason.
        errno = EPROTO
        #expect(throws: ConnectionFailure.malformedMessage("interface 'wl_callback' has no event 9")) {
            try receive(connection)
        }
    }

    @Test("no socket, nobody behind it and a path that is too long are told apart, with the path that was tried")
    func connecting() throws {
        let directory = try SocketDirectory()
        let path = "\(directory.path)/wayland-0"
        #expect(throws: ConnectionFailure.noCompositor(path: path)) { try Connection(connectingTo: path) }
        #expect("\(ConnectionFailure.noCompositor(path: path))" == "no Wayland compositor listens at \(path)")

        let long = "/" + String(repeating: "x", count: 107)
        #expect(throws: ConnectionFailure.pathTooLong(path: long)) { try Connection(connectingTo: long) }

        let file = "\(directory.path)/file"
        close(open(file, O_CREAT | O_WRONLY, 0o600))
        defer { unlink(file) }
        #expect(throws: ConnectionFailure.noCompositor(path: file)) { try Connection(connectingTo: file) }

        let through = "\(file)/socket"
        #expect(throws: ConnectionFailure.unreachable(path: through, errno: ENOTDIR)) {
            try Connection(connectingTo: through)
        }
    }

    @Test("a display listens at a path, replaces a dead socket there, and leaves a living one alone")
    func listening() throws {
        let directory = try SocketDirectory()
        let path = "\(directory.path)/wayland-0"
        let display = ServerDisplay()
        try display.addSocket(at: path)
        var clients: [Int] = []
        display.onClient = { clients.append($0.id) }
        let other = ServerDisplay()
        #expect(throws: ServerFailure.alreadyInUse(path: path)) { try other.addSocket(at: path) }

        let connection = try Connection(connectingTo: path)
        display.dispatch()
        #expect(clients.contains(1) && display.clients.last?.processID == getpid())
        connection.disconnect()
        display.destroy()
        #expect(access(path, F_OK) != 0)

        // A socket whose listener is gone, as a crash leaves it.
        let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        close(dead)
        try other.addSocket(at: path)
        #expect(try Connection(connectingTo: path).failure == nil)
        other.destroy()
        #expect(throws: ServerFailure.self) { try ServerDisplay().addSocket(at: "/nowhere/at/all") }
    }

    @Test("Mir and phoc take a name whose lock is free, whoever listens there: so a display locks its name")
    func lockedName() throws {
        let directory = try SocketDirectory()
        let path = "\(directory.path)/wayland-0"
        let display = ServerDisplay()
        try display.addSocket(at: path)
        let lock = open("\(path).lock", O_RDWR | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == -1 && errno == EWOULDBLOCK)

        display.destroy()
        #expect(access("\(path).lock", F_OK) != 0 && access(path, F_OK) != 0)

        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        close(lock)
        let taken = open("\(path).lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { close(taken) }
        #expect(flock(taken, LOCK_EX | LOCK_NB) == 0)
        #expect(throws: ServerFailure.alreadyInUse(path: path)) { try ServerDisplay().addSocket(at: path) }
    }

    @Test("where others may write, what lies in the place of a lock is not followed, and nothing is written through it")
    func linkedLock() throws {
        let directory = try SocketDirectory()
        let path = "\(directory.path)/wayland-0"
        #expect(symlink("\(directory.path)/elsewhere", "\(path).lock") == 0)
        #expect(throws: ServerFailure.cannotListen(path: path, errno: ELOOP)) {
            try ServerDisplay().addSocket(at: path)
        }
        #expect(access("\(directory.path)/elsewhere", F_OK) != 0)
        unlink("\(path).lock")
        #expect(symlink("\(directory.path)/elsewhere", path) == 0)
        #expect(throws: ServerFailure.cannotListen(path: path, errno: ENOTSOCK)) {
            try ServerDisplay().addSocket(at: path)
        }
    }
}
