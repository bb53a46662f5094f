import TactusGeometry
import TactusPlatform

/// Counts taps in a row: whether a touch that lands goes on where an earlier one was lifted.
nonisolated struct TapCounter {
    /// What may count as one tap after another, for one kind of device.
    nonisolated struct Limits: Hashable, Sendable {
        /// The longest time between lifting and landing.
        var interval: Duration
        /// The greatest distance between two landings, in points.
        var distance: Double
    }

    /// Where touches can follow each other: on one window, with one kind of device and one button.
    nonisolated struct Target: Hashable, Sendable {
        var window: ObjectIdentifier
        var type: Touch.TouchType
        var buttons: ButtonMask
    }

    private struct Tap {
        var target: Target
        var landing: Point
        var lifted: Instant
        var count: Int
    }

    private var taps: [Tap] = []

    /// The tap count of a touch that lands now: one more than the nearest tap that it follows, else 1.
    ///
    /// Each tap is followed once, so that two fingers which land together follow two others. A pointer has but one
    /// finger: a click of another button ends the row.
    mutating func land(at point: Point, _ target: Target, time: Instant, limits: Limits) -> Int {
        taps.removeAll { time - $0.lifted > limits.interval && $0.target == target }
        if target.type == .indirectPointer {
            taps.removeAll { $0.target.type == target.type && $0.target.buttons != target.buttons }
        }
        let candidates = taps.indices.filter {
            taps[$0].target == target && taps[$0].landing.distance(to: point) <= limits.distance
        }
        let nearest = candidates.min {
            taps[$0].landing.distance(to: point) < taps[$1].landing.distance(to: point)
        }
        guard let nearest else { return 1 }
        return taps.remove(at: nearest).count + 1
    }

    /// Notes that a touch was lifted; `count` is 0 when it was no tap.
    mutating func lift(landedAt landing: Point, _ target: Target, time: Instant, count: Int) {
        guard count > 0 else { return }
        taps.append(Tap(target: target, landing: landing, lifted: time, count: count))
        if taps.count > TapCounter.remembered { taps.removeFirst() }
    }

    /// More fingers than a person has need not be remembered.
    private static let remembered = 20
}
