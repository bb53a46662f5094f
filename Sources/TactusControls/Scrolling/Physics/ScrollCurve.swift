import Glibc
import TactusUI

/// A way along one axis of a scroll view, as a formula of time: where the content is does not depend on how
/// often somebody looks.
///
/// Times are seconds since the way began, places are offsets in points, velocities points per second.
nonisolated protocol ScrollCurve: Sendable {
    /// How long it takes until the content rests.
    var duration: Double { get }

    /// Where the content comes to rest.
    var end: Double { get }

    /// Where the content is. Asked for times from 0 to ``duration`` only.
    func position(at time: Double) -> Double

    /// How fast it moves. Asked for times from 0 to ``duration`` only.
    func velocity(at time: Double) -> Double
}

/// Content that stays where it is.
nonisolated struct RestingCurve: ScrollCurve, Hashable {
    let end: Double
    var duration: Double { 0 }

    func position(at time: Double) -> Double { end }

    func velocity(at time: Double) -> Double { 0 }
}

/// The way of a programmatic scroll: in a set time, beginning and ending slowly.
nonisolated struct EasedCurve: ScrollCurve, Hashable {
    let start: Double
    let end: Double
    let duration: Double

    func position(at time: Double) -> Double {
        start + (end - start) * AnimationCurve.easeInOut.progress(at: time / duration)
    }

    func velocity(at time: Double) -> Double {
        let step = duration / 1000
        return (position(at: min(time + step, duration)) - position(at: max(time - step, 0))) / (2 * step)
    }
}

/// Content that follows a place which jumps: the notches of a wheel, a key that repeats. What is left of the way falls
/// to a third with every ``timeConstant``: rule SV-23.
nonisolated struct FollowingCurve: ScrollCurve, Hashable {
    /// In seconds.
    static let timeConstant = 0.06

    let start: Double
    let end: Double
    /// How far from the end it is at its end, in points, without being seen.
    let tolerance: Double

    var duration: Double {
        let translation = abs(end - start)
        return translation > tolerance ? FollowingCurve.timeConstant * log(translation / tolerance) : 0
    }

    func position(at time: Double) -> Double { end + (start - end) * left(at: time) }

    func velocity(at time: Double) -> Double { (end - start) * left(at: time) / FollowingCurve.timeConstant }

    private func left(at time: Double) -> Double { exp(-time / FollowingCurve.timeConstant) }
}
