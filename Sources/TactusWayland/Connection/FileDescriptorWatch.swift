import CLinuxShims
import Glibc

/// Calls a handler whenever a file descriptor can be read or written: a scanner, a serial port, a pipe, a socket.
///
/// The application's loop polls the descriptor together with everything else, so watching costs nothing while nothing
/// happens. One gets a watch from the application:
///
/// ```swift
/// let watch = application.watch(scanner, for: .readable) { [weak self] ready in
///     if ready.contains(.readable) { self?.readBarcode() }
/// }
/// ```
///
/// A watch lasts until ``cancel()``, or until the descriptor is of no use any more, which the handler is told with
/// ``Readiness/closed``. Cancel it before closing the descriptor. Nobody needs to keep the watch.
public final class FileDescriptorWatch {
    /// The conditions to wait for, and those that hold.
    nonisolated public struct Readiness: OptionSet, Hashable, Sendable {
        /// One bit a condition.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// There is something to read, or the end of it.
        public static let readable = Readiness(rawValue: 1)
        /// Writing would not block.
        public static let writable = Readiness(rawValue: 2)
        /// The other end hung up and everything was read, the device failed, or the descriptor is not open. Told
        /// without being waited for, once, and the watch is over.
        public static let closed = Readiness(rawValue: 4)
    }

    /// The descriptor that is watched.
    public let descriptor: Int32
    /// Whether the handler may still be called.
    public private(set) var isActive = true

    private let interest: Readiness
    private var handler: ((Readiness) -> Void)?

    package init(descriptor: Int32, interest: Readiness, handler: @escaping (Readiness) -> Void) {
        self.descriptor = descriptor
        self.interest = interest
        self.handler = handler
    }

    /// Ends the watch: the handler is not called again, and is let go. Calling it again changes nothing.
    public func cancel() {
        isActive = false
        handler = nil
    }

    /// What the loop polls for.
    var request: pollfd {
        var events: Int32 = 0
        if interest.contains(.readable) { events |= POLLIN }
        if interest.contains(.writable) { events |= POLLOUT }
        return pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }

    /// Tells the handler what the poll found.
    func receive(_ found: Int16) {
        guard isActive else { return }
        let found = Int32(found)
        var readiness: Readiness = []
        if found & POLLIN != 0 { readiness.insert(.readable) }
        if found & POLLOUT != 0 { readiness.insert(.writable) }
        let isBroken = found & (POLLNVAL | POLLERR) != 0
        // A pipe whose writer is gone stays readable until it is empty: only then nothing more can come.
        if isBroken || (found & POLLHUP != 0 && !readiness.contains(.readable)) { readiness.insert(.closed) }
        guard !readiness.isEmpty else { return }
        let handler = handler
        if readiness.contains(.closed) { cancel() }
        handler?(readiness)
    }
}
