public import TactusGraphics

/// The user's preferences for all programs, as far as they are known. A member is `nil` where nobody has stated it.
///
/// A desktop tells, where there is one that does: `DesktopAppearance`, of the module `TactusDBus`, listens to it.
/// Elsewhere the environment may, see ``init(words:)``. A program that asks its users itself says so by
/// ``Application/traitOverrides``.
nonisolated public struct AppearancePreferences: Hashable, Sendable {
    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// Normal or high contrast.
    public var accessibilityContrast: AccessibilityContrast?
    /// By how much text should be larger than usual, see ``TraitCollection/textScale``.
    public var textScale: Double?
    /// The user's own colour, for what can be pressed and what is chosen. It is used in shades that can be read on the
    /// toolkit's backgrounds: ``legibleAccent(_:)``.
    public var accentColor: Color? { didSet { tint = accentColor.map(Self.legibleAccent) } }
    /// The shades of the accent, computed once.
    private var tint: Color?
    /// The family of the font that the user wants interfaces in; `nil` for the best that is installed.
    public var fontFamily: String?
    /// Whether things should move less.
    public var reducesMotion: Bool?
    /// Whether nothing should show through bars, menus and dialogs.
    public var reducesTransparency: Bool?
    /// The user's direction of reading.
    public var layoutDirection: LayoutDirection?
    /// The keys that the user edits text with; `nil` for those that most programs have.
    public var textKeyBindings: TextKeyBindings?

    /// Creates preferences of which nothing is known.
    public init() {}

    /// These, and where they say nothing what `other` says.
    func filled(from other: AppearancePreferences) -> AppearancePreferences {
        var all = self
        all.userInterfaceStyle = userInterfaceStyle ?? other.userInterfaceStyle
        all.accessibilityContrast = accessibilityContrast ?? other.accessibilityContrast
        all.textScale = textScale ?? other.textScale
        all.accentColor = accentColor ?? other.accentColor
        all.fontFamily = fontFamily ?? other.fontFamily
        all.reducesMotion = reducesMotion ?? other.reducesMotion
        all.reducesTransparency = reducesTransparency ?? other.reducesTransparency
        all.layoutDirection = layoutDirection ?? other.layoutDirection
        all.textKeyBindings = textKeyBindings ?? other.textKeyBindings
        return all
    }

    /// The traits that follow.
    func applied(to traits: TraitCollection) -> TraitCollection {
        var overrides = TraitOverrides()
        overrides.userInterfaceStyle = userInterfaceStyle
        overrides.accessibilityContrast = accessibilityContrast
        overrides.textScale = textScale
        overrides.layoutDirection = layoutDirection
        overrides.tintColor = tint
        var traits = overrides.applied(to: traits)
        if let fontFamily { traits.fontFamily = fontFamily }
        if let reducesTransparency { traits.accessibilityReduceTransparency = reducesTransparency }
        return traits
    }

    /// A colour in shades that can be read: as text on the toolkit's backgrounds and buttons, light and dark, by the
    /// contrast of 4.5 to 1, and of 7 to 1 where the user wishes for high contrast.
    ///
    /// Where it fills in light surroundings it stays as it is, unless it can hardly be told from a page; its signs have
    /// 3 to 1 there. See `Color.textShade`.
    ///
    /// - Parameter color: A colour, of which the hue is kept.
    /// - Returns: A dynamic colour.
    public static func legibleAccent(_ color: Color) -> Color {
        func grounds(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast, under fill: Color?) -> [Color] {
            let traits = ColorTraits(userInterfaceStyle: style, accessibilityContrast: contrast)
            let plain = Color.textBackgrounds.map { $0.resolved(in: traits) }
            let veils = [Color.tertiarySystemFill.resolved(in: traits), fill?.withAlphaComponent(0.15)]
            return plain + veils.compactMap(\.self).flatMap { veil in plain.map { veil.blended(over: $0) } }
        }
        func shade(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
            let traits = ColorTraits(userInterfaceStyle: style, accessibilityContrast: contrast)
            return color.resolved(in: traits).withAlphaComponent(1)
                .shaded(
                    toContrastWith: grounds(style, contrast, under: nil), ratio: contrast == .high ? 7 : 4.5)
        }
        let plain = grounds(.light, .normal, under: nil)
        let fill = color.resolved(in: ColorTraits()).withAlphaComponent(1)
            .toned(toContrastWith: plain, ratio: 1.25)
        let light = Color(
            fill: fill, sign: fill.toned(toContrastWith: plain, ratio: 3),
            text: fill.toned(toContrastWith: grounds(.light, .normal, under: fill), ratio: 4.5))
        return Color(
            light: light, dark: shade(.dark, .normal), highContrastLight: shade(.light, .high),
            highContrastDark: shade(.dark, .high))
    }
}
