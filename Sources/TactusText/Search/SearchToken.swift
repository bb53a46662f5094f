public import TactusGraphics

/// Something that is looked for and has a name, such as a person or a kind: shown in a ``SearchField`` before the text.
///
/// ```swift
/// let token = SearchToken(text: "Photos")
/// token.representedObject = Kind.photo
/// field.insertToken(token, at: field.tokens.count)
/// ```
public final class SearchToken {
    /// The name.
    public let text: String
    /// The picture before the name; `nil` for none.
    public let image: Image?
    /// What it stands for in the program; `nil` for nothing.
    public var representedObject: Any?

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - image: The picture before the name.
    ///   - text: The name.
    public init(image: Image? = nil, text: String) { (self.image, self.text) = (image, text) }
}
