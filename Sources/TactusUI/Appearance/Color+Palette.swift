public import TactusGraphics

// The toolkit's palette. Each is as one knows it where it fills, and has a shade for text (``Color/textShade``) that is
// legible on the backgrounds of ``Color/label``, in light and dark surroundings; also on a veil of itself, as quiet
// buttons have it. Where the light fill is bright, so that black belongs on it, signs have a shade of their own, too.

extension Color {
    /// The blue of what can be pressed, where nobody says otherwise.
    nonisolated public static let systemBlue = standardTint
    /// Red: destructive actions and warnings.
    nonisolated public static let systemRed = Color(
        .systemRed,
        standard: Color(
            light: shades(0xD7222E, text: 0xB10412), dark: Color(hex: 0xFD7E72),
            highContrastLight: Color(hex: 0x7E040B),
            highContrastDark: Color(hex: 0xFFAAA0)))
    /// Orange: bright where it fills, with black upon it.
    nonisolated public static let systemOrange = Color(
        light: shades(0xFF9712, sign: 0xC57200, text: 0x8A4C02), dark: shades(0xFF9E2C, text: 0xFF9E2C),
        highContrastLight: shades(0xFF9712, sign: 0x9F5B00, text: 0x663800), highContrastDark: Color(hex: 0xFFB866))
    /// Yellow: bright where it fills, with black upon it; dark where it is text in light surroundings.
    nonisolated public static let systemYellow = Color(
        light: shades(0xFFC91A, sign: 0xA68100, text: 0x745708), dark: shades(0xF7C521, text: 0xF7C521),
        highContrastLight: shades(0xFFC91A, sign: 0x876800, text: 0x513B02), highContrastDark: Color(hex: 0xF7D254))
    /// Green: success.
    nonisolated public static let systemGreen = Color(
        light: shades(0x1D8239, text: 0x076928), dark: Color(hex: 0x4BBA63), highContrastLight: Color(hex: 0x04491A),
        highContrastDark: Color(hex: 0x68D57C))
    /// A green with some blue.
    nonisolated public static let systemMint = Color(
        light: shades(0x0A8062, text: 0x026750), dark: Color(hex: 0x2ABA94), highContrastLight: Color(hex: 0x024837),
        highContrastDark: Color(hex: 0x4FD5AD))
    /// Between green and blue.
    nonisolated public static let systemTeal = Color(
        light: shades(0x0A7D80, text: 0x0A6565), dark: Color(hex: 0x01B6B7), highContrastLight: Color(hex: 0x034646),
        highContrastDark: Color(hex: 0x3FD2D2))
    /// A light blue.
    nonisolated public static let systemCyan = Color(
        light: shades(0x0679A2, text: 0x05627D), dark: Color(hex: 0x1CB2DF), highContrastLight: Color(hex: 0x054458),
        highContrastDark: Color(hex: 0x47CDFA))
    /// Between blue and purple.
    nonisolated public static let systemIndigo = Color(
        light: Color(hex: 0x5145CC), dark: Color(hex: 0x989EFF), highContrastLight: Color(hex: 0x3A20A9),
        highContrastDark: Color(hex: 0xB5BBFD))
    /// Purple.
    nonisolated public static let systemPurple = Color(
        light: shades(0x9240CC, text: 0x8132B6), dark: Color(hex: 0xCA8AFE), highContrastLight: Color(hex: 0x600091),
        highContrastDark: Color(hex: 0xD8AFFE))
    /// Pink.
    nonisolated public static let systemPink = Color(
        light: shades(0xD11A6B, text: 0xAC055A), dark: Color(hex: 0xFE77A6), highContrastLight: Color(hex: 0x7A043F),
        highContrastDark: Color(hex: 0xFDA7C1))
    /// Brown.
    nonisolated public static let systemBrown = Color(
        light: Color(hex: 0x7A5333), dark: Color(hex: 0xC89D7B), highContrastLight: Color(hex: 0x5B3615),
        highContrastDark: Color(hex: 0xE3B794))
    /// The grey of what is not in use.
    nonisolated public static let systemGray = Color(
        light: Color(hex: 0x565C68), dark: Color(hex: 0xA0A7B3), highContrastLight: Color(hex: 0x393F4A),
        highContrastDark: Color(hex: 0xB9C1CE))
    /// Lines and signs that need not be read.
    nonisolated public static let systemGray2 = Color(
        light: Color(hex: 0x868D9A), dark: Color(hex: 0x6B7280), highContrastLight: Color(hex: 0x5F6571),
        highContrastDark: Color(hex: 0x9AA1AD))
    /// Lines between things.
    nonisolated public static let systemGray3 = Color(
        light: Color(hex: 0xBFC4CD), dark: Color(hex: 0x4B515D), highContrastLight: Color(hex: 0x868D9A),
        highContrastDark: Color(hex: 0x6B7280))
    /// A gray for pressed plates behind text.
    nonisolated public static let systemGray4 = Color(
        light: Color(hex: 0xD3D7DE), dark: Color(hex: 0x3A404B), highContrastLight: Color(hex: 0xB4BAC4),
        highContrastDark: Color(hex: 0x4A505B))
    /// A gray for plates behind text that can be pressed.
    nonisolated public static let systemGray5 = Color(
        light: Color(hex: 0xE2E5EA), dark: Color(hex: 0x2A2E37), highContrastLight: Color(hex: 0xD3D7DE),
        highContrastDark: Color(hex: 0x2A2E37))
    /// A ground that is hardly grey.
    nonisolated public static let systemGray6 = Color(
        light: Color(hex: 0xF0F2F5), dark: Color(hex: 0x1D2027), highContrastLight: Color(hex: 0xE8EAEF),
        highContrastDark: Color(hex: 0x17191E))

    /// A tint that fills in one shade, and is text in a darker one.
    private nonisolated static func shades(_ fill: UInt32, sign: UInt32? = nil, text: UInt32) -> Color {
        Color(fill: Color(hex: fill), sign: Color(hex: sign ?? fill), text: Color(hex: text))
    }
}
