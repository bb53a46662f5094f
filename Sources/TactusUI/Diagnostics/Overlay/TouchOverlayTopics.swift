/// The contents of a touch overlay, see ``WindowScene/touchOverlay``.
nonisolated public struct TouchOverlayTopics: OptionSet, Hashable, Sendable {
    /// One bit a topic.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `touches`: a disc under each finger, with its number, its phase and its count of taps.
    public static let touches = TouchOverlayTopics(rawValue: 1 << 0)
    /// `areas`: the outline of the area in which the touched view takes touches, its outsets included.
    public static let areas = TouchOverlayTopics(rawValue: 1 << 1)
    /// `recognizers`: the recognizers that take part, each with its state in a colour.
    public static let recognizers = TouchOverlayTopics(rawValue: 1 << 2)
    /// `slop`: circles about the place where a finger landed: in the smaller it may still tap or press, at the larger
    /// it is about to pan.
    public static let slop = TouchOverlayTopics(rawValue: 1 << 3)
    /// `velocity`: where each pan that goes on would be in a tenth of a second.
    public static let velocity = TouchOverlayTopics(rawValue: 1 << 4)
    /// `all`: everything.
    public static let all: TouchOverlayTopics = [.touches, .areas, .recognizers, .slop, .velocity]

    /// Reads topics by their names, as in `touches,areas`. Spaces around names do not count, nor do empty names.
    ///
    /// - Throws: The first name that is no topic.
    public init(names: String) throws(UnknownTopic) { self = try Self.reading(names) }
}

nonisolated extension TouchOverlayTopics: NamedTopics {
    static var subject: String { "overlay" }

    static var names: [(name: String, topics: TouchOverlayTopics)] {
        [
            ("touches", .touches), ("areas", .areas), ("recognizers", .recognizers), ("slop", .slop),
            ("velocity", .velocity), ("all", .all),
        ]
    }
}
