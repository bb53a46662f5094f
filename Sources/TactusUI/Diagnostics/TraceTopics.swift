/// The topics of a trace; see ``Application/startTrace(_:to:)``.
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
    /// `latency`: how long it took from the finger to what came of it, and which settings made it longer, see
    /// ``LatencyMeter``. What is drawn is told a second time, with the moment at which it is expected on the glass.
    public static let latency = TraceTopics(rawValue: 1 << 6)
    /// `layout`: how many views were laid out, and for which the constraints leave a choice.
    public static let layout = TraceTopics(rawValue: 1 << 7)
    /// `all`: everything.
    public static let all: TraceTopics = [
        .frames, .hitTesting, .gestures, .delivery, .display, .diagnostics, .latency, .layout,
    ]

    /// Reads topics by their names, as in `gestures,hittest`. Spaces around names do not count, nor do empty names.
    ///
    /// - Throws: The first name that is no topic.
    public init(names: String) throws(UnknownTopic) { self = try Self.reading(names) }
}

nonisolated extension TraceTopics: NamedTopics {
    static var subject: String { "trace" }

    static var names: [(name: String, topics: TraceTopics)] {
        [
            ("frames", .frames), ("hittest", .hitTesting), ("gestures", .gestures), ("delivery", .delivery),
            ("display", .display), ("diagnostics", .diagnostics), ("latency", .latency),
            ("layout", .layout), ("all", .all),
        ]
    }
}
