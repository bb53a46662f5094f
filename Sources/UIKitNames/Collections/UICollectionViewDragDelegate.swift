public import Tactus

/// Gives what is dragged out of a collection.
@MainActor public protocol UICollectionViewDragDelegate: CollectionViewDragDelegate {
    /// Returns what is dragged with an item; nothing for no drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

extension UICollectionViewDragDelegate {
    /// The providers of the items.
    public func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
    ) -> [ItemProvider] {
        let items: [UIDragItem] = self.collectionView(collectionView, itemsForBeginning: session, at: path)
        return items.map(\.provider)
    }
}
