import Glibc
import JSONText

// Turns the errors of this module into sentences. Errors carry facts; the words are here.

nonisolated extension ConnectionError: CustomStringConvertible {
    /// One sentence for whoever started the program; a rejected request adds a line with what was sent last.
    public var description: String {
        switch self {
        case .noCompositor(let path):
            "no Wayland compositor listens at \(path.shortened)"
        case .unreachable(let path, let reason):
            "the Wayland socket \(path.shortened) cannot be connected to (\(systemMessage(reason)))"
        case .noRuntimeDirectory(let display):
            "the Wayland socket \(display.shortened) cannot be found: XDG_RUNTIME_DIR is not set"
        case .relativeRuntimeDirectory(let directory):
            "XDG_RUNTIME_DIR has to be an absolute path, and is \"\(directory.shortened)\""
        case .pathTooLong(let path):
            "the path of the Wayland socket is too long: \(path.shortened)"
        case .invalidSocketVariable(let value):
            "WAYLAND_SOCKET has to be the number of an open descriptor, and is \"\(value.shortened)\""
        case .invalidVirtualTime(let value):
            "TACTUS_VIRTUAL_TIME has to be what the compositor's clock shows, in nanoseconds, and is \"\(value.shortened)\""
        case .tooFewDescriptors(let limit):
            "too few files may be opened to use a Wayland connection: the limit of this process is \(limit) (ulimit -n), "
                + "and \(ResourceShortage.descriptorReserve) more than it has open now are needed"
        case .missingGlobals(let names):
            "the Wayland compositor lacks \(names.joined(separator: ", "))"
        case .rejected(let error):
            error.description
        case .malformedMessage(let words):
            "the Wayland compositor sent a message that cannot be read (\(words))"
        case .closed(let reason):
            "the connection to the Wayland compositor is lost (\(systemMessage(reason)))"
        }
    }
}

nonisolated extension ProtocolError: CustomStringConvertible {
    /// Object, code and words, and on a second line the requests that were sent last.
    public var description: String {
        let code = name.map { "\($0) (\(self.code))" } ?? "error \(self.code)"
        let complaint = message.map { ": \"\($0)\"" } ?? ""
        let requests = lastRequests.isEmpty ? "" : "\n  last requests: " + lastRequests.joined(separator: ", ")
        return "\(object): \(code)\(complaint)\(requests)"
    }
}

nonisolated extension PlatformNotice: CustomStringConvertible {
    /// One sentence for whoever started the program; a rejected request adds a line with what was sent last.
    package var description: String {
        switch self {
        case .lost(let error, let limit): "\(error)\n  connecting again\(limit.map { ", for \($0)" } ?? "")"
        case .hindered(let error): "not connected again yet: \(error)"
        case .restored: "connected to the Wayland compositor again"
        case .silence(let duration):
            "the Wayland compositor accepted the connection and has not answered for \(duration); waiting for it"
        case .shortage(let shortage): "a picture cannot be shown now: \(shortage)"
        case .fingerDragsLost:
            "the Wayland compositor does not carry what a finger drags; such drags work within their window from now on"
        case .unreadableKeymap:
            "the keymap that the Wayland compositor sent cannot be read; its keys type nothing until it sends another"
        }
    }
}

nonisolated extension ResourceShortage: CustomStringConvertible {
    /// What there is too little of, and what to do.
    package var description: String {
        switch self {
        case .descriptors(let limit):
            "this process may have \(limit) files open, and has; raise that limit (ulimit -n), or let it close some"
        case .systemDescriptors: "the system has as many files open as it can (fs.file-max)"
        case .fileSize(let byteCount, let limit):
            "this process may make no file of \(byteCount) bytes, not in memory either, and \(limit) at most; raise that "
                + "limit (ulimit -f)"
        case .memory(let byteCount):
            "there is no shared memory for \(byteCount) bytes; free some, or raise the limit of this process or its group"
        }
    }
}

nonisolated private func systemMessage(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
