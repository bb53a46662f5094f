/// What a view is to an assistive tool, and how it stands, as UIKit's flags.
///
/// Of several roles the first counts: button, link, picture, text, title, search field, tabs, adjustable.
nonisolated public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt64
    /// Creates the traits of the given bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none: AccessibilityTraits = []
    /// A button.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// A text that is read.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 3)
    /// The title of what follows.
    public static let header = AccessibilityTraits(rawValue: 1 << 4)
    /// A field for what is looked for.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 5)
    /// A bar of tabs.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 6)
    /// Something that is made more and less.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 7)

    /// Chosen among others.
    public static let selected = AccessibilityTraits(rawValue: 1 << 8)
    /// Takes no input.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 9)

    private static let roles: [(AccessibilityTraits, AccessibilityRole)] = [
        (.button, .button), (.link, .link), (.image, .image), (.staticText, .label), (.header, .heading),
        (.searchField, .searchField), (.tabBar, .tabBar), (.adjustable, .slider),
    ]
    private static let anyRole = AccessibilityTraits(roles.map(\.0))

    /// The traits of a role and a state.
    init(_ role: AccessibilityRole, _ state: AccessibilityState) {
        self = Self.roles.first { $0.1 == role }?.0 ?? .none
        if state.isSelected { insert(.selected) }
        if !state.isEnabled { insert(.notEnabled) }
    }

    /// The first role; `none` where there is no trait of one.
    var role: AccessibilityRole { Self.roles.first { contains($0.0) }?.1 ?? .none }

    /// Whether both name the same roles.
    func hasRoles(of other: AccessibilityTraits) -> Bool {
        intersection(Self.anyRole) == other.intersection(Self.anyRole)
    }
}

extension View {
    /// What the view is, and how it stands: what an override of its traits says goes before its role and its state.
    final var reportedAccessibility: (role: AccessibilityRole, state: AccessibilityState) {
        var (role, state) = (accessibilityRole, accessibilityState)
        let traits = accessibilityTraits
        if !traits.hasRoles(of: AccessibilityTraits(role, state)) { role = traits.role }
        state.isSelected = traits.contains(.selected)
        state.isEnabled = !traits.contains(.notEnabled)
        return (role, state)
    }

    /// Notes traits as what the program says.
    final func setAccessibilityTraits(_ traits: AccessibilityTraits) {
        accessibilityRole = traits.role
        // What is not said is the class's to say, and what that says already need not be said.
        if !traits.contains(.selected) { isAccessibilitySelected = nil }
        if !traits.contains(.notEnabled) { isAccessibilityEnabled = nil }
        if traits.contains(.selected), !accessibilityState.isSelected { isAccessibilitySelected = true }
        if traits.contains(.notEnabled), accessibilityState.isEnabled { isAccessibilityEnabled = false }
    }
}
