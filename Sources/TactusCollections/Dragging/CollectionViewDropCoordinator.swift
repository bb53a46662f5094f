public import TactusGeometry
public import TactusPlatform
public import TactusUI

/// What a drop over a ``CollectionView`` is to do with the items that are there.
nonisolated public enum CollectionViewDropIntent: Hashable, Sendable, CaseIterable {
    /// It comes somewhere: no place is shown.
    case unspecified
    /// It comes between two items: rows make room there, tiles have a bar between them.
    case insertAtDestination
    /// It comes into the item under it, which is highlighted. Between items it is ``unspecified``.
    case insertIntoDestination
    /// Into the middle of an item, between two items near its edges.
    case automatic
}

/// Something that was dropped. UIKit's `UICollectionViewDropItem`.
public final class CollectionViewDropItem {
    /// What it is. Of another program's drag there is one item, of which all can be read that is offered.
    public let provider: ItemProvider
    /// The item of the same collection that it is; `nil` for what comes from elsewhere, or is gone.
    public let sourcePath: ItemPath?
    /// How large its picture is, in points; that of the cell that it was dragged with, else zero.
    public let previewSize: Size
    /// The cell that it was dragged with.
    private(set) weak var cell: CollectionCell?

    init(_ provider: ItemProvider, sourcePath: ItemPath?, previewSize: Size, cell: CollectionCell? = nil) {
        (self.provider, self.sourcePath, self.previewSize) = (provider, sourcePath, previewSize)
        self.cell = cell
    }
}

/// A drop that a ``CollectionView`` has taken: what it is, where it comes, and how that is shown. UIKit's
/// `UICollectionViewDropCoordinator`.
///
/// ```swift
/// func collectionView(_ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator) {
///     guard let path = coordinator.destinationPath, let item = coordinator.items.first else { return }
///     let placeholder = CollectionViewDropPlaceholder(insertionPath: path) { collectionView, path in
///         collectionView.dequeueConfiguredReusableCell(using: waitingCell, for: path, item: ())
///     }
///     let context = coordinator.drop(item, to: placeholder)
///     Task {
///         guard let song = try? await coordinator.session.string() else { return context.deletePlaceholder() }
///         context.commitInsertion { path in songs.insert(song, at: path.item) }
///     }
/// }
/// ```
public final class CollectionViewDropCoordinator {
    /// What was dropped, as a whole.
    public let session: DropSession
    /// Where it comes: between items the one that would be behind it, or one beyond the last of a section; with
    /// ``CollectionViewDropIntent/insertIntoDestination`` the item into which. `nil` for nowhere.
    public let destinationPath: ItemPath?
    /// What the delegate proposed at last.
    public let proposal: DropProposal
    /// What it is to do with the items that are there.
    public let intent: CollectionViewDropIntent
    /// What was dropped, one by one.
    public let items: [CollectionViewDropItem]
    private weak var view: CollectionView?
    private let place: Point
    private var landings: [Landing] = []

    private struct Landing {
        let item: CollectionViewDropItem
        let path: () -> ItemPath?
        let animator: PropertyAnimator
        /// What goes into an item that is there instead, and where in it.
        var into: (path: ItemPath, picture: View?, rect: Rect)?
    }

    init(
        _ session: DropSession, over view: CollectionView, at place: Point, to destination: DropDestination,
        _ proposal: DropProposal, _ items: [CollectionViewDropItem]
    ) {
        (self.session, self.view, self.place, self.proposal) = (session, view, place, proposal)
        (destinationPath, intent, self.items) = (destination.path, destination.intent, items)
    }

    /// Lets the cell of an item come from where something was dropped: insert it, then call this, before
    /// `performDropWith` returns. An item without a cell shows nothing of it.
    ///
    /// - Parameters:
    ///   - item: What was dropped.
    ///   - path: The item that it is now.
    /// - Returns: The animation, to add others to, and to hear of its end.
    @discardableResult
    public func drop(_ item: CollectionViewDropItem, toItemAt path: ItemPath) -> PropertyAnimator {
        land(item) { path }
    }

    /// Lets what was dropped go into an item that is there, as a letter into a folder, before `performDropWith`
    /// returns: a picture of the cell that it was dragged with comes from where it was dropped, and fades there.
    /// Nothing of it shows for what was not dragged out of this collection, and for an item without a cell.
    ///
    /// - Parameters:
    ///   - item: What was dropped.
    ///   - path: The item.
    ///   - rect: Where in its cell it goes, in points of the cell.
    /// - Returns: The animation, to add others to, and to hear of its end.
    @discardableResult
    public func drop(_ item: CollectionViewDropItem, intoItemAt path: ItemPath, rect: Rect) -> PropertyAnimator {
        let animator = land(item) { nil }
        let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        landings[landings.count - 1].into = (path, isFinite ? item.cell?.snapshotView() : nil, rect)
        return animator
    }

    /// Lets a cell stand for what was dropped until that has been read; it comes from where that was dropped.
    ///
    /// - Parameters:
    ///   - item: What was dropped.
    ///   - placeholder: The cell, and where.
    /// - Returns: By which it becomes an item, or goes.
    public func drop(
        _ item: CollectionViewDropItem, to placeholder: CollectionViewDropPlaceholder
    ) -> CollectionViewDropPlaceholderContext {
        let context = CollectionViewDropPlaceholderContext(item, placeholder, in: view)
        view?.insert(context)
        land(item) { [weak context] in context?.laidPath }
        return context
    }

    @discardableResult
    private func land(_ item: CollectionViewDropItem, _ path: @escaping () -> ItemPath?) -> PropertyAnimator {
        let animator = PropertyAnimator(spring: view?.changeSpring ?? Spring(duration: .milliseconds(350)))
        landings.append(Landing(item: item, path: path, animator: animator))
        return animator
    }

    /// A picture of what was dropped goes into an item, and fades.
    private func landPicture(of landing: Landing) {
        guard let view, let (path, picture, rect) = landing.into, let picture, let cell = view.cell(forItemAt: path)
        else { return }
        let (size, goal) = (picture.bounds.size, cell.convert(rect, to: view))
        picture.name = "dropped"
        view.addSubview(picture)
        View.performWithoutAnimation { picture.center = place }
        landing.animator.addAnimations {
            picture.center = goal.center
            picture.transform = Transform.identity.scaledBy(
                x: max(goal.width, 1) / max(size.width, 1), y: max(goal.height, 1) / max(size.height, 1))
            picture.alpha = 0
        }
        landing.animator.observeEnd { _ in picture.removeFromSuperview() }
    }

    /// The delegate has done what it does: cells come from where things were dropped.
    func land() {
        view?.layoutIfNeeded()
        for landing in landings {
            landPicture(of: landing)
            if let view, let path = landing.path(), let item = view.geometry.item(atLaid: path),
                let cell = view.shown[item], let host = cell.superview
            {
                let start = view.convert(place, to: host)
                let (end, size) = (cell.center, cell.bounds.size)
                let preview = landing.item.previewSize == .zero ? size : landing.item.previewSize
                View.performWithoutAnimation {
                    cell.removeAllAnimations()
                    cell.alpha = 1
                    cell.center = start
                    cell.transform = Transform.identity.scaledBy(
                        x: preview.width / max(size.width, 1), y: preview.height / max(size.height, 1))
                }
                landing.animator.addAnimations {
                    cell.center = end
                    cell.transform = .identity
                }
            }
            landing.animator.startAnimation()
        }
        landings = []
    }
}

/// Where something that is dragged would come, and what a drop there is to do.
struct DropDestination {
    var path: ItemPath?
    var intent = CollectionViewDropIntent.insertAtDestination
}
