import TactusUI

/// Where the segments of a segmented control are, and what a finger on them does.
nonisolated struct SegmentTracker: Hashable, Sendable {
    /// Where each segment begins, in points from the left end, and where the last one ends.
    let edges: [Double]

    /// Segments that share a width evenly.
    init(count: Int, width: Double) {
        self.init(widths: Array(repeating: 0, count: count), contents: [], width: width)
    }

    /// Segments some of which are as wide as was said; the others share the rest.
    ///
    /// - Parameters:
    ///   - widths: What was said, in points; 0 for nothing.
    ///   - contents: How wide what they show is: what is left beside it is shared evenly. Empty, or no room for it: the
    ///     room is.
    ///   - width: The width of all of them. Where nobody is free to share, all are larger or smaller by
    ///     the same factor.
    init(widths: [Double], contents: [Double], width: Double) {
        var widths = widths
        let free = widths.indices.filter { widths[$0] <= 0 }
        let said = widths.reduce(0) { $0 + max($1, 0) }
        let room = max(width - said, 0)
        let wanted = contents.isEmpty ? 0 : free.reduce(0) { $0 + contents[$1] }
        for index in free {
            let own = wanted > 0 && wanted <= room ? contents[index] : 0
            widths[index] = own + (room - (wanted <= room ? wanted : 0)) / Double(free.count)
        }
        let all = widths.reduce(0, +)
        let factor = all > 0 && (free.isEmpty || all > width) ? width / all : 1
        var edge = 0.0
        edges =
            [0]
            + widths.map { width in
                edge += width * factor
                return edge
            }
    }

    /// How many segments there are.
    var count: Int { edges.count - 1 }

    /// The segment at `place`, in points from the left end; beyond the ends the outermost one. `nil` without segments.
    func segment(at place: Double) -> Int? {
        guard count > 0, edges[count] > 0, !place.isNaN else { return nil }
        return edges.dropFirst().dropLast().lastIndex { $0 <= place } ?? 0
    }

    /// Where a plate begins and ends that is so many segments from the left, in points: between two of them it is on
    /// its way from one to the other.
    func extent(at place: Double) -> (start: Double, end: Double) {
        let index = min(max(Int(place), 0), max(count - 1, 0))
        guard count > 0 else { return (0, 0) }
        let (next, share) = (min(index + 1, count - 1), place - Double(index))
        return (
            edges[index] + (edges[next] - edges[index]) * share,
            edges[index + 1] + (edges[next + 1] - edges[index + 1]) * share
        )
    }

    /// What the lift of a finger inside does.
    enum Outcome: Hashable, Sendable {
        /// Nothing: the segment was selected already.
        case none
        /// The segment is selected, and stays so.
        case select(Int)
        /// The segment is selected while that is sent.
        case trigger(Int)
    }

    /// Judges a lift inside, at `place`.
    func outcome(at place: Double, selected: Int, isMomentary: Bool) -> Outcome {
        guard let segment = segment(at: place) else { return .none }
        if isMomentary { return .trigger(segment) }
        return segment == selected ? .none : .select(segment)
    }
}
