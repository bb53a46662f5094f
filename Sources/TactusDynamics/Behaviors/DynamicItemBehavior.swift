/// Says what items are made of: how they bounce, rub, turn, and how heavy they are. UIKit's `UIDynamicItemBehavior`.
///
/// Where several behaviors speak of one item, the one that was added last counts.
@MainActor open class DynamicItemBehavior: DynamicBehavior {
    /// The items.
    public final private(set) var items: [any DynamicItem]

    /// What part of its speed an item has after it ran into something: from 0, the default, to 1. Of two that meet
    /// the larger one counts.
    public final var elasticity: Double {
        get { properties.elasticity }
        set { set(\.elasticity, newValue, "elasticity") }
    }

    /// How much items brake each other where they slide along each other, and at boundaries; 0, the default, is not at
    /// all. Of two the mean counts: the root of their product.
    public final var friction: Double {
        get { properties.friction }
        set { set(\.friction, newValue, "friction") }
    }

    /// How heavy an item is for its size; 1, the default, gives 100 by 100 points a mass of 1. More than 0.
    public final var density: Double {
        get { properties.density }
        set {
            precondition(newValue > 0 && newValue.isFinite, "a density must be more than 0, not \(newValue)")
            set(\.density, newValue, "density")
        }
    }

    /// How much it is braked in flight: what part of its speed it would lose in a second if it lost
    /// evenly. 0 by default.
    public final var resistance: Double {
        get { properties.resistance }
        set { set(\.resistance, newValue, "resistance") }
    }

    /// The same, of turns. 0 by default.
    public final var angularResistance: Double {
        get { properties.angularResistance }
        set { set(\.angularResistance, newValue, "angular resistance") }
    }

    /// Whether items turn when they are pushed beside their middle. `true` by default.
    public final var allowsRotation: Bool {
        get { properties.allowsRotation }
        set { properties.allowsRotation = newValue }
    }

    /// Whether items stay where they are, whatever runs into them. `false` by default.
    public final var isAnchored: Bool {
        get { properties.isAnchored }
        set { properties.isAnchored = newValue }
    }

    private final var properties = BodyProperties() {
        didSet { if properties != oldValue { dynamicAnimator?.behaviorsDidChange(in: self) } }
    }
    /// Speeds that were added while the items were in no animator.
    private final var waiting: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

    /// Creates a behavior that leaves everything as it is by default. Items that are there twice count once.
    public init(items: [any DynamicItem] = []) { self.items = items.unique }

    /// Lets it speak of an item too.
    public final func addItem(_ item: any DynamicItem) {
        if items.insertOnce(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    /// Lets it speak of an item no more.
    public final func removeItem(_ item: any DynamicItem) {
        waiting[ObjectIdentifier(item)] = nil
        if items.removeItem(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    /// Makes an item faster, in points per second: at once, or when the behavior comes into an animator.
    ///
    /// - Parameters:
    ///   - velocity: What is added. Must be finite.
    ///   - item: One of ``items``.
    @_disfavoredOverload public final func addLinearVelocity(_ velocity: Vector, for item: any DynamicItem) {
        precondition(velocity.length.isFinite, "a velocity must be finite, not \(velocity)")
        add(velocity, 0, to: item)
    }

    /// Returns how fast an item is, in points per second.
    @_disfavoredOverload public final func linearVelocity(for item: any DynamicItem) -> Vector {
        body(of: item)?.velocity ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero
    }

    /// Turns an item faster, in radians per second, clockwise: at once, or when the behavior comes into an animator.
    ///
    /// - Parameters:
    ///   - velocity: What is added. Must be finite.
    ///   - item: One of ``items``.
    public final func addAngularVelocity(_ velocity: Double, for item: any DynamicItem) {
        precondition(velocity.isFinite, "a velocity must be finite, not \(velocity)")
        add(.zero, velocity, to: item)
    }

    /// Returns how fast an item turns, in radians per second, clockwise.
    public final func angularVelocity(for item: any DynamicItem) -> Double {
        body(of: item)?.angularVelocity ?? waiting[ObjectIdentifier(item)]?.angular ?? 0
    }

    // MARK: -

    private func set(_ property: WritableKeyPath<BodyProperties, Double>, _ value: Double, _ name: String) {
        precondition(value.isFinite, "the \(name) of items must be finite, not \(value)")
        properties[keyPath: property] = value
    }

    private func body(of item: any DynamicItem) -> RigidBody? { dynamicAnimator?.body(of: item) }

    private func add(_ linear: Vector, _ angular: Double, to item: any DynamicItem) {
        guard items.contains(where: { $0 === item }) else { return }
        let former = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (former.linear + linear, former.angular + angular)
        dynamicAnimator?.behaviorsDidChange(in: self)
    }

    override var movedItems: [any DynamicItem] { items }

    override func equip(_ bodies: ItemBodies) {
        for item in items { bodies(item)?.properties = properties }
        for item in items {
            guard let body = bodies(item), let speed = waiting.removeValue(forKey: ObjectIdentifier(item)) else {
                continue
            }
            if body.inverseMass > 0 { body.velocity += speed.linear }
            if body.inverseInertia > 0 { body.angularVelocity += speed.angular }
        }
    }
}
