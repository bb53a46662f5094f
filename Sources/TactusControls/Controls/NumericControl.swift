import TactusUI

/// A control whose value is a number.
protocol NumericControl: Control {
    var value: Double { get set }
}

extension NumericControl {
    /// Sets the value as the user would: what listens to the control hears of it where it is another one then.
    ///
    /// - Parameter number: The value, which the control limits.
    /// - Returns: `true`: the value was set.
    func change(to number: Double) -> Bool {
        let old = value
        value = number
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }
}

extension Slider: NumericControl {}
extension Stepper: NumericControl {}
