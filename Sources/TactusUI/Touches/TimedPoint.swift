import TactusGeometry
import TactusPlatform

/// A place, and when something was there.
nonisolated package struct TimedPoint: Hashable, Sendable {
    package var time: Instant
    package var point: Point

    package init(time: Instant, point: Point) {
        self.time = time
        self.point = point
    }
}

extension BidirectionalCollection<TimedPoint> {
    /// The slope of the straight line that fits the places best (least squares, each axis by itself), in points per
    /// second; zero when they are all of one time.
    nonisolated var velocity: Vector {
        guard let origin = last else { return .zero }
        let count = Double(count)
        var meanTime = 0.0
        var meanWay = Vector.zero
        for sample in self {
            meanTime += (sample.time - origin.time).inSeconds / count
            meanWay += (sample.point - origin.point) / count
        }
        var variance = 0.0
        var covariance = Vector.zero
        for sample in self {
            let time = (sample.time - origin.time).inSeconds - meanTime
            variance += time * time
            covariance += ((sample.point - origin.point) - meanWay) * time
        }
        return variance > 0 ? covariance / variance : .zero
    }
}
