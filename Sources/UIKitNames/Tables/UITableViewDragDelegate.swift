public import Tactus

/// Gives what is dragged out of a ``UITableView``.
@MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns what is dragged with a row; nothing for no drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns whether a drop may move the rows. `true` by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool

    /// Sent when the drag begins. Does nothing by default.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession)

    /// Sent when the drag has ended, whatever came of it. Does nothing by default.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession)
}

extension UITableViewDragDelegate {
    /// It may.
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession
    ) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) {}
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

    func collectionView(
        _ collectionView: CollectionView, operationsAllowedFor session: DragSession
    ) -> DropOperations {
        guard let table, dragSource?.tableView(table, dragSessionAllowsMoveOperation: session) != false else {
            return .copy
        }
        return [.copy, .move]
    }

    func collectionView(_ collectionView: CollectionView, sessionDidBegin session: DragSession) {
        if let table { dragSource?.tableView(table, dragSessionWillBegin: session) }
    }

    func collectionView(
        _ collectionView: CollectionView, session: DragSession, didEndWith operation: DropOperation?
    ) {
        if let table { dragSource?.tableView(table, dragSessionDidEnd: session) }
    }
}
