import CPango

extension TextLayout {
    /// The word that a place is in or at, or what is between two words, such as spaces.
    ///
    /// Words are found for the script, so that they end where no space is in Thai and Chinese.
    ///
    /// - Parameter index: An index of the text; others count as the nearest one.
    /// - Returns: The word's characters; empty for an empty paragraph.
    public func wordRange(at index: String.Index) -> Range<String.Index> {
        let place = offset(of: TextPosition(index))
        let piece = broken.pieces[broken.lines[line(at: place)].piece]
        let breaks = WordBreaks(piece, in: text.string)
        return text.string.range(ofBytes: breaks.part(at: min(place.offset, piece.piece.range.upperBound)))
    }

    /// Where the word ends that a place is in or before; the end of the text behind the last one.
    func wordEnd(after offset: Int) -> Int {
        var index = broken.lines[line(at: TextOffset(offset: offset))].piece
        while index < broken.pieces.count {
            let breaks = WordBreaks(broken.pieces[index], in: text.string)
            if let end = breaks.ends.first(where: { $0 > offset }) { return end }
            index += 1
        }
        return text.count
    }

    /// Where the word begins that a place is in or behind; the beginning of the text before the first one.
    func wordStart(before offset: Int) -> Int {
        var index = broken.lines[line(at: TextOffset(offset: offset))].piece
        while index >= 0 {
            let breaks = WordBreaks(broken.pieces[index], in: text.string)
            if let start = breaks.starts.last(where: { $0 < offset }) { return start }
            index -= 1
        }
        return 0
    }
}

/// Where the words of a piece begin and end, in bytes of the text.
private struct WordBreaks {
    let range: Range<Int>
    private(set) var starts: [Int] = []
    private(set) var ends: [Int] = []

    init(_ piece: PangoPiece, in string: String) {
        range = piece.piece.range
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(piece.layout, &count) else { return }
        var offset = range.lowerBound
        let scalars = string.unicodeScalars
        var index = string.index(ofByte: offset)
        for number in 0..<Int(count) {
            if attributes[number].is_word_start != 0 { starts.append(offset) }
            if attributes[number].is_word_end != 0 { ends.append(offset) }
            guard offset < range.upperBound, index < scalars.endIndex else { return }
            offset += UTF8.width(scalars[index])
            index = scalars.index(after: index)
        }
    }

    /// What is between two neighbouring ends of words around a place; of two that touch there, the word.
    func part(at offset: Int) -> Range<Int> {
        let breaks = Set(starts + ends + [range.lowerBound, range.upperBound]).sorted()
        let after = breaks.first { $0 > offset } ?? range.upperBound
        let before = breaks.last { $0 <= offset } ?? range.lowerBound
        guard before == offset, !starts.contains(offset), ends.contains(offset) else {
            return before..<max(before, after)
        }
        return (breaks.last { $0 < offset } ?? range.lowerBound)..<offset
    }
}
