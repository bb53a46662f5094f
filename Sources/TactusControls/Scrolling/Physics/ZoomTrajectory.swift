import Glibc
import TactusGeometry
import TactusPlatform
import TactusUI

/// How large content is shown, and which place of it at the upper left corner.
nonisolated struct ZoomPosition: Hashable, Sendable {
    var scale: Double
    var offset: Point
}

/// The way from one zoom to another: what is seen of the content is a rectangle that goes evenly to where it shall be.
nonisolated struct ZoomTrajectory: Sendable {
    private let start: Instant
    private let origin: ZoomPosition
    /// Where it ends.
    let target: ZoomPosition
    /// Goes from 0 to 1.
    private let curve: any ScrollCurve

    /// - Parameters:
    ///   - start: When it begins.
    ///   - origin: What is shown then.
    ///   - target: What shall be shown.
    ///   - curve: Goes from 0 to 1.
    init(start: Instant, from origin: ZoomPosition, to target: ZoomPosition, along curve: any ScrollCurve) {
        self.start = start
        self.origin = origin
        self.target = target
        self.curve = curve
    }

    /// When the content rests.
    var end: Instant { start + .seconds(curve.duration) }

    /// What is shown at a moment.
    func position(at moment: Instant) -> ZoomPosition {
        guard moment < end else { return target }
        let done = curve.position(at: max((moment - start).inSeconds, 0))
        let extent = (1 - done) / origin.scale + done / target.scale
        let corner =
            Vector(dx: origin.offset.x, dy: origin.offset.y) * ((1 - done) / origin.scale)
            + Vector(dx: target.offset.x, dy: target.offset.y) * (done / target.scale)
        return ZoomPosition(scale: 1 / extent, offset: .zero + corner / extent)
    }

    /// A way that is at its end, at a place.
    func resting(at position: ZoomPosition) -> ZoomTrajectory {
        ZoomTrajectory(start: start, from: position, to: position, along: RestingCurve(end: 1))
    }
}

/// Between which scales content can be zoomed, and how it gives way beyond them: rule SV-18.
nonisolated struct ZoomLimits: Hashable, Sendable {
    var minimum: Double
    var maximum: Double
    var bounces: Bool

    /// The scale between the limits that is nearest to `scale`.
    func limit(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

    /// How large content shows that fingers have drawn to a scale.
    func shown(_ pulled: Double) -> Double {
        let end = limit(pulled)
        guard bounces, pulled > 0, end != pulled else { return end }
        let excess = log2(pulled / end)
        let give = 1 - 1 / (RubberBand.strength * abs(excess) + 1)
        return end * exp2(excess < 0 ? -give : give)
    }

    /// To which scale fingers must have drawn content that shows at one.
    func pulled(_ shown: Double) -> Double {
        let end = limit(shown)
        guard end != shown else { return shown }
        let excess = log2(shown / end)
        let give = min(abs(excess), 0.99)
        let translation = (1 / (1 - give) - 1) / RubberBand.strength
        return end * exp2(excess < 0 ? -translation : translation)
    }
}
