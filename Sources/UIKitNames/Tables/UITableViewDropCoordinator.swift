public import Tactus

/// Something that was dropped into a table.
public final class UITableViewDropItem {
    /// What it is.
    public let dragItem: UIDragItem
    /// Which row of the same table it is; `nil` for what comes from elsewhere, or is gone.
    public let sourceIndexPath: IndexPath?
    /// How large its picture is, in points.
    public let previewSize: CGSize

    init(_ item: CollectionViewDropItem, _ adapter: TableAdapter) {
        dragItem = UIDragItem(of: item.provider)
        sourceIndexPath = item.sourcePath.flatMap { adapter.indexPath(at: $0) }
        previewSize = item.previewSize
    }
}

/// A drop that a table has taken.
public final class UITableViewDropCoordinator {
    /// What was dropped, one by one.
    public let items: [UITableViewDropItem]
    /// Where it comes: between rows the one that would be below it, else the row into which; `nil` for nowhere.
    public let destinationIndexPath: IndexPath?
    /// What the delegate proposed at last.
    public let proposal: UITableViewDropProposal
    /// What was dropped, as a whole.
    public var session: UIDropSession { coordinator.session }
    private let coordinator: CollectionViewDropCoordinator
    private unowned let adapter: TableAdapter

    init(_ coordinator: CollectionViewDropCoordinator, _ adapter: TableAdapter) {
        (self.coordinator, self.adapter) = (coordinator, adapter)
        proposal = adapter.dropProposal ?? UITableViewDropProposal(operation: .copy)
        items = coordinator.items.map { UITableViewDropItem($0, adapter) }
        destinationIndexPath = coordinator.destinationPath.flatMap { path in
            coordinator.intent == .insertIntoDestination ? adapter.indexPath(at: path) : adapter.rowPath(between: path)
        }
    }

    /// Lets the cell of a row come from where something was dropped: insert the row first.
    ///
    /// - Parameters:
    ///   - dragItem: What was dropped, of ``items``.
    ///   - indexPath: The row that it is now.
    /// - Returns: The animation.
    @discardableResult
    public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> UIDragAnimating {
        coordinator.drop(
            coordinator.item(of: dragItem), toItemAt: ItemPath(item: indexPath.row, section: indexPath.section + 1))
    }

    /// Lets what was dropped go into a row that is there: a picture of it comes from where it was dropped, and fades.
    ///
    /// - Parameters:
    ///   - dragItem: What was dropped.
    ///   - indexPath: The row.
    ///   - rect: Where in its cell, in points of the cell.
    /// - Returns: The animation.
    @discardableResult
    public func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> UIDragAnimating {
        coordinator.drop(
            coordinator.item(of: dragItem), intoItemAt: ItemPath(item: indexPath.row, section: indexPath.section + 1),
            rect: rect)
    }

    /// Lets a cell stand for what was dropped until that has been read.
    ///
    /// - Parameters:
    ///   - dragItem: What was dropped, of ``items``.
    ///   - placeholder: The cell, and where.
    /// - Returns: By which it becomes a row, or goes.
    public func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> UITableViewDropPlaceholderContext {
        let path = placeholder.insertionIndexPath
        let cell = CollectionViewDropPlaceholder(
            insertionPath: ItemPath(item: path.row, section: path.section + 1)
        ) { [weak table = adapter.table] _, _ in
            guard let table else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
            let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
            cell.placeholderHeight = placeholder.rowHeight
            placeholder.cellUpdateHandler?(cell)
            cell.setNeedsMeasuring()
            return cell
        }
        return UITableViewDropPlaceholderContext(
            dragItem, coordinator.drop(coordinator.item(of: dragItem), to: cell), adapter)
    }
}

/// A cell that stands for what was dropped into a table.
public final class UITableViewDropPlaceholder {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Lets the cell show something; `nil` for nothing.
    public var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where it is, as a new row would be.
    ///   - reuseIdentifier: The name of its cell, of which there must be a class.
    ///   - rowHeight: How high it is, in points; `UITableView.automaticDimension` for as high as it says.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
    }
}

/// By which a placeholder becomes a row, or goes.
public final class UITableViewDropPlaceholderContext {
    /// What was dropped.
    public let dragItem: UIDragItem
    private let context: CollectionViewDropPlaceholderContext
    private weak var adapter: TableAdapter?

    init(_ dragItem: UIDragItem, _ context: CollectionViewDropPlaceholderContext, _ adapter: TableAdapter) {
        (self.dragItem, self.context, self.adapter) = (dragItem, context, adapter)
    }

    /// Puts a row in the place of the placeholder.
    ///
    /// - Parameter dataSourceUpdates: Adds the row to what the data source says, where it is told; the table need not
    ///   be told of it. Called at once.
    /// - Returns: Whether there was a placeholder.
    @discardableResult
    public func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        context.commitInsertion { position in
            guard let adapter, let table = adapter.table, let path = adapter.rowPath(between: position) else { return }
            let before = adapter.contents.counts
            dataSourceUpdates(path)
            // Who shows snapshots, or has told the table, has done so by now.
            guard adapter.contents.counts == before, before.indices.contains(path.section),
                adapter.dataSource?.tableView(table, numberOfRowsInSection: path.section) == before[path.section] + 1
            else { return }
            table.insertRows(at: [path], with: .automatic)
        }
    }

    /// Takes the placeholder away.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func deletePlaceholder() -> Bool { context.deletePlaceholder() }

    /// Asks for the cell anew: it shows something else.
    public func setNeedsCellUpdate() { context.setNeedsCellUpdate() }
}
