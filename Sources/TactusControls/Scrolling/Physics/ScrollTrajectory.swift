import TactusGeometry
import TactusPlatform
import TactusUI

/// The way of a scroll view's content, along both axes.
nonisolated struct ScrollTrajectory: Sendable {
    /// When it began.
    let start: Instant
    var horizontal: AxisTrajectory
    var vertical: AxisTrajectory

    /// The longest way, in seconds: what takes longer, as from a place that is 10³⁰⁸ points away, ends then.
    private static let longestDuration = 1e9

    /// When the content rests.
    var end: Instant {
        let duration = max(horizontal.duration, vertical.duration)
        return start + .seconds(duration < Self.longestDuration ? duration : Self.longestDuration)
    }

    /// Where it comes to rest.
    var target: Point { Point(x: horizontal.end, y: vertical.end) }

    /// Whether the content moves at all.
    var moves: Bool { horizontal.duration > 0 || vertical.duration > 0 }

    /// Whether the content comes to one of its ends with speed.
    var arrives: Bool { horizontal.arrival != nil || vertical.arrival != nil }

    /// Whether the content comes to one of its ends with speed, or comes back from beyond one.
    var meetsEnds: Bool { horizontal.meetsEnd || vertical.meetsEnd }

    /// Where the content is at a moment.
    func offset(at moment: Instant) -> Point {
        let time = max((moment - start).inSeconds, 0)
        return Point(x: horizontal.position(at: time), y: vertical.position(at: time))
    }

    /// How fast it moves at a moment, in points per second.
    func velocity(at moment: Instant) -> Vector {
        let time = max((moment - start).inSeconds, 0)
        return Vector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
    }

    /// How fast it moves at a moment, in points per second, when the content can be in `range`: what was drawn back
    /// from beyond an end, and is not beyond it any more, has no speed of its own.
    func velocity(at moment: Instant, in range: ScrollRange) -> Vector {
        let time = max((moment - start).inSeconds, 0)
        func velocity(_ trajectory: AxisTrajectory, _ axis: ScrollAxis) -> Double {
            axis.excess(of: trajectory.position(at: time)) == 0
                ? trajectory.ownVelocity(at: time) : trajectory.velocity(at: time)
        }
        return Vector(dx: velocity(horizontal, range.horizontal), dy: velocity(vertical, range.vertical))
    }

    /// The same way somewhere else.
    func shifted(by translation: Vector) -> ScrollTrajectory {
        ScrollTrajectory(
            start: start, horizontal: horizontal.shifted(by: translation.dx),
            vertical: vertical.shifted(by: translation.dy))
    }
}

nonisolated extension ScrollTrajectory {
    /// The course of content that stays where it is.
    static func resting(at offset: Point, _ time: Instant) -> ScrollTrajectory {
        ScrollTrajectory(
            start: time, horizontal: AxisTrajectory(restingAt: offset.x), vertical: AxisTrajectory(restingAt: offset.y))
    }
}
