import TactusEditing

/// Which part of a text is laid out as one: a line of the source, or of a long one some two thousand bytes.
///
/// Where a long line is cut depends on its beginning alone, and is found at once at any place of it: so a line of a
/// megabyte costs what a short one does. It is cut after a space where there is one, and always between characters.
nonisolated struct FragmentScanner {
    /// Longer lines are cut.
    static let longestLine = 4096
    /// How far it is from one cut to the next, about.
    private static let step = 2048
    /// How far after its place a cut looks for a space.
    private static let reach = 128

    /// The text.
    let text: TextBuffer
    /// Whether lines are cut; not in a field, which has one line.
    let cutsLongLines: Bool

    /// A part of the text.
    struct Part: Hashable {
        /// The bytes that are laid out.
        var content: Range<Int>
        /// The same, with what ends the line.
        var whole: Range<Int>
        /// Whether it is the first of its line.
        var beginsLine: Bool
        /// Whether it is the last of its line.
        var endsLine: Bool
    }

    /// Finds the part that an offset is in: behind a cut, the one that begins there.
    ///
    /// - Parameter offset: In bytes, from zero to the text's count.
    /// - Returns: The part.
    func part(at offset: Int) -> Part {
        guard cutsLongLines || text.lineCount > 1 else {
            return Part(content: 0..<text.count, whole: 0..<text.count, beginsLine: true, endsLine: true)
        }
        let line = text.line(at: offset)
        let content = text.lineRange(line)
        let end = line + 1 < text.lineCount ? text.lineRange(line + 1).lowerBound : text.count
        guard cutsLongLines, content.count > Self.longestLine else {
            return Part(content: content, whole: content.lowerBound..<end, beginsLine: true, endsLine: true)
        }
        return part(at: offset, of: content, lineEnd: end)
    }

    private func part(at offset: Int, of line: Range<Int>, lineEnd: Int) -> Part {
        let last = (line.count - 1) / Self.step
        var number = min((offset - line.lowerBound) / Self.step, last)
        var start = cut(number, of: line)
        while number > 0, start > offset || start >= line.upperBound {
            number -= 1
            start = cut(number, of: line)
        }
        var next = number + 1
        var end = cut(next, of: line)
        // A character of many marks may take up several cuts.
        while end <= start, next <= last {
            next += 1
            end = cut(next, of: line)
        }
        let isLast = end >= line.upperBound
        return Part(
            content: start..<end, whole: start..<(isLast ? lineEnd : end), beginsLine: start == line.lowerBound,
            endsLine: isLast)
    }

    private func cut(_ number: Int, of line: Range<Int>) -> Int {
        guard number > 0 else { return line.lowerBound }
        let wanted = line.lowerBound + number * Self.step
        // What is left must be worth a part of its own.
        guard wanted + Self.step / 4 < line.upperBound else { return line.upperBound }
        if let place = placeAfterSpace(from: wanted, before: line.upperBound) { return place }
        return min(text.characterBoundary(atOrAfter: wanted), line.upperBound)
    }

    private func placeAfterSpace(from wanted: Int, before limit: Int) -> Int? {
        var start = wanted
        while !text.isScalarBoundary(start) { start += 1 }
        var end = min(start + Self.reach, limit)
        while !text.isScalarBoundary(end) { end -= 1 }
        let bytes = text.string(in: start..<end).utf8
        guard let space = bytes.firstIndex(of: 0x20) else { return nil }
        let place = start + bytes.distance(from: bytes.startIndex, to: space) + 1
        return text.isCharacterBoundary(place) ? place : nil
    }
}
