/// How high the parts of a text are, by bytes: measured where it has been laid out, estimated elsewhere.
///
/// The text is a row of runs. A run that is measured is one fragment, as it was laid out; one that is not may be a
/// hundred megabytes. Runs lie in chunks with sums, so that a place is found by looking at chunks first: ten
/// microseconds when a million lines were measured one by one, nothing to speak of before.
nonisolated struct FragmentHeights: Sendable {
    /// A part of the text.
    struct Run: Hashable, Sendable {
        var count: Int
        var height: Double
        var isMeasured: Bool
    }

    /// Where something is.
    struct Entry: Hashable, Sendable {
        /// The bytes of the run.
        var range: Range<Int>
        /// The top of the run.
        var top: Double
        /// The height of the run.
        var height: Double
        /// Whether the run is a fragment, as it was laid out.
        var isMeasured: Bool
    }

    private struct Chunk {
        var runs: [Run]
        var count = 0
        var height = 0.0

        init(_ runs: [Run]) {
            self.runs = runs
            for run in runs {
                count += run.count
                height += run.height
            }
        }
    }

    private static let runsInChunk = 128
    private var chunks: [Chunk] = []
    /// How high a byte is where nothing has been laid out.
    let heightPerByte: Double

    /// Creates heights of a text that was not laid out yet.
    ///
    /// - Parameters:
    ///   - count: How many bytes it has.
    ///   - heightPerByte: How high it will be, in points for a byte.
    init(count: Int, heightPerByte: Double) {
        self.heightPerByte = heightPerByte
        if count > 0 { chunks = [Chunk([unmeasured(count)])] }
    }

    /// How many bytes there are.
    var count: Int { chunks.reduce(0) { $0 + $1.count } }

    /// How high the text is.
    var height: Double { chunks.reduce(0) { $0 + $1.height } }

    /// Whether all of the text was laid out.
    var isMeasured: Bool { chunks.allSatisfy { $0.runs.allSatisfy(\.isMeasured) } }

    private func unmeasured(_ count: Int) -> Run {
        Run(count: count, height: Double(count) * heightPerByte, isMeasured: false)
    }

    // MARK: Looking

    /// Finds the run that an offset is in; that at the end is in the last one.
    ///
    /// - Parameter offset: In bytes, from zero to ``count``.
    /// - Returns: The run; `nil` for an empty text.
    func entry(atByte offset: Int) -> Entry? {
        entry { chunkStart, chunk in
            offset < chunkStart.count + chunk.count
        } in: { start, run in
            offset < start.count + run.count
        }
    }

    /// Finds the run at a height; the first one above all, the last one below.
    ///
    /// - Parameter y: In points from the top.
    /// - Returns: The run; `nil` for an empty text.
    func entry(atHeight y: Double) -> Entry? {
        entry { chunkStart, chunk in
            y < chunkStart.height + chunk.height
        } in: { start, run in
            y < start.height + run.height
        }
    }

    private typealias Start = (count: Int, height: Double)

    /// The first run for which both conditions hold, else the last one.
    private func entry(
        _ chunkHolds: (Start, Chunk) -> Bool, in runHolds: (Start, Run) -> Bool
    ) -> Entry? {
        guard let lastChunk = chunks.indices.last else { return nil }
        var start: Start = (0, 0)
        var index = 0
        while index < lastChunk, !chunkHolds(start, chunks[index]) {
            start.count += chunks[index].count
            start.height += chunks[index].height
            index += 1
        }
        let runs = chunks[index].runs
        var number = 0
        while number < runs.count - 1, !runHolds(start, runs[number]) {
            start.count += runs[number].count
            start.height += runs[number].height
            number += 1
        }
        let run = runs[number]
        return Entry(
            range: start.count..<start.count + run.count, top: start.height, height: run.height,
            isMeasured: run.isMeasured)
    }

    // MARK: Changing

    /// Notes how high a fragment is.
    ///
    /// - Parameters:
    ///   - range: Its bytes, with what ends its line. What was measured otherwise within is forgotten.
    ///   - height: In points.
    mutating func set(_ range: Range<Int>, height: Double) {
        guard !range.isEmpty else { return }
        if let known = entry(atByte: range.lowerBound), known.isMeasured, known.range == range, known.height == height {
            return
        }
        replace(range, with: Run(count: range.count, height: height, isMeasured: true))
    }

    /// Notes that text was replaced: what is there now has not been laid out.
    ///
    /// - Parameters:
    ///   - range: What was replaced, in bytes.
    ///   - count: How many bytes are there now.
    mutating func replace(_ range: Range<Int>, count: Int) {
        guard !range.isEmpty || count > 0 else { return }
        replace(range, with: unmeasured(count))
    }

    /// Puts a run in the place of a part. Runs that the part cuts are forgotten, as far as they are left.
    private mutating func replace(_ range: Range<Int>, with run: Run) {
        guard !chunks.isEmpty else { return chunks = run.count > 0 ? [Chunk([run])] : [] }
        let (first, before) = chunkIndex(at: range.lowerBound)
        let (last, lastStart) = chunkIndex(at: range.upperBound)
        var kept: [Run] = []
        var offset = before
        for old in chunks[first].runs {
            guard offset < range.lowerBound else { break }
            let isCut = offset + old.count > range.lowerBound
            kept.append(isCut ? unmeasured(range.lowerBound - offset) : old)
            offset += old.count
        }
        var runs = kept
        Self.append(run, to: &runs)
        offset = lastStart
        for old in chunks[last].runs {
            let end = offset + old.count
            defer { offset = end }
            guard end > range.upperBound else { continue }
            let isCut = offset < range.upperBound
            Self.append(isCut ? unmeasured(end - range.upperBound) : old, to: &runs)
        }
        let new = stride(from: 0, to: runs.count, by: Self.runsInChunk).map {
            Chunk(Array(runs[$0..<min($0 + Self.runsInChunk, runs.count)]))
        }
        chunks.replaceSubrange(first...last, with: new)
    }

    /// What was not measured is one run.
    private static func append(_ run: Run, to runs: inout [Run]) {
        guard run.count > 0 else { return }
        if !run.isMeasured, let last = runs.indices.last, !runs[last].isMeasured {
            runs[last].count += run.count
            runs[last].height += run.height
        } else {
            runs.append(run)
        }
    }

    private func chunkIndex(at offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in chunks.indices.dropLast() {
            if offset < start + chunks[index].count { return (index, start) }
            start += chunks[index].count
        }
        return (chunks.count - 1, start)
    }
}
