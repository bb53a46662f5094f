public import Tactus

/// What a text looks like: what Foundation's type of that name says of texts that are drawn.
nonisolated public struct AttributeContainer: Sendable, Hashable {
    var attributes: TextAttributes

    /// Says nothing.
    public init() { attributes = TextAttributes() }

    /// Says what a dictionary does.
    public init(_ dictionary: [NSAttributedString.Key: Any]) { attributes = TextAttributes(dictionary) }

    init(_ attributes: TextAttributes) { self.attributes = attributes }

    /// The font; `nil` for that of whoever shows the text.
    public var font: UIFont? {
        get { attributes.font }
        set { attributes.font = newValue }
    }

    /// The colour of the letters; `nil` for that of whoever shows the text.
    public var foregroundColor: UIColor? {
        get { attributes.color }
        set { attributes.color = newValue }
    }

    /// The colour behind the letters; `nil` for none.
    public var backgroundColor: UIColor? {
        get { attributes.backgroundColor }
        set { attributes.backgroundColor = newValue }
    }

    /// The room that is added between letters, in points; `nil` for none.
    public var kern: CGFloat? {
        get { attributes.tracking }
        set { attributes.tracking = newValue }
    }

    /// The same.
    public var tracking: CGFloat? {
        get { attributes.tracking }
        set { attributes.tracking = newValue }
    }

    /// How far the letters are above the line, in points; `nil` for as usual.
    public var baselineOffset: CGFloat? {
        get { attributes.baselineOffset }
        set { attributes.baselineOffset = newValue }
    }

    /// The line below the letters; `nil` for none.
    public var underlineStyle: NSUnderlineStyle? {
        get { attributes.underline.map { TextAttributes.style($0) } }
        set { attributes.underline = newValue?.decoration.map { TextDecoration($0, color: nil) } }
    }

    /// The line through the letters; `nil` for none.
    public var strikethroughStyle: NSUnderlineStyle? {
        get { attributes.strikethrough.map { TextAttributes.style($0) } }
        set { attributes.strikethrough = newValue?.decoration.map { TextDecoration($0, color: nil) } }
    }
}

/// A text with its looks as a value: as much of Foundation's as texts that are drawn have.
nonisolated public struct AttributedString: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    var styled: StyledText

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - string: What it says.
    ///   - attributes: What it looks like.
    public init(_ string: String = "", attributes: AttributeContainer = AttributeContainer()) {
        styled = StyledText(string, attributes.attributes)
    }

    /// Creates a text that looks as another one.
    public init(_ text: NSAttributedString) { styled = text.styledText }

    /// Creates a text without a look.
    public init(stringLiteral value: String) { self.init(value) }

    /// What the text says.
    public var description: String { styled.string }

    private var first: AttributeContainer {
        styled.isEmpty ? AttributeContainer() : AttributeContainer(styled.attributes(at: styled.string.startIndex))
    }

    private func set(_ change: (inout AttributeContainer) -> Void) -> StyledText {
        var result = styled
        result.update {
            var container = AttributeContainer($0)
            change(&container)
            $0 = container.attributes
        }
        return result
    }

    /// The font of the first letter; set, of all. `nil` for that of whoever shows the text.
    public var font: UIFont? {
        get { first.font }
        set { styled = set { $0.font = newValue } }
    }

    /// The colour of the first letter; set, of all. `nil` for that of whoever shows the text.
    public var foregroundColor: UIColor? {
        get { first.foregroundColor }
        set { styled = set { $0.foregroundColor = newValue } }
    }

    /// The colour behind the first letter; set, behind all.
    public var backgroundColor: UIColor? {
        get { first.backgroundColor }
        set { styled = set { $0.backgroundColor = newValue } }
    }

    /// The room between letters, of the first; set, of all.
    public var kern: CGFloat? {
        get { first.kern }
        set { styled = set { $0.kern = newValue } }
    }

    /// The line below the first letter; set, below all.
    public var underlineStyle: NSUnderlineStyle? {
        get { first.underlineStyle }
        set { styled = set { $0.underlineStyle = newValue } }
    }

    /// The line through the first letter; set, through all.
    public var strikethroughStyle: NSUnderlineStyle? {
        get { first.strikethroughStyle }
        set { styled = set { $0.strikethroughStyle = newValue } }
    }

    /// Looks as a container says, where it says something.
    public mutating func mergeAttributes(_ attributes: AttributeContainer) {
        styled.update { $0 = attributes.attributes.filled(with: $0) }
    }

    /// Adds a text at the end.
    public mutating func append(_ text: AttributedString) { styled.append(text.styled) }

    /// Returns two texts as one.
    public static func + (left: AttributedString, right: AttributedString) -> AttributedString {
        var result = left
        result.append(right)
        return result
    }

    /// Adds a text at the end.
    public static func += (left: inout AttributedString, right: AttributedString) { left.append(right) }
}

extension NSAttributedString {
    /// Creates a text of a value.
    public convenience init(_ text: AttributedString) { self.init(text.styled) }
}

/// Changes what a text looks like.
public struct UIConfigurationTextAttributesTransformer {
    /// Returns what a text is to look like that would look as it is told.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    ///
    /// - Parameter transform: Returns what a text is to look like that would look as it is told.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns what a text is to look like that would look so.
    public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer { transform(attributes) }
}
