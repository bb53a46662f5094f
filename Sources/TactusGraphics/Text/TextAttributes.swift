/// The appearance of a part of a ``StyledText``. Members that are `nil` are decided by whoever shows the text.
public struct TextAttributes: Hashable, Sendable {
    /// The font.
    public var font: Font?

    /// The colour of the letters.
    public var color: Color?

    /// The colour behind the letters, as high as their line.
    public var backgroundColor: Color?

    /// The line below the letters.
    public var underline: TextDecoration?

    /// The line through the letters.
    public var strikethrough: TextDecoration?

    /// The room that is added between letters, in points; negative to bring them closer together. Letters that a font
    /// joins or brings together by itself, as in “AV”, stay so at 0.
    public var tracking: Double?

    /// How far the letters are above the line, in points; negative for below.
    public var baselineOffset: Double?

    /// The language, as in `ja` or `zh-Hant`: it decides about shapes of characters that languages share, and about
    /// where lines end.
    public var language: String?

    /// The shadow of the letters, on what is behind them.
    public var shadow: TextShadow?

    /// How the lines of the paragraph lie. What a paragraph's first character says holds for all of it.
    public var paragraphStyle: ParagraphStyle?

    /// Where the part leads, for whoever shows the text: an address, or a word of the program's own.
    public var link: String?

    /// The image that stands in the place of each character ``TextAttachment/character`` of the part. Other characters
    /// show as they are.
    public var attachment: TextAttachment?

    /// Creates attributes; without arguments nothing is said.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - color: The colour of the letters.
    ///   - backgroundColor: The colour behind the letters.
    ///   - underline: The line below the letters.
    ///   - strikethrough: The line through the letters.
    ///   - tracking: The room that is added between letters, in points.
    ///   - baselineOffset: How far the letters are above the line, in points.
    ///   - language: The language.
    ///   - shadow: The shadow of the letters.
    ///   - paragraphStyle: How the lines of the paragraph lie.
    ///   - link: Where the part leads.
    ///   - attachment: The image in the place of each character U+FFFC.
    public init(
        font: Font? = nil, color: Color? = nil, backgroundColor: Color? = nil, underline: TextDecoration? = nil,
        strikethrough: TextDecoration? = nil, tracking: Double? = nil, baselineOffset: Double? = nil,
        language: String? = nil, shadow: TextShadow? = nil, paragraphStyle: ParagraphStyle? = nil,
        link: String? = nil, attachment: TextAttachment? = nil
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.underline = underline
        self.strikethrough = strikethrough
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.language = language
        self.shadow = shadow
        self.paragraphStyle = paragraphStyle
        self.link = link
        self.attachment = attachment
    }

    /// Returns these attributes, and others where these say nothing.
    ///
    /// - Parameter other: What holds where nothing is said.
    /// - Returns: Both together.
    public func filled(with other: TextAttributes) -> TextAttributes {
        TextAttributes(
            font: font ?? other.font, color: color ?? other.color,
            backgroundColor: backgroundColor ?? other.backgroundColor, underline: underline ?? other.underline,
            strikethrough: strikethrough ?? other.strikethrough, tracking: tracking ?? other.tracking,
            baselineOffset: baselineOffset ?? other.baselineOffset, language: language ?? other.language,
            shadow: shadow ?? other.shadow, paragraphStyle: paragraphStyle ?? other.paragraphStyle,
            link: link ?? other.link,
            attachment: attachment ?? other.attachment)
    }

    /// Says nothing.
    static let none = TextAttributes()
}
