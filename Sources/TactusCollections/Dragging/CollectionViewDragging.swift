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

    /// Sent once for every drag that began: with what the target has done, `nil` when nobody took it.
    func collectionView(_ collectionView: CollectionView, session: DragSession, didEndWith operation: DropOperation?)
}

extension CollectionViewDragDelegate {
    /// Copying.
    public func collectionView(
        _ collectionView: CollectionView, operationsAllowedFor session: DragSession
    ) -> DropOperations { .copy }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, session: DragSession, didEndWith operation: DropOperation?
    ) {}
}

/// Takes what is dragged over a ``CollectionView``: its ``CollectionView/dropDelegate``.
@MainActor public protocol CollectionViewDropDelegate: AnyObject {
    /// Returns whether the collection has any use for what is dragged. `true` by default.
    func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool

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

    /// Sent when something was dropped: read it, and show it there.
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
}
