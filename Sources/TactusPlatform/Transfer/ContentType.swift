/// What kind of content something is, by its MIME name: `image/png`.
///
/// ```swift
/// extension ContentType {
///     static let shapes: ContentType = "application/x-example-shapes"
/// }
/// ```
///
/// Two types are the same when their names are, letter for letter. Plain text has several names on a desktop;
/// ``text`` stands for all of them.
public struct ContentType: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Creates the type of that name.
    public init(_ name: String) { self.name = name }

    /// Creates the type of that name.
    public init(stringLiteral name: String) { self.init(name) }

    /// The name.
    public var description: String { name }

    /// Plain text in UTF-8: `text/plain;charset=utf-8`.
    public static let text: ContentType = "text/plain;charset=utf-8"
    /// A part of a web page.
    public static let html: ContentType = "text/html"
    /// A picture in the PNG format.
    public static let png: ContentType = "image/png"
    /// Places of files and pages, a line each, as file managers drag them.
    public static let uriList: ContentType = "text/uri-list"
}
