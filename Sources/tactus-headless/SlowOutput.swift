import FakeCompositor
import Foundation

/// A file that is written as things happen, or a pipe: whoever reads that is waited for, but not for ever.
final class SlowOutput {
    private let descriptor: Int32
    private let clock = CompositorClock.monotonic
    private let timeout: Duration

    /// Opens a file, which is made when it is not there, and emptied when it is.
    ///
    /// - Parameters:
    ///   - path: Where.
    ///   - timeout: How long it is waited for somebody who reads a pipe, and for room in it.
    /// - Throws: Why it cannot be written.
    init(_ path: String, timeout: Duration) throws(SystemFailure) {
        self.timeout = timeout
        let beginning = clock.now
        while true {
            let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o644)
            if opened >= 0 {
                descriptor = opened
                return
            }
            // A pipe that nobody reads yet; nothing tells when somebody does.
            guard errno == ENXIO, Self.isPipe(path) else { throw .latest }
            guard clock.now - beginning < timeout else { throw .nobodyReads }
            poll(nil, 0, 20)
        }
    }

    deinit { close(descriptor) }

    /// Writes all of some bytes.
    ///
    /// - Throws: Why not all of them could be written; that there is no room any more in a pipe, too.
    func write(_ bytes: [UInt8]) throws(SystemFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) }
            guard count < 0, errno != EINTR else { continue }
            guard errno == EAGAIN else { throw .latest }
            var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&polled, 1, Int32(timeout / .milliseconds(1))) != 0 else { throw .nobodyReads }
        }
    }

    private static func isPipe(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
    }
}
