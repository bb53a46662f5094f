public import TactusGraphics

/// How an interface looks: the colours, the typeface, and the scales of corners, room, lines, shadows and motion that
/// all built-in views draw themselves by.
///
/// ```swift
/// extension Theme {
///     static let tides: Theme = {
///         var theme = Theme()
///         theme.tintColor = Color(light: Color(hex: 0x0B625A), dark: Color(hex: 0x58C9BC))
///         theme.fontFamily = "Source Sans 3"
///         theme.radii = Radii(base: 0)
///         return theme
///     }()
/// }
///
/// window.traitOverrides.theme = .tides
/// ```
///
/// A theme is inherited along the tree like every trait (``TraitCollection/theme``): set it for an application, a
/// window or a view, and it holds for all inside. A view of an application reads the same scales, by ``View/theme``.
/// Where it changes, views are laid out, measured and drawn anew before the next frame.
///
/// Light, dark and high contrast are not themes but traits of their own: a theme's colours are dynamic and say what
/// they are in each. Values that make no sense are replaced by the nearest that does: lengths are no less than zero.
/// What is no number is as usual.
nonisolated public struct Theme: Hashable, Sendable {
    /// The theme where nobody says otherwise.
    public static let standard = Theme()

    /// The colour of what can be pressed and what is chosen; `nil`, the default, for the user's. It is drawn as it is:
    /// `AppearancePreferences.legibleAccent(_:)` makes shades of a colour that can be read everywhere.
    public var tintColor: Color?

    /// The family of the interface's font; `nil`, the default, for the user's. Where it is not installed it is
    /// replaced by the user's, or the best that is: `Font.interfaceFamilies`.
    public var fontFamily: String?

    /// The colours that take the place of the toolkit's own. None by default.
    public var palette = ColorPalette()

    /// How round corners are.
    public var radii = Radii()

    /// How much room there is between things.
    public var spacing = Spacing()

    /// How large controls and their lines are.
    public var controls = Controls()

    /// What shadows look like, by how far things lie in front of others.
    public var shadows = Shadows()

    /// How much shows through bars, menus and dialogs.
    public var materials = Materials()

    /// How long things take that move.
    public var motion = Motion()

    /// Creates the theme where nobody says otherwise.
    public init() {}
}

extension TraitCollection {
    /// How the interface looks. The standard theme by default.
    nonisolated public var theme: Theme {
        get { box?.theme ?? .standard }
        set { box = newValue == .standard ? nil : ThemeBox(newValue) }
    }

    /// The family that the interface's own font is taken from: the theme's, else the user's; `nil` for the best that is
    /// installed.
    nonisolated public var interfaceFontFamily: String? { box?.theme.fontFamily ?? fontFamily }
}

/// A theme beside the traits, so that those who have none pay for a reference and no more.
nonisolated final class ThemeBox: Hashable, Sendable {
    let theme: Theme

    init(_ theme: Theme) { self.theme = theme.usable }

    static func == (left: ThemeBox, right: ThemeBox) -> Bool { left === right || left.theme == right.theme }

    func hash(into hasher: inout Hasher) { hasher.combine(theme) }
}

extension View {
    /// The theme that holds for the view. A view that has asked is drawn anew when it changes; where it changes, views
    /// are laid out and measured anew as well.
    public final var theme: Theme { traitCollection.theme }
}
