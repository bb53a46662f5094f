/// Says how items move; or puts together, as its children, behaviors that do.
///
/// ```swift
/// final class FallAndBounce: DynamicBehavior {
///     init(items: [any DynamicItem]) {
///         super.init()
///         let collision = CollisionBehavior(items: items)
///         collision.translatesReferenceBoundsIntoBoundary = true
///         addChildBehavior(GravityBehavior(items: items))
///         addChildBehavior(collision)
///     }
/// }
/// ```
///
/// It acts while it is in a ``DynamicAnimator``, by itself or as a child. UIKit's `UIDynamicBehavior`.
@MainActor open class DynamicBehavior {
    /// Called with each frame while the animator runs, after the items have moved.
    public final var action: (() -> Void)?
    /// The behaviors that it is made of, in the order in which they were added.
    public final private(set) var childBehaviors: [DynamicBehavior] = []
    /// The animator that it is in, by itself or by what it is a child of; `nil` for none.
    public final private(set) weak var dynamicAnimator: DynamicAnimator?

    /// The animator that it is in by itself.
    final weak var animator: DynamicAnimator?
    private final weak var parent: DynamicBehavior?

    /// Creates a behavior that does nothing but what its children and its ``action`` do.
    public init() {}

    /// Behaviors in one another are freed one by one: how deep they are does not matter.
    isolated deinit {
        var leaving = childBehaviors
        childBehaviors = []
        while var behavior = leaving.popLast() {
            guard isKnownUniquelyReferenced(&behavior) else { continue }
            leaving += behavior.childBehaviors
            behavior.childBehaviors = []
        }
    }

    /// Adds a behavior to those that it is made of. It is taken away from where it was before.
    public final func addChildBehavior(_ behavior: DynamicBehavior) {
        guard behavior.parent !== self else { return }
        precondition(
            !behavior.includes(self), "a behavior cannot be among its own children: add another one")
        behavior.removeFromOwner()
        if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
        behavior.parent = self
        childBehaviors.append(behavior)
        dynamicAnimator?.behaviorsDidChange(in: behavior)
    }

    /// Takes a behavior out of those that it is made of. Nothing happens when it is none of them.
    public final func removeChildBehavior(_ behavior: DynamicBehavior) {
        guard behavior.parent === self else { return }
        if dynamicAnimator != nil { behavior.move(to: nil) }
        behavior.parent = nil
        if let index = childBehaviors.indexFromEnds(of: behavior) { childBehaviors.remove(at: index) }
        dynamicAnimator?.behaviorsDidChange()
    }

    /// Sent before the behavior comes into an animator, or leaves it: then with `nil`. Its children hear it after it.
    /// Does nothing by default.
    open func willMove(to dynamicAnimator: DynamicAnimator?) {}

    // MARK: For the animator

    /// The items that it moves.
    var movedItems: [any DynamicItem] { [] }
    /// Sets how bodies are accelerated in the frame to come.
    func accelerate(_ bodies: ItemBodies) {}
    /// Says what the bodies of its items are made of.
    func equip(_ bodies: ItemBodies) {}
    /// Returns what holds its items in a step of so many seconds.
    func rows(_ bodies: ItemBodies, time: Double) -> [ConstraintRow] { [] }

    /// It, and all that it is made of, the outer ones first.
    final var all: [DynamicBehavior] {
        var found: [DynamicBehavior] = []
        var waiting = [self]
        while let behavior = waiting.popLast() {
            found.append(behavior)
            waiting += behavior.childBehaviors.reversed()
        }
        return found
    }

    /// The first item that it moves, or that what it is made of does; `nil` for none.
    final var firstItem: (any DynamicItem)? {
        if let item = movedItems.first { return item }
        return childBehaviors.isEmpty ? nil : all.lazy.compactMap(\.movedItems.first).first
    }

    /// Tells it, and all that it is made of, that they come into an animator or leave it; then they are there.
    final func move(to animator: DynamicAnimator?) {
        for behavior in all { behavior.willMove(to: animator) }
        for behavior in all { behavior.dynamicAnimator = animator }
    }

    final func removeFromOwner() {
        parent?.removeChildBehavior(self)
        animator?.removeBehavior(self)
    }

    private func includes(_ other: DynamicBehavior) -> Bool {
        if childBehaviors.isEmpty { return self === other }
        return sequence(first: other, next: \.parent).contains { $0 === self }
    }
}

/// Finds the bodies of items.
struct ItemBodies {
    var bodies: [ObjectIdentifier: ItemBody] = [:]

    func callAsFunction(_ item: any DynamicItem) -> RigidBody? { bodies[ObjectIdentifier(item)]?.body }
}

extension Array where Element == any DynamicItem {
    mutating func insertOnce(_ item: any DynamicItem) -> Bool {
        guard !contains(where: { $0 === item }) else { return false }
        append(item)
        return true
    }

    mutating func removeItem(_ item: any DynamicItem) -> Bool {
        guard let index = firstIndex(where: { $0 === item }) else { return false }
        remove(at: index)
        return true
    }

    /// Each item once, in order.
    var unique: [any DynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
