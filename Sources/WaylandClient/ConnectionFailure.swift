/// Why there is no connection to a compositor, or no longer one.
public enum ConnectionFailure: Error, Equatable, Sendable {
    /// Nobody listens at `path`: there is no socket, or the compositor behind it is gone.
    case noCompositor(path: String)
    /// The socket at `path` is there but cannot be connected to; `errno` says why, for example `EACCES`.
    case unreachable(path: String, errno: Int32)
    /// The path is longer than the address of a socket can be (107 bytes).
    case pathTooLong(path: String)
    /// The compositor closed the connection because of one of our requests.
    case protocolError(ProtocolError)
    /// The compositor sent what is not Wayland; the text is libwayland's.
    case malformedMessage(String)
    /// The connection is closed. `errno` is `EPIPE` or `ECONNRESET` when the compositor is gone, `EAGAIN` when it
    /// left so much unread that nothing more could be sent, `ENOTCONN` after ``Connection/disconnect()``.
    case closed(errno: Int32)
}

/// A mistake of ours that the compositor ended the connection for.
public struct ProtocolError: Error, Equatable, Sendable {
    /// The interface of the object that the request went to; `nil` when that object is already destroyed.
    public var interface: String?
    /// The number of that object on the wire; 0 when it is already destroyed.
    public var objectID: UInt32
    /// The code of the error, which has its meaning from the interface.
    public var code: UInt32
    /// The name of the code: `unconfigured_buffer`; `nil` when the interface does not list it.
    public var codeName: String?
    /// What the compositor said about it.
    public var message: String?
    /// The last requests before the error arrived, the oldest first: `wl_surface#12.commit`.
    public var lastRequests: [String]

    /// Creates an error, as a test compares with.
    public init(
        interface: String?, objectID: UInt32, code: UInt32, codeName: String?, message: String?, lastRequests: [String]
    ) {
        self.interface = interface
        self.objectID = objectID
        self.code = code
        self.codeName = codeName
        self.message = message
        self.lastRequests = lastRequests
    }
}
