import TactusGeometry

/// A path of straight lines, gone along at an even speed.
struct Polyline {
    private let points: [Point]
    /// For each line the fraction of the whole way that is gone at its end.
    private let ends: [Double]

    /// A path through points, of which there is at least one.
    init(_ points: [Point]) {
        self.points = points
        let lengths = zip(points, points.dropFirst()).map { Self.distance($0, $1) }
        let whole = lengths.reduce(0, +)
        var gone = 0.0
        ends = lengths.map { length in
            gone += length
            return whole > 0 ? gone / whole : 1
        }
    }

    /// Where one is when a fraction of the way is gone, 0 to 1; the last point exactly in the end.
    func point(at fraction: Double) -> Point {
        guard fraction < 1, let index = ends.firstIndex(where: { fraction < $0 }) else {
            return points[points.count - 1]
        }
        let begin = index > 0 ? ends[index - 1] : 0
        let part = (fraction - begin) / (ends[index] - begin)
        let (start, end) = (points[index], points[index + 1])
        return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    private static func distance(_ first: Point, _ second: Point) -> Double {
        let (dx, dy) = (second.x - first.x, second.y - first.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
