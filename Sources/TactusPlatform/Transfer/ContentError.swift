/// Why content of a pasteboard, or of a drag, could not be had.
public enum ContentError: Error, Hashable, Sendable {
    /// There is none of that type.
    case absent(ContentType)
    /// It is no longer offered: something else was copied, or the drag has gone elsewhere.
    case withdrawn
    /// The other program has sent nothing for so long, or next to nothing, nor closed its end.
    case silent(Duration)
    /// The system cannot read the pipe from the other program. That a program has died is not told in this way: a pipe
    /// has one way to end, so what it has sent until then, which may be nothing, looks like all of it.
    case broken
    /// There is more of it than was asked for, in bytes.
    case tooLarge(limit: Int)
    /// It is not what its type says.
    case malformed(ContentType)
    /// The system has no file descriptor, or no memory, for it.
    case exhausted
    /// Whoever provides it in this program has thrown an error, which is described here; or the file could not be read.
    case failed(String)
    /// The reader did not want it any more.
    case cancelled
}

extension ContentError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .absent(let type): "there is nothing of the type \(type)"
        case .withdrawn: "it is no longer offered"
        case .silent(let duration): "the other program has sent nothing, or next to nothing, for \(duration)"
        case .broken: "the system cannot read the pipe from the other program"
        case .tooLarge(let limit): "there is more of it than \(limit) bytes"
        case .malformed(let type): "it is not of the type \(type), though it says so"
        case .exhausted: "the system has no file descriptor, or no memory, for it"
        case .failed(let reason): reason
        case .cancelled: "it was not wanted any more"
        }
    }
}
