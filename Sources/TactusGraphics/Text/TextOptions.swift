/// How a text is laid out: what its parts do not say themselves, and the room that it has.
///
/// ```swift
/// var options = TextOptions(font: .preferred(.body))
/// options.maximumWidth = 320
/// options.maximumLines = 2
/// let layout = typesetter.layout(text, options)
/// ```
public struct TextOptions: Hashable, Sendable {
    /// The font of what has none of its own.
    public var font: Font

    /// How lines lie in the box.
    public var alignment: TextAlignment

    /// Tells how text is broken or shortened that is too wide, or has too many lines.
    public var lineBreakMode: LineBreakMode

    /// The width of the box in points; `nil` lets lines be as long as they are. A width below zero, or that is not a
    /// number, counts as zero.
    public var maximumWidth: Double?

    /// How many lines there may be; `nil` for no limit. Less than one counts as one.
    public var maximumLines: Int?

    /// The direction of paragraphs without a letter that has one, such as a number.
    public var direction: TextDirection

    /// By how much everything in the text is larger, its fonts as well as its lengths. The box is not.
    public var scale: Double

    /// The language of what has none of its own, as in `ja`; `nil` for the typesetter's.
    public var language: String?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - font: The font of what has none of its own.
    ///   - alignment: How lines lie in the box.
    ///   - lineBreakMode: What becomes of what is too wide, or has too many lines.
    ///   - maximumWidth: The width of the box in points; `nil` for as long as the lines are.
    ///   - maximumLines: How many lines there may be; `nil` for no limit.
    ///   - direction: Which way a paragraph is read that has no letter with a direction.
    ///   - scale: By how much everything in the text is larger.
    ///   - language: The language of what has none of its own; `nil` for the typesetter's.
    public init(
        font: Font, alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .truncatingTail,
        maximumWidth: Double? = nil, maximumLines: Int? = nil, direction: TextDirection = .leftToRight,
        scale: Double = 1,
        language: String? = nil
    ) {
        self.font = font
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.maximumWidth = maximumWidth
        self.maximumLines = maximumLines
        self.direction = direction
        self.scale = scale
        self.language = language
    }

    /// The options that count: equal ones make equal layouts.
    var normalized: TextOptions {
        var options = self
        options.maximumWidth = maximumWidth.flatMap { $0 < 1_000_000 ? max($0, 0) : $0.isNaN ? 0 : nil }
        options.maximumLines = maximumLines.map { max($0, 1) }
        options.scale = scale > 0.01 ? min(scale, 100) : scale > 0 ? 0.01 : 1
        return options
    }
}
