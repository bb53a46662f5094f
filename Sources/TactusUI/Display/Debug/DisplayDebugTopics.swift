/// The debugging work that an application does with its frames, see ``Application/displayDebug``.
nonisolated public struct DisplayDebugTopics: OptionSet, Hashable, Sendable {
    /// One bit a topic.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `flash`: what was painted is tinted for a moment.
    public static let flash = DisplayDebugTopics(rawValue: 1 << 0)
    /// `verify`: after each frame everything is painted a second time elsewhere, and compared with what shows. A
    /// difference is told as ``Diagnostic/pictureDiffers(scene:pixels:by:)``. Views are asked to draw twice, and frames
    /// take long. Allowed is what rounds: 1 of 255, and on soft edges up to 18.
    public static let verify = DisplayDebugTopics(rawValue: 1 << 1)
    /// `all`: everything.
    public static let all: DisplayDebugTopics = [.flash, .verify]

    /// Reads topics by their names, as in `flash,verify`. Spaces around names do not count, nor do empty names.
    ///
    /// - Throws: The first name that is no topic.
    public init(names: String) throws(UnknownTopic) { self = try Self.reading(names) }
}

nonisolated extension DisplayDebugTopics: NamedTopics {
    static var subject: String { "display" }

    static var names: [(name: String, topics: DisplayDebugTopics)] {
        [("flash", .flash), ("verify", .verify), ("all", .all)]
    }
}
