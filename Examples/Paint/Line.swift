import Glibc
import Tactus

/// What one finger or one pen has drawn between landing and lifting.
///
/// The ink is a row of short pieces with round ends, along a curve that goes through the middles between the places
/// where the finger was seen: so there are no corners, and what is drawn stays as it is while the line grows.
nonisolated struct Line: Identifiable {
    /// A place where the finger was seen, and how wide the ink is there, in points.
    struct Sample: Equatable {
        var point: Point
        var width: Double
    }

    /// A straight bit of ink.
    struct Piece: Equatable {
        var start: Point
        var end: Point
        var width: Double

        /// The smallest rectangle around the ink, with a point more for its soft edge.
        var bounds: Rect {
            Rect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y)
            ).insetBy(dx: -width / 2 - 1, dy: -width / 2 - 1)
        }
    }

    /// Tells lines apart; greater for those that were begun later.
    let id: Int
    let color: Color
    private(set) var samples: [Sample] = []

    init(id: Int, color: Color) {
        self.id = id
        self.color = color
    }

    /// Goes on to a place.
    ///
    /// - Returns: The ink that this adds.
    mutating func add(_ sample: Sample) -> [Piece] {
        guard sample.point != samples.last?.point else { return [] }
        samples.append(sample)
        return pieces(upTo: samples.count - 1)
    }

    /// The smallest rectangle around the ink.
    var bounds: Rect { pieces.reduce(.null) { $0.union($1.bounds) } }

    /// All of the ink.
    var pieces: [Piece] { samples.indices.flatMap(pieces(upTo:)) }

    /// The ink between the middle before a sample and the middle after it: from the middle of the two samples before
    /// `index` to the middle of the last of them and `index`.
    private func pieces(upTo index: Int) -> [Piece] {
        let last = samples[index]
        guard index > 0 else { return [Piece(start: last.point, end: last.point, width: last.width)] }
        let corner = samples[index - 1]
        let first = index > 1 ? samples[index - 2].middle(to: corner) : corner
        let end = corner.middle(to: last)

        let length = (corner.point - first.point).length + (end.point - corner.point).length
        let count = max(1, Int((length / 3).rounded(.up)))
        var pieces: [Piece] = []
        var start = first.point
        for step in 1...count {
            let part = Double(step) / Double(count)
            let place = first.point.on(corner.point, end.point, at: part)
            pieces.append(
                Piece(start: start, end: place, width: first.width + (end.width - first.width) * part))
            start = place
        }
        return pieces
    }
}

extension Line.Sample {
    nonisolated fileprivate func middle(to other: Line.Sample) -> Line.Sample {
        Line.Sample(point: point + (other.point - point) / 2, width: (width + other.width) / 2)
    }
}

extension Point {
    /// The place at `part` of the curve that leaves for `corner` and arrives at `end`.
    nonisolated fileprivate func on(_ corner: Point, _ end: Point, at part: Double) -> Point {
        let there = self + (corner - self) * part
        return there + (corner + (end - corner) * part - there) * part
    }
}

extension Line.Sample {
    /// The ink under a touch: a finger's is of one width, a pen's is wider the harder it presses and the
    /// flatter it lies.
    @MainActor
    init(_ touch: Touch, in view: View) {
        point = touch.preciseLocation(in: view)
        width = 7
        guard touch.type == .pencil else { return }
        let pressure = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0.4
        let lean = 1 - touch.altitudeAngle / (.pi / 2)
        width = (1.5 + 12 * pressure) * (1 + 1.5 * lean)
    }
}
