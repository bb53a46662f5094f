import Tactus

/// Which view a finger lands on, in the worst case: all siblings are asked, and the last one is hit.
enum HitTesting {
    static func times() -> [Figure] {
        let frames = (0..<10_000).map {
            Rect(x: Double($0 % 100) * 8, y: Double($0 / 100) * 6, width: 7, height: 5)
        }
        let place = Point(x: 2, y: 2)
        let bench = Bench()
        for frame in frames { bench.window.addSubview(View(frame: frame)) }
        let first = bench.window.subviews.first
        precondition(bench.window.hitTest(place, with: nil) === first, "another view was hit")

        let boxes = frames.map(Box.init)
        var hits = 0
        let (walk, test) = Measuring.microseconds(calls: 20) { _ in
            if Box.last(of: boxes, at: place) == 0 { hits += 1 }
        } and: { _ in
            if bench.window.hitTest(place, with: nil) === first { hits += 1 }
        }
        return [
            Figure(
                name: "a hit test among 10,000 siblings", value: test, unit: "µs",
                limit: Limits.hitTestOf10000Siblings),
            Figure(
                name: "the same against a walk over as many boxes in an array, times as long", value: test / walk,
                unit: "",
                limit: Limits.hitTestAgainstPlainWalk),
        ]
    }
}

/// A rectangle as a list of edges would keep it.
nonisolated private struct Box {
    private let minX: Double
    private let minY: Double
    private let maxX: Double
    private let maxY: Double

    init(_ rect: Rect) {
        minX = rect.minX
        minY = rect.minY
        maxX = rect.maxX
        maxY = rect.maxY
    }

    /// Finds the last box that contains a point.
    static func last(of boxes: [Box], at point: Point) -> Int? {
        boxes.lastIndex { point.x >= $0.minX && point.x < $0.maxX && point.y >= $0.minY && point.y < $0.maxY }
    }
}
