public import Tactus

public typealias UITraitDefinition = TraitDefinition
public typealias UIMutableTraits = MutableTraits
public typealias UITraitOverrides = TraitOverrides
public typealias UITraitChangeObservable = TraitChangeObservable
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// Any trait, as a type.
public typealias UITrait = any TraitDefinition.Type

public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
public typealias UITraitLayoutDirection = TraitLayoutDirection
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
public typealias UITraitDisplayScale = TraitDisplayScale
/// How large the user wants text.
public typealias UITraitPreferredContentSizeCategory = TraitTextScale

extension UITraitCollection {
    /// Creates the ordinary traits with changes.
    ///
    /// - Parameter mutations: Called once, with the traits.
    public init(mutations: (inout UITraitCollection) -> Void) {
        self.init()
        mutations(&self)
    }

    /// Returns these traits with changes.
    ///
    /// - Parameter mutations: Called once, with the traits.
    public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
        var changed = self
        mutations(&changed)
        return changed
    }
}

extension UITraitChangeObservable {
    /// Calls a method of this object whenever the value of one of these traits is another one for it.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - action: The method, as `Card.updatePicture`.
    /// - Returns: What `unregisterForTraitChanges(_:)` takes back.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (object: Self, _) in action(object)() }
    }
}
