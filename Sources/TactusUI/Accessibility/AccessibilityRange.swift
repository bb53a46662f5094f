/// The value of a view as a number between two others, for tools that show how far it is and set it. A view has one by
/// ``AccessibilityDescription/range``.
///
/// ```swift
/// AccessibilityRange(value: 21.5, in: 5...30, step: 0.5)  // a thermostat
/// ```
nonisolated public struct AccessibilityRange: Hashable, Sendable {
    /// The value now; always between the limits.
    public let value: Double
    /// The limits, in the unit of ``value``.
    public let bounds: ClosedRange<Double>
    /// How much the least change is, in the unit of ``value``; 0 where it has no steps.
    public let step: Double

    /// Creates a range.
    ///
    /// - Parameters:
    ///   - value: The value now. What lies beyond a limit becomes the limit, and what is not a number the lower one.
    ///   - bounds: The limits.
    ///   - step: How much the least change is; 0, or less, where it has no steps.
    public init(value: Double, in bounds: ClosedRange<Double>, step: Double = 0) {
        self.value = value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
        self.bounds = bounds
        self.step = step > 0 ? step : 0
    }
}
