import CPango

nonisolated extension String {
    /// The text without accents and other marks on its letters: what is left when each letter is taken apart.
    var withoutMarks: String {
        // Nothing of ASCII has any.
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        // A null character ends what is taken apart at once.
        return split(separator: "\0", omittingEmptySubsequences: false).map(Self.withoutMarks).joined(separator: "\0")
    }

    private static func withoutMarks(_ text: Substring) -> String {
        guard let apart = g_utf8_normalize(String(text), -1, G_NORMALIZE_NFD) else { return String(text) }
        defer { g_free(apart) }
        var result = ""
        for scalar in String(cString: apart).unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
