import TactusPlatform
import WaylandClient

/// Reads what another program writes into a pipe: as much at a time as somebody asks for, so that it is the other
/// program that waits.
final class PipeReader: ContentSource, Transfer {
    private(set) var deadline: Instant?
    private(set) var patience = TransferPatience(silence: Transfers.readingPatience)
    let heldByteCount = 0

    private var file: WireDescriptor?
    private unowned let transfers: Transfers
    private var watch: FileDescriptorWatch?
    private var answer: ((Result<[UInt8]?, ContentError>) -> Void)?

    init(_ file: WireDescriptor, transfers: Transfers) {
        self.file = file
        self.transfers = transfers
    }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        guard let file else { return answer(.success(nil)) }
        self.answer = answer
        deadline = patience.begin(at: transfers.now)
        watch = transfers.watch(file, for: .readable) { [weak self] readiness in self?.read(readiness) }
    }

    func cancel() {
        answer = nil
        close()
    }

    func end(_ error: ContentError) { finish(.failure(error)) }

    private func read(_ readiness: FileDescriptorWatch.Readiness) {
        guard let file else { return }
        var outcome = Pipe.Outcome.wouldBlock
        let piece = [UInt8](unsafeUninitializedCapacity: Transfers.pieceSize) { buffer, count in
            outcome = Pipe.read(file.rawValue, into: UnsafeMutableRawBufferPointer(buffer))
            if case .moved(let moved) = outcome { count = moved }
        }
        switch outcome {
        case .moved:
            patience.end(moved: piece.count, at: transfers.now)
            deliver(.success(piece))
        case .wouldBlock: if readiness.contains(.closed) { finish(.failure(.broken)) }
        case .ended: finish(.success(nil))
        case .broken: finish(.failure(.broken))
        }
    }

    /// Ends the reading, with the end of the content or an error.
    private func finish(_ result: Result<[UInt8]?, ContentError>) {
        close()
        deliver(result)
    }

    private func deliver(_ result: Result<[UInt8]?, ContentError>) {
        deadline = nil
        watch?.cancel()
        watch = nil
        let answer = answer
        self.answer = nil
        answer?(result)
    }

    private func close() {
        deadline = nil
        watch?.cancel()
        watch = nil
        file = nil
        transfers.remove(self)
    }
}
