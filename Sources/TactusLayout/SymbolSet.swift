/// Symbols, of which the smallest is found at once.
struct SymbolSet: Sendable {
    /// A bit for each symbol.
    private var words: ContiguousArray<UInt64> = []
    /// No word before this one has a bit.
    private var start = 0

    /// The smallest symbol of the set.
    mutating func first() -> Int? {
        while start < words.count, words[start] == 0 { start += 1 }
        return start < words.count ? start * 64 + words[start].trailingZeroBitCount : nil
    }

    /// Puts a symbol in, or takes it out.
    mutating func set(_ symbol: Int, _ isMember: Bool) {
        let word = symbol >> 6
        guard isMember else {
            if word < words.count { words[word] &= ~(1 << UInt64(symbol & 63)) }
            return
        }
        while words.count <= word { words.append(0) }
        words[word] |= 1 << UInt64(symbol & 63)
        start = min(start, word)
    }
}
