import Tactus

/// The lab's own colours, light and dark; what it does not name here are the toolkit's.
enum Palette {
    static let pressedCard = Color(light: Color(hex: 0xDCE4F2), dark: Color(hex: 0x303A4C))
    static let chosenCard = Color(light: Color(hex: 0xE3ECFA), dark: Color(hex: 0x26303F))
    static let log = Color(light: Color(hex: 0x1E232A), dark: Color(hex: 0x0A0B0E))
    static let logInk = Color(light: Color(hex: 0xDCE4EE), dark: Color(hex: 0xB4BBC7))
    static let faintLogInk = Color(hex: 0x8C96A5)

    /// Boxes in boxes, from the outermost on, in three families.
    static let green = shades(light: [0xBFE3CF, 0x8FCFAC, 0x62B98A], dark: [0x1B3A2A, 0x24523A, 0x2F6B4C])
    static let orange = shades(light: [0xF7D9C0, 0xF1BB91, 0xE79A63], dark: [0x47301F, 0x613F25, 0x7C4F2B])
    static let purple = shades(light: [0xDAD2F3, 0xBCAEE8, 0x9D8ADB], dark: [0x322A4C, 0x43386A, 0x554788])
    static let blue = shades(light: [0xCFE0F8, 0xA6C6F1, 0x7CA9E8], dark: [0x1F3350, 0x28456F, 0x32578D])

    private static func shades(light: [UInt32], dark: [UInt32]) -> [Color] {
        zip(light, dark).map { Color(light: Color(hex: $0), dark: Color(hex: $1)) }
    }
}
