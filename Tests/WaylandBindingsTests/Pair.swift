import Glibc
import Testing
import WaylandClient
import WaylandServer

/// A client and a compositor over a socket pair, in one thread.
final class Pair {
    let display = ServerDisplay()
    let client: ServerClient
    let connection: Connection

    init() throws {
        let ends = try socketPair()
        client = try display.createClient(adopting: WaylandServer.WireDescriptor(owning: ends.0))
        connection = try Connection(adopting: WaylandClient.WireDescriptor(owning: ends.1))
    }

    deinit {
        connection.disconnect()
        display.destroy()
    }

    /// Lets both ends run until neither has anything to do.
    func settle() throws {
        var isBusy = true
        while isBusy {
            connection.flush()
            isBusy = serve()
            let count = try receive()
            isBusy = isBusy || count > 0
        }
    }

    /// Lets the compositor handle what has arrived, and send; true when something had.
    @discardableResult
    func serve() -> Bool {
        guard isReadable(display.eventLoopDescriptor) else { return false }
        display.dispatch()
        display.flushClients()
        return true
    }

    /// Lets the client read and handle what has arrived, and returns the number of events.
    @discardableResult
    func receive() throws -> Int {
        display.flushClients()
        return try WaylandBindingsTests.receive(connection)
    }

    /// Offers a global and binds it; returns both ends of the object.
    func bind<Local: Proxy, Remote: Resource>(
        _ proxy: Local.Type, _ resource: Remote.Type, version: UInt32? = nil
    ) throws -> (Local, Remote) {
        var bound: Remote?
        display.createGlobal(Remote.self, version: version ?? Remote.interfaceVersion) { resource, _ in
            bound = resource
        }
        let registry = connection.getRegistry()
        var name: UInt32?
        registry.onEvent = { event in
            if case .global(let number, Local.interfaceName, _) = event { name = number }
        }
        try settle()
        let local = registry.bind(Local.self, name: try #require(name), version: version ?? Local.interfaceVersion)
        registry.destroyProxy()
        try settle()
        return (local, try #require(bound))
    }

    /// Makes a surface through a new compositor global.
    func makeSurface() throws -> (WaylandClient.WlSurface, WaylandServer.WlSurface) {
        let (compositor, remote) = try bind(WaylandClient.WlCompositor.self, WaylandServer.WlCompositor.self)
        var made: WaylandServer.WlSurface?
        remote.onRequest = { if case .createSurface(let surface) = $0 { made = surface } }
        let surface = compositor.createSurface()
        try settle()
        return (surface, try #require(made))
    }

    /// Makes a touch device through a new seat global.
    func makeTouch() throws -> (WaylandClient.WlTouch, WaylandServer.WlTouch) {
        let (seat, remote) = try bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self)
        var made: WaylandServer.WlTouch?
        remote.onRequest = { if case .getTouch(let touch) = $0 { made = touch } }
        let touch = seat.getTouch()
        try settle()
        return (touch, try #require(made))
    }

    /// Makes a keyboard through a new seat global.
    func makeKeyboard() throws -> (WaylandClient.WlKeyboard, WaylandServer.WlKeyboard) {
        let (seat, remote) = try bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self)
        var made: WaylandServer.WlKeyboard?
        remote.onRequest = { if case .getKeyboard(let keyboard) = $0 { made = keyboard } }
        let keyboard = seat.getKeyboard()
        try settle()
        return (keyboard, try #require(made))
    }

    /// Makes a data device through new globals.
    func makeDataDevice() throws -> (WaylandClient.WlDataDevice, WaylandServer.WlDataDevice) {
        let (seat, _) = try bind(WaylandClient.WlSeat.self, WaylandServer.WlSeat.self)
        let (manager, remote) = try bind(
            WaylandClient.WlDataDeviceManager.self, WaylandServer.WlDataDeviceManager.self)
        var made: WaylandServer.WlDataDevice?
        remote.onRequest = { if case .getDataDevice(let device, _) = $0 { made = device } }
        let device = manager.getDataDevice(seat: seat)
        try settle()
        return (device, try #require(made))
    }
}

/// Lets a client read and handle what has arrived, and returns the number of events.
@discardableResult
func receive(_ connection: Connection) throws -> Int {
    var count = 0
    while !connection.prepareRead() { count += try connection.dispatchPending() }
    if isReadable(connection.fileDescriptor) { try connection.readEvents() } else { connection.cancelRead() }
    return count + (try connection.dispatchPending())
}

/// Whether a descriptor has something to read, or its other end is closed.
func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
}

/// The two ends of a connected stream socket.
func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, type, 0, &ends) == 0)
    return (ends[0], ends[1])
}

/// The reading and the writing end of a pipe.
func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
}

/// Whether every writing end of a pipe is closed.
func isAbandoned(_ reading: Int32) -> Bool {
    var byte: UInt8 = 0
    return read(reading, &byte, 1) == 0
}

/// A directory for sockets, removed with the last reference.
final class SocketDirectory {
    let path: String

    init() throws {
        var template = Array("/tmp/tactus-XXXXXX".utf8CString)
        path = String(cString: try #require(mkdtemp(&template)))
    }

    deinit {
        // A server that outlives the directory has not taken its files away yet.
        for name in ["wayland-0", "wayland-0.lock"] { unlink("\(path)/\(name)") }
        rmdir(path)
    }
}
