public import Tactus

/// How the lines of a paragraph lie, in a text with attributes. ``NSMutableParagraphStyle`` is the kind that changes.
nonisolated public class NSParagraphStyle {
    final var style = ParagraphStyle()

    /// The usual style.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Creates the usual style.
    public init() {}

    /// Creates a style of the toolkit's own value.
    public convenience init(_ style: ParagraphStyle) {
        self.init()
        self.style = style
    }

    /// How lines lie between the sides.
    public var alignment: NSTextAlignment { style.alignment ?? .natural }
    /// What becomes of what is too wide.
    public var lineBreakMode: NSLineBreakMode { style.lineBreakMode ?? .wordWrapping }
    /// The room between two lines, in points.
    public var lineSpacing: CGFloat { style.lineSpacing }
    /// The room below the paragraph, in points.
    public var paragraphSpacing: CGFloat { style.paragraphSpacing }
    /// The room above the paragraph, in points.
    public var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
    /// The room at the head of the first line, in points.
    public var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
    /// The room at the head of all other lines, in points.
    public var headIndent: CGFloat { style.headIndent }
    /// The room at the tail of all lines, in points, as 0 or less: a way back from the far side.
    public var tailIndent: CGFloat { -style.tailIndent }
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat { style.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for no limit.
    public var maximumLineHeight: CGFloat { style.maximumLineHeight ?? 0 }
    /// What heights of lines are multiplied with; 0 for nothing.
    public var lineHeightMultiple: CGFloat { style.lineHeightMultiple == 1 ? 0 : style.lineHeightMultiple }

    /// Returns a style with the same measures that changes.
    public final func mutableCopy() -> NSMutableParagraphStyle {
        let copy = NSMutableParagraphStyle()
        copy.style = style
        return copy
    }
}

nonisolated extension NSParagraphStyle: Hashable {
    /// Whether two styles have the same measures.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.style == right.style }

    /// Mixes the measures into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

/// How the lines of a paragraph lie, to be set measure by measure.
nonisolated public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// How lines lie between the sides.
    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { style.alignment = newValue }
    }
    /// What becomes of what is too wide.
    public override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { style.lineBreakMode = newValue }
    }
    /// The room between two lines, in points.
    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { style.lineSpacing = newValue }
    }
    /// The room below the paragraph, in points.
    public override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { style.paragraphSpacing = newValue }
    }
    /// The room above the paragraph, in points.
    public override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = newValue }
    }
    /// The room at the head of the first line, in points.
    public override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { style.firstLineHeadIndent = newValue }
    }
    /// The room at the head of all other lines, in points.
    public override var headIndent: CGFloat {
        get { super.headIndent }
        set { style.headIndent = newValue }
    }
    /// The room at the tail of all lines, in points, as 0 or less: a way back from the far side. A place counted from
    /// the near side, as more than 0, cannot be had.
    public override var tailIndent: CGFloat {
        get { super.tailIndent }
        set {
            precondition(newValue <= 0, "a tail is a way back from the far side: 0 or less, not \(newValue)")
            style.tailIndent = -newValue
        }
    }
    /// The least height of a line, in points.
    public override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { style.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 for no limit.
    public override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { style.maximumLineHeight = newValue > 0 ? newValue : nil }
    }
    /// What heights of lines are multiplied with; 0 for nothing.
    public override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { style.lineHeightMultiple = newValue > 0 ? newValue : 1 }
    }
}

nonisolated extension NSLineBreakMode {
    /// Lines end between words.
    public static let byWordWrapping = NSLineBreakMode.wordWrapping
    /// Lines end between characters.
    public static let byCharWrapping = NSLineBreakMode.characterWrapping
    /// What is too wide is cut off.
    public static let byClipping = NSLineBreakMode.clipping
    /// The beginning of what is too wide is left out.
    public static let byTruncatingHead = NSLineBreakMode.truncatingHead
    /// The middle of what is too wide is left out.
    public static let byTruncatingMiddle = NSLineBreakMode.truncatingMiddle
    /// The end of what is too wide is left out.
    public static let byTruncatingTail = NSLineBreakMode.truncatingTail
}
