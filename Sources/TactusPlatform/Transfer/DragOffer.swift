public import TactusGeometry
public import TactusGraphics

/// What is dragged over the application, as its platform offers it.
@MainActor public protocol DragOffer: ContentOffer {
    /// What whoever drags it allows.
    var allowedOperations: DropOperations { get }

    /// Tells whoever drags it what a drop would do.
    ///
    /// - Parameter proposal: What the view under it would do; `nil` when there is none.
    func propose(_ proposal: DropProposal?)

    /// After a drop with ``DropOperation/ask``: tells what it was.
    func settle(on operation: DropOperation)
}

/// The picture of a drag.
public struct DragPreview {
    /// The picture.
    public var image: Image
    /// From the finger, or the pointer, to the picture's upper left corner, in points.
    public var offset: Vector

    /// Creates a preview.
    public init(image: Image, offset: Vector) {
        self.image = image
        self.offset = offset
    }
}

/// Names a drag of the application, for the platform: one may be read while the next has begun. Unique while the
/// application lives; never reused.
public struct DragID: Hashable, Sendable {
    /// The number that the application gave.
    public let rawValue: UInt64
    /// Creates the name with the given number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A request to a platform to begin a drag.
public struct DragRequest {
    /// Its name in what is told of it.
    public var id: DragID
    /// The scene from which it is dragged.
    public var scene: SceneID
    /// What other programs get; in no type when it is of use to this program alone.
    public var item: ItemProvider
    /// The operations that are allowed with it.
    public var operations: DropOperations
    /// The picture that is dragged; `nil` for none.
    public var preview: DragPreview?
    /// Whether a scene may go along with it: see `Platform.attach(_:to:offset:)`.
    public var mayCarryScene: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - id: Its name in what is told of it.
    ///   - scene: The scene from which it is dragged.
    ///   - item: What other programs get.
    ///   - operations: What may be done with it.
    ///   - preview: What it looks like; `nil` for nothing.
    ///   - mayCarryScene: Whether a scene may go along with it.
    public init(
        id: DragID, scene: SceneID, item: ItemProvider, operations: DropOperations, preview: DragPreview? = nil,
        mayCarryScene: Bool = false
    ) {
        self.mayCarryScene = mayCarryScene
        self.id = id
        self.scene = scene
        self.item = item
        self.operations = operations
        self.preview = preview
    }
}

/// An event of a drag, as the platform reports it.
public enum DragEvent {
    /// Something is dragged over a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - location: Where, in points of the scene.
    ///   - offer: What.
    case entered(SceneID, location: Point, offer: any DragOffer)
    /// It moved, to a point of that scene.
    case moved(Point)
    /// A drop would do something else: `nil` is nothing.
    case operationChanged(DropOperation?)
    /// Whoever drags it allows other operations than before: ``DragOffer/allowedOperations``.
    case allowedOperationsChanged
    /// It has left that scene.
    case left
    /// It was dropped there.
    case dropped
    /// What the application drags would be taken so by whom it is over; `nil` when it is over nobody who wants it.
    case sourceOperationChanged(DragID, DropOperation?)
    /// What the application dragged was dropped on somebody, who now reads it.
    case sourceDropped(DragID)
    /// The system does not carry what the application drags, and the finger that it had taken for that is still known:
    /// the application may go on with it there, within the scene that the drag began on. ``sourceMoved(_:_:)``,
    /// ``sourceLifted(_:)`` or ``sourceEnded(_:_:)`` follow.
    case sourceRefused(DragID, at: Point)
    /// The finger of a drag that was refused moved, to a point of its scene.
    case sourceMoved(DragID, Point)
    /// The finger of a drag that was refused was lifted, where it was last.
    case sourceLifted(DragID)
    /// The target has what it wants of it; `nil` when nobody took it, or it was cancelled.
    case sourceEnded(DragID, DropOperation?)
}
