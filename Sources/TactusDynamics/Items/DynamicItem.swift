/// Something that a ``DynamicAnimator`` moves: a view, or an object of a program's own that hands on where it is.
///
/// The animator reads all of it when the first behavior with the item comes to it, and at
/// ``DynamicAnimator/updateItem(usingCurrentState:)``; after that it sets ``center`` and ``transform`` with each frame
/// in which the item moves. UIKit's `UIDynamicItem`.
@MainActor public protocol DynamicItem: AnyObject {
    /// The middle of the item, in points of the animator's reference view.
    var center: Point { get set }
    /// The item's size, before its transform. The origin does not matter.
    var bounds: Rect { get }
    /// How the item is turned and stretched about its middle.
    var transform: Transform { get set }
    /// With which shape it runs into others: its ``bounds``, by default.
    var collisionBoundsType: CollisionBoundsType { get }
    /// The outline of an item that is `.path`, in points around its middle, before the transform. Of one that is not
    /// convex its convex hull counts; an empty one is that of the bounds, as by default.
    var collisionBoundingPath: Path { get }
}

extension DynamicItem {
    /// The bounds.
    public var collisionBoundsType: CollisionBoundsType { .rectangle }
    /// No outline.
    public var collisionBoundingPath: Path { Path() }
}

/// A view is an item of its superview, which is the reference view, or inside it at the same place.
extension View: DynamicItem {}
