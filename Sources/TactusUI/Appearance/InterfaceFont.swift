/// Reads the family of the interface's font from the ways in which desktops write fonts.
nonisolated public enum InterfaceFont {
    /// Returns the family in a description as GNOME and Pango write it: `Cantarell 11`,
    /// `Noto Sans Semi-Bold Italic 10`.
    ///
    /// - Parameter description: Families with commas between them, words for weight, slant and width, and a size.
    /// - Returns: The first family; `nil` when there is none.
    public static func family(ofPango description: String) -> String? {
        var words = description.prefix { $0 != "," }.split(separator: " ")
        let isList = description.contains(",")
        if !isList, let last = words.last, isSize(last) { words.removeLast() }
        while let last = words.last, words.count > 1, styleWords.contains(last.lowercased()) { words.removeLast() }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Returns the family in a description as KDE and Qt write it: `Noto Sans,10,-1,5,50,0,0,0,0,0`.
    ///
    /// - Parameter description: The family, and numbers, with commas between them.
    /// - Returns: The family; `nil` when there is none.
    public static func family(ofQt description: String) -> String? {
        let words = description.prefix { $0 != "," }.split(separator: " ")
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func isSize(_ word: Substring) -> Bool {
        Double(word.hasSuffix("px") ? word.dropLast(2) : word).map { $0.isFinite } ?? false
    }

    private static let styleWords: Set = [
        "thin", "ultra-light", "extra-light", "light", "semi-light", "demi-light", "book", "regular", "normal",
        "medium",
        "semi-bold", "demi-bold", "bold", "ultra-bold", "extra-bold", "heavy", "black", "roman", "oblique", "italic",
        "condensed", "semi-condensed", "extra-condensed", "expanded", "semi-expanded",
    ]
}
