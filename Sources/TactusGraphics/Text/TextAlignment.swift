/// How lines lie in a layout's box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// At the side where reading begins: the left one, but the right one for Arabic and Hebrew paragraphs.
    case natural
    /// At the side where reading ends.
    case trailing
    /// At the left side.
    case left
    /// In the middle.
    case center
    /// At the right side.
    case right
    /// At both sides, with wider gaps between words; a paragraph's last line as ``natural``.
    case justified

    /// Which part of the room beside a line lies to its left.
    ///
    /// - Parameter direction: Which way the line's paragraph is read.
    /// - Returns: 0, 0.5 or 1.
    func shareBefore(in direction: TextDirection) -> Double {
        switch self {
        case .natural, .justified: direction == .leftToRight ? 0 : 1
        case .trailing: direction == .leftToRight ? 1 : 0
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}

/// The direction in which a paragraph, or a part of one, is read.
public enum TextDirection: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// Tells how text is broken or shortened that is wider than its box, or has more lines than allowed.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
    /// Lines end between words, and within a word that is longer than a line. What has no room is left out.
    case wordWrapping
    /// Lines end between any two characters. What has no room is left out.
    case characterWrapping
    /// Each paragraph is one line, which may be wider than its box.
    case clipping
    /// Lines end between words; the last that there may be keeps its end: “…end of the text”.
    case truncatingHead
    /// Lines end between words; the last that there may be keeps its beginning and its end: “begin…end”.
    case truncatingMiddle
    /// Lines end between words; the last that there may be keeps its beginning: “beginning…”.
    case truncatingTail

    /// Whether an ellipsis stands for what is left out.
    var truncates: Bool {
        switch self {
        case .wordWrapping, .characterWrapping, .clipping: false
        case .truncatingHead, .truncatingMiddle, .truncatingTail: true
        }
    }
}
