import Tactus

/// The shell's colours.
enum Palette {
    static let ink = Color(hex: 0x22303A)
    static let faintInk = Color(hex: 0x6B7882)
    static let line = Color(hex: 0x22303A, alpha: 0.14)
    static let card = Color(hex: 0xFFFFFF)
    static let bar = Color(hex: 0x22303A)
    static let barInk = Color(hex: 0xF2F4F5)
    static let accent = Color(hex: 0x2563EB)
    static let pressed = Color(hex: 0x2563EB, alpha: 0.12)
    static let night = Color(hex: 0x141C22)

    /// What the desk can be covered with.
    static let papers: [(name: String, color: Color)] = [
        ("Sand", Color(hex: 0xF1E9DB)), ("Sea", Color(hex: 0xDCEBEF)), ("Moss", Color(hex: 0xE0E9D8)),
    ]
}
