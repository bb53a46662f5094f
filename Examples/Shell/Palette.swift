import Tactus

/// The shell's colours.
enum Palette {
    static let ink = Color(light: Color(hex: 0x22303A), dark: Color(hex: 0xE9EDF0))
    static let faintInk = Color(light: Color(hex: 0x5F6C76), dark: Color(hex: 0xA3AFB8))
    static let line = Color(light: Color(hex: 0x22303A, alpha: 0.14), dark: Color(hex: 0xFFFFFF, alpha: 0.18))
    static let card = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x2A343C))
    static let bar = Color(light: Color(hex: 0x22303A), dark: Color(hex: 0x10171C))
    static let barInk = Color(hex: 0xF2F4F5)
    static let accent = Color(light: Color(hex: 0x2563EB), dark: Color(hex: 0x7FB0FF))
    static let pressed = Color(light: Color(hex: 0x2563EB, alpha: 0.12), dark: Color(hex: 0x7FB0FF, alpha: 0.22))
    /// Of the lock, which looks the same by day and by night.
    static let dusk = (Color(hex: 0x1B2A41), Color(hex: 0x0B1016))
    static let nightAccent = Color(hex: 0x2563EB)

    /// What the desk can be covered with: the sky over it, and the land that it goes over into.
    struct Paper {
        let name: String
        let sky: Color
        let land: Color
    }

    /// The papers, from the one that lies there at first.
    static let papers = [
        Paper(
            name: "Dawn", sky: Color(light: Color(hex: 0xE9EEF9), dark: Color(hex: 0x1D2333)),
            land: Color(light: Color(hex: 0x9DB0DA), dark: Color(hex: 0x4A5C8C))),
        Paper(
            name: "Sea", sky: Color(light: Color(hex: 0xE3F1F3), dark: Color(hex: 0x14262C)),
            land: Color(light: Color(hex: 0x7FB9C4), dark: Color(hex: 0x2F6672))),
        Paper(
            name: "Moss", sky: Color(light: Color(hex: 0xECF2E6), dark: Color(hex: 0x1B2419)),
            land: Color(light: Color(hex: 0x9CBF8C), dark: Color(hex: 0x46693A))),
    ]
}
