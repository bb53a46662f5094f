/// Where the pieces of a ``ContentStream`` come from. One reading, from the beginning to the end.
@MainActor package protocol ContentSource: AnyObject {
    /// Asks for the next piece, which is not empty; `nil` is the end. The answer may come at once, or later. Not called
    /// again before it has come, nor after the end, an error, or ``cancel()``.
    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void)

    /// Nothing more is wanted, and an answer that is due need not come. Called once at most.
    func cancel()
}

/// Content that is in memory: bytes, or a text. It is read piece by piece, so that nobody has all of it twice who needs
/// only a piece at a time.
@MainActor final class MemorySource<Bytes: BidirectionalCollection<UInt8>>: ContentSource {
    private var rest: Bytes.SubSequence?

    init(_ bytes: Bytes) { rest = bytes[...] }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        guard let rest, !rest.isEmpty else {
            self.rest = nil
            return answer(.success(nil))
        }
        let end = rest.index(rest.startIndex, offsetBy: 64 << 10, limitedBy: rest.endIndex) ?? rest.endIndex
        let piece = Array(rest[..<end])
        self.rest = rest[end...]
        answer(.success(piece))
    }

    func cancel() { rest = nil }
}

/// Content that a function of the program makes piece by piece.
@MainActor final class PieceSource: ContentSource {
    private let nextPiece: () async throws -> [UInt8]?
    private var task: Task<Void, Never>?

    init(_ nextPiece: @escaping () async throws -> [UInt8]?) { self.nextPiece = nextPiece }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        task = Task { [nextPiece] in
            do {
                var piece = try await nextPiece()
                // An empty piece is not the end, and nobody wants to hear of it.
                while piece?.isEmpty == true, !Task.isCancelled { piece = try await nextPiece() }
                if !Task.isCancelled { answer(.success(piece)) }
            } catch {
                if !Task.isCancelled { answer(.failure(ContentError(providing: error))) }
            }
        }
    }

    func cancel() { task?.cancel() }
}

extension ContentError {
    /// The error that a reader is told when one of the program's own functions throws.
    init(providing error: any Error) { self = error as? ContentError ?? .failed("\(error)") }
}
