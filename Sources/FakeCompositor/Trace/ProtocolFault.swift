/// A client broke a rule of a protocol; its connection ended with that error.
///
/// Printed, it says what and, with the requests before it, how:
///
///     xdg_surface#14: unconfigured_buffer (3): "a buffer was attached before the first configure was acknowledged"
///       last requests: wl_surface#12.attach, wl_surface#12.damage_buffer, wl_surface#12.commit
public struct ProtocolFault: Error, Hashable, Sendable {
    /// The interface whose rule it is.
    public var interface: String
    /// The object that the client used wrongly.
    public var objectID: UInt32
    /// The error's number in that interface.
    public var code: UInt32
    /// The error's name in that interface.
    public var codeName: String
    /// What was wrong, in words.
    public var message: String
    /// The client's last requests, oldest first, as `interface#id.request`.
    public var lastRequests: [String]
}

extension ProtocolFault: CustomStringConvertible {
    /// The error, and the requests that led to it on a second line.
    public var description: String {
        let error = "\(interface)#\(objectID): \(codeName) (\(code)): \"\(message)\""
        guard !lastRequests.isEmpty else { return error }
        return "\(error)\n  last requests: \(lastRequests.joined(separator: ", "))"
    }
}
