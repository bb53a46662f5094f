/// What ``TraitChangeObservable/unregisterForTraitChanges(_:)`` takes back. UIKit's `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: AnyObject {}

/// An object that has traits, and tells of their changes: a ``View`` and a ``ViewController``. UIKit's
/// `UITraitChangeObservable`.
@MainActor public protocol TraitChangeObservable: Responder {}

/// Keeps who is told of changed traits.
protocol TraitChangeKeeper: TraitChangeObservable {
    var traitRegistrations: TraitChangeList { get set }
}

extension View: TraitChangeKeeper {
    final var traitRegistrations: TraitChangeList {
        get { traits?.registrations ?? TraitChangeList() }
        _modify { yield &madeTraits.registrations }
    }
}

extension ViewController: TraitChangeKeeper {}

/// Who is told of changed traits.
final class TraitChange: TraitChangeRegistration {
    let traits: [any TraitDefinition.Type]
    /// `nil` once it was taken back.
    fileprivate(set) var handler: ((Responder, TraitCollection) -> Void)?
    /// Whose traits; only compared.
    fileprivate var keeper: ObjectIdentifier?

    init(_ traits: [any TraitDefinition.Type], handler: @escaping (Responder, TraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

/// Who is told of an object's changed traits, in order.
struct TraitChangeList {
    private(set) var all: [TraitChange] = []
    /// How many were taken back and are still there: they go when they are half of all, so that each costs the same to
    /// take back, however many there are.
    private var goneCount = 0

    mutating func append(_ change: TraitChange) { all.append(change) }

    /// Takes one back, which is in the list.
    mutating func remove(_ change: TraitChange) {
        change.handler = nil
        goneCount += 1
        guard 2 * goneCount >= all.count else { return }
        all.removeAll { $0.handler == nil }
        goneCount = 0
    }
}

extension TraitChangeObservable {
    /// Calls `handler` whenever the value of one of these traits is another one for this object.
    ///
    /// ```swift
    /// registerForTraitChanges([TraitUserInterfaceStyle.self]) { (card: Card, previous) in card.updatePicture() }
    /// ```
    ///
    /// It is called before the next frame, at most once for all that has changed since the last one, after
    /// `traitCollectionDidChange(_:)` of the object; several in the order in which they were registered. It is not
    /// called at first, and no longer when the object is gone. Take care not to hold the object in the handler; it is
    /// its first argument.
    ///
    /// - Parameters:
    ///   - traits: The traits; of the toolkit or of the program.
    ///   - handler: Called with the object and what its traits were.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes back.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any TraitDefinition.Type], handler: @escaping (_ object: Self, _ previous: TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        register(traits, handler)
    }

    /// Calls `handler` whenever the value of one of these traits is another one for this object; like
    /// `registerForTraitChanges(_:handler:)`, for handlers that say by which class they mean it, as `Self` or one
    /// that it inherits from. It is not called when the object is none of that class.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges<Object: TraitChangeObservable>(
        _ traits: [any TraitDefinition.Type],
        handler: @escaping (_ object: Object, _ previous: TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        register(traits, handler)
    }

    /// Calls a method of `target` whenever the value of one of these traits is another one for this object; like
    /// `registerForTraitChanges(_:handler:)`.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: Not kept alive. When it is gone nothing is called.
    ///   - action: The method.
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes back.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [any TraitDefinition.Type], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any TraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (_: Self, _) in if let target { action(target)() } }
    }

    /// Calls a method of `target`, with this object and what its traits were, whenever the value of one of these traits
    /// is another one for this object; like `registerForTraitChanges(_:target:action:)`.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [any TraitDefinition.Type], target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (_ object: Self, _ previous: TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (object: Self, previous) in
            if let target { action(target)(object, previous) }
        }
    }

    private func register<Object>(
        _ traits: [any TraitDefinition.Type], _ handler: @escaping (Object, TraitCollection) -> Void
    ) -> any TraitChangeRegistration {
        let change = TraitChange(traits) { object, previous in
            if let object = object as? Object { handler(object, previous) }
        }
        change.keeper = ObjectIdentifier(self)
        (self as? any TraitChangeKeeper)?.traitRegistrations.append(change)
        return change
    }

    /// No longer calls what was registered. Nothing happens for a registration of another object, or one that was taken
    /// back before.
    public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
        guard let change = registration as? TraitChange, change.handler != nil, change.keeper == ObjectIdentifier(self)
        else { return }
        (self as? any TraitChangeKeeper)?.traitRegistrations.remove(change)
    }
}

extension TraitChangeKeeper {
    /// Tells of changed traits who has asked for them, and did not take that back meanwhile.
    func sendTraitChanges(from old: TraitCollection, to new: TraitCollection) {
        for change in traitRegistrations.all
        where change.handler != nil && change.traits.contains(where: { new.differs(in: $0, from: old) }) {
            change.handler?(self, old)
        }
    }
}
