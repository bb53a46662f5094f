public import TactusPlatform
public import TactusUI

/// Provides what is dragged out of a ``CollectionView``: its ``CollectionView/dragDelegate``.
@MainActor public protocol CollectionViewDragDelegate: AnyObject {
    /// Returns what is dragged with an item. Asked before a drag begins.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The drag that would begin.
    ///   - path: The item that a finger has rested on, or a pointer drags.
    /// - Returns: The items; none when nothing is dragged from there, and the touch is free for other gestures.
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
    ) -> [ItemProvider]

    /// Returns what may be done with what is dragged. Copying by default.
    func collectionView(
        _ collectionView: CollectionView, operationsAllowedFor session: DragSession
    ) -> DropOperations

    /// Sent when something is dragged. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, sessionDidBegin session: DragSession)

    /// Sent once for every drag that began: with what the target has done, `nil` when nobody took it.
    func collectionView(_ collectionView: CollectionView, session: DragSession, didEndWith operation: DropOperation?)
}

extension CollectionViewDragDelegate {
    /// Copying.
    public func collectionView(
        _ collectionView: CollectionView, operationsAllowedFor session: DragSession
    ) -> DropOperations { .copy }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, sessionDidBegin session: DragSession) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, session: DragSession, didEndWith operation: DropOperation?
    ) {}
}

/// Takes what is dragged over a ``CollectionView``: its ``CollectionView/dropDelegate``.
@MainActor public protocol CollectionViewDropDelegate: AnyObject {
    /// Returns whether the collection has any use for what is dragged. `true` by default.
    func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool

    /// Sent when something that the collection has a use for has come over it. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession)

    /// Sent when it has left the collection. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession)

    /// Sent when it was dropped or taken away, wherever it was then. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession)

    /// Returns what a drop would do. Copying by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection, which shows a gap there.
    ///   - session: What is dragged.
    ///   - path: Where it would come: the item that would be behind it, or one beyond the last of a section. `nil`
    ///     where there are no sections.
    /// - Returns: What it can do.
    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession, withDestination path: ItemPath?
    ) -> DropProposal

    /// Returns what a drop is to do with the items that are there, which shows while it is dragged. Asked after
    /// ``collectionView(_:dropSessionDidUpdate:withDestination:)``. ``CollectionViewDropIntent/insertAtDestination`` by
    /// default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: What is dragged.
    ///   - path: Where it would come between two items, as before.
    ///   - item: The item that it is over; `nil` between items.
    /// - Returns: What is to be done.
    func collectionView(
        _ collectionView: CollectionView, dropIntentFor session: DropSession, withDestination path: ItemPath?,
        over item: ItemPath?
    ) -> CollectionViewDropIntent

    /// Sent when something was dropped: read it, and show it. By default ``collectionView(_:performDrop:at:)``.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - coordinator: What was dropped, and where; shows how it comes there.
    func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator)

    /// Sent when something was dropped, to who does not say more of it
    /// (``collectionView(_:performDropWith:)``): read it, and show it there. Does nothing by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: What was dropped.
    ///   - path: Where, as before.
    func collectionView(
        _ collectionView: CollectionView, performDrop session: DropSession, at path: ItemPath?)
}

extension CollectionViewDropDelegate {
    /// Yes.
    public func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool { true }

    /// Copying.
    public func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession, withDestination path: ItemPath?
    ) -> DropProposal { .copy }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession) {}

    /// It comes between two items.
    public func collectionView(
        _ collectionView: CollectionView, dropIntentFor session: DropSession, withDestination path: ItemPath?,
        over item: ItemPath?
    ) -> CollectionViewDropIntent { .insertAtDestination }

    /// Sends ``collectionView(_:performDrop:at:)``.
    public func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
    ) {
        self.collectionView(collectionView, performDrop: coordinator.session, at: coordinator.destinationPath)
    }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, performDrop session: DropSession, at path: ItemPath?
    ) {}
}
