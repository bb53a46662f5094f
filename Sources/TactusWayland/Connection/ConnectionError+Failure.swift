import Glibc
import WaylandClient

nonisolated extension ConnectionError {
    /// Creates the error that stands for what the wire met.
    init(_ failure: ConnectionFailure) {
        switch failure {
        case .noCompositor(let path): self = .noCompositor(path: path)
        case .unreachable(let path, let errno): self = .unreachable(path: path, reason: errno)
        case .pathTooLong(let path): self = .pathTooLong(path: path)
        case .protocolError(let error): self = .rejected(ProtocolError(error))
        case .malformedMessage(let words):
            // A file that arrives where there is no room for it is missing in its message.
            if case .descriptors(let limit)? = ResourceShortage.beforeConnecting {
                self = .tooFewDescriptors(limit: limit)
            } else {
                self = .malformedMessage(words)
            }
        case .closed(let errno): self = .closed(reason: errno)
        }
    }
}

nonisolated extension ConnectionError {
    /// Whether one of the two ends has done what the protocols do not allow.
    var isMistake: Bool {
        switch self {
        case .rejected, .malformedMessage: true
        case .noCompositor, .unreachable, .pathTooLong, .noRuntimeDirectory, .relativeRuntimeDirectory,
            .invalidSocketVariable, .invalidVirtualTime, .tooFewDescriptors, .missingGlobals, .closed:
            false
        }
    }

    /// Whether there was too little of something on this side, so that it says nothing about the compositor.
    var isShortage: Bool {
        switch self {
        case .tooFewDescriptors: true
        case .unreachable(_, let reason): [EMFILE, ENFILE, ENOMEM, ENOBUFS].contains(reason)
        default: false
        }
    }
}

nonisolated extension ProtocolError {
    fileprivate init(_ error: WaylandClient.ProtocolError) {
        self.init(
            object: error.interface.map { "\($0)#\(error.objectID)" } ?? "an object that is gone", code: error.code,
            name: error.codeName, message: error.message, lastRequests: error.lastRequests)
    }
}
