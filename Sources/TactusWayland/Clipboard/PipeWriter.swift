import TactusPlatform
import WaylandClient

/// Writes content into a pipe that another program reads: a piece is made when the one before has gone.
final class PipeWriter: Transfer {
    private(set) var deadline: Instant?
    private(set) var patience = TransferPatience(silence: Transfers.writingPatience)

    private let stream: ContentStream
    private var file: WireDescriptor?
    private unowned let transfers: Transfers
    private var watch: FileDescriptorWatch?
    /// What is left of the newest piece.
    private var rest: ArraySlice<UInt8> = []

    init(_ stream: ContentStream, to file: WireDescriptor, transfers: Transfers) {
        self.stream = stream
        self.file = file
        self.transfers = transfers
    }

    var heldByteCount: Int { rest.count }

    /// Begins.
    func start() { fetch() }

    /// Closes the pipe: the other program has had enough, or gets no more.
    func end(_ error: ContentError) {
        watch?.cancel()
        watch = nil
        deadline = nil
        rest = []
        file = nil
        transfers.remove(self)
        stream.cancel()
    }

    /// Fetches the next piece; meanwhile the pipe is only watched for its reader to go.
    private func fetch() {
        guard let file else { return }
        watch?.cancel()
        watch = transfers.watch(file, for: []) { [weak self] _ in self?.end(.broken) }
        stream.next { [weak self] result in self?.receive(result) }
    }

    private func receive(_ result: Result<[UInt8]?, ContentError>) {
        guard let file else { return }
        guard case .success(let piece?) = result else { return end(.broken) }
        rest = piece[...]
        transfers.recordHeldBytes()
        watch?.cancel()
        watch = transfers.watch(file, for: .writable) { [weak self] readiness in self?.write(readiness) }
        deadline = patience.begin(at: transfers.now)
    }

    /// Writes once: what is left waits for the next turn of the loop, so that a fast reader holds up nothing.
    private func write(_ readiness: FileDescriptorWatch.Readiness) {
        guard let file, readiness.contains(.writable) else { return end(.broken) }
        let portion = rest.prefix(Transfers.pieceSize)
        switch portion.withUnsafeBytes({ Pipe.write($0, to: file.rawValue) }) {
        case .moved(let count):
            rest = rest.dropFirst(count)
            patience.end(moved: count, at: transfers.now)
            deadline = rest.isEmpty ? nil : patience.begin(at: transfers.now)
            if rest.isEmpty { fetch() }
        case .wouldBlock: break
        case .ended, .broken: end(.broken)
        }
    }
}
