public import TactusControls
public import TactusGraphics

/// What a row shows: a title, a line below it, a picture before it. UIKit's `UIListContentConfiguration`.
///
/// ```swift
/// cell.contentConfiguration = ListContentConfiguration(text: song.title, secondaryText: song.artist)
/// ```
nonisolated public struct ListContentConfiguration: Sendable {
    /// The title. Setting another one takes the attributes away that ``styledText`` has.
    public var text: String { didSet { if let styledText, styledText.string != text { self.styledText = nil } } }
    /// What is said beside the title; `nil` for nothing. Setting another one takes the attributes away that
    /// ``secondaryStyledText`` has.
    public var secondaryText: String? {
        didSet {
            if let secondaryStyledText, secondaryStyledText.string != secondaryText { self.secondaryStyledText = nil }
        }
    }
    /// The title with fonts, colours and other attributes of its parts, which is ``text`` then; `nil`, by default, for
    /// one that is set as ``textProperties`` say, as is what a part does not say.
    public var styledText: StyledText? { didSet { if let styledText { text = styledText.string } } }
    /// What is said beside the title, with attributes of its parts; `nil` by default, and otherwise like
    /// ``styledText``.
    public var secondaryStyledText: StyledText? {
        didSet { if let secondaryStyledText { secondaryText = secondaryStyledText.string } }
    }
    /// The picture before the title; `nil` for none.
    public var image: Image?
    /// Where the picture before the title comes from, when that takes a while; `nil`, by default, for nowhere. It is
    /// asked for when the row shows, and ``image`` stands in for it meanwhile.
    ///
    /// ```swift
    /// content.imageSource = FileImageSource(path: song.coverPath)
    /// ```
    ///
    /// Sources that are `Hashable` are loaded once while the row shows the same one, also where the row is configured
    /// anew; others each time.
    public var imageSource: (any ImageSource)?
    /// The drawing before the title, where there is no picture; `nil` for none.
    public var icon: Icon?
    /// How large the picture is, in points: 40 by default. A drawing is as large as `Theme.Controls.signSize`, beside
    /// larger text more.
    public var imageSize = 40.0
    /// How round the picture's corners are, in points; `nil`, by default, for as round as the theme says
    /// (`Theme.Radii.small`).
    public var imageCornerRadius: Double?
    /// The colour of a picture that is a template, and of a drawing; `nil`, by default, for the tint.
    public var imageTintColor: Color?
    /// How far the text is from the picture, in points; `nil`, by default, for as far as the theme says. Not negative.
    public var imageToTextPadding: Double?
    /// How far what is said below the title is from it, in points; `nil`, by default, for as far as the theme says. Not
    /// negative.
    public var textToSecondaryTextVerticalPadding: Double?
    /// Whether what is said beside the title stands at the end of its line, as a value does, and not below. `false` by
    /// default. Where both do not fit, it stands below.
    public var prefersSideBySideTextAndSecondaryText = false
    /// How the title is set.
    public var textProperties = TextProperties(color: .label)
    /// How what is said beside or below it is set.
    public var secondaryTextProperties = TextProperties(color: .secondaryLabel)

    /// Which letters a text is shown in.
    nonisolated public enum TextTransform: Hashable, Sendable, CaseIterable {
        /// Those that it has.
        case none
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase

        func applied(to text: String) -> String {
            switch self {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            }
        }
    }

    /// How a text of a row is set. UIKit's `UIListContentConfiguration.TextProperties`.
    nonisolated public struct TextProperties: Hashable, Sendable {
        /// The font; `nil`, by default, for that of the row: `.body`, and `.subheadline` for what stands below.
        public var font: Font?
        /// The colour.
        public var color: Color
        /// How many lines the text may have; any number with 0, the default.
        public var numberOfLines = 0
        /// How the text is aligned in the room that it has: where reading begins, by default. Beside a value at the end
        /// of its line a title has no more room than it needs.
        public var alignment = TextAlignment.natural
        /// Which letters the text is shown in; as it is, by default.
        public var transform = TextTransform.none
        /// How what does not fit ends: with an ellipsis by default.
        public var lineBreakMode = LineBreakMode.truncatingTail

        /// Creates properties with a colour.
        public init(color: Color = .label) { self.color = color }
    }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - secondaryText: What stands below it.
    ///   - image: The picture before it.
    public init(text: String = "", secondaryText: String? = nil, image: Image? = nil) {
        self.text = text
        self.secondaryText = secondaryText
        self.image = image
    }

    /// Whether there is nothing to show: neither words nor a picture.
    public var isEmpty: Bool { text.isEmpty && secondaryText == nil && !hasPicture && icon == nil }

    /// Whether there is a picture, or one is to come.
    var hasPicture: Bool { image != nil || imageSource != nil }

    /// Whether the picture is, or comes from, the same.
    func hasSamePicture(as other: ListContentConfiguration) -> Bool {
        guard image === other.image else { return false }
        switch (imageSource, other.imageSource) {
        case (nil, nil): return true
        case (let first as any Hashable, let second as any Hashable): return AnyHashable(first) == AnyHashable(second)
        default: return false
        }
    }

    /// Creates a configuration with a title, and a value at the end of its line.
    public static func value(_ text: String, _ value: String) -> ListContentConfiguration {
        var configuration = ListContentConfiguration(text: text, secondaryText: value)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
}

extension ListContentConfiguration: Equatable {
    /// Whether both show the same: the same picture is the same object, or comes from an equal source.
    nonisolated public static func == (first: ListContentConfiguration, second: ListContentConfiguration) -> Bool {
        first.hasSamePicture(as: second) && first.text == second.text && first.secondaryText == second.secondaryText
            && first.styledText == second.styledText && first.secondaryStyledText == second.secondaryStyledText
            && first.icon == second.icon && first.imageSize == second.imageSize
            && first.imageTintColor == second.imageTintColor
            && first.imageCornerRadius == second.imageCornerRadius && first.textProperties == second.textProperties
            && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
            && first.secondaryTextProperties == second.secondaryTextProperties
            && first.imageToTextPadding == second.imageToTextPadding
            && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
    }
}
