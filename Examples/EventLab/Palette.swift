import Tactus

/// The lab's colours.
enum Palette {
    static let background = Color(hex: 0xF3F4F6)
    static let card = Color(hex: 0xFFFFFF)
    static let pressedCard = Color(hex: 0xDCE4F2)
    static let chosenCard = Color(hex: 0xE3ECFA)
    static let ink = Color(hex: 0x1B1F24)
    static let faintInk = Color(hex: 0x667080)
    static let caption = Color(hex: 0x2B3340)
    static let accent = Color(hex: 0x2F6FD0)
    static let log = Color(hex: 0x1E232A)
    static let logInk = Color(hex: 0xDCE4EE)
    static let faintLogInk = Color(hex: 0x7C8797)

    static let stage = Color(hex: 0xE9ECF1)

    /// Boxes in boxes, from the outermost on, in three families.
    static let green = [Color(hex: 0xBFE3CF), Color(hex: 0x8FCFAC), Color(hex: 0x62B98A)]
    static let orange = [Color(hex: 0xF7D9C0), Color(hex: 0xF1BB91), Color(hex: 0xE79A63)]
    static let purple = [Color(hex: 0xDAD2F3), Color(hex: 0xBCAEE8), Color(hex: 0x9D8ADB)]
    static let blue = [Color(hex: 0xCFE0F8), Color(hex: 0xA6C6F1), Color(hex: 0x7CA9E8)]
}
