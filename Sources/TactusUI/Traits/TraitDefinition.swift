/// A trait, as a type: what a value that goes down the tree is found by, and what it is where nobody says.
///
/// ```swift
/// enum DensityTrait: TraitDefinition { static let defaultValue = Density.airy }
///
/// sidebar.traitOverrides[DensityTrait.self] = .tight
/// row.traitCollection[DensityTrait.self]  // .tight in all of the sidebar
/// ```
///
/// A program's own traits are inherited and overridden as those of the toolkit are (``TraitCollection``), and objects
/// hear of their changes by `registerForTraitChanges(_:handler:)`. Those of the toolkit are
/// ``TraitUserInterfaceStyle`` and its like. UIKit's `UITraitDefinition`.
nonisolated public protocol TraitDefinition: SendableMetatype {
    /// What is inherited.
    associatedtype Value: Hashable & Sendable
    /// The value where nobody has set one. The same each time.
    static var defaultValue: Value { get }
}

/// A set of traits that can be written to: ``TraitCollection`` and ``TraitOverrides``. UIKit's `UIMutableTraits`.
///
/// ```swift
/// extension MutableTraits {
///     var density: Density {
///         get { self[DensityTrait.self] }
///         set { self[DensityTrait.self] = newValue }
///     }
/// }
/// ```
nonisolated public protocol MutableTraits {
    /// The value of a trait; its default where there is none.
    subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

nonisolated extension TraitCollection: MutableTraits {
    /// The value of a trait; its default where nobody has set one.
    public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let standard = trait as? any StandardTrait.Type else { return custom?[trait] ?? Trait.defaultValue }
            return standard.read(from: self) as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let standard = trait as? any StandardTrait.Type { return standard.write(newValue, to: &self) }
            custom = (custom ?? CustomTraits()).setting(newValue, of: trait)
        }
    }

    /// Whether the value of a trait is another one in other traits.
    func differs(in trait: any TraitDefinition.Type, from other: TraitCollection) -> Bool {
        func differs<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool { self[trait] != other[trait] }
        return differs(trait)
    }
}

nonisolated extension TraitOverrides: MutableTraits {
    /// The value that is set for a trait; the trait's default where none is, see ``contains(_:)``.
    ///
    /// ``TraitDisplayScale`` cannot be set: it is the scene's.
    public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let standard = trait as? any StandardTrait.Type else { return custom?[trait] ?? Trait.defaultValue }
            return standard.read(from: self) as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let standard = trait as? any StandardTrait.Type { return standard.write(newValue, to: &self) }
            custom = (custom ?? CustomTraits()).setting(newValue, of: trait)
        }
    }

    /// Returns whether a value is set for a trait.
    public func contains<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool {
        guard let standard = trait as? any StandardTrait.Type else { return custom?[trait] != nil }
        return standard.read(from: self) != nil
    }

    /// Inherits a trait again.
    public mutating func remove<Trait: TraitDefinition>(_ trait: Trait.Type) {
        if let standard = trait as? any StandardTrait.Type { return standard.write(nil, to: &self) }
        custom = custom?.setting(nil, of: trait)
    }
}

/// The values of a program's own traits. Without one there is none of it.
nonisolated struct CustomTraits: Hashable, Sendable {
    private var values: [ObjectIdentifier: any KeptValue] = [:]

    subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        (values[ObjectIdentifier(trait)] as? Kept<Trait.Value>)?.value
    }

    /// These values with another one; `nil` takes one away, and the last one with all.
    func setting<Trait: TraitDefinition>(_ value: Trait.Value?, of trait: Trait.Type) -> CustomTraits? {
        var all = self
        all.values[ObjectIdentifier(trait)] = value.map(Kept.init)
        return all.values.isEmpty ? nil : all
    }

    /// These values, and those of who is outside where there are none.
    func over(_ outer: CustomTraits?) -> CustomTraits {
        guard let outer else { return self }
        var all = self
        all.values.merge(outer.values) { own, _ in own }
        return all
    }

    static func == (left: CustomTraits, right: CustomTraits) -> Bool {
        left.values.count == right.values.count && left.values.allSatisfy { $0.value.isEqual(to: right.values[$0.key]) }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}

/// The value of a trait whose type is known to who asks for it.
nonisolated private protocol KeptValue: Sendable {
    func isEqual(to other: (any KeptValue)?) -> Bool
}

nonisolated private struct Kept<Value: Hashable & Sendable>: KeptValue {
    let value: Value

    func isEqual(to other: (any KeptValue)?) -> Bool { (other as? Kept)?.value == value }
}
