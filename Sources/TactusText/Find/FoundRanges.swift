import TactusEditing

/// Places of a text, in order and none over another.
nonisolated struct FoundRanges: Hashable, Sendable {
    private(set) var ranges: [Range<Int>] = []

    var count: Int { ranges.count }
    var isEmpty: Bool { ranges.isEmpty }
    subscript(index: Int) -> Range<Int> { ranges[index] }

    /// Adds a place behind the others.
    ///
    /// - Returns: Whether it lies there; it is left out otherwise.
    @discardableResult
    mutating func append(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty, range.lowerBound >= max(ranges.last?.upperBound ?? 0, 0) else { return false }
        ranges.append(range)
        return true
    }

    /// The first place that begins at an offset or behind it; the count where there is none.
    func index(atOrAfter offset: Int) -> Int { first { $0.lowerBound >= offset } }

    /// The places that have bytes in a range.
    func overlapping(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
        let start = first { $0.upperBound > range.lowerBound }
        let end = first { $0.lowerBound >= range.upperBound }
        return ranges[start..<max(start, end)]
    }

    /// Follows an edit: what is behind it moves, what was in it is no place any more.
    mutating func shift(by change: TextChange) {
        let touched = change.range.isEmpty ? change.range.lowerBound..<change.range.lowerBound : change.range
        let start = first { $0.upperBound > touched.lowerBound }
        let end = first { $0.lowerBound >= touched.upperBound }
        let delta = change.count - change.range.count
        if delta != 0 {
            for index in end..<ranges.count {
                ranges[index] = ranges[index].lowerBound + delta..<ranges[index].upperBound + delta
            }
        }
        if start < end { ranges.removeSubrange(start..<end) }
    }

    /// The first index for which a condition holds that holds for all behind it.
    private func first(where condition: (Range<Int>) -> Bool) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if condition(ranges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
