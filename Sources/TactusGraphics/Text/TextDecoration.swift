/// A line below or through text.
///
/// ```swift
/// attributes.underline = .single
/// attributes.underline = .wavy(.red)
/// ```
public struct TextDecoration: Hashable, Sendable {
    /// The pattern of a line below, through or above text.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// One line, as thick as the font says.
        case single
        /// Two lines.
        case double
        /// One line, twice as thick.
        case thick
        /// Dots.
        case dotted
        /// Dashes.
        case dashed
        /// Waves, as below words that are not in the dictionary.
        case wavy
    }

    /// The line's pattern.
    public var style: Style

    /// Its colour; `nil` for that of the text.
    public var color: Color?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - style: What the line is like.
    ///   - color: Its colour; `nil` for that of the text.
    public init(_ style: Style, color: Color? = nil) {
        self.style = style
        self.color = color
    }

    /// One line in the text's colour.
    public static let single = TextDecoration(.single)
    /// Two lines in the text's colour.
    public static let double = TextDecoration(.double)
    /// A thick line in the text's colour.
    public static let thick = TextDecoration(.thick)
    /// Dots in the text's colour.
    public static let dotted = TextDecoration(.dotted)
    /// Dashes in the text's colour.
    public static let dashed = TextDecoration(.dashed)
    /// Waves in the text's colour.
    public static let wavy = TextDecoration(.wavy)

    /// Waves in a colour of their own.
    ///
    /// - Parameter color: The colour.
    /// - Returns: The line.
    public static func wavy(_ color: Color) -> TextDecoration { TextDecoration(.wavy, color: color) }
}
