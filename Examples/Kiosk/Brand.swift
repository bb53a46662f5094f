import Tactus

/// Whose counter it is: a name, and how all of it looks. Another house is another value: see `Brand+Foundry.swift`.
struct Brand {
    /// What the house is called.
    var name: String
    /// What stands below that.
    var hours: String
    /// How everything looks.
    var theme: Theme
    /// The colours of the picture at the side, from its top to its bottom.
    var sky: (top: Color, bottom: Color)
    /// What is drawn in that picture.
    var motif: Motif

    /// What is drawn beside the name.
    enum Motif {
        /// Waves, one behind the other.
        case waves
        /// Squares in rows, growing.
        case grid
    }

    /// The house that the example is about.
    static let tides = Brand(
        name: "Museum of Tides", hours: "Open today until 18:00", theme: tidesTheme,
        sky: (Color(hex: 0x0F766E), Color(hex: 0x083B4C)), motif: .waves)

    /// The houses that there are, by their words on the command line.
    static let all: [String: Brand] = ["tides": .tides, "foundry": .foundry]

    private static let tidesTheme: Theme = {
        var theme = Theme()
        theme.tintColor = Color(light: Color(hex: 0x0B625A), dark: Color(hex: 0x58C9BC))
        theme.radii = Theme.Radii(base: 14)
        theme.palette[.systemGroupedBackground] = Color(light: Color(hex: 0xEEF3F2), dark: Color(hex: 0x0D1416))
        theme.palette[.secondarySystemGroupedBackground] = Color(light: .white, dark: Color(hex: 0x182124))
        return theme
    }()
}
