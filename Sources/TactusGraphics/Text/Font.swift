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

    /// How wide the letters are; the number is the one of OpenType.
    public enum Width: Int, Hashable, Sendable, CaseIterable {
        /// Half as wide as usual.
        case ultraCondensed = 1
        /// Very narrow.
        case extraCondensed
        /// Narrow.
        case condensed
        /// A little narrow.
        case semiCondensed
        /// As usual.
        case normal
        /// A little wide.
        case semiExpanded
        /// Wide.
        case expanded
        /// Very wide.
        case extraExpanded
        /// Twice as wide as usual.
        case ultraExpanded
    }

    /// The family of the system's own monospaced font.
    public static let monospacedFamily = "monospace"

    /// The family of the interface's own font: the first of ``interfaceFamilies`` that is installed. Views put the
    /// user's in its place where the desktop names one, and a theme's.
    public static let systemFamily = "sans-serif"

    /// The families that are looked for when ``systemFamily`` is asked for, the best first: faces that are made for
    /// screens, with several weights, and in the end whichever sans-serif font the distribution chose.
    public static let interfaceFamilies = [
        "Inter", "Inter Variable", "Adwaita Sans", "Cantarell", "Roboto", "Ubuntu", "Noto Sans", "Open Sans",
        "sans-serif",
    ]

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

    /// How wide the letters are: the family's width that comes nearest.
    public var width: Width

    /// Whether all digits are equally wide, so that numbers which change do not dance. A family without such
    /// digits keeps its own.
    public var hasMonospacedDigits: Bool

    /// The size, in points, that it does not exceed where the user wants text larger; no limit by default. It is as
    /// large as ``size`` at least.
    public var maximumSize = Double.infinity

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - family: The name of the family, or several with commas between them, the favourite first.
    ///   - size: The size in points.
    ///   - weight: How thick the strokes are.
    ///   - slant: Whether the letters lean.
    ///   - width: How wide the letters are.
    ///   - hasMonospacedDigits: Whether all digits are equally wide.
    public init(
        family: String = Font.systemFamily, size: Double, weight: Weight = .regular, slant: Slant = .upright,
        width: Width = .normal, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.slant = slant
        self.width = width
        self.hasMonospacedDigits = hasMonospacedDigits
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

    /// The system's font whose letters are all equally wide.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: How thick the strokes are.
    /// - Returns: The font, upright.
    public static func monospacedSystemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(family: monospacedFamily, size: size, weight: weight)
    }

    /// The system's sans-serif font with digits that are equally wide: for times, prices and counters.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: How thick the strokes are.
    /// - Returns: The font, upright.
    public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
        Font(size: size, weight: weight, hasMonospacedDigits: true)
    }

    /// The same font in another size.
    ///
    /// - Parameter size: The size in points.
    /// - Returns: The font.
    public func withSize(_ size: Double) -> Font {
        var font = self
        font.size = size
        return font
    }

    /// The same font in another weight.
    ///
    /// - Parameter weight: How thick the strokes are.
    /// - Returns: The font.
    public func withWeight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font, leaning.
    public var italic: Font {
        var font = self
        font.slant = .italic
        return font
    }

    /// The size that is drawn: a number, and within what fonts can be made for.
    var usableSize: Double { size > 0.1 ? min(size, 4096) : 0.1 }
}
