public import TactusGeometry
import TactusPlatform

/// Something that is dragged over the application, until it was dropped and read, or has gone elsewhere.
///
/// Its content is read as that of a ``Pasteboard``: see `ContentOffer`. Mostly that makes sense only after the drop;
/// whoever drags it may not like to be asked before.
public final class DropSession: ContentOffer {
    /// The drag, when it began in this program.
    public let localDragSession: DragSession?
    /// The operation that a drop would perform, as source, view and user have agreed; `nil` for none.
    public internal(set) var operation: DropOperation?

    /// Where it is, in points of ``scene``.
    var location: Point
    /// The scene that it is over.
    public private(set) weak var scene: WindowScene?
    let offer: any DragOffer

    init(_ offer: any DragOffer, of localDragSession: DragSession?, over scene: WindowScene, at location: Point) {
        self.offer = offer
        self.localDragSession = localDragSession
        self.scene = scene
        self.location = location
    }

    /// The items that this program drags itself; empty when another program drags. Their `ItemProvider.localObject`
    /// is available at once.
    public var localItems: [ItemProvider] { localDragSession?.items ?? [] }

    /// The operations that the source of the drag allows.
    public var allowedOperations: DropOperations { offer.allowedOperations }

    /// The types in which it can be had, the best first.
    public var types: [ContentType] { localDragSession?.mergedItem.types ?? offer.types }

    /// Returns the location of the drag, in points of a view; with `nil`, of the scene.
    public func location(in view: View?) -> Point { view.map { $0.fromScene(location) } ?? location }

    /// Begins to read it. What this program drags itself it reads directly.
    ///
    /// - Parameter type: In which type.
    /// - Returns: Its content, to be read once.
    /// - Throws: `ContentError.absent(_:)` when there is nothing of the type, or why it cannot be had.
    public func content(as type: ContentType) throws(ContentError) -> ContentStream {
        guard let item = localItems.first(where: { $0.contains(type) }) else { return try offer.content(as: type) }
        return try item.content(as: type)
    }

    /// After a drop whose ``operation`` is `DropOperation.ask`: says what the user wanted. Nothing happens otherwise.
    ///
    /// - Parameter operation: What was done, which whoever dragged it must allow.
    public func settle(on operation: DropOperation) {
        guard self.operation == .ask, operation != .ask, allowedOperations.contains(operation) else { return }
        self.operation = operation
        offer.settle(on: operation)
    }
}
