import TactusUI

/// The way of content along one axis, in one piece or in several: down to an end, and the swing beyond it.
nonisolated struct AxisTrajectory: Sendable {
    private struct Piece {
        /// Seconds since the way began.
        let start: Double
        let duration: Double
        let curve: any ScrollCurve
    }

    private var pieces: [Piece]
    /// How far all of it was moved since.
    private var shift = 0.0

    /// A way of one piece.
    init(_ curve: any ScrollCurve) { pieces = [Piece(start: 0, duration: curve.duration, curve: curve)] }

    /// Content that stays where it is.
    init(restingAt position: Double) { self.init(RestingCurve(end: position)) }

    /// How long the way is, in seconds.
    var duration: Double { last.start + last.duration }

    /// Where it ends.
    var end: Double { last.curve.end + shift }

    /// Where the content is, so many seconds after the beginning.
    func position(at time: Double) -> Double {
        guard time < duration else { return end }
        let piece = piece(at: time)
        return piece.curve.position(at: max(time - piece.start, 0)) + shift
    }

    /// The same way somewhere else.
    func shifted(by translation: Double) -> AxisTrajectory {
        var trajectory = self
        trajectory.shift += translation
        return trajectory
    }

    /// How fast it moves, in points per second.
    func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        let piece = piece(at: time)
        return piece.curve.velocity(at: max(time - piece.start, 0))
    }

    /// How fast it moves, in points per second, when nothing draws it back any more: content on its way back from
    /// beyond an end has no speed of its own.
    func ownVelocity(at time: Double) -> Double {
        let velocity = velocity(at: time)
        guard piece(at: time).curve is EdgeReturn else { return velocity }
        return velocity * (end - position(at: time)) > 0 ? 0 : velocity
    }

    private var last: Piece { pieces[pieces.count - 1] }

    private func piece(at time: Double) -> Piece { pieces.last { $0.start <= time } ?? pieces[0] }

    /// Cuts the way off after some time, and goes on with another curve.
    private func followed(by curve: any ScrollCurve, after time: Double) -> AxisTrajectory {
        var trajectory = self
        trajectory.pieces = [
            Piece(start: 0, duration: time, curve: pieces[0].curve),
            Piece(start: time, duration: curve.duration, curve: curve),
        ]
        return trajectory
    }
}

// What becomes of content that is let go.
nonisolated extension AxisTrajectory {
    /// What content goes by that is let go.
    struct Release: Hashable, Sendable {
        /// Where it is.
        var position: Double
        /// How fast it moves, in points per second.
        var velocity: Double
        /// What is left of its speed after a millisecond.
        var rate: Double
        /// Slower content stays where it is, in points per second.
        var leastSpeed: Double
        /// How far from its end it may rest, in points, without being seen: half a pixel.
        var tolerance: Double
    }

    /// The way of content that is let go: rules SV-10 to SV-14.
    init(_ release: Release, on axis: ScrollAxis) {
        let excess = axis.excess(of: release.position)
        if excess != 0 {
            self = AxisTrajectory.returning(release, from: excess, on: axis)
        } else if axis.canScroll, abs(release.velocity) >= release.leastSpeed {
            self = AxisTrajectory.gliding(release, on: axis)
        } else {
            self.init(restingAt: release.position)
        }
    }

    /// The way of content that somebody wants to come to rest at `target`: rule SV-8.
    init(_ release: Release, to target: Double) {
        let isFast = abs(release.velocity) >= release.leastSpeed
        if isFast, let glide = Glide(from: release.position, velocity: release.velocity, rate: release.rate, to: target)
        {
            self.init(glide)
        } else {
            self.init(
                PageSpring(
                    from: release.position, velocity: release.velocity, to: target, tolerance: release.tolerance))
        }
    }

    /// The way of content that glides: to rest on a whole pixel, or to its end.
    private static func gliding(_ release: Release, on axis: ScrollAxis) -> AxisTrajectory {
        let glide = Glide(from: release.position, velocity: release.velocity, rate: release.rate)
        let pixel = 2 * release.tolerance
        let end = (glide.end / pixel).rounded() * pixel
        if axis.limit(glide.end) == glide.end, axis.limit(end) == end,
            let exact = Glide(from: release.position, velocity: release.velocity, rate: release.rate, to: end)
        {
            return AxisTrajectory(exact)
        }
        return AxisTrajectory(glide).stopped(on: axis, glide)
    }

    /// The way of content that is beyond its end: back there, or farther if its speed takes it.
    private static func returning(_ release: Release, from excess: Double, on axis: ScrollAxis) -> AxisTrajectory {
        let edge = release.position - excess
        let glide = Glide(from: release.position, velocity: release.velocity, rate: release.rate)
        let isPastEdge = excess > 0 ? glide.end < edge : glide.end > edge
        if isPastEdge { return gliding(release, on: axis) }
        return AxisTrajectory(
            EdgeReturn(edge: edge, displacement: excess, velocity: release.velocity))
    }

    /// Ends a glide at the end of the content that it comes to: with a swing beyond it, if the content bounces.
    private func stopped(on axis: ScrollAxis, _ glide: Glide) -> AxisTrajectory {
        let edge = axis.limit(glide.end)
        guard edge != glide.end, let time = glide.time(at: edge) else { return self }
        guard axis.bounces else { return followed(by: RestingCurve(end: edge), after: time) }
        return followed(
            by: EdgeReturn(edge: edge, displacement: 0, velocity: glide.velocity(at: time)),
            after: time)
    }

    /// Whether the content ends at an end of its own: it comes there with speed, or comes back from beyond it.
    var meetsEnd: Bool { pieces.count == 2 || pieces[0].curve is EdgeReturn }

    /// When the content comes to its end with speed, and with how much; `nil` when it does not.
    var arrival: (time: Double, velocity: Double)? {
        guard pieces.count == 2 else { return nil }
        return (pieces[1].start, pieces[0].curve.velocity(at: pieces[0].duration))
    }

    /// The same way, but that the content rests where it arrives with speed.
    var stoppedOnArrival: AxisTrajectory {
        pieces.count == 2 ? followed(by: RestingCurve(end: pieces[1].curve.end), after: pieces[1].start) : self
    }
}
