public import TactusGeometry

/// A place between two characters of a text.
///
/// Where a line is broken within a paragraph, one index is two places: the end of a line and the beginning of the next. The
/// ``affinity`` tells which.
public struct TextPosition: Hashable, Sendable {
    /// To which of its neighbours a place belongs.
    public enum Affinity: Hashable, Sendable, CaseIterable {
        /// To the character behind it: the beginning of a line.
        case downstream
        /// To the character before it: the end of a line.
        case upstream
    }

    /// The index of the character behind the place.
    public var index: String.Index

    /// To which of its neighbours it belongs.
    public var affinity: Affinity

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - index: The index of the character behind the place.
    ///   - affinity: To which of its neighbours it belongs.
    public init(_ index: String.Index, affinity: Affinity = .downstream) {
        self.index = index
        self.affinity = affinity
    }
}

/// Where to draw the mark at which text is inserted, in the space of a layout's box.
public struct TextCaret: Hashable, Sendable {
    /// A line without a width, as high as the letters of the line: where text is inserted that is read as the paragraph is.
    public let rect: Rect

    /// Where text is inserted that is read the other way, if that is another place.
    public let oppositeRect: Rect?

    /// Which way the text is read that is there.
    public let direction: TextDirection
}

/// A line of a layout.
public struct TextLine: Hashable, Sendable {
    /// Its characters, without those that end a line.
    public let range: Range<String.Index>

    /// Where it is in the layout's box: as wide as its letters, as high as the line.
    public let frame: Rect

    /// The distance from the top of the box to the line that its letters stand on.
    public let baseline: Double

    /// Which way its paragraph is read.
    public let direction: TextDirection
}
