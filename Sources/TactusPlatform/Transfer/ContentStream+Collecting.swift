extension ContentStream {
    /// Reads all that is left, and calls `handler` when it is there.
    ///
    /// - Parameters:
    ///   - limit: How many bytes to take at most. When there are more, the reading ends with
    ///     ``ContentError/tooLarge(limit:)``.
    ///   - handler: Is told the bytes, or why they cannot be had. Called once.
    public func collect(upTo limit: Int, _ handler: @escaping (Result<[UInt8], ContentError>) -> Void) {
        ContentCollector(self, limit: limit, handler: handler).collect()
    }

    /// Reads all that is left.
    ///
    /// - Parameter limit: How many bytes to take at most.
    /// - Returns: The bytes.
    /// - Throws: Why they cannot be had; ``ContentError/tooLarge(limit:)`` when there are more.
    public func collect(upTo limit: Int) async throws(ContentError) -> [UInt8] {
        try await awaited { collect(upTo: limit, $0) }
    }
}

/// Puts the pieces of a stream together.
@MainActor private final class ContentCollector {
    private let stream: ContentStream
    private let limit: Int
    private let handler: (Result<[UInt8], ContentError>) -> Void
    private var bytes: [UInt8] = []
    /// Whether the piece that was asked for has not come.
    private var isWaiting = false
    private var isCollecting = false

    init(_ stream: ContentStream, limit: Int, handler: @escaping (Result<[UInt8], ContentError>) -> Void) {
        self.stream = stream
        self.limit = limit
        self.handler = handler
    }

    /// Takes pieces as long as they come at once: in a loop, since there may be many. What comes later
    /// goes on from there.
    func collect() {
        isCollecting = true
        while !isWaiting {
            isWaiting = true
            stream.next { [self] in receive($0) }
        }
        isCollecting = false
    }

    private func receive(_ result: Result<[UInt8]?, ContentError>) {
        switch result {
        case .failure(let error): return handler(.failure(error))
        case .success(nil): return handler(.success(bytes))
        case .success(let piece?):
            guard bytes.count + piece.count <= limit else {
                stream.cancel()
                return handler(.failure(.tooLarge(limit: limit)))
            }
            bytes += piece
        }
        isWaiting = false
        if !isCollecting { collect() }
    }
}
