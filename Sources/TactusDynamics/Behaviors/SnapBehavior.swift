import Glibc

/// Draws an item to a point by a spring, and turns it upright. UIKit's `UISnapBehavior`.
@MainActor open class SnapBehavior: DynamicBehavior {
    /// Where the item's middle comes to rest, in points of the reference view. Must be finite.
    public final var snapPoint: Point {
        didSet {
            precondition(snapPoint.x.isFinite && snapPoint.y.isFinite, "a snap point must be finite, not \(snapPoint)")
            dynamicAnimator?.wake()
        }
    }

    /// How little it swings there: from 0, for long, to 1, not at all. 0.5 by default. Numbers beyond are limited.
    public final var damping = 0.5 {
        didSet {
            damping = damping.isNaN ? oldValue : min(max(damping, 0), 1)
            dynamicAnimator?.wake()
        }
    }

    private let item: any DynamicItem

    /// How often the spring would swing in a second.
    private static let frequency = 3.0

    /// Creates a spring for an item.
    ///
    /// - Parameters:
    ///   - item: What is drawn.
    ///   - point: Where to, in points of the reference view. Must be finite.
    public init(item: any DynamicItem, snapTo point: Point) {
        precondition(point.x.isFinite && point.y.isFinite, "a snap point must be finite, not \(point)")
        self.item = item
        snapPoint = point
    }

    override var movedItems: [any DynamicItem] { [item] }

    override func rows(_ bodies: ItemBodies, time: Double) -> [ConstraintRow] {
        guard let body = bodies(item), body.inverseMass > 0 else { return [] }
        let ratio = 0.3 + 0.7 * damping
        var rows = [
            ConstraintRow(body, nil, onA: (Vector(dx: 1, dy: 0), 0)),
            ConstraintRow(body, nil, onA: (Vector(dx: 0, dy: 1), 0)),
        ]
        let (offset, turn) = (body.position - snapPoint, remainder(body.angle, 2 * .pi))
        rows[0].hold(error: offset.dx, frequency: Self.frequency, damping: ratio, time: time)
        rows[1].hold(error: offset.dy, frequency: Self.frequency, damping: ratio, time: time)
        if body.inverseInertia > 0 {
            var upright = ConstraintRow(body, nil, onA: (.zero, 1))
            upright.hold(error: turn, frequency: Self.frequency, damping: ratio, time: time)
            rows.append(upright)
        }
        return rows
    }
}
