package import TactusPlatform

/// The names by which programs know types of content on the wire.
///
/// A name is whatever two programs agree on, mostly a MIME type. Plain text has several, of which some are older than
/// MIME; in the toolkit all of them are `ContentType.text`.
nonisolated package enum WireTypes {
    /// Names of plain text that other programs know, the best first.
    private static let offeredTextNames = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]
    /// Names of plain text that we know, the best first. What comes as one of the last two is hardly
    /// ever UTF-8 beyond ASCII.
    private static let knownTextNames = [
        "text/plain;charset=utf-8", "text/plain;charset=UTF-8", "UTF8_STRING", "text/plain", "TEXT", "STRING",
    ]
    /// More names than this in one offer are not kept.
    private static let mostNames = 256

    /// The names by which something is offered that can be had in `types`: each once, in their order. A name that no
    /// message could carry is left out.
    package static func names(of types: [ContentType]) -> [String] {
        var names: [String] = []
        for name in types.flatMap({ $0 == .text ? offeredTextNames : [$0.name] })
        where !name.isEmpty && MessageText.fitting(name) == name && !names.contains(name) {
            names.append(name)
        }
        return names
    }

    /// The names with one more that another program has told.
    package static func adding(_ name: String, to names: [String]) -> [String] {
        names.count < mostNames && !names.contains(name) ? names + [name] : names
    }

    /// The types in which something can be had that is offered by `names`.
    package static func types(of names: [String]) -> [ContentType] {
        var types: [ContentType] = []
        for type in names.map(type(of:)) where !types.contains(type) { types.append(type) }
        return types
    }

    /// The type that another program calls `name`.
    package static func type(of name: String) -> ContentType {
        knownTextNames.contains(name) ? .text : ContentType(name)
    }

    /// By which of the offered names to ask for a type; `nil` when none is of that type.
    package static func name(for type: ContentType, among names: [String]) -> String? {
        type == .text ? knownTextNames.first(where: names.contains) : names.first { $0 == type.name }
    }
}
