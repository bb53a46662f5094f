public import TactusGeometry

/// A place between two characters of a text.
///
/// Where a line is broken within a paragraph, one index is two places: the end of a line and the beginning of the next.
/// The ``affinity`` tells which.
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

/// The caret: a rectangle in the space of a layout's box that marks where text is inserted.
public struct TextCaret: Hashable, Sendable {
    /// A line without a width, as high as the letters of the line: where text is inserted that is read
    /// as the paragraph is.
    public let rect: Rect

    /// The second caret, for text that is read the other way, where that is inserted elsewhere; else `nil`.
    public let oppositeRect: Rect?

    /// The direction of the text at the caret.
    public let direction: TextDirection
}

/// A line of a layout.
public struct TextLine: Hashable, Sendable {
    /// Its characters, without those that end a line.
    public let range: Range<String.Index>

    /// The part's rectangle in the layout's box: as wide as its letters, as high as the line.
    public let frame: Rect

    /// The distance from the top of the box to the line that its letters stand on.
    public let baseline: Double

    /// The direction of its paragraph.
    public let direction: TextDirection
}
