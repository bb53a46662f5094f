import Tactus

extension Brand {
    /// Another house on the same counter: square, in a serif face, ink on paper. All that it takes is in this file.
    static let foundry = Brand(
        name: "The Type Foundry", hours: "Presses run until 17:00", theme: foundryTheme,
        sky: (Color(hex: 0xE4572E), Color(hex: 0xA8321A)), motif: .grid)

    private static let foundryTheme: Theme = {
        var theme = Theme()
        theme.tintColor = Color(light: Color(hex: 0xA8321A), dark: Color(hex: 0xFF9B7D))
        theme.fontFamily = "DejaVu Serif"
        theme.radii = Theme.Radii(base: 0)
        theme.shadows = .none
        theme.controls.outlineStroke = 2
        let (ink, paper) = (Color(hex: 0x1E1712), Color(hex: 0xFBF5E9))
        theme.palette[.label] = Color(light: ink, dark: paper)
        theme.palette[.secondaryLabel] = Color(light: Color(hex: 0x5A4A3C), dark: Color(hex: 0xCDBFAE))
        theme.palette[.tertiaryLabel] = Color(light: Color(hex: 0x6B5A4A), dark: Color(hex: 0xB8A896))
        theme.palette[.tertiarySystemFill] = Color(
            light: ink.withAlphaComponent(0.09), dark: paper.withAlphaComponent(0.12))
        theme.palette[.systemBackground] = Color(light: paper, dark: Color(hex: 0x17120E))
        theme.palette[.systemGroupedBackground] = Color(light: Color(hex: 0xF3EAD8), dark: Color(hex: 0x120E0A))
        theme.palette[.secondarySystemGroupedBackground] = Color(light: paper, dark: Color(hex: 0x211A14))
        theme.palette[.controlPlate] = Color(light: .white, dark: Color(hex: 0x4A3B2E))
        return theme
    }()
}
