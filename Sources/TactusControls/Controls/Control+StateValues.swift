import TactusUI

/// Values for the states of a control, as far as they are set: a state counts as a whole, and one for which
/// nothing is set has what the normal one has. Whether the control has the focus does not matter.
struct StateValues<Value> {
    private var values: [Control.State: Value] = [:]

    /// Whether nothing is set.
    var isEmpty: Bool { values.isEmpty }

    /// What is set for a state and for no other.
    subscript(exactly state: Control.State) -> Value? {
        get { values[state.subtracting(.focused)] }
        set { values[state.subtracting(.focused)] = newValue }
    }

    /// What counts in a state.
    subscript(in state: Control.State) -> Value? {
        values.isEmpty ? nil : self[exactly: state] ?? self[exactly: .normal]
    }
}
