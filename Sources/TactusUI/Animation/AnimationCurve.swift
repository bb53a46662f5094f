public import TactusGeometry

/// How an animation of fixed duration is spread over its time: a cubic Bézier curve from (0, 0) to (1, 1), where x is
/// the part of the time that has passed and y the part of the way that is done.
///
/// ```swift
/// View.animate(duration: .milliseconds(300), curve: .easeOut) { card.alpha = 1 }
/// ```
nonisolated public struct AnimationCurve: Hashable, Sendable {
    /// The control point that the curve leaves its start towards. Its x lies in 0…1.
    public let controlPoint1: Point
    /// The control point from which the curve arrives at its end. Its x lies in 0…1.
    public let controlPoint2: Point

    /// The same speed all the way.
    public static let linear = AnimationCurve(
        controlPoint1: Point(x: 0, y: 0), controlPoint2: Point(x: 1, y: 1))
    /// Begins slowly.
    public static let easeIn = AnimationCurve(
        controlPoint1: Point(x: 0.42, y: 0), controlPoint2: Point(x: 1, y: 1))
    /// Ends slowly.
    public static let easeOut = AnimationCurve(
        controlPoint1: Point(x: 0, y: 0), controlPoint2: Point(x: 0.58, y: 1))
    /// Begins and ends slowly.
    public static let easeInOut = AnimationCurve(
        controlPoint1: Point(x: 0.42, y: 0), controlPoint2: Point(x: 0.58, y: 1))

    /// Creates a curve, as CSS's `cubic-bezier` does.
    ///
    /// - Parameters:
    ///   - controlPoint1: Where the curve leaves its start for; x is limited to 0…1, since time runs forward only.
    ///   - controlPoint2: Where the curve comes to its end from; x is limited likewise.
    public init(controlPoint1: Point, controlPoint2: Point) {
        precondition(
            [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y].allSatisfy(\.isFinite),
            "a curve's control points must be finite, not \(controlPoint1) and \(controlPoint2)")
        self.controlPoint1 = Point(x: min(max(controlPoint1.x, 0), 1), y: controlPoint1.y)
        self.controlPoint2 = Point(x: min(max(controlPoint2.x, 0), 1), y: controlPoint2.y)
    }

    /// The part of the way that is done when `fraction` of the time has passed: 0 before the beginning, 1 after the
    /// end, and beyond these limits in between if the control points are.
    public func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        if self == .linear { return fraction }
        let parameter = parameter(at: fraction)
        return AnimationCurve.bezier(controlPoint1.y, controlPoint2.y, parameter)
    }

    /// Where x is `fraction`. Newton's method, kept between limits that are halved where it would leave them.
    private func parameter(at fraction: Double) -> Double {
        var (low, high, guess) = (0.0, 1.0, fraction)
        for _ in 0..<64 {
            let error = AnimationCurve.bezier(controlPoint1.x, controlPoint2.x, guess) - fraction
            if abs(error) < 1e-12 { break }
            if error > 0 { high = guess } else { low = guess }
            let next = guess - error / AnimationCurve.slope(controlPoint1.x, controlPoint2.x, guess)
            guess = next > low && next < high ? next : (low + high) / 2
        }
        return guess
    }

    /// One coordinate of the curve, at a parameter from 0 to 1.
    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// How fast that coordinate grows there.
    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
