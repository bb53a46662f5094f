import CWaylandServer
import Glibc

/// A client of the compositor: one connection and the objects it made.
public final class ServerClient: Hashable {
    /// Counts the clients of a display, from 1.
    public let id: Int
    /// The process at the other end when it connected.
    public let processID: Int32
    /// Whether the client may be spoken to.
    @exclusivity(unchecked) public private(set) var isAlive = true
    /// Called once, when the client is gone or is thrown out; its resources die after this.
    public var onDestroy: (() -> Void)?
    /// The objects of the client that live, in no particular order.
    public var resources: [Resource] { Array(held) }

    private let raw: OpaquePointer
    private(set) unowned(unsafe) var display: ServerDisplay
    /// The resources alive; being here is what keeps them.
    private var held: ContiguousArray<Resource> = []
    private let listener = UnsafeMutablePointer<tactus_listener>.allocate(capacity: 1)

    init(_ raw: OpaquePointer, id: Int, of display: ServerDisplay) {
        self.raw = raw
        self.id = id
        self.display = display
        var process: pid_t = 0
        wl_client_get_credentials(raw, &process, nil, nil)
        processID = process
        listener.initialize(to: tactus_listener())
        listener.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
        listener.pointee.listener.notify = clientWasDestroyed
        wl_client_add_destroy_listener(raw, &listener.pointee.listener)
    }

    deinit {
        listener.deallocate()
    }

    /// Whether the client has sent something that nobody has read. Of one that hangs up, libwayland does not read the
    /// rest. May be asked inside ``onDestroy``, and not after it.
    public var hasUnreadRequests: Bool {
        var byte: UInt8 = 0
        return recv(wl_client_get_fd(raw), &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
    }

    /// How many objects it has that are known by a type.
    public var resourceCount: Int { held.count }

    /// Throws the client out, with all its objects.
    ///
    /// Inside a handler the connection closes when ``ServerDisplay/dispatch(timeoutMilliseconds:)`` is done;
    /// until then its requests are ignored and nothing is sent to it.
    public func destroy() {
        guard isAlive else { return }
        die()
        display.close(raw)
    }

    /// Tells the client that its request needs more memory than there is; it ends the connection.
    public func postNoMemory() {
        if isAlive { wl_client_post_no_memory(raw) }
    }

    /// Two clients are equal when they are the same one.
    public static func == (left: ServerClient, right: ServerClient) -> Bool {
        left === right
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    // MARK: Resources

    /// Makes an object of the client; when memory is exhausted the client is told, and there is none.
    func makeResource<T: Resource>(_ type: T.Type, version: UInt32, id: UInt32) -> T? {
        guard let resource = wl_resource_create(raw, InterfaceTables.shared[T.interface], Int32(version), id) else {
            postNoMemory()
            return nil
        }
        return T(adopting: resource, of: self)
    }

    func postInvalidObject(_ message: String) {
        guard isAlive, let object = wl_client_get_object(raw, 1) else { return }
        tactus_resource_post_error(object, WlDisplay.Error.invalidObject.rawValue, message)
    }

    func hold(_ resource: Resource) {
        resource.slot = held.count
        held.append(resource)
    }

    func release(_ resource: Resource) {
        let slot = resource.slot
        held.swapAt(slot, held.count - 1)
        held[slot].slot = slot
        held.removeLast()
    }

    /// Called when libwayland begins to destroy the client; its resources are destroyed after this.
    fileprivate func wasDestroyed() {
        die()
        display.forget(raw)
    }

    private func die() {
        guard isAlive else { return }
        isAlive = false
        let onDestroy = onDestroy
        self.onDestroy = nil
        onDestroy?()
    }
}

private let clientWasDestroyed: wl_notify_func_t = { listener, _ in
    guard let listener else { return }
    listener.withMemoryRebound(to: tactus_listener.self, capacity: 1) { listener in
        guard let owner = listener.pointee.owner else { return }
        wl_list_remove(&listener.pointee.listener.link)
        wl_list_init(&listener.pointee.listener.link)
        Unmanaged<ServerClient>.fromOpaque(owner).takeUnretainedValue().wasDestroyed()
    }
}
