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

    /// Whether the control takes input; `true` by default.
    ///
    /// A disabled control still takes the place of its touches: they do not go to what is behind it, and come to
    /// nothing. Disabling it under a finger takes the finger away, with ``cancelTracking(with:)`` and
    /// `Events.touchCancel`. It ceases to be the first responder, too.
    public final var isEnabled: Bool {
        get { !flags.contains(.disabled) }
        set {
            setFlag(.disabled, !newValue)
            guard !newValue else { return }
            abandonTracking()
            ceaseToBeFirstResponder()
        }
    }

    /// Whether the control is chosen; `false` by default. Most controls leave it to the application.
    public final var isSelected: Bool {
        get { flags.contains(.selected) }
        set { setFlag(.selected, newValue) }
    }

    /// Whether the control shows that a finger is on it. Tracking sets it; an application may, too.
    public final var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set { setFlag(.highlighted, newValue) }
    }

    private func setFlag(_ flag: State, _ isOn: Bool) {
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
    ///   - check: How it is marked.
    ///   - isElement: Whether it is one thing.
    /// - Returns: The description.
    final func describe(
        _ role: AccessibilityRole, label: String? = nil, value: String? = nil, check: CheckState? = nil,
        isElement: Bool = true
    ) -> AccessibilityDescription {
        AccessibilityDescription(
            role, label: label, value: value ?? check?.rawValue, isElement: isElement,
            state: AccessibilityState(isEnabled: isEnabled, isSelected: isSelected, check: check))
    }
}
