import RandomNumbers

/// Scalars that make trouble for who cuts text: ends of lines, marks, joiners, flags, jamo, conjuncts,
/// and plain letters.
enum Alphabet {
    private static let scalars: [Unicode.Scalar] = [
        "a", "b", "Z", " ", ".", "\n", "\r", "é", "ß", "я", "א", "ب", "ن", "中", "文", "か", "ア", "\u{3099}", "한",
        "\u{1100}",
        "\u{1161}", "\u{11A8}", "\u{301}", "\u{308}", "\u{200D}", "\u{200C}", "👩", "👧", "\u{1F3FD}", "❤", "\u{FE0F}",
        "\u{1F1E9}", "\u{1F1EA}", "क", "ष", "\u{94D}", "\u{93F}", "ก", "\u{E33}", "\u{600}", "\u{AD}", "\u{2028}", "©",
    ]

    /// One of them.
    static func scalar(_ random: inout SplitMix) -> Unicode.Scalar { scalars.randomElement(using: &random) ?? "a" }

    /// Some of them.
    static func string(upTo count: Int, _ random: inout SplitMix) -> String {
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &random) { view.append(scalar(&random)) }
        return String(view)
    }
}
