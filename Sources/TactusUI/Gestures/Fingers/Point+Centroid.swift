import TactusGeometry

nonisolated extension Point {
    /// The mean of some points: where several fingers are, taken as one. The origin for no points.
    static func centroid(of points: some Collection<Point>) -> Point {
        guard !points.isEmpty else { return .zero }
        var sum = Vector.zero
        for point in points { sum += point - .zero }
        return .zero + sum / Double(points.count)
    }
}
