public import TactusGeometry

/// An image that stands in a line of text as a character does.
///
/// ```swift
/// var text = StyledText("Press ")
/// text += StyledText(TextAttachment(image: key, accessibilityLabel: "Enter"))
/// label.styledText = text + " to go on"
/// ```
///
/// It is the attribute of a character U+FFFC, see ``TextAttributes/attachment``; the line is as high as the image
/// needs. A template image has the colour of the text. It never changes, and may be used in any number of texts.
public final class TextAttachment: Hashable, Sendable {
    /// The character that an attachment is an attribute of.
    public static let character: Character = "\u{FFFC}"

    /// The image.
    public let image: Image

    /// Where the image is, in points from the line that the letters stand on, upwards: with an origin of 0 it stands
    /// there, with one of -4 it reaches 4 points below. The image's own size where the rectangle is empty.
    public let bounds: Rect

    /// What assistive tools say in its place; nothing by default.
    public let accessibilityLabel: String

    /// Creates an attachment.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - bounds: Where it is, in points from the line that the letters stand on, upwards. What is not a number counts
    ///     as 0, and none counts as more than 100,000.
    ///   - accessibilityLabel: What assistive tools say in its place.
    public init(image: Image, bounds: Rect = .zero, accessibilityLabel: String = "") {
        self.image = image
        let frame = bounds.width > 0 && bounds.height > 0 ? bounds : Rect(origin: bounds.origin, size: image.size)
        self.bounds = Rect(
            x: frame.minX.asLength(from: -100_000), y: frame.minY.asLength(from: -100_000),
            width: frame.width.asLength(), height: frame.height.asLength())
        self.accessibilityLabel = accessibilityLabel
    }

    /// Two attachments are the same that show the same image object at the same place.
    public static func == (left: TextAttachment, right: TextAttachment) -> Bool {
        left === right
            || left.image === right.image && left.bounds == right.bounds
                && left.accessibilityLabel == right.accessibilityLabel
    }

    /// Hashes the image's identity and the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(bounds)
    }

    /// The same with all lengths multiplied.
    func scaled(by growth: Double) -> TextAttachment {
        let size = Rect(
            x: bounds.minX * growth, y: bounds.minY * growth, width: bounds.width * growth,
            height: bounds.height * growth)
        return TextAttachment(image: image, bounds: size, accessibilityLabel: accessibilityLabel)
    }
}

extension StyledText {
    /// Creates a text of an image alone.
    ///
    /// - Parameters:
    ///   - attachment: The image, and where it stands.
    ///   - attributes: What else there is to say about it, such as a link.
    public init(_ attachment: TextAttachment, _ attributes: TextAttributes = TextAttributes()) {
        var attributes = attributes
        attributes.attachment = attachment
        self.init(String(TextAttachment.character), attributes)
    }

    /// The text as assistive tools say it: images by what is said in their place. Costs the length of the text.
    public var spokenText: String {
        guard runs.runs.contains(where: { $0.attributes.attachment != nil }) else { return string }
        var spoken = ""
        for run in attributeRuns {
            let part = string[run.range]
            guard let attachment = run.attributes.attachment else { spoken += part; continue }
            for character in part {
                spoken += character == TextAttachment.character ? attachment.accessibilityLabel : String(character)
            }
        }
        return spoken
    }
}

extension TextScanner {
    /// Where the characters are that images stand for, each in three bytes.
    func attachments(in range: Range<Int>) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var index = range.lowerBound
        while index + 2 < range.upperBound {
            if isAttachment(at: index) { places.append(index..<index + 3) }
            index += 1
        }
        return places
    }

    /// Whether U+FFFC begins at a byte.
    func isAttachment(at index: Int) -> Bool {
        bytes[index] == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBC
    }
}
