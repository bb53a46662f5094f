/// What we bind: each protocol, where its comments come from, and the version of each of its interfaces.
///
/// `Protocols/README.md` describes the text form:
///
///     # A comment.
///     viewporter  wayland-protocols:stable/viewporter/viewporter.xml  wp_viewporter@1 wp_viewport@1
///
/// A line that begins with space continues the one above it.
public struct Manifest: Equatable, Sendable {
    /// Where an XML file comes from.
    public enum Origin: Equatable, Sendable {
        /// A file of an installed package, below the directory that `pkg-config` names for it.
        case package(String, path: String)
        /// A file that we wrote ourselves, beside the manifest.
        case own(path: String)
    }

    /// One protocol of the manifest.
    public struct Item: Equatable, Sendable {
        /// The name of the protocol, dashes and underscores being one: `xdg-shell`.
        public var name: String
        /// Where its XML comes from.
        public var origin: Origin
        /// The interfaces bound, in the order of the manifest.
        public var interfaces: [BoundInterface]
        /// The line of the manifest where it begins.
        public var line: Int
    }

    /// An interface and the version we bind.
    public struct BoundInterface: Equatable, Sendable {
        /// The name on the wire.
        public var name: String
        /// The version; its definition is of this one.
        public var version: UInt32
        /// The line of the manifest that names it.
        public var line: Int
    }

    /// The path of the manifest, as messages show it.
    public var file: String
    /// The protocols, in the order of the manifest.
    public var items: [Item]

    /// Parses a manifest.
    ///
    /// - Throws: A ``ScanError`` at the first line that is wrong.
    public init(parsing source: SourceText) throws(ScanError) {
        file = source.file
        items = []
        guard let text = String(validating: source.bytes, as: UTF8.self) else {
            throw ScanError(file: file, line: nil, message: "the manifest is not UTF-8")
        }
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            try parse(line, number)
        }
        if let empty = items.first(where: { $0.interfaces.isEmpty }) {
            throw error(empty.line, "\(empty.name) names no interface")
        }
        guard !items.isEmpty else { throw error(max(1, number), "the manifest names no protocol") }
    }

    private mutating func parse(_ line: Substring, _ number: Int) throws(ScanError) {
        let code = line.prefix { $0 != "#" }
        var words = code.split(whereSeparator: \.isWhitespace)[...]
        guard !words.isEmpty else { return }
        if code.first?.isWhitespace == false {
            guard words.count >= 2 else { throw error(number, "a protocol needs a name, an origin and interfaces") }
            items.append(try item(name: String(words[0]), origin: String(words[1]), number))
            words = words.dropFirst(2)
        }
        guard !items.isEmpty else { throw error(number, "this line continues a protocol, and there is none above it") }
        for word in words {
            let bound = try boundInterface(String(word), number)
            guard !items.contains(where: { $0.interfaces.contains { $0.name == bound.name } }) else {
                throw error(number, "interface \(bound.name) is named twice")
            }
            items[items.count - 1].interfaces.append(bound)
        }
    }

    private func item(name: String, origin: String, _ line: Int) throws(ScanError) -> Item {
        guard !items.contains(where: { $0.name == name }) else { throw error(line, "protocol \(name) is named twice") }
        let parts = origin.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[1].hasSuffix(".xml") else {
            throw error(line, "\"\(origin)\" is no origin; write PACKAGE:PATH.xml or own:PATH.xml")
        }
        let isOwn = parts[0] == "own"
        return Item(
            name: name, origin: isOwn ? .own(path: parts[1]) : .package(parts[0], path: parts[1]), interfaces: [],
            line: line)
    }

    private func boundInterface(_ word: String, _ line: Int) throws(ScanError) -> BoundInterface {
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let version = UInt32(parts[1]), version > 0 else {
            throw error(line, "\"\(word)\" is no interface; write NAME@VERSION")
        }
        return BoundInterface(name: String(parts[0]), version: version, line: line)
    }

    private func error(_ line: Int, _ message: String) -> ScanError {
        ScanError(file: file, line: line, message: message)
    }
}
