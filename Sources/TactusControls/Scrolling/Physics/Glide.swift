import Glibc
import TactusUI

/// Content that a finger has let go with speed, and that slows down: rule SV-10.
///
/// The speed falls by the same factor in every millisecond, and the content stands still when it has come down to ten
/// points per second.
nonisolated struct Glide: ScrollCurve, Hashable {
    /// Slower than this the content stands still, in points per second.
    static let leastSpeed = 10.0

    let start: Double
    let end: Double
    /// How fast it was let go, in points per second.
    private let velocity: Double
    /// What is left of the speed after a millisecond.
    private let rate: Double
    /// How much longer the way is than the speed would have it.
    private let stretch: Double

    /// Content that comes to rest where its speed takes it.
    ///
    /// - Parameters:
    ///   - start: Where it is let go.
    ///   - velocity: How fast, in points per second.
    ///   - rate: What is left of the speed after a millisecond: between 0 and 1.
    init(from start: Double, velocity: Double, rate: Double) {
        self.start = start
        self.velocity = velocity
        self.rate = rate
        stretch = 1
        end = start + Glide.translation(velocity, rate)
    }

    /// Content that comes to rest at another place than its speed would take it to, in the same time and with the same
    /// curve: rule SV-8. `nil` when the speed does not lead there.
    init?(from start: Double, velocity: Double, rate: Double, to end: Double) {
        let translation = Glide.translation(velocity, rate)
        guard translation != 0, (end - start) / translation > 0 else { return nil }
        self.start = start
        self.end = end
        self.velocity = velocity
        self.rate = rate
        stretch = (end - start) / translation
    }

    /// How far a speed takes the content.
    private static func translation(_ velocity: Double, _ rate: Double) -> Double {
        guard abs(velocity) > leastSpeed else { return 0 }
        return (velocity - (velocity < 0 ? -leastSpeed : leastSpeed)) * reach(rate)
    }

    /// How many points a speed of one point per second reaches.
    private static func reach(_ rate: Double) -> Double { rate / (1000 * (1 - rate)) }

    var duration: Double {
        abs(velocity) > Glide.leastSpeed ? log(Glide.leastSpeed / abs(velocity)) / log(rate) / 1000 : 0
    }

    func position(at time: Double) -> Double {
        time >= duration ? end : start + stretch * velocity * Glide.reach(rate) * (1 - pow(rate, time * 1000))
    }

    func velocity(at time: Double) -> Double { stretch * velocity * pow(rate, time * 1000) }

    /// When the content comes by a place; `nil` when it does not get there.
    func time(at position: Double) -> Double? {
        guard position != start else { return 0 }
        let part = (position - start) / (stretch * velocity * Glide.reach(rate))
        guard part > 0, part < 1 else { return nil }
        let time = log(1 - part) / log(rate) / 1000
        return time <= duration ? time : nil
    }
}
