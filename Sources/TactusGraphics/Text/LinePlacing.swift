/// The room beside the lines of a piece, in points.
struct LineIndents: Hashable {
    /// At the head of the first line.
    var first: Double
    /// At the head of the other lines.
    var others: Double
    /// At the tail.
    var tail: Double

    /// What a paragraph's style says; a piece that goes on with its paragraph has no first line.
    init(_ style: ParagraphStyle, of piece: TextPiece, scale: Double) {
        others = style.headIndent.asLength() * scale
        first = piece.beginsParagraph ? style.firstLineHeadIndent.asLength() * scale : others
        tail = style.tailIndent.asLength() * scale
    }
}

/// Puts lines below each other.
///
/// A line is as high as its letters need, times the multiple, within the limits; what that is more than the letters
/// need, or less, lies half above them and half below.
struct LinePlacing {
    /// Where the next line goes, before the room between the lines.
    private(set) var bottom = 0.0
    /// The room below the last line, if there is another one.
    private var spacing = 0.0
    private var isFirst = true

    /// Where a line is.
    struct Position: Hashable {
        var top: Double
        var height: Double
        /// Where its letters stand.
        var baseline: Double
    }

    /// Places the next line.
    ///
    /// - Parameters:
    ///   - ascent: How far its letters reach up, in points.
    ///   - descent: How far they reach down.
    ///   - style: How the paragraph's lines lie.
    ///   - beginsParagraph: Whether it is the first of its paragraph.
    ///   - endsParagraph: Whether it is the last of its paragraph.
    ///   - scale: By how much the style's lengths are larger.
    /// - Returns: Where it is.
    mutating func addLine(
        ascent: Double, descent: Double, style: ParagraphStyle, beginsParagraph: Bool, endsParagraph: Bool,
        scale: Double
    ) -> Position {
        let needed = ascent + descent
        let least = style.minimumLineHeight.asLength() * scale
        let most = max(style.maximumLineHeight.map { $0.asLength() * scale } ?? .infinity, least)
        let multiple = style.lineHeightMultiple > 0 ? min(style.lineHeightMultiple, 100) : 1
        let height = min(max(needed * multiple, least), most)
        if !isFirst, beginsParagraph { spacing += style.paragraphSpacingBefore.asLength() * scale }
        let top = bottom + (isFirst ? 0 : spacing)
        isFirst = false
        bottom = top + height
        spacing = style.lineSpacing.asLength() * scale
        if endsParagraph { spacing += style.paragraphSpacing.asLength() * scale }
        return Position(top: top, height: height, baseline: top + (height - needed) / 2 + ascent)
    }
}
