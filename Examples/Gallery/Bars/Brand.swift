import Tactus

/// A brand's colours, in which bars are drawn.
enum Brand: String, CaseIterable {
    case theme = "Theme"
    case indigo = "Indigo"
    case ink = "Ink"
    case sand = "Sand"

    /// How bars look; as the theme says where there is no brand.
    var appearance: BarAppearance {
        guard let colors else { return .default }
        var appearance = BarAppearance(background: .opaque, backgroundColor: colors.ground, shadowColor: nil)
        appearance.titleTextAttributes.color = colors.text
        appearance.largeTitleTextAttributes.color = colors.text
        appearance.buttonTitleTextAttributes.color = colors.text
        appearance.tabIconColor = colors.quiet
        appearance.tabTitleTextAttributes.color = colors.quiet
        appearance.selectedTabIconColor = colors.text
        appearance.selectedTabTitleTextAttributes.color = colors.text
        return appearance
    }

    /// What a bar's signs are drawn in; `nil` for the tint.
    var tint: Color? { colors?.text }

    private var colors: (ground: Color, text: Color, quiet: Color)? {
        switch self {
        case .theme: nil
        case .indigo: (Color(hex: 0x3A2E8F), .white, Color(hex: 0xBDB6EE))
        case .ink: (Color(hex: 0x12161C), Color(hex: 0xF4D35E), Color(hex: 0x9AA3AF))
        case .sand: (Color(hex: 0xF2E3C6), Color(hex: 0x4A2E0B), Color(hex: 0x7A5F38))
        }
    }
}
