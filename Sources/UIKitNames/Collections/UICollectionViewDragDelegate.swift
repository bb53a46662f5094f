public import Tactus

/// Gives what is dragged out of a collection.
@MainActor public protocol UICollectionViewDragDelegate: CollectionViewDragDelegate {
    /// Returns what is dragged with an item; nothing for no drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns whether a drop may move the items. `true` by default.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession
    ) -> Bool

    /// Sent when the drag begins. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession)

    /// Sent when the drag has ended, whatever came of it. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
}

extension UICollectionViewDragDelegate {
    /// It may.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {}

    /// Tells by UIKit's form.
    public func collectionView(_ collectionView: CollectionView, sessionDidBegin session: DragSession) {
        self.collectionView(collectionView, dragSessionWillBegin: session)
    }

    /// Tells by UIKit's form.
    public func collectionView(
        _ collectionView: CollectionView, session: DragSession, didEndWith operation: DropOperation?
    ) { self.collectionView(collectionView, dragSessionDidEnd: session) }

    /// Asks by UIKit's form.
    public func collectionView(
        _ collectionView: CollectionView, operationsAllowedFor session: DragSession
    ) -> DropOperations {
        self.collectionView(collectionView, dragSessionAllowsMoveOperation: session) ? [.copy, .move] : .copy
    }

    /// The providers of the items.
    public func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
    ) -> [ItemProvider] {
        let items: [UIDragItem] = self.collectionView(collectionView, itemsForBeginning: session, at: path)
        return items.map(\.provider)
    }
}
