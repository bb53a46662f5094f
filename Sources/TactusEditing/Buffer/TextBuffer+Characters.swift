/// Characters as people count them: extended grapheme clusters, by the rules of Unicode that Swift's `Character` has.
extension TextBuffer {
    /// Finds the end of the character that begins at an offset, or within which it lies.
    ///
    /// - Parameter offset: In bytes, from zero to ``count``. Costs the length of a character, and some around it.
    /// - Returns: An offset after it; ``count`` at the end.
    public func offset(afterCharacterAt offset: Int) -> Int {
        guard offset < count else { return count }
        return characters(around: offset).first { $0 > offset } ?? count
    }

    /// Finds the beginning of the character before an offset, or within which it lies.
    ///
    /// - Parameter offset: In bytes, from zero to ``count``.
    /// - Returns: An offset before it; zero at the beginning.
    public func offset(beforeCharacterAt offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return characters(around: offset - 1).last { $0 < offset } ?? 0
    }

    /// Whether an offset lies between two characters, or at an end.
    public func isCharacterBoundary(_ offset: Int) -> Bool {
        guard offset > 0, offset < count else { return offset == 0 || offset == count }
        return characters(around: offset).contains(offset)
    }

    /// Finds the nearest place between characters that is not after an offset. An offset outside of the text is taken
    /// to its nearer end, so that what comes from another process leads to a place all the same.
    public func characterBoundary(atOrBefore offset: Int) -> Int {
        let offset = Swift.min(Swift.max(offset, 0), count)
        return isCharacterBoundary(offset) ? offset : self.offset(beforeCharacterAt: offset)
    }

    /// Finds the nearest place between characters that is not before an offset.
    public func characterBoundary(atOrAfter offset: Int) -> Int {
        let offset = Swift.min(Swift.max(offset, 0), count)
        return isCharacterBoundary(offset) ? offset : self.offset(afterCharacterAt: offset)
    }

    /// Counts characters. Costs the length of the range.
    ///
    /// - Parameter range: Offsets in bytes, between scalars.
    /// - Returns: How many a person counts.
    public func characterCount(in range: Range<Int>) -> Int { string(in: range).count }

    /// The boundaries of characters from the last sure one before an offset to the first sure one after it.
    private func characters(around offset: Int) -> [Int] {
        let start = sureBoundary(atOrBefore: offset)
        let end = sureBoundary(after: offset)
        var boundaries = [start]
        var position = start
        for character in string(in: start..<end) {
            position += character.utf8.count
            boundaries.append(position)
        }
        return boundaries
    }

    /// The last place at or before an offset where, whatever else there is, a character begins.
    private func sureBoundary(atOrBefore offset: Int) -> Int {
        var after = scalar(at: scalarStart(offset))
        while after.range.lowerBound > 0 {
            let before = scalar(at: scalarStart(after.range.lowerBound - 1))
            if isSureBoundary(before.scalar, after.scalar) { break }
            after = before
        }
        return after.range.lowerBound
    }

    private func sureBoundary(after offset: Int) -> Int {
        var before = scalar(at: scalarStart(offset))
        while before.range.upperBound < count {
            let after = scalar(at: before.range.upperBound)
            if isSureBoundary(before.scalar, after.scalar) { break }
            before = after
        }
        return before.range.upperBound
    }

    /// Whether a character ends between these two, whatever comes before and after: both stand for themselves.
    private func isSureBoundary(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
        if before.value == 0x0D, after.value == 0x0A { return false }
        return standsAlone(before) && standsAlone(after)
    }

    /// Whether a scalar neither joins what is before it nor what comes after: Latin, Greek, Cyrillic, Hebrew and Arabic
    /// letters, ideographs, kana, syllables of Hangul, consonants of Devanagari. Others may do so too: they are
    /// left to the rules.
    private func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x7F, 0xC0...0x2FF, 0x391...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A,
            0x904...0x939, 0xE01...0xE30, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// The scalar that ends at an offset between two, which is not the beginning.
    func scalar(before offset: Int) -> Unicode.Scalar { scalar(at: scalarStart(offset - 1)).scalar }

    /// The scalar that begins at an offset between two, which is not the end.
    func scalar(after offset: Int) -> Unicode.Scalar { scalar(at: offset).scalar }

    /// The offset at which the scalar begins that an offset lies in.
    private func scalarStart(_ offset: Int) -> Int {
        var offset = Swift.min(offset, count - 1)
        while offset > 0, root.byte(at: offset) & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    private func scalar(at offset: Int) -> (scalar: Unicode.Scalar, range: Range<Int>) {
        let first = root.byte(at: offset)
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1 else { return (Unicode.Scalar(first), offset..<offset + 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(root.byte(at: offset + index) & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", offset..<offset + length)
    }
}
