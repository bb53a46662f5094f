public import Tactus

/// What something is, by the names that Apple's systems have for it: for a program that asks what is dropped or pasted.
///
/// ```swift
/// session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier])
/// ```
nonisolated public struct UTType: Hashable, Sendable {
    /// The name, such as `public.png`.
    public let identifier: String
    /// How the names of the content types begin that are meant.
    private let beginnings: [String]

    private init(_ identifier: String, _ beginnings: String...) {
        (self.identifier, self.beginnings) = (identifier, beginnings)
    }

    /// The type of a name that is known here; `nil` for any other.
    public init?(_ identifier: String) {
        guard let type = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    /// Anything.
    public static let item = UTType("public.item", "")
    /// Anything that is bytes.
    public static let data = UTType("public.data", "")
    /// Text of any kind.
    public static let text = UTType("public.text", "text/", "application/json")
    /// Text without marks.
    public static let plainText = UTType("public.plain-text", "text/plain")
    /// Text without marks, in UTF-8.
    public static let utf8PlainText = UTType("public.utf8-plain-text", "text/plain")
    /// A page, or a part of one.
    public static let html = UTType("public.html", "text/html")
    /// Values in JSON.
    public static let json = UTType("public.json", "application/json")
    /// An address.
    public static let url = UTType("public.url", "text/uri-list")
    /// The place of a file.
    public static let fileURL = UTType("public.file-url", "text/uri-list")
    /// A picture of any kind.
    public static let image = UTType("public.image", "image/")
    /// A picture in the PNG format.
    public static let png = UTType("public.png", "image/png")
    /// A picture in the JPEG format.
    public static let jpeg = UTType("public.jpeg", "image/jpeg")
    /// A picture in the GIF format.
    public static let gif = UTType("com.compuserve.gif", "image/gif")
    /// A document in the PDF format.
    public static let pdf = UTType("com.adobe.pdf", "application/pdf")

    private static let all: [UTType] = [
        .item, .data, .text, .plainText, .utf8PlainText, .html, .json, .url, .fileURL, .image, .png, .jpeg, .gif, .pdf,
    ]

    /// Whether a content type is one of these.
    func includes(_ type: ContentType) -> Bool { beginnings.contains { type.name.hasPrefix($0) } }

    /// Whether one of some content types is meant by one of some names, of Apple's or of content types themselves.
    static func isAny(of types: [ContentType], named identifiers: [String]) -> Bool {
        identifiers.contains { identifier in
            types.contains { UTType(identifier)?.includes($0) ?? ($0.name == identifier) }
        }
    }
}

extension DropSession {
    /// Returns whether what is dragged can be had as one of some types.
    ///
    /// - Parameter typeIdentifiers: Their names: those of ``UTType``, or names of content types.
    /// - Returns: Whether it can.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        UTType.isAny(of: types, named: typeIdentifiers)
    }
}

extension ItemProvider {
    /// Returns whether the item can be had as a type.
    ///
    /// - Parameter typeIdentifier: Its name: one of ``UTType``, or that of a content type.
    /// - Returns: Whether it can.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType.isAny(of: types, named: [typeIdentifier])
    }
}
