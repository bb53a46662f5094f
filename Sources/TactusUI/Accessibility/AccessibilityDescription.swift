/// The role, label, value and state that a view has for assistive tools and tests by its class; see
/// ``View/standardAccessibility``.
///
/// ```swift
/// override var standardAccessibility: AccessibilityDescription {
///     AccessibilityDescription(.slider, label: "Volume", value: "\(volume)", isElement: true)
/// }
/// ```
public struct AccessibilityDescription: Hashable, Sendable {
    /// What the view is.
    public var role: AccessibilityRole
    /// What it is called; `nil` for no name.
    public var label: String?
    /// What it shows, beside its name; `nil` for nothing.
    public var value: String?
    /// The value as a number between two others; `nil` where it is none.
    public var range: AccessibilityRange?
    /// Whether the view is one thing, in which nobody looks for others.
    public var isElement: Bool
    /// How it stands: enabled, selected, marked.
    public var state: AccessibilityState

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - role: What the view is.
    ///   - label: What it is called; an empty text is no name.
    ///   - value: What it shows, beside its name.
    ///   - range: The value as a number between two others.
    ///   - isElement: Whether it is one thing, in which nobody looks for others.
    ///   - state: How it stands.
    public init(
        _ role: AccessibilityRole = .none, label: String? = nil, value: String? = nil,
        range: AccessibilityRange? = nil, isElement: Bool = false, state: AccessibilityState = AccessibilityState()
    ) {
        self.role = role
        self.label = label.flatMap { $0.isEmpty ? nil : $0 }
        self.value = value
        self.range = range
        self.isElement = isElement
        self.state = state
    }
}
