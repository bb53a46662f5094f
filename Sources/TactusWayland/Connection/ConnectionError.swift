/// Why there is no connection to a compositor, or no longer one.
nonisolated public enum ConnectionError: Error, Equatable, Sendable {
    /// No compositor listens at `path`.
    case noCompositor(path: String)
    /// The socket at `path` is there, and cannot be connected to; `reason` is the system's error number.
    case unreachable(path: String, reason: Int32)
    /// The path of the socket is longer than the system allows.
    case pathTooLong(path: String)
    /// `WAYLAND_DISPLAY` is the name of a socket in `XDG_RUNTIME_DIR`, which is not set.
    case noRuntimeDirectory(display: String)
    /// `XDG_RUNTIME_DIR` is not an absolute path.
    case relativeRuntimeDirectory(String)
    /// `WAYLAND_SOCKET` is not the number of an open descriptor.
    case invalidSocketVariable(String)
    /// `TACTUS_VIRTUAL_TIME` is not a number of nanoseconds.
    case invalidVirtualTime(String)
    /// This process can open too few files: it may have so many.
    case tooFewDescriptors(limit: UInt)
    /// The compositor lacks interfaces without which nothing can be shown.
    case missingGlobals([String])
    /// The compositor closed the connection because of one of our requests.
    case rejected(ProtocolError)
    /// The compositor sent what is not Wayland; the words are libwayland's.
    case malformedMessage(String)
    /// The compositor is gone; `reason` is the system's error number.
    case closed(reason: Int32)
}

/// A compositor's report on the request that it rejected (`wl_display.error`).
nonisolated public struct ProtocolError: Error, Equatable, Sendable {
    /// The object that the request was for, as `interface#id`.
    public var object: String
    /// The number of the error, in the object's interface.
    public var code: UInt32
    /// The name of that number, where the interface is known.
    public var name: String?
    /// The compositor's own words.
    public var message: String?
    /// The requests that were sent last, the newest at the end, as `interface#id.request`.
    public var lastRequests: [String]

    /// Creates an error.
    public init(object: String, code: UInt32, name: String?, message: String?, lastRequests: [String]) {
        self.object = object
        self.code = code
        self.name = name
        self.message = message
        self.lastRequests = lastRequests
    }
}
