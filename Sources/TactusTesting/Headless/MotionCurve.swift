import TactusGeometry
import TactusUI

/// How the speed of a way changes from its beginning to its end.
nonisolated public enum MotionCurve: Hashable, Sendable, CaseIterable {
    /// Even: what is let go at the end flies on.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at the end: what is let go rests.
    case easeOut
    /// Slow at both ends, as people point.
    case easeInOut

    /// How much of the way is done, from 0 to 1.
    ///
    /// - Parameter share: How much of the time has passed, from 0 to 1.
    /// - Returns: The share of the way.
    public func progress(after share: Double) -> Double {
        switch self {
        case .linear: share
        case .easeIn: share * share
        case .easeOut: share * (2 - share)
        case .easeInOut: share * share * (3 - 2 * share)
        }
    }
}

extension TestHost {
    /// Moves something along a straight way, in steps as devices report them. The clock moves with it.
    ///
    /// - Parameters:
    ///   - duration: How long it takes.
    ///   - rate: Steps a second.
    ///   - curve: How its speed changes.
    ///   - step: Called after the time of each step has passed, with how much of the way is done: 1 at last.
    package func walk(over duration: Duration, rate: Int, curve: MotionCurve, _ step: (Double) -> Void) {
        let steps = max(1, Int((duration.inSeconds * Double(rate)).rounded()))
        for number in 1...steps {
            clock.advance(by: duration / steps)
            step(number == steps ? 1 : curve.progress(after: Double(number) / Double(steps)))
        }
    }
}

extension Point {
    /// The point on the way to another one, where that share of the way is done.
    nonisolated func interpolated(to end: Point, _ share: Double) -> Point {
        share == 1 ? end : self + (end - self) * share
    }
}
