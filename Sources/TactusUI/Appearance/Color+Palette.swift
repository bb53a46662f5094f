public import TactusGraphics

// The toolkit's palette. Each is legible as text on the backgrounds of ``Color/label``, in light and dark surroundings; also on a
// veil of itself, as quiet buttons have it.

extension Color {
    /// The blue of what can be pressed, where nobody says otherwise.
    nonisolated public static let systemBlue = standardTint
    /// What destroys, or warns.
    nonisolated public static let systemRed = Color(
        light: Color(hex: 0xC40114), dark: Color(hex: 0xFE554D), highContrastLight: Color(hex: 0x8F020C),
        highContrastDark: Color(hex: 0xFE877B))
    /// Orange.
    nonisolated public static let systemOrange = Color(
        light: Color(hex: 0xA14B04), dark: Color(hex: 0xE56F17), highContrastLight: Color(hex: 0x753402),
        highContrastDark: Color(hex: 0xFF8A3F))
    /// Yellow; a dark one in light surroundings, where a bright one could not be read.
    nonisolated public static let systemYellow = Color(
        light: Color(hex: 0x805F05), dark: Color(hex: 0xB88A06), highContrastLight: Color(hex: 0x5C4300),
        highContrastDark: Color(hex: 0xD6A20A))
    /// What is well.
    nonisolated public static let systemGreen = Color(
        light: Color(hex: 0x02732C), dark: Color(hex: 0x34A650), highContrastLight: Color(hex: 0x06531F),
        highContrastDark: Color(hex: 0x51BF68))
    /// A green with some blue.
    nonisolated public static let systemMint = Color(
        light: Color(hex: 0x0B7158), dark: Color(hex: 0x02A480), highContrastLight: Color(hex: 0x08513F),
        highContrastDark: Color(hex: 0x32BF99))
    /// Between green and blue.
    nonisolated public static let systemTeal = Color(
        light: Color(hex: 0x006F70), dark: Color(hex: 0x10A2A2), highContrastLight: Color(hex: 0x074F50),
        highContrastDark: Color(hex: 0x18BCBC))
    /// A light blue.
    nonisolated public static let systemCyan = Color(
        light: Color(hex: 0x0D6C88), dark: Color(hex: 0x059DC6), highContrastLight: Color(hex: 0x014D63),
        highContrastDark: Color(hex: 0x26B7E3))
    /// Between blue and purple.
    nonisolated public static let systemIndigo = Color(
        light: Color(hex: 0x594FD7), dark: Color(hex: 0x8385FE), highContrastLight: Color(hex: 0x402CB3),
        highContrastDark: Color(hex: 0x9DA2FE))
    /// Purple.
    nonisolated public static let systemPurple = Color(
        light: Color(hex: 0x8B3DC1), dark: Color(hex: 0xBB6FF5), highContrastLight: Color(hex: 0x6B139E),
        highContrastDark: Color(hex: 0xCC92FD))
    /// Pink.
    nonisolated public static let systemPink = Color(
        light: Color(hex: 0xBE0264), dark: Color(hex: 0xF95194), highContrastLight: Color(hex: 0x8A0247),
        highContrastDark: Color(hex: 0xFE81AC))
    /// Brown.
    nonisolated public static let systemBrown = Color(
        light: Color(hex: 0x845C3C), dark: Color(hex: 0xB48A68), highContrastLight: Color(hex: 0x643F1E),
        highContrastDark: Color(hex: 0xCEA27F))
    /// The grey of what is not in use.
    nonisolated public static let systemGray = Color(
        light: Color(hex: 0x5F6571), dark: Color(hex: 0x8C939F), highContrastLight: Color(hex: 0x424853),
        highContrastDark: Color(hex: 0xA3ABB7))
    /// Lines and signs that need not be read.
    nonisolated public static let systemGray2 = Color(
        light: Color(hex: 0x9AA1AD), dark: Color(hex: 0x5E6572), highContrastLight: Color(hex: 0x6B7280),
        highContrastDark: Color(hex: 0x8C939F))
    /// Lines between things.
    nonisolated public static let systemGray3 = Color(
        light: Color(hex: 0xBFC4CD), dark: Color(hex: 0x474D58), highContrastLight: Color(hex: 0x8C939F),
        highContrastDark: Color(hex: 0x6B7280))
    /// What is pressed, behind text.
    nonisolated public static let systemGray4 = Color(
        light: Color(hex: 0xD3D7DE), dark: Color(hex: 0x363B45), highContrastLight: Color(hex: 0xB4BAC4),
        highContrastDark: Color(hex: 0x4A505B))
    /// What can be pressed, behind text.
    nonisolated public static let systemGray5 = Color(
        light: Color(hex: 0xE2E5EA), dark: Color(hex: 0x2A2E37), highContrastLight: Color(hex: 0xD3D7DE),
        highContrastDark: Color(hex: 0x2A2E37))
    /// A ground that is hardly grey.
    nonisolated public static let systemGray6 = Color(
        light: Color(hex: 0xF0F2F5), dark: Color(hex: 0x1D2027), highContrastLight: Color(hex: 0xE8EAEF),
        highContrastDark: Color(hex: 0x17191E))
}
