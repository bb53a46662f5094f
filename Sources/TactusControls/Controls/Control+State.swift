import TactusUI

extension Control {
    /// How a control stands, one bit each, as a set. The bits are those of UIKit.
    nonisolated public struct State: OptionSet, Hashable, Sendable {
        /// One bit a state.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no input.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen, or switched on.
        public static let selected = State(rawValue: 1 << 2)
        /// The keys go to it.
        public static let focused = State(rawValue: 1 << 3)
        /// The states that an application may define for controls of its own.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// Changes a state, and tells the control.
    final func setFlag(_ flag: State, _ isOn: Bool) {
        guard flags.contains(flag) != isOn else { return }
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
        stateDidChange()
    }

    /// What the control is to whoever does not see it, in the state that it is in.
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - label: What it is called.
    ///   - value: What it shows, as text; `nil` for its mark.
    ///   - range: The same as a number between two others.
    ///   - check: How it is marked.
    ///   - isElement: Whether it is one thing.
    /// - Returns: The description.
    final func describe(
        _ role: AccessibilityRole, label: String? = nil, value: String? = nil, range: AccessibilityRange? = nil,
        check: CheckState? = nil, isElement: Bool = true
    ) -> AccessibilityDescription {
        AccessibilityDescription(
            role, label: label, value: value ?? check?.rawValue, range: range, isElement: isElement,
            state: AccessibilityState(isEnabled: isEnabled, isSelected: isSelected, check: check))
    }
}
