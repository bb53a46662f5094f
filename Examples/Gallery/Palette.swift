import Tactus

/// The gallery's colours.
enum Palette {
    static let background = Color(hex: 0xF3F4F6)
    static let ink = Color(hex: 0x1B1F24)
    static let faintInk = Color(hex: 0x667080)
    static let table = Color(hex: 0xE4E7EC)
    static let badge = Color(hex: 0x1B1F24, alpha: 0.86)
    static let log = Color(hex: 0x1E232A)
    static let logInk = Color(hex: 0xC9D3DF)

    /// A card's colours: as it lies, and turned over by a tap.
    static let cards: [(front: Color, back: Color)] = [
        (Color(hex: 0x2E9E6B), Color(hex: 0x1C6B48)),
        (Color(hex: 0xE07A3F), Color(hex: 0xA8521F)),
        (Color(hex: 0x7A5AD0), Color(hex: 0x523796)),
    ]
}
