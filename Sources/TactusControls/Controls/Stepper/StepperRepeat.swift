import TactusUI

/// How a stepper that is held down repeats: first after a while, then ever faster.
nonisolated struct StepperRepeat: Hashable, Sendable {
    /// Which half is held: 1 or -1.
    let direction: Double
    /// How often it has repeated.
    private(set) var count = 0

    /// A finger landed on a half: the first step was made.
    init(direction: Double) { self.direction = direction }

    /// How long after the last step the next one is made.
    var interval: Duration {
        switch count {
        case 0: .milliseconds(500)
        case 1...5: .milliseconds(250)
        case 6...20: .milliseconds(100)
        default: .milliseconds(50)
        }
    }

    /// The next step was made.
    mutating func step() { count += 1 }
}

/// The values that a stepper goes through.
nonisolated struct StepperScale: Hashable, Sendable {
    var range = 0.0...100.0
    var step = 1.0
    /// Whether the value after the last is the first.
    var wraps = false

    /// The value one step from `value`.
    func value(after value: Double, direction: Double) -> Double {
        let next = value + direction * step
        guard wraps, !range.contains(next) else { return range.limit(next) }
        return next > range.upperBound ? range.lowerBound : range.upperBound
    }
}
