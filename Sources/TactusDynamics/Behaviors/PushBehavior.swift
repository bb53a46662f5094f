import Glibc

/// Pushes items, once or all the time. UIKit's `UIPushBehavior`.
///
/// A push of ``magnitude`` 1 accelerates an item of 100 by 100 points whose density is 1 by 100 points per second
/// squared, and a smaller or lighter one more; one that is instantaneous gives it a speed of 100 points per second.
@MainActor open class PushBehavior: DynamicBehavior {
    /// How it pushes.
    nonisolated public enum Mode: Hashable, Sendable, CaseIterable {
        /// All the time.
        case continuous
        /// Once, with the first frame; then it is not ``PushBehavior/active`` any more.
        case instantaneous
    }

    /// How it pushes; said when it is created.
    public final let mode: Mode
    /// The items that are pushed.
    public final private(set) var items: [any DynamicItem]

    /// Whether it pushes. `true` by default. One that is instantaneous pushes again each time that it is set.
    public final var active = true { didSet { if active { dynamicAnimator?.wake() } } }

    /// Where to, and how strongly: its length is the ``magnitude``. (0, 0) by default. Must be finite.
    public final var pushDirection = Vector.zero {
        didSet {
            precondition(pushDirection.length.isFinite, "the direction of a push must be finite, not \(pushDirection)")
            if pushDirection != .zero { lastAngle = pushDirection.angle }
            dynamicAnimator?.wake()
        }
    }

    /// Where to: radians, clockwise from the x axis. 0, to the right, by default.
    public final var angle: Double {
        get { lastAngle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How strongly. 0 by default. Less than 0 turns the direction around.
    public final var magnitude: Double {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    private final var lastAngle = 0.0
    private final var offsets: [ObjectIdentifier: Vector] = [:]

    /// Creates a push that has no strength yet.
    ///
    /// - Parameters:
    ///   - items: What to push. Items that are there twice are pushed once.
    ///   - mode: Whether it pushes once or all the time.
    public init(items: [any DynamicItem], mode: Mode) {
        self.items = items.unique
        self.mode = mode
    }

    /// Sets where it pushes to, and how strongly.
    ///
    /// - Parameters:
    ///   - angle: Radians, clockwise from the x axis.
    ///   - magnitude: The ``magnitude``.
    public final func setAngle(_ angle: Double, magnitude: Double) {
        precondition(
            angle.isFinite && magnitude.isFinite,
            "the angle and the magnitude of a push must be finite, not \(angle) and \(magnitude)")
        lastAngle = angle
        let direction = Vector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
        pushDirection = direction
        if magnitude == 0 { lastAngle = angle }
    }

    /// Returns where an item is pushed, in points from its middle, as it is when it is not turned: there by default.
    public final func targetOffsetFromCenter(for item: any DynamicItem) -> Vector {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Lets an item be pushed beside its middle, which turns it.
    ///
    /// - Parameters:
    ///   - offset: Where, in points from the middle, as it is when the item is not turned. Must be finite.
    ///   - item: One of ``items``.
    public final func setTargetOffsetFromCenter(_ offset: Vector, for item: any DynamicItem) {
        precondition(offset.length.isFinite, "an offset must be finite, not \(offset)")
        offsets[ObjectIdentifier(item)] = offset
        dynamicAnimator?.wake()
    }

    /// Pushes an item too. One that is pushed already is pushed as before.
    public final func addItem(_ item: any DynamicItem) {
        if items.insertOnce(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    /// Pushes an item no more. It keeps the speed that it has.
    public final func removeItem(_ item: any DynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        if items.removeItem(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    /// The push that gives a mass of 1 a speed of one point per second.
    private static let unit = 100.0

    override var movedItems: [any DynamicItem] { items }

    override func accelerate(_ bodies: ItemBodies) {
        guard active else { return }
        for item in items {
            guard let body = bodies(item) else { continue }
            let arm = (offsets[ObjectIdentifier(item)] ?? .zero).rotated(by: body.angle)
            let push = pushDirection * Self.unit
            if mode == .instantaneous {
                body.push(push, at: arm)
            } else {
                body.acceleration += push * body.inverseMass
                body.angularAcceleration += arm.cross(push) * body.inverseInertia
            }
        }
        if mode == .instantaneous { active = false }
    }
}
