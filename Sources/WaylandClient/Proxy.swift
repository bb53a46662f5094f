import CWaylandClient

/// An object of the compositor, as the client sees it.
///
/// The generated classes add the requests as methods and the events as `onEvent`. A proxy lives until its
/// destructor request, its destructor event, ``destroyProxy()`` or the end of the connection; until then its
/// connection holds it, so nobody else needs to. Then it is dead: ``isAlive`` is false, its handler and
/// ``tag`` are let go, and a request on it is a programming error.
///
/// The compositor may destroy an object that an event on its way still names. That is why every object in an event
/// is optional.
public class Proxy: Hashable, CustomStringConvertible {
    /// The number of the object on the wire.
    ///
    /// Numbers are used again; see ``generation``.
    public let id: UInt32
    /// The version of the interface that this object was bound with.
    public let version: UInt32
    /// The number of proxies that the connection had made before this one: no two share it, as they may share ``id``.
    public let generation: UInt64
    /// Whether requests may be sent and events may arrive.
    @exclusivity(unchecked) public private(set) var isAlive = true
    /// Whatever the owner wants to find from this proxy; let go when it dies.
    public var tag: AnyObject?

    let raw: OpaquePointer
    let table: UnsafePointer<wl_interface>
    /// The place in the connection's list of living proxies.
    var slot = 0
    private unowned(unsafe) let owner: Connection

    /// Wraps an object that libwayland has made, and begins to receive its events.
    required init(adopting raw: OpaquePointer, of connection: Connection) {
        self.raw = raw
        owner = connection
        table = InterfaceTables.shared[Self.interface]
        id = wl_proxy_get_id(raw)
        version = wl_proxy_get_version(raw)
        generation = connection.nextGeneration()
        connection.hold(self)
        wl_proxy_add_dispatcher(raw, dispatchEvent, Self.mark.pointer, Unmanaged.passUnretained(self).toOpaque())
    }

    /// The connection, or `nil` when the proxy is dead.
    public var connection: Connection? {
        isAlive ? owner : nil
    }

    /// The name of the interface on the wire: `wl_touch`.
    public class var interfaceName: String {
        String(cString: InterfaceTables.shared[interface].pointee.name)
    }

    /// The newest version of the interface that we can bind.
    public class var interfaceVersion: UInt32 {
        UInt32(InterfaceTables.shared[interface].pointee.version)
    }

    /// Forgets the object on this side, without a word to the compositor.
    ///
    /// On a dead proxy this does nothing.
    ///
    /// This is for interfaces that have no destructor request, as `wl_registry`, and for versions before it.
    public func destroyProxy() {
        guard isAlive else { return }
        wl_proxy_destroy(raw)
        die()
    }

    /// Two proxies are equal when they are the same one.
    public static func == (left: Proxy, right: Proxy) -> Bool {
        left === right
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The interface and the number, as protocol errors show them: `wl_touch#9`.
    public var description: String {
        "\(String(cString: table.pointee.name))#\(id)"
    }

    /// The object, for other libraries on this connection; valid while the proxy is alive.
    package var rawObject: OpaquePointer { raw }

    // MARK: For the generated classes

    class var interface: InterfaceID {
        preconditionFailure("Proxy stands for no interface; name the class of one, for example WlSeat")
    }

    func receive(_ opcode: UInt32, _ arguments: EventArguments) {}

    func clearHandler() {}

    /// Gets rid of an object that an event brought and nobody wanted.
    func discard() { destroyProxy() }

    /// Marks the proxy dead, once libwayland has let go of the object.
    func die() {
        isAlive = false
        tag = nil
        clearHandler()
        owner.release(self)
    }

    // MARK: Telling our objects from foreign ones

    /// What libwayland keeps for us in every object that has a wrapper, and in no other.
    private static let mark = Mark()

    private struct Mark: @unchecked Sendable {
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    }

    /// The wrapper of an object, or `nil` when another part of the process made it.
    static func wrapper(of raw: OpaquePointer) -> Proxy? {
        guard let listener = wl_proxy_get_listener(raw), listener == UnsafeRawPointer(mark.pointer),
            let data = wl_proxy_get_user_data(raw)
        else { return nil }
        return Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue()
    }
}

/// Receives every event of every proxy from libwayland.
private let dispatchEvent: wl_dispatcher_func_t = { _, target, opcode, message, arguments in
    guard let target, let message, let arguments else { return 0 }
    guard let data = wl_proxy_get_user_data(OpaquePointer(target)) else { return 0 }
    let proxy = Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue()
    proxy.connection?.log.recordEvent(of: proxy, message, arguments)
    proxy.receive(opcode, EventArguments(base: arguments))
    return 0
}
