/// A link in a text, as the delegate of a text view is told of it.
nonisolated public struct UITextItem: Hashable, Sendable {
    /// What the item is.
    public enum Content: Hashable, Sendable {
        /// A link, with where it leads.
        case link(Address)
    }

    /// Where a link leads: what Foundation's `URL` says of it. `URL(string: address.absoluteString)` is one.
    public struct Address: Hashable, Sendable, CustomStringConvertible {
        /// All of it.
        public let absoluteString: String

        /// Creates an address.
        public init(_ absoluteString: String) { self.absoluteString = absoluteString }

        /// All of it.
        public var description: String { absoluteString }

        /// What is before the first colon; `nil` where there is none.
        public var scheme: String? {
            absoluteString.firstIndex(of: ":").map { String(absoluteString[..<$0]) }
        }

        /// The name of the machine; `nil` where the address says none.
        public var host: String? {
            guard let authority else { return nil }
            let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
            let name = host.hasPrefix("[") ? host : host.prefix { $0 != ":" }
            return name.isEmpty ? nil : String(name)
        }

        /// What follows the machine, or the scheme, up to a question or a part.
        public var path: String {
            let rest: Substring
            if let authority {
                rest = absoluteString[authority.endIndex...]
            } else if let colon = absoluteString.firstIndex(of: ":") {
                rest = absoluteString[absoluteString.index(after: colon)...]
            } else {
                rest = absoluteString[...]
            }
            return String(rest.prefix { $0 != "?" && $0 != "#" })
        }

        /// What follows a question mark; `nil` where there is none.
        public var query: String? {
            let whole = absoluteString.prefix { $0 != "#" }
            return whole.firstIndex(of: "?").map { String(whole[whole.index(after: $0)...]) }
        }

        private var authority: Substring? {
            guard let colon = absoluteString.firstIndex(of: ":") else { return nil }
            let rest = absoluteString[absoluteString.index(after: colon)...]
            guard rest.hasPrefix("//") else { return nil }
            return rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        }
    }

    /// What the item is.
    public let content: Content
    /// Where it is in the text, in units of UTF-16.
    public let range: NSRange
}
