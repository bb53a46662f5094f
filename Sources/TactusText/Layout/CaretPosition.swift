public import TactusGraphics

/// A place between two characters of a text that is edited.
///
/// Where a line is broken within a paragraph, one offset is two places: the end of a line and the beginning of the
/// next. The ``affinity`` tells which.
nonisolated public struct CaretPosition: Hashable, Sendable {
    /// The offset in bytes of UTF-8, between characters.
    public var offset: Int
    /// To which of its neighbours the place belongs.
    public var affinity: TextPosition.Affinity

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - offset: The offset in bytes of UTF-8.
    ///   - affinity: To which of its neighbours it belongs.
    public init(_ offset: Int, affinity: TextPosition.Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}
