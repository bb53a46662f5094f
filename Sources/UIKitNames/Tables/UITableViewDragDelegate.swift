public import Tactus

/// Gives what is dragged out of a ``UITableView``.
@MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns what is dragged with a row; nothing for no drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

extension TableMembers where Self: UITableView {
    /// Gives what is dragged out of the table; `nil`, the default, for nothing. Weak. Set it before rows show.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { adapter.dragSource }
        set {
            adapter.dragSource = newValue
            let drags: (any CollectionViewDragDelegate)? = newValue == nil ? nil : adapter
            (self as CollectionView).dragDelegate = drags
        }
    }
}

extension TableAdapter: CollectionViewDragDelegate {
    func collectionView(
        _ collectionView: CollectionView, itemsForBeginning session: DragSession, at path: ItemPath
    ) -> [ItemProvider] {
        guard let table, let row = indexPath(at: path) else { return [] }
        return dragSource?.tableView(table, itemsForBeginning: session, at: row).map(\.provider) ?? []
    }
}
