import CPango

extension String {
    /// The text without accents and other marks on its letters: what is left when each letter is taken apart.
    package var withoutMarks: String {
        // Nothing of ASCII has any.
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        guard let apart = g_utf8_normalize(self, -1, G_NORMALIZE_NFD) else { return self }
        defer { g_free(apart) }
        var result = ""
        for scalar in String(cString: apart).unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
