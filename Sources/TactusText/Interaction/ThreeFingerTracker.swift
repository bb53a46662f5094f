import TactusGeometry
import TactusPlatform

/// Decides what three fingers meant that were put on a text together.
nonisolated struct ThreeFingerTracker {
    /// What they meant.
    enum Meaning: Hashable, Sendable {
        /// They went to the left, or to the right, side by side.
        case swipeLeft, swipeRight
        /// They came together, or went apart.
        case pinchIn, pinchOut
        /// They touched, and were lifted.
        case tap
    }

    /// How far fingers go that swipe, in points.
    private static let swipe = 60.0
    /// How far fingers go at most that tap, in points, and how long they stay.
    private static let tap = (distance: 20.0, duration: Duration.milliseconds(350))

    private var starts: [Point]
    private let began: Instant
    /// How far the fingers were apart, from their middle.
    private let spread: Double

    /// Creates a tracker.
    ///
    /// - Parameters:
    ///   - points: Where the three fingers are, in points of the window.
    ///   - time: When the third one landed.
    init(_ points: [Point], at time: Instant) {
        starts = points
        began = time
        spread = Self.spread(of: points)
    }

    /// What the fingers meant that are lifted.
    ///
    /// - Parameters:
    ///   - points: Where they were last, in the same order.
    ///   - time: When the first of them was lifted.
    /// - Returns: The meaning; `nil` where it is none of these.
    func meaning(of points: [Point], at time: Instant) -> Meaning? {
        guard points.count == starts.count, spread > 0 else { return nil }
        let way = Self.middle(of: points) - Self.middle(of: starts)
        let growth = Self.spread(of: points) / spread
        if growth < 0.75 { return .pinchIn }
        if growth > 1.33 { return .pinchOut }
        if abs(way.dx) >= Self.swipe, abs(way.dx) > 2 * abs(way.dy) { return way.dx < 0 ? .swipeLeft : .swipeRight }
        let isTap = way.length <= Self.tap.distance && time - began <= Self.tap.duration
        return isTap ? .tap : nil
    }

    private static func middle(of points: [Point]) -> Point {
        let count = Double(max(points.count, 1))
        return Point(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    private static func spread(of points: [Point]) -> Double {
        let middle = middle(of: points)
        return points.reduce(0) { $0 + ($1 - middle).length } / Double(max(points.count, 1))
    }
}
