public import TactusUI
import TactusEditing
import TactusPlatform

/// Text that is on its way from the clipboard into a text view.
///
/// It comes piece by piece, and is put in when all of it is there, as one step of undo: the text can be edited
/// meanwhile, whatever its length and however slowly another program makes it. ``TextView/currentPaste`` is there until
/// then. What takes more than half a second shows at the lower edge of the view, with a button to cancel it, which
/// Escape does as well.
public final class TextPaste {
    /// More bytes are not taken.
    static let mostBytes = 1 << 30
    /// More bytes are not taken where there is one line.
    static let mostBytesOfLine = 16 << 20
    /// How much is taken in one turn of the loop.
    static let bytesOfTurn = 1 << 20

    /// How many bytes have come. Nobody knows how many there will be.
    public private(set) var byteCount = 0
    /// Whether all of it has come, it was cancelled, or it failed.
    public private(set) var isOver = false
    /// Why it failed: `ContentError.tooLarge` beyond a gigabyte.
    public private(set) var error: ContentError?

    /// Called when more has come, and at the end.
    var onProgress: ((TextPaste) -> Void)?

    private let stream: ContentStream
    private let limit: Int
    private weak var application: Application?
    private var onEnd: ((TextBuffer) -> Void)?
    private var text = TextBuffer()
    /// The beginning of a character whose end has not come.
    private var rest: [UInt8] = []
    private var isReading = false
    private var isWaiting = false
    private var byteCountOfTurn = 0

    init(
        _ stream: ContentStream, limit: Int, in application: Application, _ onEnd: @escaping (TextBuffer) -> Void
    ) {
        self.stream = stream
        self.limit = limit
        self.application = application
        self.onEnd = onEnd
    }

    /// Ends it; nothing is put into the text. Calling it again changes nothing.
    public func cancel() {
        guard !isOver else { return }
        stream.cancel()
        finish(.cancelled)
    }

    /// Takes pieces, as long as they come at once and the turn is not over.
    func read() {
        isReading = true
        while !isOver, !isWaiting, byteCountOfTurn < Self.bytesOfTurn {
            isWaiting = true
            stream.next { [self] in receive($0) }
        }
        isReading = false
        guard !isOver, !isWaiting else { return }
        byteCountOfTurn = 0
        guard let application else { return cancel() }
        application.schedule(after: .zero) { [self] in read() }
    }

    private func receive(_ result: Result<[UInt8]?, ContentError>) {
        guard !isOver else { return }
        isWaiting = false
        switch result {
        case .failure(let error): return finish(error)
        case .success(nil):
            append(rest[...])
            return finish(nil)
        case .success(let piece?):
            byteCount += piece.count
            byteCountOfTurn += piece.count
            guard byteCount <= limit else {
                stream.cancel()
                return finish(.tooLarge(limit: limit))
            }
            let bytes = rest.isEmpty ? piece : rest + piece
            let complete = Self.completeCount(of: bytes)
            rest = Array(bytes[complete...])
            append(bytes[..<complete])
            onProgress?(self)
        }
        if !isReading {
            byteCountOfTurn = 0
            read()
        }
    }

    private func append(_ bytes: ArraySlice<UInt8>) {
        if !bytes.isEmpty { text.replaceSubrange(text.count..<text.count, with: TextBuffer(decoding: bytes)) }
    }

    private func finish(_ error: ContentError?) {
        isOver = true
        self.error = error
        if error == nil { onEnd?(text) }
        onEnd = nil
        text = TextBuffer()
        onProgress?(self)
        onProgress = nil
    }

    /// How many of the bytes are not the beginning of a character whose end may come.
    static func completeCount(of bytes: [UInt8]) -> Int {
        for index in bytes.indices.suffix(3).reversed() where bytes[index] & 0xC0 != 0x80 {
            let length = bytes[index] < 0xC0 ? 1 : bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
            return index + length > bytes.count ? index : bytes.count
        }
        return bytes.count
    }
}
