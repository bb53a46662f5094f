/// One edit that replaces all places of a text at once.
public struct TextReplacement: Sendable {
    /// What is replaced, from the first place to the end of the last one, in bytes of the text as it is.
    public var range: Range<Int>
    /// What is to be there.
    public var text: TextBuffer
    /// How many places are replaced.
    public var count: Int
}

extension TextSearch {
    /// Replaces all places that are left, in one edit: to be done on any thread, and then made by one `replace`.
    ///
    /// - Parameter string: What is put in each place; may be empty.
    /// - Returns: The edit; `nil` where nothing is found, or the task that it is done in is cancelled. Costs the length
    ///   of the text between the first place and the last one, and no less memory.
    public func replacingAll(with string: some StringProtocol) -> TextReplacement? {
        var search = self
        let replacement = Array(string.utf8)
        var result = TextBuffer()
        var part: [UInt8] = []
        var first: Int?
        var end = 0
        var count = 0
        func flush() {
            part.withUnsafeBufferPointer { result.append(tree: TextNode.tree(of: $0)) }
            part.removeAll(keepingCapacity: true)
        }
        while !search.isFinished, !Task.isCancelled {
            for match in search.next() {
                if first == nil { (first, end) = (match.lowerBound, match.lowerBound) }
                part += text.bytes(in: end..<match.lowerBound)
                part += replacement
                end = match.upperBound
                count += 1
                if part.count > 1 << 20 { flush() }
            }
        }
        guard let first, !Task.isCancelled else { return nil }
        flush()
        return TextReplacement(range: first..<end, text: result, count: count)
    }
}
