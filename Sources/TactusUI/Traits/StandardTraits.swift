public import TactusGraphics

/// A trait that has a member of ``TraitCollection``.
nonisolated protocol StandardTrait: TraitDefinition {
    typealias CollectionMember = any WritableKeyPath<TraitCollection, Value> & Sendable
    typealias OverrideMember = any WritableKeyPath<TraitOverrides, Value?> & Sendable

    static var member: CollectionMember { get }
    /// Where it is overridden; `nil` where nobody but the scene says it.
    static var override: OverrideMember? { get }
}

nonisolated extension StandardTrait {
    /// The value of ordinary traits.
    public static var defaultValue: Value { TraitCollection()[keyPath: member] }

    static func read(from traits: TraitCollection) -> Any { traits[keyPath: member] }

    static func write(_ value: Any, to traits: inout TraitCollection) {
        if let value = value as? Value { traits[keyPath: member] = value }
    }

    static func read(from overrides: TraitOverrides) -> Any? { override.flatMap { overrides[keyPath: $0] } }

    static func write(_ value: Any?, to overrides: inout TraitOverrides) {
        guard let override else {
            precondition(
                value == nil, "the scale of the display, and the user's wish for less motion, cannot be overridden")
            return
        }
        overrides[keyPath: override] = value as? Value
    }
}

/// Light or dark: ``TraitCollection/userInterfaceStyle``.
nonisolated public enum TraitUserInterfaceStyle: StandardTrait {
    /// The type of its values.
    public typealias Value = UserInterfaceStyle
    static var member: CollectionMember { \TraitCollection.userInterfaceStyle }
    static var override: OverrideMember? { \TraitOverrides.userInterfaceStyle }
}
/// How much contrast the user wishes for: ``TraitCollection/accessibilityContrast``.
nonisolated public enum TraitAccessibilityContrast: StandardTrait {
    /// The type of its values.
    public typealias Value = AccessibilityContrast
    static var member: CollectionMember { \TraitCollection.accessibilityContrast }
    static var override: OverrideMember? { \TraitOverrides.accessibilityContrast }
}
/// Whether nothing shows through what lies in front: ``TraitCollection/accessibilityReduceTransparency``.
nonisolated public enum TraitAccessibilityReduceTransparency: StandardTrait {
    /// The type of its values.
    public typealias Value = Bool
    static var member: CollectionMember { \TraitCollection.accessibilityReduceTransparency }
    static var override: OverrideMember? { \TraitOverrides.accessibilityReduceTransparency }
}
/// Whether the user wishes for less motion: ``TraitCollection/accessibilityReduceMotion``. It is the application's, and
/// is not overridden.
nonisolated public enum TraitAccessibilityReduceMotion: StandardTrait {
    /// The type of its values.
    public typealias Value = Bool
    static var member: CollectionMember { \TraitCollection.accessibilityReduceMotion }
    static var override: OverrideMember? { nil }
}
/// How large text is: ``TraitCollection/textScale``. UIKit's `UITraitPreferredContentSizeCategory`.
nonisolated public enum TraitTextScale: StandardTrait {
    /// The type of its values.
    public typealias Value = Double
    static var member: CollectionMember { \TraitCollection.textScale }
    static var override: OverrideMember? { \TraitOverrides.textScale }
}
/// The direction of reading: ``TraitCollection/layoutDirection``.
nonisolated public enum TraitLayoutDirection: StandardTrait {
    /// The type of its values.
    public typealias Value = LayoutDirection
    static var member: CollectionMember { \TraitCollection.layoutDirection }
    static var override: OverrideMember? { \TraitOverrides.layoutDirection }
}
/// How wide the scene is: ``TraitCollection/horizontalSizeClass``.
nonisolated public enum TraitHorizontalSizeClass: StandardTrait {
    /// The type of its values.
    public typealias Value = UserInterfaceSizeClass
    static var member: CollectionMember { \TraitCollection.horizontalSizeClass }
    static var override: OverrideMember? { \TraitOverrides.horizontalSizeClass }
}
/// How high the scene is: ``TraitCollection/verticalSizeClass``.
nonisolated public enum TraitVerticalSizeClass: StandardTrait {
    /// The type of its values.
    public typealias Value = UserInterfaceSizeClass
    static var member: CollectionMember { \TraitCollection.verticalSizeClass }
    static var override: OverrideMember? { \TraitOverrides.verticalSizeClass }
}
/// Device pixels per point: ``TraitCollection/displayScale``. It is the scene's, and is not overridden.
nonisolated public enum TraitDisplayScale: StandardTrait {
    /// The type of its values.
    public typealias Value = Double
    static var member: CollectionMember { \TraitCollection.displayScale }
    static var override: OverrideMember? { nil }
}
/// The colour of what can be pressed: ``TraitCollection/tintColor``.
nonisolated public enum TraitTintColor: StandardTrait {
    /// The type of its values.
    public typealias Value = Color
    static var member: CollectionMember { \TraitCollection.tintColor }
    static var override: OverrideMember? { \TraitOverrides.tintColor }
}
/// How the interface looks: ``TraitCollection/theme``.
nonisolated public enum TraitTheme: StandardTrait {
    /// The type of its values.
    public typealias Value = Theme
    static var member: CollectionMember { \TraitCollection.theme }
    static var override: OverrideMember? { \TraitOverrides.theme }
}
