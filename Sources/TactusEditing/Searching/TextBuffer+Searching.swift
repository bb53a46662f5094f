/// Finding text.
extension TextBuffer {
    /// How a text is compared with what is looked for.
    public struct SearchOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: Int

        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Upper and lower case are the same.
        public static let caseInsensitive = SearchOptions(rawValue: 1 << 0)
        /// What is looked for is found from the end on.
        public static let backwards = SearchOptions(rawValue: 1 << 1)
    }

    /// How much of the text is looked at in one go, in bytes.
    private static let window = 1 << 16

    /// Finds a text. Looks at the range once, some hundred megabytes a second; what it holds meanwhile is some pages.
    ///
    /// - Parameters:
    ///   - string: What to look for. It is found where its characters are, spelled by the same bytes but for case, and
    ///     begins and ends between characters.
    ///   - range: Where to look, in bytes between scalars; `nil` for everywhere.
    ///   - options: How it is compared.
    /// - Returns: The first place, or the last one backwards, in bytes; `nil` where there is none, and
    ///   for an empty text.
    public func range(
        of string: some StringProtocol, in range: Range<Int>? = nil, options: SearchOptions = []
    ) -> Range<Int>? {
        let needle = Needle(String(string), isCaseInsensitive: options.contains(.caseInsensitive))
        let range = (range ?? 0..<count).clamped(to: 0..<count)
        guard needle.count > 0, needle.count <= range.count else { return nil }
        return options.contains(.backwards) ? last(needle, in: range) : first(needle, in: range)
    }

    private func first(_ needle: Needle, in range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        while start + needle.shortest <= range.upperBound {
            // What begins in this window may end behind it.
            let end = min(start + Self.window, range.upperBound)
            let bytes = bytes(in: start..<min(end + needle.longest, range.upperBound))
            var offset = 0
            while let found = needle.firstMatch(in: bytes, from: offset), start + found.lowerBound < end {
                let match = start + found.lowerBound..<start + found.upperBound
                if isWhole(match) { return match }
                offset = found.lowerBound + 1
            }
            start = end
            if end == range.upperBound { return nil }
        }
        return nil
    }

    private func last(_ needle: Needle, in range: Range<Int>) -> Range<Int>? {
        var end = range.upperBound
        while end > range.lowerBound {
            let start = max(end - Self.window, range.lowerBound)
            let bytes = bytes(in: start..<min(end + needle.longest, range.upperBound))
            var offset = 0
            var best: Range<Int>?
            while let found = needle.firstMatch(in: bytes, from: offset), start + found.lowerBound < end {
                let match = start + found.lowerBound..<start + found.upperBound
                if isWhole(match) { best = match }
                offset = found.lowerBound + 1
            }
            if let best { return best }
            end = start
        }
        return nil
    }

    private func isWhole(_ range: Range<Int>) -> Bool {
        isCharacterBoundary(range.lowerBound) && isCharacterBoundary(range.upperBound)
    }

    /// The bytes of a part, which may begin and end anywhere.
    func bytes(in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        root.read(range) { part in
            result.append(contentsOf: part)
            return true
        }
        return result
    }
}
