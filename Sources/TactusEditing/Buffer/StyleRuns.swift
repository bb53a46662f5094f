/// Which style the parts of a text have: numbers, whose meaning the program knows that styles the text.
///
/// A text without styles has none of it, and costs nothing. An edit looks its place up among the parts, and moves those
/// behind: 4 µs at the end of 100,000 of them, 0.14 ms in their middle (decision 0848).
///
/// ```swift
/// var text = EditableText("plain, bold")
/// text.updateStyles(of: 7..<11) { _ in 1 }
/// text.styles.style(at: 8)                     // 1
/// ```
public struct StyleRuns: Hashable, Sendable {
    /// Where each part ends. The last one ends with the text; no part at all says that all of the text has style 0.
    private var ends: [Int] = []
    private var numbers: [Int] = []

    /// Creates runs of a text that has style 0 throughout.
    public init() {}

    /// Creates runs of a text that is the same throughout.
    ///
    /// - Parameters:
    ///   - style: The number of the style.
    ///   - count: How many bytes the text has.
    public init(_ style: Int, count: Int) {
        guard style != 0, count > 0 else { return }
        (ends, numbers) = ([count], [style])
    }

    /// Whether all of the text has style 0.
    public var isEmpty: Bool { ends.isEmpty }

    /// How many parts there are that differ from their neighbours; zero when all of the text has style 0.
    public var runCount: Int { ends.count }

    /// Finds the style of the byte at an offset.
    ///
    /// - Parameter offset: In bytes; one outside of the text counts as the nearest byte.
    /// - Returns: The number; 0 in a text without bytes.
    public func style(at offset: Int) -> Int {
        ends.isEmpty ? 0 : numbers[min(index(of: offset), ends.count - 1)]
    }

    /// Calls `body` with the parts of a range, in order: as few as possible, none of an empty range.
    ///
    /// - Parameters:
    ///   - range: Offsets in bytes, within the text.
    ///   - body: Is given a part and the number of its style.
    public func forEachRun(in range: Range<Int>, _ body: (Range<Int>, Int) -> Void) {
        guard !range.isEmpty else { return }
        guard !ends.isEmpty else { return body(range, 0) }
        var start = range.lowerBound
        var index = index(of: start)
        while index < ends.count, start < range.upperBound {
            let end = min(ends[index], range.upperBound)
            body(start..<end, numbers[index])
            start = end
            index += 1
        }
    }

    /// Takes out the runs of a part of the text, by offsets from its beginning.
    public subscript(range: Range<Int>) -> StyleRuns {
        var part = StyleRuns()
        guard !isEmpty else { return part }
        forEachRun(in: range) { part.add($1, upTo: $0.upperBound - range.lowerBound) }
        return part.normalized
    }

    // MARK: Changing

    /// Adds a part behind the last one.
    ///
    /// - Parameters:
    ///   - style: The number of its style.
    ///   - count: How many bytes it has.
    ///   - textCount: How many bytes there are before it.
    public mutating func append(_ style: Int, count: Int, to textCount: Int) {
        let end = textCount..<textCount
        replaceSubrange(end, of: textCount, with: StyleRuns(style, count: count), count: count)
    }

    /// Puts the runs of another text in the place of a part.
    ///
    /// - Parameters:
    ///   - range: The part, within the text.
    ///   - count: How many bytes the text has before.
    ///   - other: The runs of what is there then.
    ///   - otherCount: How many bytes that has.
    mutating func replaceSubrange(_ range: Range<Int>, of count: Int, with other: StyleRuns, count otherCount: Int) {
        guard !(isEmpty && other.isEmpty) else { return }
        if isEmpty, count > 0 { (ends, numbers) = ([count], [0]) }
        let delta = otherCount - range.count
        let (first, last) = (index(of: range.lowerBound), index(of: range.upperBound))
        // The neighbours too, which may be joined with what comes.
        let old = max(first - 1, 0)..<min(last + 1, ends.count)
        var new = StyleRuns()
        if first > 0 { new.add(numbers[first - 1], upTo: ends[first - 1]) }
        if first < ends.count { new.add(numbers[first], upTo: range.lowerBound) }
        other.forEachRun(in: 0..<otherCount) { new.add($1, upTo: range.lowerBound + $0.upperBound) }
        if last < ends.count { new.add(numbers[last], upTo: ends[last] + delta) }
        ends.replaceSubrange(old, with: new.ends)
        numbers.replaceSubrange(old, with: new.numbers)
        if delta != 0 { for index in old.lowerBound + new.ends.count..<ends.count { ends[index] += delta } }
        self = normalized
    }

    private mutating func add(_ style: Int, upTo end: Int) {
        guard end > ends.last ?? 0 else { return }
        if numbers.last == style {
            ends[ends.count - 1] = end
        } else {
            ends.append(end)
            numbers.append(style)
        }
    }

    /// Equal texts have equal runs: one of style 0 alone is none.
    private var normalized: StyleRuns { numbers == [0] ? StyleRuns() : self }

    /// The first of the parts that ends behind an offset; how many there are when none does.
    private func index(of offset: Int) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A text, and the styles of its parts.
struct StyledBuffer: Sendable, Equatable {
    var text: TextBuffer
    var styles = StyleRuns()

    init(_ text: TextBuffer = TextBuffer(), _ styles: StyleRuns = StyleRuns()) {
        self.text = text
        self.styles = styles
    }

    /// A text that is the same throughout.
    init(_ text: TextBuffer, style: Int) { self.init(text, StyleRuns(style, count: text.count)) }

    var count: Int { text.count }
    var isEmpty: Bool { text.isEmpty }

    subscript(range: Range<Int>) -> StyledBuffer { StyledBuffer(text[range], styles[range]) }

    func appending(_ other: StyledBuffer) -> StyledBuffer {
        var both = self
        both.replaceSubrange(count..<count, with: other)
        return both
    }

    mutating func replaceSubrange(_ range: Range<Int>, with new: StyledBuffer) {
        styles.replaceSubrange(range, of: text.count, with: new.styles, count: new.count)
        text.replaceSubrange(range, with: new.text)
    }
}
