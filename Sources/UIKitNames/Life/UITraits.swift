public import Tactus

/// A trait, as a type.
public typealias UITraitDefinition = TraitDefinition
/// A set of traits that can be written to.
public typealias UIMutableTraits = MutableTraits
/// The traits that an object sets for itself and all inside it.
public typealias UITraitOverrides = TraitOverrides
/// An object that tells of changed traits.
public typealias UITraitChangeObservable = TraitChangeObservable
/// What ends being told of changed traits.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// Any trait, as a type.
public typealias UITrait = any TraitDefinition.Type

/// Light or dark.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// How much contrast the user wishes for.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
/// The direction of reading.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// How wide the scene is.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// How high the scene is.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass
/// Device pixels per point.
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
    /// - Returns: The changed traits.
    public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
        var changed = self
        mutations(&changed)
        return changed
    }
}

extension UITraitCollection {
    /// The traits of the view that is being laid out, drawn or told of other traits; elsewhere those of the program's
    /// first scene, and ordinary ones before there is any.
    @MainActor public static var current: UITraitCollection {
        currentIfAny ?? Application.sharedIfAny?.scenes.first?.traitCollection ?? UITraitCollection()
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
