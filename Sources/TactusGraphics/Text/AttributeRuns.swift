/// Which attributes hold where, in bytes of a text's UTF-8.
///
/// Runs follow each other without gaps, cover the whole text, and no two neighbours are equal; so equal texts have
/// equal runs. A text without any attributes has no runs.
struct AttributeRuns: Hashable, Sendable {
    /// A part of the text with the same attributes.
    struct Run: Hashable, Sendable {
        /// Where the part ends; it begins where the one before ends.
        var end: Int
        var attributes: TextAttributes
    }

    private(set) var runs: [Run] = []

    /// Whether nothing is said about any part.
    var isEmpty: Bool { runs.isEmpty }

    /// Runs for a text of `count` bytes that is the same throughout.
    init(count: Int, attributes: TextAttributes = .none) {
        runs = count > 0 && attributes != .none ? [Run(end: count, attributes: attributes)] : []
    }

    private init(_ runs: [Run]) {
        for run in runs where run.end > (self.runs.last?.end ?? 0) { add(run) }
        if self.runs.count == 1, self.runs[0].attributes == .none { self.runs = [] }
    }

    /// The attributes of the byte at `offset`; those of the last one when there is none.
    func attributes(at offset: Int) -> TextAttributes {
        guard let last = runs.last else { return .none }
        return offset < last.end ? runs[index(of: offset)].attributes : last.attributes
    }

    /// Calls `body` with the parts of `range` that have the same attributes each.
    func forEachPart(of range: Range<Int>, _ body: (Range<Int>, TextAttributes) -> Void) {
        guard !range.isEmpty else { return }
        guard let last = runs.last else { return body(range, .none) }
        var start = range.lowerBound
        var index = index(of: start)
        while start < range.upperBound, index < runs.count {
            let end = min(runs[index].end, range.upperBound)
            body(start..<end, runs[index].attributes)
            start = end
            index += 1
        }
        if start < range.upperBound { body(start..<range.upperBound, last.attributes) }
    }

    /// Changes the attributes of a part.
    ///
    /// - Parameters:
    ///   - range: The part; it lies in the text.
    ///   - count: How long the text is.
    ///   - change: What is changed; called once for each run in the part.
    mutating func update(_ range: Range<Int>, count: Int, _ change: (inout TextAttributes) -> Void) {
        guard !range.isEmpty else { return }
        if runs.isEmpty { runs = [Run(end: count, attributes: .none)] }
        var places = index(of: range.lowerBound)..<index(of: range.upperBound - 1) + 1
        let (first, last) = (runs[places.lowerBound], runs[places.upperBound - 1])
        var parts = AttributeRuns([])
        if (places.lowerBound == 0 ? 0 : runs[places.lowerBound - 1].end) < range.lowerBound {
            parts.add(Run(end: range.lowerBound, attributes: first.attributes))
        } else if places.lowerBound > 0 {
            // The run before may be equal now.
            places = places.lowerBound - 1..<places.upperBound
            parts.runs.append(runs[places.lowerBound])
        }
        forEachPart(of: range) { part, attributes in
            var attributes = attributes
            change(&attributes)
            parts.add(Run(end: part.upperBound, attributes: attributes))
        }
        if last.end > range.upperBound {
            parts.add(last)
        } else if places.upperBound < runs.count {
            parts.add(runs[places.upperBound])
            places = places.lowerBound..<places.upperBound + 1
        }
        runs.replaceSubrange(places, with: parts.runs)
        if runs.count == 1, runs[0].attributes == .none { runs = [] }
    }

    /// Adds a run at the end; to the last one where that is equal.
    private mutating func add(_ run: Run) {
        if let last = runs.indices.last, runs[last].attributes == run.attributes {
            runs[last].end = run.end
        } else {
            runs.append(run)
        }
    }

    /// Takes a part out and puts other runs in its place.
    ///
    /// - Parameters:
    ///   - range: The part; it lies in the text.
    ///   - count: How long the text is.
    ///   - other: The runs of what is put in.
    ///   - otherCount: How long that is.
    mutating func replace(_ range: Range<Int>, count: Int, with other: AttributeRuns, otherCount: Int) {
        guard !(isEmpty && other.isEmpty) else { return }
        guard range != count..<count else { return append(other, otherCount, to: count) }
        var result: [Run] = []
        var end = 0
        func add(_ runs: AttributeRuns, _ part: Range<Int>) {
            runs.forEachPart(of: part) { part, attributes in
                end += part.count
                result.append(Run(end: end, attributes: attributes))
            }
        }
        add(self, 0..<range.lowerBound)
        add(other, 0..<otherCount)
        add(self, range.upperBound..<count)
        self = AttributeRuns(result)
    }

    /// Adds runs at the end, without a look at those before.
    private mutating func append(_ other: AttributeRuns, _ otherCount: Int, to count: Int) {
        if runs.isEmpty, count > 0 { runs = [Run(end: count, attributes: .none)] }
        other.forEachPart(of: 0..<otherCount) { part, attributes in
            if let last = runs.indices.last, runs[last].attributes == attributes {
                runs[last].end = count + part.upperBound
            } else {
                runs.append(Run(end: count + part.upperBound, attributes: attributes))
            }
        }
        if runs.count == 1, runs[0].attributes == .none { runs = [] }
    }

    /// The runs of a part, which lies in the text.
    subscript(range: Range<Int>) -> AttributeRuns {
        var result: [Run] = []
        forEachPart(of: range) { part, attributes in
            result.append(Run(end: part.upperBound - range.lowerBound, attributes: attributes))
        }
        return AttributeRuns(result)
    }

    /// The run that contains the byte at `offset`, or the last one.
    private func index(of offset: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
