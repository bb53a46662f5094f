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
    public var accentColor: Color?
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
        overrides.tintColor = accentColor.map(AppearancePreferences.legibleAccent)
        var traits = overrides.applied(to: traits)
        if let fontFamily { traits.fontFamily = fontFamily }
        if let reducesTransparency { traits.accessibilityReduceTransparency = reducesTransparency }
        return traits
    }

    /// A colour in shades that can be read: as text on the toolkit's backgrounds and buttons, light and dark, by the
    /// contrast of 4.5 to 1, and of 7 to 1 where the user wishes for high contrast.
    ///
    /// - Parameter color: A colour, of which the hue is kept.
    /// - Returns: A dynamic colour.
    public static func legibleAccent(_ color: Color) -> Color {
        func shade(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
            let traits = ColorTraits(userInterfaceStyle: style, accessibilityContrast: contrast)
            let plain = Color.textBackgrounds.map { $0.resolved(in: traits) }
            let backgrounds = plain + plain.map { Color.tertiarySystemFill.resolved(in: traits).blended(over: $0) }
            return color.resolved(in: traits).withAlphaComponent(1)
                .shaded(toContrastWith: backgrounds, ratio: contrast == .high ? 7 : 4.5)
        }
        return Color(
            light: shade(.light, .normal), dark: shade(.dark, .normal), highContrastLight: shade(.light, .high),
            highContrastDark: shade(.dark, .high))
    }
}
