import Glibc

/// Ties an item to a point, or to another item: by a stiff rod, a spring, a string, a nail, a rail. UIKit's
/// `UIAttachmentBehavior`.
///
/// ```swift
/// // Under a finger that drags it:
/// let touch = pan.location(in: view)
/// let offset = touch - card.center
/// attachment = AttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: touch)
/// // … and as the finger moves:
/// attachment.anchorPoint = pan.location(in: view)
/// ```
///
/// A rod whose ends are at one place is a nail about which the item turns.
@MainActor open class AttachmentBehavior: DynamicBehavior {
    /// What an item is tied to.
    nonisolated public enum AttachmentType: Hashable, Sendable, CaseIterable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    /// What it is made as.
    enum Kind {
        case distance, limit, pin, fixed
        /// Along an axis, in the space of the reference view as it was when it was made.
        case sliding(Vector)
    }

    /// The items that are tied: the one, or both.
    public final let items: [any DynamicItem]
    /// What the item is tied to.
    public final var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

    /// The point that the item is tied to, in points of the reference view. Of two items that are tied to each other it
    /// says nothing. Must be finite.
    public final var anchorPoint: Point {
        didSet {
            precondition(
                anchorPoint.x.isFinite && anchorPoint.y.isFinite, "an anchor point must be finite, not \(anchorPoint)")
            dynamicAnimator?.wake()
        }
    }

    /// The distance that is kept, in points: what it was when the behavior was made, by default. Of a string, the
    /// longest one. Of nails and rails it says nothing. At least 0.
    public final var length: Double {
        didSet {
            precondition(length.isFinite && length >= 0, "a length must be at least 0, not \(length)")
            dynamicAnimator?.wake()
        }
    }

    /// How often a spring swings in a second; 0, the default, is for a stiff rod. At least 0.
    public final var frequency = 0.0 {
        didSet {
            precondition(frequency.isFinite && frequency >= 0, "a frequency must be at least 0, not \(frequency)")
            dynamicAnimator?.wake()
        }
    }

    /// How little a spring swings: 0, the default, for ever; 1, not at all. At least 0.
    public final var damping = 0.0 {
        didSet {
            precondition(damping.isFinite && damping >= 0, "a damping must be at least 0, not \(damping)")
            dynamicAnimator?.wake()
        }
    }

    /// How much a nail or a rail holds against being turned or moved: in pushes of `PushBehavior` times points of a
    /// nail, in pushes of a rail. 0 by default. At least 0.
    public final var frictionTorque = 0.0 {
        didSet {
            precondition(
                frictionTorque.isFinite && frictionTorque >= 0, "a friction must be at least 0, not \(frictionTorque)")
            dynamicAnimator?.wake()
        }
    }

    /// How far the item can turn on a nail, in radians, or move along a rail, in points, from where it was when the
    /// behavior was made: without end, by default.
    public final var attachmentRange = -Double.infinity...Double.infinity {
        didSet { dynamicAnimator?.wake() }
    }

    let kind: Kind
    /// Where on the items, from their middles, as they are when they are not turned.
    let arms: [Vector]
    /// How much the second item is turned beyond the first one, or the item itself.
    let angle: Double
    /// How far the first item was turned.
    let firstAngle: Double

    /// Ties an item to a point.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - offset: Where on it, from its middle, in points of the reference view as it is turned now: the middle, by
    ///     default.
    ///   - point: The point, in points of the reference view.
    public convenience init(
        item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedToAnchor point: Point
    ) {
        self.init(.distance, [item], at: [item.center + offset, point])
    }

    /// Ties two items together.
    ///
    /// - Parameters:
    ///   - item: The one.
    ///   - offset: Where on it, from its middle, in points of the reference view as it is turned now: the middle, by
    ///     default.
    ///   - other: The other one.
    ///   - otherOffset: Where on that.
    public convenience init(
        item: any DynamicItem, offsetFromCenter offset: Vector = .zero, attachedTo other: any DynamicItem,
        offsetFromCenter otherOffset: Vector = .zero
    ) {
        self.init(.distance, [item, other], at: [item.center + offset, other.center + otherOffset])
    }

    init(_ kind: Kind, _ items: [any DynamicItem], at points: [Point]) {
        precondition(
            points.allSatisfy { $0.x.isFinite && $0.y.isFinite },
            "an attachment must be at finite points, not \(points)")
        precondition(
            Set(items.map { ObjectIdentifier($0) }).count == items.count, "an item cannot be tied to itself")
        self.kind = kind
        self.items = items
        anchorPoint = points[points.count - 1]
        let angles = items.map { $0.transform.rotation }
        arms = zip(zip(items, points), angles).map { pair, angle in (pair.1 - pair.0.center).rotated(by: -angle) }
        firstAngle = angles[0]
        angle = (angles.count > 1 ? angles[1] : 0) - angles[0]
        length = (points[points.count - 1] - points[0]).length
    }

    override var movedItems: [any DynamicItem] { items }

    override func rows(_ bodies: ItemBodies, time: Double) -> [ConstraintRow] {
        attachmentRows(bodies, time: time)
    }
}

extension Transform {
    /// How far it turns, in radians.
    var rotation: Double { atan2(b, a) }
}
