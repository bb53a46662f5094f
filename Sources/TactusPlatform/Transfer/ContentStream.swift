import TactusGeometry

/// One reading of content, piece by piece: of what another program has copied or drags, or this one.
///
/// ```swift
/// let stream = try pasteboard.content(as: "video/mp4")
/// for try await piece in stream { try file.write(piece) }
/// ```
///
/// Nothing is read ahead: the next piece is fetched when it is asked for, and while nobody asks the other program
/// waits. So content of any size passes through without being kept. Who wants all of it calls ``collect(upTo:)``, or
/// one of the methods of ``ContentOffer`` that know a type.
///
/// A stream can be read once. When it is let go of, reading ends.
@MainActor public final class ContentStream: nonisolated AsyncSequence {
    /// Some bytes, at least one.
    public typealias Element = [UInt8]
    /// Why there are no more.
    public typealias Failure = ContentError

    /// What is asked of a stream, and what it said last.
    private enum State {
        case idle
        case waiting((Result<[UInt8]?, ContentError>) -> Void)
        case over(ContentError?)
    }

    private let source: any ContentSource
    private var state = State.idle

    package init(_ source: any ContentSource) { self.source = source }

    isolated deinit { if !isOver { source.cancel() } }

    private var isOver: Bool { if case .over = state { true } else { false } }

    /// Fetches the next piece, and calls `handler` when it is there: at once, or in a later turn of the loop.
    ///
    /// - Parameter handler: Is told the piece, `nil` at the end, or why there is no more. Called once. Ask for one
    ///   piece at a time.
    public func next(_ handler: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        switch state {
        case .over(let error): handler(error.map { .failure($0) } ?? .success(nil))
        case .waiting: preconditionFailure("a stream has one reader: wait for the piece that was asked for")
        case .idle:
            state = .waiting(handler)
            source.requestPiece { [weak self] in self?.receive($0) }
        }
    }

    /// Ends the reading. A handler that waits is told ``ContentError/cancelled``. Calling it again changes nothing.
    public func cancel() {
        guard !isOver else { return }
        source.cancel()
        finish(with: .failure(.cancelled))
    }

    /// Fetches the next piece.
    ///
    /// - Returns: The piece; `nil` at the end.
    /// - Throws: Why there is no more; ``ContentError/cancelled`` when the task was cancelled.
    public func next() async throws(ContentError) -> [UInt8]? {
        try await awaited { next($0) }
    }

    private func receive(_ result: Result<[UInt8]?, ContentError>) {
        guard case .waiting(let handler) = state else { return }
        guard case .success(.some) = result else { return finish(with: result) }
        state = .idle
        handler(result)
    }

    private func finish(with result: Result<[UInt8]?, ContentError>) {
        let former = state
        if case .failure(let error) = result { state = .over(error) } else { state = .over(nil) }
        if case .waiting(let handler) = former { handler(result) }
    }

    /// Waits for what a handler is told, and cancels the reading with the task.
    func awaited<Value: Sendable>(
        _ ask: (@escaping (Result<Value, ContentError>) -> Void) -> Void
    ) async throws(ContentError) -> Value {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
        } onCancel: {
            Task { @MainActor in self.cancel() }
        }
        return try result.get()
    }
}

// MARK: As a sequence

extension ContentStream {
    /// Fetches the pieces of a stream, one after the other.
    nonisolated public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        private let stream: ContentStream

        fileprivate init(_ stream: ContentStream) { self.stream = stream }

        /// Fetches the next piece; `nil` at the end.
        public mutating func next() async throws(ContentError) -> [UInt8]? { try await stream.next() }

        /// Fetches the next piece; `nil` at the end.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(ContentError) -> [UInt8]? { try await stream.next() }
    }

    /// The stream's iterator. All of them read on from where the stream is.
    nonisolated public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
