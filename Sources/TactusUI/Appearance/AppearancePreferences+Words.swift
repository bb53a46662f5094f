import TactusGraphics

nonisolated extension AppearancePreferences {
    /// Reads preferences as `TACTUS_APPEARANCE` in the environment has them: words with commas between them, as in
    /// `dark,contrast,text=1.25,tint=#2E8B57`.
    ///
    /// | word | what it says |
    /// |---|---|
    /// | `light`, `dark` | ``userInterfaceStyle`` |
    /// | `contrast`, `no-contrast` | ``accessibilityContrast``: high, normal |
    /// | `text=1.25` | ``textScale``, from 0.5 to 3.5 |
    /// | `tint=#2E8B57` | ``accentColor``, six hexadecimal digits |
    /// | `font=Cantarell` | ``fontFamily`` |
    /// | `reduced-motion`, `motion` | ``reducesMotion`` |
    /// | `reduced-transparency`, `transparency` | ``reducesTransparency`` |
    /// | `ltr`, `rtl` | ``layoutDirection`` |
    /// | `keys=emacs`, `keys=standard` | ``textKeyBindings`` |
    ///
    /// Spaces around words do not count, nor do empty ones. Of several words about the same thing the last one counts.
    ///
    /// - Throws: The first word that means nothing.
    public init(words: String) throws(UnknownAppearanceWord) {
        self.init()
        for part in words.split(separator: ",") {
            let word = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            if !word.isEmpty, !take(word) { throw UnknownAppearanceWord(word: word) }
        }
    }

    /// - Returns: Whether the word means something.
    private mutating func take(_ word: String) -> Bool {
        switch word {
        case "light": userInterfaceStyle = .light
        case "dark": userInterfaceStyle = .dark
        case "contrast": accessibilityContrast = .high
        case "no-contrast": accessibilityContrast = .normal
        case "reduced-motion": reducesMotion = true
        case "motion": reducesMotion = false
        case "reduced-transparency": reducesTransparency = true
        case "transparency": reducesTransparency = false
        case "ltr": layoutDirection = .leftToRight
        case "rtl": layoutDirection = .rightToLeft
        default:
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { return false }
            return take(parts[1], for: parts[0])
        }
        return true
    }

    private mutating func take(_ value: String, for name: String) -> Bool {
        switch name {
        case "text":
            guard let scale = Double(value), (0.5...3.5).contains(scale) else { return false }
            textScale = scale
        case "tint":
            let digits = value.drop { $0 == "#" }
            guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let hex = UInt32(digits, radix: 16) else {
                return false
            }
            accentColor = Color(hex: hex)
        case "font":
            guard !value.isEmpty else { return false }
            fontFamily = value
        case "keys":
            guard let bindings = TextKeyBindings(name: value) else { return false }
            textKeyBindings = bindings
        default: return false
        }
        return true
    }
}

/// A word that says nothing about how things should look.
nonisolated public struct UnknownAppearanceWord: Error, Hashable, Sendable, CustomStringConvertible {
    /// The word.
    public var word: String

    /// Creates an error.
    public init(word: String) { self.word = word }

    /// One sentence that lists the words there are.
    public var description: String {
        "\"\(word)\" says nothing about the appearance; the words are light, dark, contrast, no-contrast, text=SCALE (from "
            + "0.5 to 3.5), tint=#RRGGBB, font=FAMILY, reduced-motion, motion, reduced-transparency, transparency, "
            + "ltr, rtl, keys=emacs, keys=standard"
    }
}
