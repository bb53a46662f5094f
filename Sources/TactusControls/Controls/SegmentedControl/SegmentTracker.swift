import TactusUI

/// Where the segments of a segmented control are, and what a finger on them does.
nonisolated struct SegmentTracker: Hashable, Sendable {
    /// How many segments share the width.
    var count: Int
    /// The width of all of them, in points.
    var width: Double

    /// The segment at `place`, in points from the left end; beyond the ends the outermost one. `nil` without segments.
    func segment(at place: Double) -> Int? {
        guard count > 0, width > 0, !place.isNaN else { return nil }
        return Int(min(max(place / width * Double(count), 0), Double(count - 1)))
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
