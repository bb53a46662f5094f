import Foundation

/// A client's standard output and standard error, which pass through us on their way to ours: so we know what it said,
/// and whether all of it arrived.
///
/// A terminal it has for itself, unless a text is waited for: there it behaves otherwise, and nothing is lost.
final class ClientOutput {
    /// What came so far, when a text is waited for.
    private(set) var text = ClientText()
    private let keepsText: Bool
    private var ends: [End] = []
    /// Why something that it printed did not go on, when nobody wanted it to be lost.
    private(set) var failure: SystemFailure?

    /// The end of a pipe from which a stream is read, and where it goes on to.
    private struct End {
        let stream: ClientText.Stream
        let descriptor: Int32
        let target: Int32
        /// Whether there was no room for more at the target.
        var isHeldUp = false
    }

    /// What the client writes to.
    struct ClientEnd {
        /// Our descriptor.
        let descriptor: Int32
        /// The client's.
        let number: Int32
    }

    /// The ends that the client writes to. They are closed once it has started.
    private(set) var clientEnds: [ClientEnd] = []

    /// As much goes into a pipe in one piece that has room for anything.
    private static let pieceSize = 4096

    /// Makes the pipes.
    ///
    /// - Parameter keepsText: Whether a text is waited for.
    /// - Throws: When there is none.
    init(keepsText: Bool) throws(HeadlessError) {
        self.keepsText = keepsText
        // What goes to the same place stays in its order: one pipe is enough.
        let isOne = !keepsText && Self.isSameFile(STDOUT_FILENO, STDERR_FILENO)
        for (stream, target) in [(ClientText.Stream.output, STDOUT_FILENO), (.errors, STDERR_FILENO)] {
            guard keepsText || isatty(target) == 0 else { continue }
            if isOne, let first = clientEnds.first {
                clientEnds.append(ClientEnd(descriptor: first.descriptor, number: target))
                continue
            }
            var pair: [Int32] = [-1, -1]
            guard pipe(&pair) == 0, pair.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }),
                fcntl(pair[0], F_SETFL, O_NONBLOCK) == 0
            else {
                throw .environment("cannot make a pipe for the client's output: \(SystemFailure.latest)")
            }
            ends.append(End(stream: stream, descriptor: pair[0], target: target))
            clientEnds.append(ClientEnd(descriptor: pair[1], number: target))
        }
    }

    deinit {
        closeClientEnds()
        for end in ends { close(end.descriptor) }
    }

    private static func isSameFile(_ first: Int32, _ second: Int32) -> Bool {
        var (left, right) = (stat(), stat())
        guard fstat(first, &left) == 0, fstat(second, &right) == 0 else { return false }
        return left.st_dev == right.st_dev && left.st_ino == right.st_ino
    }

    /// Lets go of the ends that belong to the client.
    func closeClientEnds() {
        for descriptor in Set(clientEnds.map(\.descriptor)) { close(descriptor) }
        clientEnds = []
    }

    /// What is to be polled: when it is ready, ``read()`` has something to do.
    var polls: [pollfd] {
        ends.map {
            $0.isHeldUp
                ? pollfd(fd: $0.target, events: Int16(POLLOUT), revents: 0)
                : pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Passes on what came, as far as there is room for it, and never waits.
    func read() {
        var left: [End] = []
        for var end in ends {
            if pass(&end) { close(end.descriptor) } else { left.append(end) }
        }
        ends = left
    }

    /// Passes on all that came, also to somebody who reads slowly.
    ///
    /// - Parameter limit: For how long one who does not read at all is waited for, in milliseconds.
    func readToEnd(limit: Int32) {
        read()
        while ends.contains(where: \.isHeldUp) {
            var descriptors = polls
            guard poll(&descriptors, nfds_t(descriptors.count), limit) > 0 else { return }
            read()
        }
    }

    /// Passes on what one stream gave; `true` when nothing more will come, or nobody wants it.
    private func pass(_ end: inout End) -> Bool {
        var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
        while true {
            end.isHeldUp = !Self.hasRoom(end.target)
            guard !end.isHeldUp else { return false }
            let count = Foundation.read(end.descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return false }
            guard count > 0 else { return true }
            if keepsText { text.append(buffer[..<count], from: end.stream) }
            guard write(buffer[..<count], to: end.target) || keepsText else { return true }
        }
    }

    /// Whether a piece can be written without waiting; what goes wrong is not waited for either.
    private static func hasRoom(_ target: Int32) -> Bool {
        var descriptor = pollfd(fd: target, events: Int16(POLLOUT), revents: 0)
        return poll(&descriptor, 1, 0) != 0
    }

    /// Writes to a stream of ours; `false` when somebody does not want any more.
    private func write(_ bytes: ArraySlice<UInt8>, to target: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(target, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                // A pipe that nobody reads, a stream that was closed: so the client would find it, too.
                guard errno != EPIPE, errno != EBADF else { return false }
                failure = .latest
                return true
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Looks for a line and uses it up: see ``ClientText/consume(matching:)``.
    func consume(matching pattern: String) -> Bool { text.consume(matching: pattern) }
}
