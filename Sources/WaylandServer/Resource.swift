import CWaylandServer

/// An object of a client, as the compositor sees it.
///
/// The generated classes add the events as methods and the requests as `onRequest`. A resource lives until its
/// destructor request, its destructor event, ``destroy()`` or the end of its client; until then its client holds it.
/// A client may destroy an object at any time, so an event on a dead resource is dropped, and so is one that names
/// a dead resource where the protocol allows no null.
public class Resource: Hashable, CustomStringConvertible {
    /// The client whose object this is.
    public let client: ServerClient
    /// The number of the object on the wire.
    ///
    /// Numbers are used again.
    public let id: UInt32
    /// The version of the interface that the client bound.
    public let version: UInt32
    /// Whether it came of binding a global, and not of a request to another object.
    public internal(set) var isGlobal = false
    /// Whether requests may arrive and events may be sent.
    @exclusivity(unchecked) public private(set) var isAlive = true
    /// Whatever the owner wants to find from this resource; let go when it dies.
    public var tag: AnyObject?
    /// Called once, when the resource has died, for whatever reason.
    public var onDestroy: (() -> Void)?

    let raw: OpaquePointer
    let table: UnsafePointer<wl_interface>
    /// The place in the client's list of living resources.
    var slot = 0

    /// Wraps an object that libwayland has made, and begins to receive its requests.
    required init(adopting raw: OpaquePointer, of client: ServerClient) {
        self.raw = raw
        self.client = client
        table = InterfaceTables.shared[Self.interface]
        id = wl_resource_get_id(raw)
        version = UInt32(wl_resource_get_version(raw))
        client.hold(self)
        wl_resource_set_dispatcher(
            raw, dispatchRequest, Self.mark.pointer, Unmanaged.passUnretained(self).toOpaque(), resourceWasDestroyed)
    }

    /// The name of the interface on the wire: `wl_surface`.
    public class var interfaceName: String {
        String(cString: InterfaceTables.shared[interface].pointee.name)
    }

    /// The newest version of the interface that we can offer.
    public class var interfaceVersion: UInt32 {
        UInt32(InterfaceTables.shared[interface].pointee.version)
    }

    /// Whether an event may be sent that this version of the interface introduced.
    public func canSend(since: UInt32) -> Bool {
        isAlive && version >= since
    }

    /// Destroys the object on this side; its number is free for the client again.
    ///
    /// On a dead one this does nothing.
    public func destroy() {
        if isAlive { client.display.whileBusy { _ in wl_resource_destroy(raw) } }
    }

    /// Reports a protocol error, which ends the client's connection.
    ///
    /// On a dead resource this does nothing.
    ///
    /// - Parameters:
    ///   - code: A value of the interface's `error` enumeration.
    ///   - message: What the client did wrong, for its developer; libwayland keeps about a hundred bytes.
    public func postError(code: UInt32, _ message: String) {
        if isAlive, client.isAlive { tactus_resource_post_error(raw, code, message) }
    }

    /// Two resources are equal when they are the same one.
    public static func == (left: Resource, right: Resource) -> Bool {
        left === right
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The interface and the number, as protocol errors show them: `wl_surface#12`.
    public var description: String {
        "\(String(cString: table.pointee.name))#\(id)"
    }

    // MARK: For the generated classes

    class var interface: InterfaceID {
        preconditionFailure("Resource stands for no interface; name the class of one, for example WlSeat")
    }

    func receive(_ opcode: UInt32, _ arguments: RequestArguments) {}

    func clearHandler() {}

    /// Ends the client because an argument names an object that is none of ours.
    func rejectObject(argument: String, of request: String) {
        client.postInvalidObject("\(self).\(request): argument \(argument) is no object of this compositor")
    }

    fileprivate func die() {
        isAlive = false
        tag = nil
        clearHandler()
        client.release(self)
        let onDestroy = onDestroy
        self.onDestroy = nil
        onDestroy?()
    }

    // MARK: Telling our objects from foreign ones

    /// What libwayland keeps for us in every resource that has a wrapper, and in no other.
    private static let mark = Mark()

    private struct Mark: @unchecked Sendable {
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    }

    /// The wrapper of a resource, or `nil` when another part of the process made it.
    static func wrapper(of raw: OpaquePointer, as interface: InterfaceID) -> Resource? {
        guard wl_resource_instance_of(raw, InterfaceTables.shared[interface], mark.pointer) != 0,
            let data = wl_resource_get_user_data(raw)
        else { return nil }
        return Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue()
    }
}

/// Receives every request of every resource from libwayland.
private let dispatchRequest: wl_dispatcher_func_t = { _, target, opcode, message, arguments in
    guard let target, let message, let arguments else { return 0 }
    guard let data = wl_resource_get_user_data(OpaquePointer(target)) else { return 0 }
    let resource = Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue()
    let request = RequestArguments(base: arguments)
    if resource.client.isAlive {
        resource.receive(opcode, request)
    } else {
        request.closeDescriptors(message)
    }
    return 0
}

/// Called by libwayland when a resource is destroyed, by us, by its client or with its client.
private let resourceWasDestroyed: wl_resource_destroy_func_t = { raw in
    guard let raw, let data = wl_resource_get_user_data(raw) else { return }
    Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue().die()
}
