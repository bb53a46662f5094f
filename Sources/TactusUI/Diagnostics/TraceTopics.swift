/// What a trace tells about; see ``Application/startTrace(_:to:)``.
nonisolated public struct TraceTopics: OptionSet, Hashable, Sendable {
    /// One bit a topic.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `frames`: input as it leaves the queue, in the form of recordings.
    public static let frames = TraceTopics(rawValue: 1 << 0)
    /// `hittest`: which window and view a touch landed on.
    public static let hitTesting = TraceTopics(rawValue: 1 << 1)
    /// `gestures`: which recognizers take a touch, what they propose, who is asked, what is decided and why.
    public static let gestures = TraceTopics(rawValue: 1 << 2)
    /// `delivery`: events, and what views are told.
    public static let delivery = TraceTopics(rawValue: 1 << 3)
    /// `display`: what is out of date, and what was painted.
    public static let display = TraceTopics(rawValue: 1 << 4)
    /// `diagnostics`: mistakes of the program that were survived.
    public static let diagnostics = TraceTopics(rawValue: 1 << 5)
    /// `all`: everything.
    public static let all: TraceTopics = [.frames, .hitTesting, .gestures, .delivery, .display, .diagnostics]

    private static let names: [(name: String, topics: TraceTopics)] = [
        ("frames", .frames), ("hittest", .hitTesting), ("gestures", .gestures), ("delivery", .delivery),
        ("display", .display), ("diagnostics", .diagnostics), ("all", .all),
    ]

    /// Reads topics by their names, as in `gestures,hittest`. Spaces around names do not count, nor do empty names.
    ///
    /// - Throws: The first name that is no topic.
    public init(names: String) throws(UnknownTraceTopic) {
        self = []
        for part in names.split(separator: ",") {
            let name = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            guard !name.isEmpty else { continue }
            guard let known = Self.names.first(where: { $0.name == name }) else {
                throw UnknownTraceTopic(name: name, known: Self.names.map(\.name))
            }
            formUnion(known.topics)
        }
    }

    /// The name of a single topic.
    var name: String { Self.names.first { $0.topics == self }?.name ?? "trace" }
}

/// A name that is no topic of a trace.
nonisolated public struct UnknownTraceTopic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public var name: String
    /// The names that there are.
    public var known: [String]

    /// Creates an error.
    public init(name: String, known: [String]) {
        self.name = name
        self.known = known
    }

    /// One sentence that lists the topics there are.
    public var description: String {
        "there is no trace topic \"\(name)\"; the topics are \(known.joined(separator: ", "))"
    }
}
