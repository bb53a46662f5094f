import TactusUI

/// Follows a finger that holds the thumb of a slider, and says which value it has drawn it to.
///
/// The value follows the way of the finger, not its place: a thumb that is taken at its edge does not jump.
nonisolated struct SliderTracker: Hashable, Sendable {
    private let range: ClosedRange<Double>
    private let valuePerPoint: Double
    private let startValue: Double
    private let start: Double

    /// The finger took the thumb.
    ///
    /// - Parameters:
    ///   - value: The slider's value.
    ///   - range: The values that it can have.
    ///   - travel: How far the thumb goes through all of them, in points.
    ///   - place: Where the finger is, in points along the track.
    init(value: Double, range: ClosedRange<Double>, travel: Double, at place: Double) {
        self.range = range
        valuePerPoint = travel > 0 ? (range.upperBound - range.lowerBound) / travel : 0
        startValue = value
        start = place
    }

    /// The value when the finger is at `place`.
    func value(at place: Double) -> Double { range.limit(startValue + (place - start) * valuePerPoint) }

    /// Pages after a press on the track beside the thumb.
    ///
    /// - Parameters:
    ///   - value: The slider's value.
    ///   - target: The value of the place that was pressed.
    ///   - range: The values that it can have.
    /// - Returns: The value a tenth of the range closer to the place, not beyond it.
    static func page(from value: Double, towards target: Double, in range: ClosedRange<Double>) -> Double {
        let step = (range.upperBound - range.lowerBound) / 10
        return range.limit(target > value ? min(value + step, target) : max(value - step, target))
    }
}

nonisolated extension ClosedRange where Bound == Double {
    /// The value of the range that is nearest to `value`; the least for a value that is no number.
    func limit(_ value: Double) -> Double {
        value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}
