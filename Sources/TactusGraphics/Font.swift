/// A typeface at a size.
///
/// The fonts installed decide what it looks like; characters that the family lacks are taken from others.
public struct Font: Hashable, Sendable {
    /// How thick the strokes are; the number is the one of OpenType and CSS.
    public enum Weight: Int, Hashable, Sendable, CaseIterable {
        /// 100.
        case thin = 100
        /// 200.
        case ultraLight = 200
        /// 300.
        case light = 300
        /// 400: body text.
        case regular = 400
        /// 500.
        case medium = 500
        /// 600.
        case semibold = 600
        /// 700.
        case bold = 700
        /// 800.
        case heavy = 800
        /// 900.
        case black = 900
    }

    /// Whether the letters lean.
    public enum Slant: Hashable, Sendable {
        /// They stand.
        case upright
        /// They lean, in a shape of their own where the family has one.
        case italic
    }

    /// The family of the system's own sans-serif font, whichever the user or the distribution chose.
    public static let systemFamily = "sans-serif"

    /// The name of the font's family, or several with commas between them, the favourite first.
    public var family: String

    /// The size in points of the space that is drawn in: about the distance of two lines.
    ///
    /// Sizes from 0.1 to 4,096 are possible; others count as the nearest of them, and what is not a number as 0.1.
    public var size: Double

    /// How thick the strokes are.
    public var weight: Weight

    /// Whether the letters lean.
    public var slant: Slant

    /// Creates a font.
    public init(family: String = Font.systemFamily, size: Double, weight: Weight = .regular, slant: Slant = .upright) {
        self.family = family
        self.size = size
        self.weight = weight
        self.slant = slant
    }

    /// The system's sans-serif font.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: How thick the strokes are.
    /// - Returns: The font, upright.
    public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(size: size, weight: weight)
    }
}
