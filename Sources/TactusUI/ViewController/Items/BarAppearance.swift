public import TactusGraphics

/// How a bar looks: what it is made of, the line at its edge, and its titles.
///
/// ```swift
/// var appearance = BarAppearance.opaque
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes.color = .white
/// navigationBar.standardAppearance = appearance
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
nonisolated public struct BarAppearance: Hashable, Sendable {
    /// What a bar is made of.
    public enum Background: Hashable, Sendable, CaseIterable {
        /// The theme's material while something lies behind the bar, and its colour otherwise.
        case material
        /// A colour alone.
        case opaque
        /// Nothing: what lies behind shows.
        case transparent
    }

    /// What the bar is made of.
    public var background: Background
    /// The colour; `nil` for the theme's. A bar of material with a colour is of the colour.
    public var backgroundColor: Color?
    /// The colour of the line at the edge; `nil` for none.
    public var shadowColor: Color?
    /// How the title looks: its font and its colour. What is `nil` is the theme's.
    public var titleTextAttributes = TextAttributes()
    /// How a large title looks: its font and its colour. What is `nil` is the theme's.
    public var largeTitleTextAttributes = TextAttributes()

    /// How the titles of buttons look. What is `nil` is as their items say, or the theme.
    public var buttonTitleTextAttributes = TextAttributes()
    /// The same while a finger is on the button. What is `nil` is as without one.
    public var highlightedButtonTitleTextAttributes = TextAttributes()
    /// The same where the button cannot be used. What is `nil` is as otherwise; its colour is the theme's then.
    public var disabledButtonTitleTextAttributes = TextAttributes()
    /// How the title of the button that leads back looks; a clear colour leaves the arrow alone.
    public var backButtonTitleTextAttributes = TextAttributes()
    /// The colour of the signs of tabs that are not chosen; `nil` for the theme's.
    public var tabIconColor: Color?
    /// How the titles of tabs that are not chosen look.
    public var tabTitleTextAttributes = TextAttributes()
    /// The colour of the sign of the tab that is chosen; `nil` for the tint.
    public var selectedTabIconColor: Color?
    /// How the title of the tab that is chosen looks.
    public var selectedTabTitleTextAttributes = TextAttributes()

    /// As the theme says.
    public static let `default` = BarAppearance(background: .material)
    /// Of a colour alone.
    public static let opaque = BarAppearance(background: .opaque)
    /// Of nothing, and without a line.
    public static let transparent = BarAppearance(background: .transparent, shadowColor: nil)

    /// Creates an appearance.
    ///
    /// - Parameters:
    ///   - background: What the bar is made of.
    ///   - backgroundColor: Its colour; `nil` for the theme's.
    ///   - shadowColor: The colour of the line at the edge; `nil` for none.
    public init(background: Background, backgroundColor: Color? = nil, shadowColor: Color? = .separator) {
        self.background = background
        self.backgroundColor = backgroundColor
        self.shadowColor = shadowColor
    }

    /// The same without a background: how a bar looks with nothing behind it that says only how it looks otherwise.
    package var atScrollEdge: BarAppearance {
        var result = self
        (result.background, result.backgroundColor, result.shadowColor) = (.transparent, nil, nil)
        return result
    }
}
