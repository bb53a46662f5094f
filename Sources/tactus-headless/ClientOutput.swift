import Foundation

/// A client's standard output and standard error, which pass through us on their way to ours.
final class ClientOutput {
    /// What came so far.
    private(set) var text = ClientText()
    private var ends: [End] = []
    /// Why something that it printed did not go on, when nobody wanted it to be lost.
    private(set) var failure: SystemFailure?

    /// The end of a pipe from which a stream is read, and where it goes on to.
    private struct End {
        let stream: ClientText.Stream
        let descriptor: Int32
        let target: Int32
    }

    /// The ends that the client writes to, by stream. They are closed once it has started.
    private(set) var clientEnds: [Int32] = []

    /// Makes the pipes.
    init() throws(HeadlessError) {
        for (stream, target) in [(ClientText.Stream.output, STDOUT_FILENO), (.errors, STDERR_FILENO)] {
            var pair: [Int32] = [-1, -1]
            guard pipe(&pair) == 0, pair.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }),
                fcntl(pair[0], F_SETFL, O_NONBLOCK) == 0
            else {
                throw .environment("cannot make a pipe for the client's output: \(SystemFailure.latest)")
            }
            ends.append(End(stream: stream, descriptor: pair[0], target: target))
            clientEnds.append(pair[1])
        }
    }

    deinit {
        closeClientEnds()
        for end in ends { close(end.descriptor) }
    }

    /// Lets go of the ends that belong to the client.
    func closeClientEnds() {
        for descriptor in clientEnds { close(descriptor) }
        clientEnds = []
    }

    /// What becomes readable when the client prints.
    var descriptors: [Int32] { ends.map(\.descriptor) }

    /// Passes on what came, and keeps it.
    func read() {
        for end in ends where pass(end) {
            close(end.descriptor)
            ends.removeAll { $0.descriptor == end.descriptor }
        }
    }

    /// Passes on what one stream gave; `true` when nothing more will come.
    private func pass(_ end: End) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(end.descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return false }
            guard count > 0 else { return true }
            text.append(buffer[..<count], from: end.stream)
            write(buffer[..<count], to: end.target)
        }
    }

    /// Writes to a stream of ours. What nobody reads any more is lost.
    private func write(_ bytes: ArraySlice<UInt8>, to target: Int32) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(target, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                if errno != EPIPE { failure = .latest }
                return
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Looks for a line and uses it up: see ``ClientText/take(matching:)``.
    func take(matching pattern: String) -> Bool { text.take(matching: pattern) }
}
