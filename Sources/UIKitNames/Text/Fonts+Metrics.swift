public import Tactus

nonisolated extension Font {
    /// How high a line is, in points.
    public var lineHeight: CGFloat { DrawingContexts.current.typesetter.metrics(of: self).lineHeight }

    /// From the line that letters stand on up to the top of a line, in points.
    public var ascender: CGFloat { DrawingContexts.current.typesetter.metrics(of: self).ascent }

    /// From the line that letters stand on down to the bottom of a line, in points: negative.
    public var descender: CGFloat { -DrawingContexts.current.typesetter.metrics(of: self).descent }

    /// The room between two lines, in points: a line's height has all of it.
    public var leading: CGFloat { 0 }

    /// How high an H is, in points.
    public var capHeight: CGFloat { height(of: "H") }

    /// How high an x is, in points.
    public var xHeight: CGFloat { height(of: "x") }

    private func height(of letter: String) -> CGFloat {
        let layout = DrawingContexts.current.typesetter.layout(letter, font: self)
        return layout.firstBaseline - layout.inkBounds.minY
    }

    /// The size of text in controls, in points.
    nonisolated public static let labelFontSize: CGFloat = 17
    /// The size of text on buttons, in points.
    nonisolated public static let buttonFontSize: CGFloat = 18
    /// The size of text that is not much, in points.
    nonisolated public static let smallSystemFontSize: CGFloat = 12
    /// The size of the system's text, in points.
    nonisolated public static let systemFontSize: CGFloat = 14

    /// Returns the font of a style of text, as large as somebody with some traits wants it.
    ///
    /// Labels and controls make text larger by themselves; this is for text that one draws.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - traits: The traits; `nil` for the ordinary size.
    /// - Returns: The font.
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> Font {
        .preferred(style, scale: traits?.textScale ?? 1)
    }
}

nonisolated extension Font {
    /// Creates a font by the name of its family, with what follows a hyphen: `Cantarell-Bold`,
    /// `Noto Serif-SemiboldItalic`.
    ///
    /// Never `nil`: the system puts the nearest that it has in the place of a family that is not installed.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - size: The size in points.
    public init?(name: String, size: CGFloat) {
        let parts = name.split(separator: "-", maxSplits: 1)
        self.init(family: parts.first.map(String.init) ?? name, size: size)
        guard parts.count == 2 else { return }
        var rest = parts[1].lowercased().filter { $0 != " " && $0 != "-" }
        for leaning in ["italic", "oblique", "it"] where rest.hasSuffix(leaning) {
            slant = .italic
            rest.removeLast(leaning.count)
            break
        }
        if rest.isEmpty || rest == "regular" { return }
        // A hyphen that is a part of the family's name leaves all of it.
        guard let weight = Font.weights.first(where: { $0.name == rest })?.weight else {
            family = name
            return
        }
        self.weight = weight
    }

    /// The names of weights in the names of fonts.
    private static let weights: [(name: String, weight: Weight)] = [
        ("thin", .thin), ("ultralight", .ultraLight), ("extralight", .ultraLight), ("light", .light),
        ("book", .regular), ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold),
        ("heavy", .heavy), ("extrabold", .heavy), ("black", .black),
    ]

    /// The name of the family, or several with commas between them.
    public var familyName: String { family }

    /// A name by which ``init(name:size:)`` makes the same font.
    public var fontName: String {
        let weight = weight == .regular ? "" : Font.weights.last { $0.weight == self.weight }?.name ?? ""
        let rest = weight.prefix(1).uppercased() + weight.dropFirst() + (slant == .italic ? "Italic" : "")
        return rest.isEmpty ? family : "\(family)-\(rest)"
    }

    /// Creates the system's font.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: How thick the strokes are.
    ///   - width: How wide the letters are.
    /// - Returns: The font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> Font {
        Font(size: size, weight: weight, width: width)
    }

    /// Creates the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: What it is like.
    ///   - size: The size in points; 0 for the descriptor's.
    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        self = size > 0 ? descriptor.font.withSize(size) : descriptor.font
    }

    /// What the font is like.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
}

/// What a font is like.
nonisolated public struct UIFontDescriptor: Hashable, Sendable {
    var font: Font

    init(font: Font) { self.font = font }

    /// Creates a descriptor by the name of a font; see `UIFont.init(name:size:)`.
    public init(name: String, size: CGFloat) { font = Font(name: name, size: size) ?? .systemFont(ofSize: size) }

    /// What can be said of a font in a word.
    nonisolated public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit a word.
        public let rawValue: UInt32
        /// Creates the words of the given bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Leaning.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The kinds of letters that a system has.
    nonisolated public enum SystemDesign: Hashable, Sendable {
        /// Those of the interface.
        case `default`
        /// With serifs.
        case serif
        /// All equally wide.
        case monospaced
    }

    /// What can be said of the font in a word.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.slant == .italic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.width.rawValue > Font.Width.normal.rawValue { traits.insert(.traitExpanded) }
        if font.width.rawValue < Font.Width.normal.rawValue { traits.insert(.traitCondensed) }
        if font.family == Font.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor of which other words are true; `nil` for a font of a family that cannot become monospaced.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        let old = symbolicTraits
        var font = font
        font.slant = traits.contains(.traitItalic) ? .italic : .upright
        if traits.contains(.traitBold) != old.contains(.traitBold) {
            font.weight = traits.contains(.traitBold) ? .bold : .regular
        }
        if traits.intersection([.traitExpanded, .traitCondensed])
            != old.intersection([.traitExpanded, .traitCondensed])
        {
            font.width =
                traits.contains(.traitExpanded) ? .expanded : traits.contains(.traitCondensed) ? .condensed : .normal
        }
        if traits.contains(.traitMonoSpace) != old.contains(.traitMonoSpace) {
            guard [Font.systemFamily, Font.monospacedFamily].contains(font.family) else { return nil }
            font.family = traits.contains(.traitMonoSpace) ? Font.monospacedFamily : Font.systemFamily
        }
        return UIFontDescriptor(font: font)
    }

    /// Returns a descriptor of the system's letters of a kind.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = font
        switch design {
        case .default: font.family = Font.systemFamily
        case .serif: font.family = "serif"
        case .monospaced: font.family = Font.monospacedFamily
        }
        return UIFontDescriptor(font: font)
    }

    /// Returns a descriptor of another size in points.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font: font.withSize(size)) }

    /// Returns a descriptor of another family.
    public func withFamily(_ family: String) -> UIFontDescriptor {
        var font = font
        font.family = family
        return UIFontDescriptor(font: font)
    }

    /// The size in points.
    public var pointSize: CGFloat { font.size }

    /// The name of the font.
    public var postscriptName: String { font.fontName }

    /// Returns the descriptor of a style of text.
    public static func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(font: .preferred(style))
    }
}

/// Sizes that grow with the user's size of text, as a style of text does.
nonisolated public struct UIFontMetrics: Hashable, Sendable {
    private let style: Font.TextStyle

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the sizes of a style.
    public init(forTextStyle style: Font.TextStyle) { self.style = style }

    /// Returns the font for views that show text: the font itself. Labels, buttons and fields make it as large as the
    /// user wants.
    public func scaledFont(for font: Font) -> Font { font }

    /// Returns the font as large as somebody with some traits wants it: for text that one draws.
    public func scaledFont(for font: Font, compatibleWith traits: UITraitCollection?) -> Font {
        font.scaled(for: style, by: traits?.textScale ?? 1)
    }

    /// Returns the font for views that show text, which make it no larger than a size, whatever the user wants.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - maximumPointSize: The largest size, in points; no limit where it is 0. One below the font's own counts as
    ///     that.
    /// - Returns: The font.
    public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
        var font = font
        if maximumPointSize > 0 { font.maximumSize = maximumPointSize }
        return font
    }

    /// Returns the font as large as somebody with some traits wants it, and no larger than a size: for text that one
    /// draws.
    public func scaledFont(
        for font: Font, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> Font {
        scaledFont(for: scaledFont(for: font, maximumPointSize: maximumPointSize), compatibleWith: traits)
    }

    /// Returns a length as large as somebody with some traits wants it.
    ///
    /// - Parameters:
    ///   - value: The length, in points.
    ///   - traits: The traits; `nil` for the ordinary size.
    /// - Returns: The length, in points.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        value * style.size(scale: traits?.textScale ?? 1) / style.size
    }
}
