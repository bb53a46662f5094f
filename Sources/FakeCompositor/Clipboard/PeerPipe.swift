import CLinuxShims
import Glibc
import WaylandServer

/// The end of a pipe that another program holds, whose other end a client has: to give it what it pastes, or to take
/// what it has copied.
///
/// Nothing blocks. A program that is silent keeps the pipe and does nothing with it; one that dies lets it go.
public final class PeerPipe {
    private var file: WireDescriptor?

    init(_ file: WireDescriptor) {
        self.file = file
        let flags = fcntl(file.rawValue, F_GETFL)
        if flags >= 0 { _ = fcntl(file.rawValue, F_SETFL, flags | O_NONBLOCK) }
    }

    /// Whether it was not closed at this end.
    public var isOpen: Bool { file != nil }

    /// Writes as much as there is room for.
    ///
    /// - Parameter bytes: What to write.
    /// - Returns: How many bytes of it were written; `nil` when the client has closed its end.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> Int? {
        guard let file else { return nil }
        // The client is in the same thread, mostly: who is there now is there until the next call.
        var state = pollfd(fd: file.rawValue, events: Int16(POLLOUT), revents: 0)
        guard poll(&state, 1, 0) >= 0, Int32(state.revents) & POLLERR == 0 else { return nil }
        let count = Glibc.write(file.rawValue, bytes, bytes.count)
        if count >= 0 { return count }
        return errno == EAGAIN ? 0 : nil
    }

    /// Reads what is there.
    ///
    /// - Parameter limit: How many bytes to take at most.
    /// - Returns: The bytes, none when there is nothing at present; `nil` at the end.
    public func read(upTo limit: Int = 65_536) -> [UInt8]? {
        guard let file else { return nil }
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
            count = Glibc.read(file.rawValue, buffer.baseAddress, limit)
            initializedCount = max(count, 0)
        }
        if count > 0 { return bytes }
        return count < 0 && errno == EAGAIN ? [] : nil
    }

    /// Closes this end.
    public func close() { file = nil }
}
