public import TactusGraphics

// Colours of what lies in front of pages, and of the parts of controls.

extension Color {
    /// The background of bars at the edges of pages.
    nonisolated public static let barBackground = Color(
        .barBackground,
        standard: Color(
            light: Color(hex: 0xFAFAFC), dark: Color(hex: 0x17191E), highContrastLight: .white,
            highContrastDark: Color(hex: 0x0C0D10)))
    /// The background of what floats in front of pages: menus, dialogs, bubbles.
    nonisolated public static let elevatedBackground = Color(
        .elevatedBackground,
        standard: Color(
            light: .white, dark: Color(hex: 0x252932), highContrastLight: .white,
            highContrastDark: Color(hex: 0x17191E)))
    /// What lies between a page and what is in front of it, so that the page steps back.
    nonisolated public static let scrim = Color(
        .scrim, standard: Color(light: Color(hex: 0x0B1220, alpha: 0.32), dark: Color(white: 0, alpha: 0.55)))
    /// What lies behind the place of a text that was found; behind the others, more faintly.
    nonisolated public static let findHighlight = Color(
        .findHighlight,
        standard: Color(
            light: Color(hex: 0xFFD60A), dark: Color(hex: 0x8A6A00), highContrastLight: Color(hex: 0xFFE14D),
            highContrastDark: Color(hex: 0x6B5200)))
    /// What a finger takes hold of.
    nonisolated public static let controlKnob = Color(.controlKnob, standard: .white)
    /// What a knob runs on while it is off; a line around it makes it stand out.
    nonisolated public static let controlTrack = Color(
        .controlTrack,
        standard: Color(
            light: Color(hex: 0xE9EBEF), dark: Color(hex: 0x3A3F4A), highContrastLight: Color(hex: 0xE8EAEF),
            highContrastDark: Color(hex: 0x2A2E37)))
    /// The line around what is empty or off, such as a field, a mark or a track: 3 to 1 on every background.
    nonisolated public static let controlOutline = Color(
        .controlOutline,
        standard: Color(
            light: Color(hex: 0x7C828F), dark: Color(hex: 0x757D8B), highContrastLight: Color(hex: 0x3A414D),
            highContrastDark: Color(hex: 0xC4CAD4)))
    /// The plate of what is chosen among others; with high contrast the tint.
    nonisolated public static let controlPlate = Color(
        .controlPlate,
        standard: Color(
            light: .white, dark: Color(hex: 0x4A515D), highContrastLight: .tintColor, highContrastDark: .tintColor))

    /// A shade of the colour for plates that carry text, signs or a knob: in dark surroundings dark enough for white
    /// ones, unless the colour is so light that black belongs on it, or says itself what it fills with, as
    /// ``systemOrange`` does. With high contrast it is as it is.
    ///
    /// - Parameter traits: The surroundings.
    /// - Returns: A colour that is not dynamic. `contrastingTextColor` belongs on it.
    nonisolated public func plateShade(in traits: ColorTraits) -> Color {
        let color = resolved(in: traits)
        guard traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .normal,
            color.relativeLuminance < 0.5, !hasOwnFill(in: traits)
        else { return color }
        // First with less white in it, as what is only darkened looks dull; but no darker than it has to be.
        let strong = [0.6, 0.4, 0.2].lazy.map(color.withoutWhite).first { $0.relativeLuminance >= 0.178 } ?? color
        return strong.shaded(toContrastWith: [.white], ratio: 4.6)
    }

    /// The colour with a part of the white taken out of it that all three components share: as bright, but stronger.
    private nonisolated func withoutWhite(_ part: Double) -> Color {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        // Greys have no colour to make stronger, and those that are nearly grey stay so.
        guard most - least > 0.15 else { return self }
        func stronger(_ value: Double) -> Double {
            value + ((value - least) / (most - least) * most - value) * part
        }
        return Color(red: stronger(red), green: stronger(green), blue: stronger(blue), alpha: alpha)
    }
}
