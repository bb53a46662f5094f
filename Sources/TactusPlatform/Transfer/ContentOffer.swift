public import TactusGraphics

/// Something that can be had in one or more types: what is on a `Pasteboard`, what is dragged, an ``ItemProvider``.
///
/// ```swift
/// if pasteboard.contains(.text) { note.text = try await pasteboard.string() }
/// ```
///
/// Another program may be slow, dead, or not tell the truth. Reading waits without holding up anything, ends when
/// nothing came for five seconds (``ContentError/silent(_:)``), and never takes more than was asked for.
@MainActor public protocol ContentOffer: AnyObject {
    /// The types in which it can be had, the best first.
    var types: [ContentType] { get }

    /// Begins to read it.
    ///
    /// - Parameter type: In which type.
    /// - Returns: Its content, to be read once.
    /// - Throws: ``ContentError/absent(_:)`` when there is nothing of the type, or why it cannot be had.
    func content(as type: ContentType) throws(ContentError) -> ContentStream
}

extension ContentOffer {
    /// Whether it can be had in a type.
    public func contains(_ type: ContentType) -> Bool { types.contains(type) }

    /// Reads it.
    ///
    /// - Parameters:
    ///   - type: In which type.
    ///   - limit: How many bytes to take at most, 64 MiB unless it is said.
    /// - Returns: Its content.
    /// - Throws: Why it cannot be had; ``ContentError/tooLarge(limit:)`` when there is more of it.
    public func bytes(as type: ContentType, upTo limit: Int = 64 << 20) async throws(ContentError) -> [UInt8] {
        try await content(as: type).collect(upTo: limit)
    }

    /// Reads it as plain text. What is not UTF-8 in it becomes U+FFFD.
    ///
    /// - Parameter limit: How many bytes to take at most, 16 MiB unless it is said.
    /// - Returns: The text.
    /// - Throws: Why it cannot be had; ``ContentError/tooLarge(limit:)`` when there is more of it.
    public func string(upTo limit: Int = 16 << 20) async throws(ContentError) -> String {
        String(decoding: try await bytes(as: .text, upTo: limit), as: UTF8.self)
    }

    /// Reads it as a picture. It is decoded outside the main actor, and has 33 million pixels at most: another
    /// program's few kilobytes may unpack to gigabytes.
    ///
    /// - Parameters:
    ///   - scale: How many of the picture's pixels belong to a point; positive and finite.
    ///   - limit: How many bytes to take at most, 64 MiB unless it is said.
    /// - Returns: The picture.
    /// - Throws: Why it cannot be had; ``ContentError/malformed(_:)`` when it is none.
    public func image(scale: Double = 1, upTo limit: Int = 64 << 20) async throws(ContentError) -> Image {
        try await decodePNG(bytes(as: .png, upTo: limit), scale: scale)
    }
}

@concurrent
private func decodePNG(_ bytes: [UInt8], scale: Double) async throws(ContentError) -> Image {
    do {
        return try Image(png: bytes, scale: scale, pixelLimit: 1 << 25)
    } catch {
        throw if case .outOfMemory = error { ContentError.exhausted } else { ContentError.malformed(.png) }
    }
}
