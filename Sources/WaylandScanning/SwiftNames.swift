/// How the names of a protocol become Swift names.
public enum SwiftNames {
    /// The name of the class of an interface, or of an enumeration: `wl_data_offer` becomes `WlDataOffer`.
    public static func type(_ name: String) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The name of an enumeration inside the class of its interface.
    ///
    /// `Event`, `Request`, `Type` and `Self` mean something else there, and get the suffix `Value`.
    public static func enumeration(_ name: String) -> String {
        let type = type(name)
        return ["Event", "Request", "Type", "Self"].contains(type) ? type + "Value" : type
    }

    /// The name of a request, an event or an argument inside a string of words: `set_title` becomes `setTitle`.
    ///
    /// A leading underscore stands before what begins with a digit: `90` becomes `_90`.
    public static func bareMember(_ name: String) -> String {
        let words = name.split(separator: "_")
        guard let first = words.first else { return "_" }
        let joined = first.prefix(1).lowercased() + first.dropFirst() + type(words.dropFirst().joined(separator: "_"))
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// The name of a request, an event, an argument or an entry, in backticks where Swift needs them.
    public static func member(_ name: String) -> String {
        let bare = bareMember(name)
        return keywords.contains(bare) ? "`\(bare)`" : bare
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
