/// How the lines of a paragraph lie.
///
/// Lengths are in points. What is not a number counts as 0, and none counts as more than 100,000. Head is where reading
/// begins: the left side of a paragraph that is read from left to right, the right side of one that is read
/// from right to left.
public struct ParagraphStyle: Hashable, Sendable {
    /// How lines lie between the sides; `nil` for what the text's options say.
    public var alignment: TextAlignment?

    /// Tells how lines that are too wide are broken or shortened; `nil` for the text's options.
    public var lineBreakMode: LineBreakMode?

    /// Which way the paragraph is read; `nil` for the direction of its first letter that has one, and for the options'
    /// direction where no letter has.
    public var direction: TextDirection?

    /// The room at the head of the first line.
    public var firstLineHeadIndent: Double

    /// The room at the head of all other lines.
    public var headIndent: Double

    /// The room at the tail of all lines.
    public var tailIndent: Double

    /// The factor by which line heights are multiplied. The added height is divided evenly above and below the text.
    public var lineHeightMultiple: Double

    /// The least height of a line.
    public var minimumLineHeight: Double

    /// The greatest height of a line; `nil` for no limit.
    public var maximumLineHeight: Double?

    /// The room between two lines.
    public var lineSpacing: Double

    /// The room above the paragraph, unless it is the first.
    public var paragraphSpacingBefore: Double

    /// The room below the paragraph, unless it is the last.
    public var paragraphSpacing: Double

    /// The positions that tabulators move to. After the last one they continue at the distance of the last two.
    public var tabStops: [TabStop]

    /// Creates a style; by default lines lie close, without indents.
    ///
    /// - Parameters:
    ///   - alignment: How lines lie between the sides; `nil` for what the text's options say.
    ///   - lineBreakMode: What becomes of what is too wide; `nil` for what the text's options say.
    ///   - direction: Which way the paragraph is read; `nil` for that of its letters.
    ///   - firstLineHeadIndent: The room at the head of the first line.
    ///   - headIndent: The room at the head of all other lines.
    ///   - tailIndent: The room at the tail of all lines.
    ///   - lineHeightMultiple: What the heights of lines are multiplied with.
    ///   - minimumLineHeight: The least height of a line.
    ///   - maximumLineHeight: The greatest height of a line; `nil` for no limit.
    ///   - lineSpacing: The room between two lines.
    ///   - paragraphSpacingBefore: The room above the paragraph.
    ///   - paragraphSpacing: The room below the paragraph.
    ///   - tabStops: Where tabulators lead to.
    public init(
        alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil, direction: TextDirection? = nil,
        firstLineHeadIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0, lineHeightMultiple: Double = 1,
        minimumLineHeight: Double = 0, maximumLineHeight: Double? = nil, lineSpacing: Double = 0,
        paragraphSpacingBefore: Double = 0, paragraphSpacing: Double = 0, tabStops: [TabStop] = []
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.direction = direction
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineSpacing = lineSpacing
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.paragraphSpacing = paragraphSpacing
        self.tabStops = tabStops
    }

    /// A place that a tabulator leads to.
    public struct TabStop: Hashable, Sendable {
        /// The part of the text behind a tabulator that is placed at its position.
        public enum Alignment: Hashable, Sendable, CaseIterable {
            /// Its left end.
            case left
            /// Its middle.
            case center
            /// Its right end.
            case right
            /// Its decimal point.
            case decimal
        }

        /// How far the place is from the head of the paragraph, in points.
        public var position: Double

        /// Tells which part of the text behind the tabulator is at its position.
        public var alignment: Alignment

        /// Creates a stop.
        ///
        /// - Parameters:
        ///   - position: How far the place is from the head of the paragraph, in points.
        ///   - alignment: What of the text lies there.
        public init(_ position: Double, alignment: Alignment = .left) {
            self.position = position
            self.alignment = alignment
        }
    }
}

extension Double {
    /// This length, as far as text can be laid out with it: a number, and between the limits.
    func asLength(from least: Double = 0) -> Double { isNaN ? max(least, 0) : min(max(self, least), 100_000) }
}
