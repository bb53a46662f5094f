import TactusPlatform
public import TactusUI

/// A pasteboard of a test's system, as another program sees it: it puts things there, and reads what the
/// application has put there.
///
/// ```swift
/// host.pasteboard.put(.text("hello"))
/// host.keyboard.press("v", holding: .control)
/// #expect(try await host.pasteboard.string() == "…")
/// ```
///
/// What another program does badly is an `ItemProvider` that does so: one that throws, one that never ends.
public final class SystemPasteboard: ContentOffer {
    /// Which pasteboard it is.
    public let kind: PasteboardKind
    private unowned let host: TestHost

    init(_ kind: PasteboardKind, of host: TestHost) {
        self.kind = kind
        self.host = host
    }

    private var offer: (any ContentOffer)? { host.platform.offers[kind] }

    /// The types in which its content can be had; none when there is nothing.
    public var types: [ContentType] { offer?.types ?? [] }

    /// Puts something there, as another program.
    ///
    /// - Parameter item: What to put there; `nil` for nothing.
    public func put(_ item: ItemProvider?) { host.platform.receive(item, on: kind) }

    /// Begins to read the content, as another program.
    ///
    /// - Parameter type: In which type.
    /// - Returns: The content, to be read once.
    /// - Throws: `ContentError.absent(_:)` when there is nothing of the type, or why it cannot be had.
    public func content(as type: ContentType) throws(ContentError) -> ContentStream {
        guard let offer else { throw .absent(type) }
        return try offer.content(as: type)
    }
}
