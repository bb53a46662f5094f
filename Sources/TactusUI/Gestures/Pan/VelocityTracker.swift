import TactusGeometry

/// How fast a point moves, from its last few places: rule RC-17.
///
/// The velocity is the slope of the straight line that fits the samples of the last tenth of a second best (least squares,
/// each axis by itself). A point that rests has no velocity, however fast it came.
nonisolated struct VelocityTracker {
    private struct Sample {
        var time: Instant
        var point: Point
    }

    /// Older samples do not count.
    private static let window = Duration.milliseconds(100)
    /// After such a pause the point rests.
    private static let pause = Duration.milliseconds(40)
    private static let maximumCount = 20

    private var samples: [Sample] = []

    /// Notes where the point is. Times may not run backwards; a second place for the same time replaces the first.
    mutating func add(_ point: Point, at time: Instant) {
        if samples.last?.time == time { samples.removeLast() }
        if samples.count == Self.maximumCount { samples.removeFirst() }
        samples.append(Sample(time: time, point: point))
    }

    /// Forgets everything.
    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    /// The velocity at `time`, in points per second; at most `maximum`.
    func velocity(at time: Instant, maximum: Double) -> Vector {
        guard let last = samples.last, time - last.time <= Self.pause else { return .zero }
        let recent = samples.drop { last.time - $0.time > Self.window }
        let slope = Self.slope(of: recent, around: last)
        let length = slope.length
        return length > maximum ? slope * (maximum / length) : slope
    }

    private static func slope(of samples: ArraySlice<Sample>, around origin: Sample) -> Vector {
        let count = Double(samples.count)
        var meanTime = 0.0
        var meanWay = Vector.zero
        for sample in samples {
            meanTime += (sample.time - origin.time).inSeconds / count
            meanWay += (sample.point - origin.point) / count
        }
        var variance = 0.0
        var covariance = Vector.zero
        for sample in samples {
            let time = (sample.time - origin.time).inSeconds - meanTime
            variance += time * time
            covariance += ((sample.point - origin.point) - meanWay) * time
        }
        return variance > 0 ? covariance / variance : .zero
    }
}
