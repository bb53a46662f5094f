import TactusGeometry
import TactusPlatform
import TactusUI

/// Finds where a finger is at the moment for which a frame is drawn, from the samples before and after it.
///
/// A touch screen and a display keep different time, so that content drawn at the newest sample runs by a
/// different amount in each frame, and trembles. Content drawn where the finger was, or is likely to be, at the
/// same moment of each refresh runs evenly. Samples are interpolated where there is a later one, and
/// extrapolated a little where there is none.
///
/// It is for what is drawn by a scroll. Touches, recognizers and recordings stay as they are, and drawing under a pen
/// too. A screen whose samples come in step with the display needs none of it, and gets its newest sample.
///
/// A value: samples go in, a place comes out, and nobody reads a clock.
nonisolated struct MotionResampler: Hashable, Sendable {
    /// How long before the frame the place is looked for, so that most often there is a later sample.
    static let delay = Duration.milliseconds(5)
    /// Samples that are closer than this say nothing about speed.
    static let leastGap = Duration.milliseconds(2)
    /// Samples that are farther apart than this say nothing about the present.
    static let mostGap = Duration.milliseconds(20)
    /// A finger that is not heard of for so long rests where it is. Until then what was drawn ahead of it stays there:
    /// a screen that leaves samples out would make it jump back, and forward again.
    static let leastRest = Duration.milliseconds(40)
    /// How far beyond the newest sample a place may lie, at most.
    static let mostPrediction = Duration.milliseconds(8)

    /// How many steps in a row must match the display's interval for the screen to be in step with it.
    private static let stepsInStep = 6
    private static let memory = 8

    /// Oldest first.
    private var samples: [TimedPoint] = []
    private var last: TimedPoint?

    /// Notes where the finger is. A sample that is not later than the newest replaces it.
    mutating func add(_ point: Point, at time: Instant) {
        while let newest = samples.last, newest.time >= time { samples.removeLast() }
        if samples.count == MotionResampler.memory { samples.removeFirst() }
        samples.append(TimedPoint(time: time, point: point))
    }

    /// Finds where to draw.
    ///
    /// - Parameters:
    ///   - frame: The moment for which is drawn.
    ///   - interval: The time between two refreshes of the display.
    /// - Returns: The place; `nil` before the first sample. While the finger goes on in one direction,
    ///   so do the places.
    mutating func position(at frame: Instant, interval: Duration) -> Point? {
        guard let newest = samples.last else { return nil }
        guard samples.count > 1, !isInStep(with: interval) else { return draw(newest) }
        let moment = frame - MotionResampler.delay
        guard moment - newest.time <= MotionResampler.leastRest else { return draw(newest) }
        return draw(notBackwards(position(at: moment) ?? newest))
    }

    /// Whether the finger has not been heard of for so long that places no longer change.
    func isResting(at frame: Instant) -> Bool {
        samples.last.map { frame - MotionResampler.delay - $0.time > MotionResampler.leastRest } ?? true
    }

    private func position(at moment: Instant) -> TimedPoint? {
        if let later = samples.firstIndex(where: { $0.time > moment }) {
            guard later > 0 else { return samples[0] }
            return line(through: samples[later - 1], samples[later], at: moment)
        }
        let (before, newest) = (samples[samples.count - 2], samples[samples.count - 1])
        let gap = newest.time - before.time
        guard gap <= MotionResampler.mostGap else { return nil }
        let limit = newest.time + min(gap / 2, MotionResampler.mostPrediction)
        return line(through: before, newest, at: min(moment, limit))
    }

    /// The place on the way through two samples; `nil` when they are too close.
    private func line(through first: TimedPoint, _ second: TimedPoint, at moment: Instant) -> TimedPoint? {
        let gap = second.time - first.time
        guard gap >= MotionResampler.leastGap else { return nil }
        let part = (moment - first.time) / gap
        return TimedPoint(time: moment, point: first.point + (second.point - first.point) * part)
    }

    /// Stays where was drawn last, rather than go against the finger: what was drawn may have been ahead of it.
    private func notBackwards(_ position: TimedPoint) -> TimedPoint {
        guard let last, samples.count > 1 else { return position }
        let translation = samples[samples.count - 1].point - samples[samples.count - 2].point
        let step = position.point - last.point
        return step.dx * translation.dx + step.dy * translation.dy < 0 ? last : position
    }

    private mutating func draw(_ position: TimedPoint) -> Point {
        last = position
        return position.point
    }

    /// Whether samples come once a refresh, always at the same moment of it.
    private func isInStep(with interval: Duration) -> Bool {
        guard samples.count > MotionResampler.stepsInStep else { return false }
        let tolerance = interval / 20
        return zip(samples, samples.dropFirst()).allSatisfy { first, second in
            let stray = (second.time - first.time) - interval
            return stray <= tolerance && stray >= .zero - tolerance
        }
    }
}
