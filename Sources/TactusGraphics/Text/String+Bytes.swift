/// Between indices of a text, which may be anyone's, and places in its UTF-8. Nothing here can fail.
extension String {
    /// The place of an index, in bytes; an index beyond the ends counts as the end.
    func offset(of index: Index) -> Int {
        utf8.distance(from: startIndex, to: min(max(index, startIndex), endIndex))
    }

    /// Whether another string has the same UTF-8, and not only the same characters.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// The index of a place, which is moved into the text.
    func index(ofByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count)) }

    /// The range of indices of a range of bytes.
    func range(ofBytes bytes: Range<Int>) -> Range<Index> {
        let start = index(ofByte: bytes.lowerBound)
        return start..<max(start, index(ofByte: bytes.upperBound))
    }

    /// The bytes of the characters that a range reaches into.
    func byteRange(of range: Range<Index>) -> Range<Int> {
        let lower = characterOffset(atOrBefore: offset(of: range.lowerBound))
        guard !range.isEmpty else { return lower..<lower }
        return lower..<max(lower, characterOffset(atOrAfter: offset(of: range.upperBound)))
    }

    /// The last place between characters that is not behind `offset`, in bytes.
    func characterOffset(atOrBefore offset: Int) -> Int {
        let index = index(ofByte: offset)
        guard index > startIndex, index < endIndex else { return self.offset(of: index) }
        // Going a character on and back again leads to the beginning of the one that the index lies in.
        return utf8.distance(from: startIndex, to: self.index(before: self.index(after: index)))
    }

    /// The first place between characters that is not before `offset`, in bytes.
    func characterOffset(atOrAfter offset: Int) -> Int {
        let before = characterOffset(atOrBefore: offset)
        guard before < min(max(offset, 0), utf8.count) else { return before }
        return utf8.distance(from: startIndex, to: index(after: index(ofByte: before)))
    }
}
