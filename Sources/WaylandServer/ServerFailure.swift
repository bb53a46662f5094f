import Glibc

/// Why a display cannot listen or take a client in.
public enum ServerFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another compositor listens at `path` already.
    case alreadyInUse(path: String)
    /// A socket cannot be made at `path`; `errno` says why.
    case cannotListen(path: String, errno: Int32)
    /// The path is longer than the address of a socket can be (107 bytes).
    case pathTooLong(path: String)
    /// A connected socket was refused; `errno` says why.
    case cannotAdopt(errno: Int32)

    /// The failure in a sentence, for people.
    public var description: String {
        switch self {
        case .alreadyInUse(let path): "another compositor listens at \(path)"
        case .cannotListen(let path, let code): "cannot listen at \(path): \(String(cString: strerror(code)))"
        case .pathTooLong(let path): "the path of the socket is longer than 107 bytes: \(path)"
        case .cannotAdopt(let code): "cannot take in a client: \(String(cString: strerror(code)))"
        }
    }
}
