import TactusEditing
import TactusPlatform

/// A text that somebody reads who pastes it: a piece is made of it when it is asked for, so that a text of a gigabyte
/// is never there twice.
final class TextBufferSource: ContentSource {
    /// How many bytes a piece has, or a few less.
    private static let pieceSize = 64 << 10

    private let text: TextBuffer
    private var offset = 0

    init(_ text: TextBuffer) { self.text = text }

    func requestPiece(_ answer: @escaping (Result<[UInt8]?, ContentError>) -> Void) {
        var end = min(offset + Self.pieceSize, text.count)
        while !text.isScalarBoundary(end) { end -= 1 }
        let piece = Array(text.string(in: offset..<end).utf8)
        offset = end
        answer(.success(piece.isEmpty ? nil : piece))
    }

    func cancel() { offset = text.count }
}

extension ItemProvider {
    /// Adds plain text as a type in which the item can be had.
    func register(_ text: TextBuffer) { add(.text) { TextBufferSource(text) } }
}
