public import Tactus

/// What a drop over a collection does, and with what.
public final class UICollectionViewDropProposal {
    /// What a drop is to do with the items that are there.
    nonisolated public enum Intent: Int, Hashable, Sendable, CaseIterable {
        /// It comes somewhere: no place is shown.
        case unspecified
        /// It comes between two items.
        case insertAtDestinationIndexPath
        /// It comes into the item under it, which is highlighted.
        case insertIntoDestinationIndexPath
    }

    /// What a drop does.
    public let operation: UIDropOperation
    /// What it is to do with the items that are there; ``Intent/unspecified`` where nobody has said.
    public let intent: Intent

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - operation: What a drop does.
    ///   - intent: What it is to do with the items that are there.
    public init(operation: UIDropOperation, intent: Intent) {
        (self.operation, self.intent) = (operation, intent)
    }

    /// Creates a proposal that shows no place.
    public convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// Takes what is dropped into a collection.
@MainActor public protocol UICollectionViewDropDelegate: CollectionViewDropDelegate {
    /// Sent when something was dropped: read it, and show it.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - coordinator: What was dropped, and where; shows how it comes there.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)

    /// Returns what a drop would do. By default it takes a copy between two items.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: What is dragged.
    ///   - destinationIndexPath: The item that it is over; between items where it would come; `nil` for nowhere.
    /// - Returns: What it would do.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
    /// Takes a copy between two items.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    /// Asks by UIKit's form.
    public func collectionView(
        _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession, withDestination path: ItemPath?
    ) -> DropProposal {
        let over = collectionView.indexPathForItem(at: session.location(in: collectionView))
        let proposal = self.collectionView(
            collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: over ?? path)
        collectionView.notes.dropProposal = proposal
        return DropProposal(operation: proposal.operation)
    }

    /// What the proposal says.
    public func collectionView(
        _ collectionView: CollectionView, dropIntentFor session: DropSession, withDestination path: ItemPath?,
        over item: ItemPath?
    ) -> CollectionViewDropIntent {
        switch collectionView.notes.dropProposal?.intent ?? .unspecified {
        case .unspecified: .unspecified
        case .insertAtDestinationIndexPath: .insertAtDestination
        case .insertIntoDestinationIndexPath: .insertIntoDestination
        }
    }

    /// Tells by UIKit's form.
    public func collectionView(
        _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
    ) {
        let proposal = collectionView.notes.dropProposal ?? UICollectionViewDropProposal(operation: .copy)
        self.collectionView(
            collectionView, performDropWith: UICollectionViewDropCoordinator(coordinator, proposal))
    }
}

/// Something that was dropped into a collection.
public final class UICollectionViewDropItem {
    /// What it is.
    public let dragItem: UIDragItem
    /// Which item of the same collection it is; `nil` for what comes from elsewhere, or is gone.
    public let sourceIndexPath: IndexPath?
    /// How large its picture is, in points.
    public let previewSize: CGSize

    init(_ item: CollectionViewDropItem) {
        dragItem = UIDragItem(of: item.provider)
        (sourceIndexPath, previewSize) = (item.sourcePath, item.previewSize)
    }
}

/// A drop that a collection has taken.
public final class UICollectionViewDropCoordinator {
    /// What was dropped, one by one.
    public let items: [UICollectionViewDropItem]
    /// Where it comes: between items the one that would be behind it, else the item into which; `nil` for nowhere.
    public var destinationIndexPath: IndexPath? { coordinator.destinationPath }
    /// What the delegate proposed at last.
    public let proposal: UICollectionViewDropProposal
    /// What was dropped, as a whole.
    public var session: UIDropSession { coordinator.session }
    private let coordinator: CollectionViewDropCoordinator

    init(_ coordinator: CollectionViewDropCoordinator, _ proposal: UICollectionViewDropProposal) {
        (self.coordinator, self.proposal) = (coordinator, proposal)
        items = coordinator.items.map(UICollectionViewDropItem.init)
    }

    /// Lets the cell of an item come from where something was dropped: insert the item first.
    ///
    /// - Parameters:
    ///   - dragItem: What was dropped, of ``items``.
    ///   - indexPath: The item that it is now.
    /// - Returns: The animation.
    @discardableResult
    public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> UIDragAnimating {
        coordinator.drop(coordinator.item(of: dragItem), toItemAt: indexPath)
    }

    /// Lets what was dropped go into an item that is there: a picture of it comes from where it was dropped, and fades.
    ///
    /// - Parameters:
    ///   - dragItem: What was dropped.
    ///   - indexPath: The item.
    ///   - rect: Where in its cell, in points of the cell.
    /// - Returns: The animation.
    @discardableResult
    public func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> UIDragAnimating {
        coordinator.drop(coordinator.item(of: dragItem), intoItemAt: indexPath, rect: rect)
    }

    /// Lets a cell stand for what was dropped until that has been read.
    ///
    /// - Parameters:
    ///   - dragItem: What was dropped, of ``items``.
    ///   - placeholder: The cell, and where.
    /// - Returns: By which it becomes an item, or goes.
    public func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> UICollectionViewDropPlaceholderContext {
        let name = placeholder.reuseIdentifier
        let cell = CollectionViewDropPlaceholder(insertionPath: placeholder.insertionIndexPath) { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: path)
            placeholder.cellUpdateHandler?(cell)
            return cell
        }
        return UICollectionViewDropPlaceholderContext(
            dragItem, coordinator.drop(coordinator.item(of: dragItem), to: cell))
    }
}

/// An animation that goes along with a drop.
public typealias UIDragAnimating = PropertyAnimator

extension CollectionViewDropCoordinator {
    /// The item that a program knows by another name.
    func item(of dragItem: UIDragItem) -> CollectionViewDropItem {
        guard let item = items.first(where: { $0.provider === dragItem.itemProvider }) else {
            preconditionFailure("an item was dropped that is none of the coordinator's; take one of its items")
        }
        return item
    }
}

/// A cell that stands for what was dropped.
public final class UICollectionViewDropPlaceholder {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Lets the cell show something; `nil` for nothing.
    public var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where it is, as a new item would be.
    ///   - reuseIdentifier: The name of its cell, of which there must be a class.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    }
}

/// By which a placeholder becomes an item, or goes.
public final class UICollectionViewDropPlaceholderContext {
    /// What was dropped.
    public let dragItem: UIDragItem
    private let context: CollectionViewDropPlaceholderContext

    init(_ dragItem: UIDragItem, _ context: CollectionViewDropPlaceholderContext) {
        (self.dragItem, self.context) = (dragItem, context)
    }

    /// Puts an item in the place of the placeholder.
    ///
    /// - Parameter dataSourceUpdates: Adds the item to what the data source says, where it is told. Called at once.
    /// - Returns: Whether there was a placeholder.
    @discardableResult
    public func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        context.commitInsertion(dataSourceUpdates: dataSourceUpdates)
    }

    /// Takes the placeholder away.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func deletePlaceholder() -> Bool { context.deletePlaceholder() }

    /// Asks for the cell anew: it shows something else.
    public func setNeedsCellUpdate() { context.setNeedsCellUpdate() }
}
