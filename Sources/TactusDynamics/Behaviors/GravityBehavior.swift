import Glibc

/// Lets items fall: all of them equally fast, however heavy they are. UIKit's `UIGravityBehavior`.
@MainActor open class GravityBehavior: DynamicBehavior {
    /// How items are accelerated by a ``magnitude`` of 1, in points per second squared.
    public static let standardAcceleration = 1000.0

    /// The items that fall.
    public final private(set) var items: [any DynamicItem]

    /// Where to, and how strongly: its length is the ``magnitude``. (0, 1), downwards, by default. Must be finite.
    public final var gravityDirection = Vector(dx: 0, dy: 1) {
        didSet {
            precondition(
                gravityDirection.length.isFinite, "the direction of gravity must be finite, not \(gravityDirection)")
            dynamicAnimator?.wake()
        }
    }

    /// Where to: radians, clockwise from the x axis. A half of π, downwards, by default.
    public final var angle: Double {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How strongly: 1, the default, is ``standardAcceleration``. Less than 0 turns the direction around.
    public final var magnitude: Double {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Creates a gravity for items. Those that are there twice fall once.
    public init(items: [any DynamicItem] = []) { self.items = items.unique }

    /// Sets where items fall, and how strongly.
    ///
    /// - Parameters:
    ///   - angle: Radians, clockwise from the x axis.
    ///   - magnitude: The ``magnitude``.
    public final func setAngle(_ angle: Double, magnitude: Double) {
        precondition(
            angle.isFinite && magnitude.isFinite,
            "the angle and the magnitude of gravity must be finite, not \(angle) and \(magnitude)")
        gravityDirection = Vector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    /// Lets an item fall. One that falls already does as before.
    public final func addItem(_ item: any DynamicItem) {
        if items.insertOnce(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    /// Lets an item fall no more. It keeps the speed that it has.
    public final func removeItem(_ item: any DynamicItem) {
        if items.removeItem(item) { dynamicAnimator?.behaviorsDidChange(in: self) }
    }

    override var movedItems: [any DynamicItem] { items }

    override func accelerate(_ bodies: ItemBodies) {
        for item in items { bodies(item)?.acceleration += gravityDirection * Self.standardAcceleration }
    }
}
