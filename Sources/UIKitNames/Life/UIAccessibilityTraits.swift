public import Tactus

/// What a view is to an assistive tool, as UIKit's flags.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt64
    /// Creates the traits of the given bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A text that is read.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The title of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A field for what is looked for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Something that is made more and less.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 7)

    /// Chosen among others.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Takes no input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 9)

    static let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
        (.button, .button), (.link, .link), (.image, .image), (.staticText, .label), (.header, .heading),
        (.searchField, .searchField), (.tabBar, .tabBar), (.adjustable, .slider),
    ]
}

extension View {
    /// What the view is to an assistive tool: its `accessibilityRole`, and how it stands. Of several roles the first
    /// counts: button, link, image, text, header, field, tabs, adjustable.
    public var accessibilityTraits: UIAccessibilityTraits {
        get {
            let role = UIAccessibilityTraits.roles.first { $0.1 == accessibilityRole }?.0 ?? .none
            let state = accessibilityState
            return role.union(state.isSelected ? .selected : .none).union(state.isEnabled ? .none : .notEnabled)
        }
        set {
            accessibilityRole = UIAccessibilityTraits.roles.first { newValue.contains($0.0) }?.1 ?? .none
            // What is not said is the class's to say, and what that says already need not be said.
            if !newValue.contains(.selected) { isAccessibilitySelected = nil }
            if !newValue.contains(.notEnabled) { isAccessibilityEnabled = nil }
            if newValue.contains(.selected), !accessibilityState.isSelected { isAccessibilitySelected = true }
            if newValue.contains(.notEnabled), accessibilityState.isEnabled { isAccessibilityEnabled = false }
        }
    }
}
