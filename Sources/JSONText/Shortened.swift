extension String {
    /// As much of a text from outside as a sentence about it needs: its beginning and its end.
    ///
    /// It is cut between scalars, not characters: one character may have a million of them.
    package var shortened: String {
        let count = utf8.count
        guard count > 300 else { return self }
        let (start, end) = (unicodeScalars.prefix(200), unicodeScalars.suffix(40))
        return "\(String(start))…\(String(end)) (\(count) bytes)"
    }
}
