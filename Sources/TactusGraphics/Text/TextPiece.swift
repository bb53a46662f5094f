/// A paragraph of a text, or a part of one that is very long or has line breaks: what is broken into lines at
/// once. In bytes of UTF-8.
struct TextPiece: Hashable {
    /// The text, without the characters that end the paragraph.
    var range: Range<Int>
    /// Where the next piece begins; `nil` for the last one.
    var next: Int?
    /// Where the paragraph begins.
    var paragraphStart: Int
    /// Whether the paragraph ends with it.
    var endsParagraph: Bool

    /// Whether the paragraph begins with it.
    var beginsParagraph: Bool { paragraphStart == range.lowerBound }
}

/// Finds the pieces of a text.
struct TextScanner {
    /// The text as UTF-8, as Pango gets it: without null characters.
    let bytes: [UInt8]

    /// No piece is longer: what is wider than two million points is more than Pango can count. A longer paragraph is
    /// more than one piece.
    let limit: Int

    /// How long a word may be in text that wraps: Pango takes a time for it that grows with the square, a second for
    /// ten thousand letters. A longer one goes on in a new line.
    private static let longestWord = 1024
    private let wordLimit: Int

    /// Reads a text whose largest letters are `extent` points wide, to break it into lines or not.
    init(_ text: String, extent: Double, wraps: Bool = true) {
        wordLimit = wraps ? Self.longestWord : .max
        var bytes = Array(text.utf8)
        // Pango takes a null character for the end of the text. The character that stands for one that cannot
        // be shown is as long.
        if bytes.contains(0) { bytes = bytes.map { $0 == 0 ? 0x1A : $0 } }
        self.bytes = bytes
        limit = min(max(Int(500_000 / max(extent, 1)), 64), 32_768)
    }

    /// The first piece.
    var first: TextPiece { piece(at: 0, paragraphStart: 0) }

    /// The piece after another one; `nil` after the last.
    func piece(after piece: TextPiece) -> TextPiece? {
        piece.next.map { self.piece(at: $0, paragraphStart: piece.endsParagraph ? $0 : piece.paragraphStart) }
    }

    private func piece(at start: Int, paragraphStart: Int) -> TextPiece {
        let reach = min(bytes.count, start + limit)
        var index = start
        var word = start
        while index < reach {
            // Letters of Latin, Greek, Cyrillic, Hebrew and Arabic; others need no space between words.
            if bytes[index] <= 0x20 || bytes[index] >= 0xE0 { word = index + 1 }
            if index - word >= wordLimit {
                let end = wordEnd(at: index)
                return TextPiece(range: start..<end, next: end, paragraphStart: paragraphStart, endsParagraph: false)
            }
            if let separator = separator(at: index) {
                return TextPiece(
                    range: start..<index, next: index + separator.length, paragraphStart: paragraphStart,
                    endsParagraph: separator.endsParagraph)
            }
            index += 1
        }
        let end = reach < bytes.count ? end(of: start..<reach) : bytes.count
        return TextPiece(
            range: start..<end, next: end < bytes.count ? end : nil, paragraphStart: paragraphStart,
            endsParagraph: end == bytes.count)
    }

    /// What separates lines: line feed, carriage return, both, and Unicode's separators of lines and paragraphs.
    private func separator(at index: Int) -> (length: Int, endsParagraph: Bool)? {
        switch bytes[index] {
        case 0x0A: return (1, true)
        case 0x0D: return (index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1, true)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
            return bytes[index + 2] == 0xA9 ? (3, true) : bytes[index + 2] == 0xA8 ? (3, false) : nil
        default: return nil
        }
    }

    /// Where a word ends that is as long as it may be: between two scalars.
    private func wordEnd(at index: Int) -> Int {
        var end = index
        while bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// Where a piece ends that is as long as it may be: behind a space near its end, else between two scalars.
    private func end(of range: Range<Int>) -> Int {
        if let space = bytes[(range.upperBound - limit / 4)..<range.upperBound].lastIndex(of: 0x20) { return space + 1 }
        var end = range.upperBound
        while end > range.lowerBound + 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// The parts of a range on both sides of soft hyphens (U+00AD).
    func partsBetweenSoftHyphens(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where bytes[index] == 0xC2 && index + 1 < range.upperBound && bytes[index + 1] == 0xAD {
            parts.append(start..<index)
            start = index + 2
        }
        return parts + [start..<range.upperBound]
    }

    /// Whether all letters stand by themselves, as Latin, Greek and Cyrillic ones do: in other scripts letters are
    /// joined, or hang together, and room between them would be wrong.
    func hasLettersApart(in range: Range<Int>) -> Bool {
        let isApart = bytes[range].allSatisfy { $0 < 0xD4 || $0 == 0xE2 }
        guard !isApart else { return true }
        // An image stands by itself too.
        let images = attachments(in: range)
        guard !images.isEmpty else { return false }
        let inImages = Set(images.map(\.lowerBound))
        return range.allSatisfy { bytes[$0] < 0xD4 || bytes[$0] == 0xE2 || inImages.contains($0) }
    }

    /// Whether a mark or a joiner stands behind a space, and not with a letter.
    ///
    /// Pango (seen with 1.50) may end the program where it would break such a line between words, if the mark is read
    /// in another direction than the space: such a text is broken between any two characters.
    func hasLooseMarks(in range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while let space = bytes[index..<range.upperBound].firstIndex(of: 0x20) {
            index = space + 1
            guard index < range.upperBound, bytes[index] >= 0x80 else { continue }
            let scalar = String(decoding: bytes[index..<min(index + 4, range.upperBound)], as: UTF8.self).unicodeScalars
                .first
            if let properties = scalar?.properties, properties.isGraphemeExtend || properties.isJoinControl {
                return true
            }
        }
        return false
    }
}
