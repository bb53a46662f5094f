public import TactusGraphics

// The toolkit's colours by what they are for. A test computes all contrasts: text on each background has 4.5 to 1 at
// least, and 7 to 1 with high contrast.

extension Color {
    // MARK: Text

    /// Text, and signs that matter as much.
    nonisolated public static let label = Color(
        .label,
        standard: Color(
            light: Color(hex: 0x15191F), dark: Color(hex: 0xF1F3F6), highContrastLight: .black, highContrastDark: .white
        ))
    /// Text that explains other text.
    nonisolated public static let secondaryLabel = Color(
        .secondaryLabel,
        standard: Color(
            light: Color(hex: 0x4A5160), dark: Color(hex: 0xB4BBC7), highContrastLight: Color(hex: 0x2B303A),
            highContrastDark: Color(hex: 0xD3D8E0)))
    /// Text of less importance still.
    nonisolated public static let tertiaryLabel = Color(
        .tertiaryLabel,
        standard: Color(
            light: Color(hex: 0x565E6D), dark: Color(hex: 0xA2AAB8), highContrastLight: Color(hex: 0x3A414D),
            highContrastDark: Color(hex: 0xC4CAD4)))
    /// The faintest text that can be read.
    nonisolated public static let quaternaryLabel = Color(
        .quaternaryLabel,
        standard: Color(
            light: Color(hex: 0x616A79), dark: Color(hex: 0x959EAD), highContrastLight: Color(hex: 0x454C59),
            highContrastDark: Color(hex: 0xAEB6C2)))
    /// The colour of the text in an empty field.
    nonisolated public static let placeholderText = quaternaryLabel
    /// Text that leads somewhere: the tint.
    nonisolated public static let link = tintColor
    /// Text on what is light wherever it is.
    nonisolated public static let darkText = Color(hex: 0x15191F)
    /// Text on what is dark wherever it is.
    nonisolated public static let lightText = Color(hex: 0xF1F3F6)

    // MARK: Backgrounds

    /// The background of windows.
    nonisolated public static let systemBackground = Color(
        .systemBackground,
        standard: Color(
            light: .white, dark: Color(hex: 0x101216), highContrastLight: .white, highContrastDark: .black))
    /// The background of groups on ``systemBackground``.
    nonisolated public static let secondarySystemBackground = Color(
        .secondarySystemBackground,
        standard: Color(
            light: Color(hex: 0xF3F4F7), dark: Color(hex: 0x1A1D23), highContrastLight: Color(hex: 0xF5F6F8),
            highContrastDark: Color(hex: 0x0C0D10)))
    /// The background of groups on ``secondarySystemBackground``.
    nonisolated public static let tertiarySystemBackground = Color(
        .tertiarySystemBackground,
        standard: Color(
            light: Color(hex: 0xE8EAEF), dark: Color(hex: 0x252932), highContrastLight: Color(hex: 0xECEEF2),
            highContrastDark: Color(hex: 0x17191E)))
    /// The background of windows whose content lies on cards.
    nonisolated public static let systemGroupedBackground = Color(
        .systemGroupedBackground,
        standard: Color(
            light: Color(hex: 0xEFF0F4), dark: Color(hex: 0x101216), highContrastLight: Color(hex: 0xECEEF2),
            highContrastDark: .black))
    /// A card on ``systemGroupedBackground``.
    nonisolated public static let secondarySystemGroupedBackground = Color(
        .secondarySystemGroupedBackground,
        standard: Color(
            light: .white, dark: Color(hex: 0x1C1F26), highContrastLight: .white, highContrastDark: Color(hex: 0x0C0D10)
        ))
    /// The background of groups on a card.
    nonisolated public static let tertiarySystemGroupedBackground = Color(
        .tertiarySystemGroupedBackground,
        standard: Color(
            light: Color(hex: 0xF3F4F7), dark: Color(hex: 0x252932), highContrastLight: Color(hex: 0xF5F6F8),
            highContrastDark: Color(hex: 0x17191E)))

    // MARK: Fills, over any background

    /// The fill of small shapes, such as a slider's track.
    nonisolated public static let systemFill = Color(
        .systemFill, standard: fill(light: 0.24, dark: 0.40, highContrast: 0.48))
    /// The fill of medium shapes, such as a switch that is off.
    nonisolated public static let secondarySystemFill = Color(
        .secondarySystemFill, standard: fill(light: 0.18, dark: 0.32, highContrast: 0.40))
    /// The fill of large shapes, such as a button or a text field.
    nonisolated public static let tertiarySystemFill = Color(
        .tertiarySystemFill, standard: fill(light: 0.14, dark: 0.22, highContrast: 0.16))
    /// The fill of very large shapes.
    nonisolated public static let quaternarySystemFill = Color(
        .quaternarySystemFill, standard: fill(light: 0.08, dark: 0.16, highContrast: 0.10))

    // MARK: Lines

    /// A thin line between things, through which the background shows.
    nonisolated public static let separator = Color(
        .separator,
        standard: Color(
            light: Color(hex: 0x2B3240, alpha: 0.24), dark: Color(hex: 0xC4CBD8, alpha: 0.26),
            highContrastLight: Color(hex: 0x15191F, alpha: 0.66), highContrastDark: Color(hex: 0xF1F3F6, alpha: 0.66)))
    /// The same, without the background.
    nonisolated public static let opaqueSeparator = Color(
        .opaqueSeparator,
        standard: Color(
            light: Color(hex: 0xCDD1D8), dark: Color(hex: 0x3B404A), highContrastLight: Color(hex: 0x646A75),
            highContrastDark: Color(hex: 0xA1A5AC)))

    /// What text may lie on.
    nonisolated package static let textBackgrounds = [
        systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground, barBackground, elevatedBackground,
    ]

    private nonisolated static func fill(light: Double, dark: Double, highContrast: Double) -> Color {
        Color(
            light: Color(hex: 0x6B7485, alpha: light), dark: Color(hex: 0x6F7888, alpha: dark),
            highContrastLight: Color(hex: 0x6B7485, alpha: highContrast),
            highContrastDark: Color(hex: 0x6F7888, alpha: highContrast))
    }
}
