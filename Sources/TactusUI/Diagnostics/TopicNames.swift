/// A set of topics that have names, as an environment variable lists them.
nonisolated protocol NamedTopics: OptionSet where Element == Self {
    /// What they are about: the word before "topic" in an error.
    static var subject: String { get }
    /// The topics by name, in the order in which they are listed.
    static var names: [(name: String, topics: Self)] { get }
}

nonisolated extension NamedTopics {
    /// Reads names with commas between them. Spaces around names do not count, nor do empty names.
    ///
    /// - Parameter text: The names.
    /// - Returns: The topics.
    /// - Throws: The first name that is no topic.
    static func reading(_ text: String) throws(UnknownTopic) -> Self {
        var topics: Self = []
        for part in text.split(separator: ",") {
            let name = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            guard !name.isEmpty else { continue }
            guard let known = names.first(where: { $0.name == name }) else {
                throw UnknownTopic(name: name, subject: subject, known: names.map(\.name))
            }
            topics.formUnion(known.topics)
        }
        return topics
    }

    /// The name of a single topic.
    var name: String { Self.names.first { $0.topics == self }?.name ?? Self.subject }
}

/// A name that is no topic of a trace or an overlay.
nonisolated public struct UnknownTopic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public var name: String
    /// Of what there is no such topic: `trace` or `overlay`.
    public var subject: String
    /// The names that there are.
    public var known: [String]

    /// Creates an error.
    public init(name: String, subject: String, known: [String]) {
        self.name = name
        self.subject = subject
        self.known = known
    }

    /// One sentence that lists the topics there are.
    public var description: String {
        "there is no \(subject) topic \"\(name)\"; the topics are \(known.joined(separator: ", "))"
    }
}
