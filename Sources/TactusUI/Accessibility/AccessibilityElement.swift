public import TactusGeometry

/// A part of a view that is no view itself, but something by itself to somebody who does not see it: a segment, an
/// option, a bar of a chart.
///
/// ```swift
/// override var accessibilityElements: [AccessibilityElement] {
///     bars.map { AccessibilityElement(.image, label: $0.name, value: "\($0.height)", frame: $0.frame) }
/// }
/// ```
///
/// It is a value that says what is so now: whoever looks asks the view each time.
public struct AccessibilityElement {
    /// The element's role.
    public var role: AccessibilityRole
    /// The element's name.
    public var label: String?
    /// The element's value in words, beside its name.
    public var value: String?
    /// What happens when it is used, in a few words, where its name does not tell; `nil` for nothing.
    public var hint: String?
    /// What can be done with it beside a tap; none by default.
    public var customActions: [AccessibilityCustomAction] = []
    /// How it stands.
    public var state: AccessibilityState
    /// The element's frame, in points of the view's coordinate space.
    public var frame: Rect
    /// Does what a tap on it does; `nil` for a tap in its middle.
    public var activate: (() -> Void)?

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - role: What it is.
    ///   - label: What it is called.
    ///   - value: What it shows, beside its name.
    ///   - state: How it stands.
    ///   - frame: Where it is, in points of the view's coordinate space.
    ///   - activate: Does what a tap on it does; `nil` for a tap in its middle.
    public init(
        _ role: AccessibilityRole, label: String? = nil, value: String? = nil,
        state: AccessibilityState = AccessibilityState(), frame: Rect, activate: (() -> Void)? = nil
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.state = state
        self.frame = frame
        self.activate = activate
    }
}
