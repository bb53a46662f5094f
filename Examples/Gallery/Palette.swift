import Tactus

/// The gallery's own colours, light and dark; what it does not name here are the toolkit's.
enum Palette {
    /// Over whatever lies beneath.
    static let badge = Color(light: Color(hex: 0x1B1F24, alpha: 0.86), dark: Color(hex: 0x3A404B, alpha: 0.92))
    static let log = Color(light: Color(hex: 0x1E232A), dark: Color(hex: 0x0A0B0E))
    /// Why recognizers did what they did.
    static let logDecision = Color(light: Color(hex: 0x8FD0B0), dark: Color(hex: 0x7FBFA0))
    static let logInk = Color(light: Color(hex: 0xC9D3DF), dark: Color(hex: 0xAEB6C2))

    /// A card's colours: as it lies, and turned over by a tap.
    static let cards: [(front: Color, back: Color)] = [
        (Color(light: Color(hex: 0x1F7A50), dark: Color(hex: 0x2A7D56)), Color(hex: 0x1C5A3E)),
        (Color(light: Color(hex: 0xB4521A), dark: Color(hex: 0xAD5320)), Color(hex: 0x84400F)),
        (Color(light: Color(hex: 0x6A4BC4), dark: Color(hex: 0x6C52B8)), Color(hex: 0x4A3286)),
    ]
}
