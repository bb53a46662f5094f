public import Tactus

/// What a drop over a table does, and with what.
public final class UITableViewDropProposal {
    /// What a drop is to do with the rows that are there.
    nonisolated public enum Intent: Int, Hashable, Sendable, CaseIterable {
        /// It comes somewhere: no place is shown.
        case unspecified
        /// It comes between two rows.
        case insertAtDestinationIndexPath
        /// It comes into the row under it, which is highlighted.
        case insertIntoDestinationIndexPath
        /// Into the middle of a row, between two rows near its edges.
        case automatic
    }

    /// What a drop does.
    public let operation: UIDropOperation
    /// What it is to do with the rows that are there; ``Intent/unspecified`` where nobody has said.
    public let intent: Intent

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: What a drop does.
    ///   - intent: What it is to do with the rows that are there.
    public init(operation: UIDropOperation, intent: Intent) {
        (self.operation, self.intent) = (operation, intent)
    }

    /// Creates a proposal that shows no place.
    public convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// Takes what is dropped into a ``UITableView``.
@MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Sent when something was dropped: read it, and show it.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - coordinator: What was dropped, and where; shows how it comes there.
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)

    /// Returns whether the table has any use for what is dragged. `true` by default.
    func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool

    /// Returns what a drop would do. By default it takes a copy between two rows.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - session: What is dragged.
    ///   - destinationIndexPath: The row that it is over; between rows where it would come; `nil` for nowhere.
    /// - Returns: What it would do.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Sent when something that the table has a use for has come over it. Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession)

    /// Sent when it has left the table. Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession)

    /// Sent when it was dropped or taken away. Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession)
}

extension UITableViewDropDelegate {
    /// Yes.
    public func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool { true }

    /// Takes a copy between two rows.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) {}
}

extension TableMembers where Self: UITableView {
    /// Takes what is dropped into the table; `nil`, the default, for nobody. Weak.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { adapter.dropTaker }
        set {
            adapter.dropTaker = newValue
            let drops: (any CollectionViewDropDelegate)? = newValue == nil ? nil : adapter
            (self as CollectionView).dropDelegate = drops
        }
    }
}

extension TableAdapter: CollectionViewDropDelegate {
    /// Between which rows a place between items of the collection is; `nil` where there are no sections.
    func rowPath(between position: ItemPath) -> IndexPath? {
        let counts = contents.counts
        guard let last = counts.indices.last else { return nil }
        let section = position.section - 1
        if section < 0 { return IndexPath(row: 0, section: 0) }
        return section > last
            ? IndexPath(row: counts[last], section: last)
            : IndexPath(row: min(position.item, counts[section]), section: section)
    }

    func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool {
        guard let table else { return false }
        return dropTaker?.tableView(table, canHandle: session) ?? false
    }

    func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession, withDestination path: ItemPath?
    ) -> DropProposal {
        guard let table, let dropTaker else { return .forbidden }
        let over = table.pathForItem(at: session.location(in: table)).flatMap { indexPath(at: $0) }
        let proposal = dropTaker.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: over ?? path.flatMap(rowPath))
        dropProposal = proposal
        return DropProposal(operation: proposal.operation)
    }

    func collectionView(
        _ collectionView: CollectionView, dropIntentFor session: DropSession, withDestination path: ItemPath?,
        over item: ItemPath?
    ) -> CollectionViewDropIntent {
        switch dropProposal?.intent ?? .unspecified {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAtDestination
        case .insertIntoDestinationIndexPath: .insertIntoDestination
        case .automatic: .automatic
        }
    }

    func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
    ) {
        guard let table else { return }
        dropTaker?.tableView(table, performDropWith: UITableViewDropCoordinator(coordinator, self))
    }

    func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession) {
        if let table { dropTaker?.tableView(table, dropSessionDidEnter: session) }
    }

    func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession) {
        if let table { dropTaker?.tableView(table, dropSessionDidExit: session) }
    }

    func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession) {
        if let table { dropTaker?.tableView(table, dropSessionDidEnd: session) }
    }
}
