public import Tactus
public import TactusDynamics

// UIKit Dynamics, of which the module TactusDynamics has all but fields and groups of items.

/// Moves views as bodies.
public typealias UIDynamicAnimator = DynamicAnimator
/// Hears when an animator moves and rests.
public typealias UIDynamicAnimatorDelegate = DynamicAnimatorDelegate
/// What an animator moves.
public typealias UIDynamicItem = DynamicItem
/// With which shape something runs into others.
public typealias UIDynamicItemCollisionBoundsType = CollisionBoundsType
/// Says how items move.
public typealias UIDynamicBehavior = DynamicBehavior
/// Lets items fall.
public typealias UIGravityBehavior = GravityBehavior
/// Lets items run into each other.
public typealias UICollisionBehavior = CollisionBehavior
/// Hears what meets and parts. The identifier of a boundary is an `AnyHashable`.
public typealias UICollisionBehaviorDelegate = CollisionBehaviorDelegate
/// Ties items to points and to each other.
public typealias UIAttachmentBehavior = AttachmentBehavior
/// Draws an item to a point.
public typealias UISnapBehavior = SnapBehavior
/// Pushes items.
public typealias UIPushBehavior = PushBehavior
/// Says what items are made of.
public typealias UIDynamicItemBehavior = DynamicItemBehavior
/// From one number to another.
public typealias UIFloatRange = ClosedRange<Double>

nonisolated extension ClosedRange where Bound == Double {
    /// From nowhere to nowhere.
    public static var infinite: ClosedRange<Double> { -.infinity ... .infinity }
    /// From 0 to 0.
    public static var zero: ClosedRange<Double> { 0...0 }
    /// The lower end.
    public var minimum: Double { lowerBound }
    /// The upper end.
    public var maximum: Double { upperBound }

    /// Creates the range between two numbers, which may stand in any order.
    public init(minimum: Double, maximum: Double) {
        self = Swift.min(minimum, maximum)...Swift.max(minimum, maximum)
    }
}

extension CollisionBehavior {
    /// Adds an outline as a boundary, in place of the one of that identifier, if there is one.
    ///
    /// - Parameters:
    ///   - identifier: What it is called.
    ///   - path: The outline, in points of the reference view. What is changed of it afterwards does not count.
    public final func addBoundary(withIdentifier identifier: some Hashable, for path: UIBezierPath) {
        addBoundary(withIdentifier: identifier, for: path.path)
    }

    /// Returns the boundary of an identifier, its curves as straight lines; `nil` where there is none.
    public final func boundary(withIdentifier identifier: some Hashable) -> UIBezierPath? {
        let outline: Path? = boundary(withIdentifier: identifier)
        return outline.map { outline in
            let path = UIBezierPath()
            for corners in outline.flattened(tolerance: 0.25) {
                path.move(to: corners[0])
                for corner in corners.dropFirst() { path.addLine(to: corner) }
                if corners.count > 2, corners.first == corners.last { path.close() }
            }
            return path
        }
    }
}

// Speeds of items are points in UIKit.
extension DynamicItemBehavior {
    /// Returns how fast an item is, in points per second.
    public final func linearVelocity(for item: any DynamicItem) -> CGPoint {
        let velocity: Vector = linearVelocity(for: item)
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    /// Makes an item faster.
    ///
    /// - Parameters:
    ///   - velocity: What is added, in points per second. Must be finite.
    ///   - item: One of the behavior's items.
    @_disfavoredOverload
    public final func addLinearVelocity(_ velocity: CGPoint, for item: any DynamicItem) {
        addLinearVelocity(Vector(dx: velocity.x, dy: velocity.y), for: item)
    }
}
