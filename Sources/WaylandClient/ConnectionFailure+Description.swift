import Glibc

extension ConnectionFailure: CustomStringConvertible {
    /// The failure in a sentence, for people.
    public var description: String {
        switch self {
        case .noCompositor(let path): "no Wayland compositor listens at \(path)"
        case .unreachable(let path, let code): "cannot connect to the Wayland socket \(path): \(reason(code))"
        case .pathTooLong(let path): "the path of the Wayland socket is longer than 107 bytes: \(path)"
        case .protocolError(let error): error.description
        case .malformedMessage(let text): "the compositor sent a malformed message: \(text)"
        case .closed(let code): "the connection to the compositor is closed: \(reason(code))"
        }
    }

    private func reason(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
}

extension ProtocolError: CustomStringConvertible {
    /// The error in two lines: object, code and message, then the last requests.
    ///
    ///     xdg_surface#14: unconfigured_buffer (3): "no configure acknowledged"
    ///       last requests: wl_surface#12.attach, wl_surface#12.commit
    public var description: String {
        let object = interface.map { "\($0)#\(objectID)" } ?? "a destroyed object"
        let name = codeName.map { "\($0) (\(code))" } ?? "error \(code)"
        let text = message.map { ": \"\($0)\"" } ?? ""
        let requests = lastRequests.isEmpty ? "" : "\n  last requests: \(lastRequests.joined(separator: ", "))"
        return "\(object): \(name)\(text)\(requests)"
    }
}
