public import Tactus

/// What a collection shows, by numbers.
@MainActor public protocol UICollectionViewDataSource: CollectionViewDataSource {
    /// Returns what stands above or below a section, or is anchored to the cell of an item. Asked where the layout has
    /// such.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - kind: `UICollectionView.elementKindSectionHeader`, its counterpart for footers, or what the layout says.
    ///   - indexPath: The item, or the first one of the section.
    /// - Returns: One of `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// An empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// The view of that kind.
    public func collectionView(
        _ collectionView: CollectionView, supplementaryViewOfKind kind: String, at path: ItemPath
    ) -> CollectionReusableView? {
        self.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: path)
    }

    /// The view of kind header.
    public func collectionView(
        _ collectionView: CollectionView, headerForSection section: Int
    ) -> CollectionReusableView? {
        self.collectionView(
            collectionView, viewForSupplementaryElementOfKind: collectionView.kindOfBoundary(ofSection: section),
            at: IndexPath(item: 0, section: section))
    }

    /// The view of kind footer.
    public func collectionView(
        _ collectionView: CollectionView, footerForSection section: Int
    ) -> CollectionReusableView? {
        self.collectionView(
            collectionView,
            viewForSupplementaryElementOfKind: collectionView.kindOfBoundary(ofSection: section, isFooter: true),
            at: IndexPath(item: 0, section: section))
    }
}

extension CollectionView {
    /// What the layout calls what stands before or behind the items of a section.
    final func kindOfBoundary(ofSection section: Int, isFooter: Bool = false) -> String {
        notes.layout?.kindOfBoundary(ofSection: section, isFooter: isFooter)
            ?? (isFooter ? Self.elementKindSectionFooter : Self.elementKindSectionHeader)
    }
}

/// Decides and is told what a collection does, besides what every scroll view tells. Every method has a default.
@MainActor public protocol UICollectionViewDelegate: CollectionViewDelegate, UIScrollViewDelegate {
    /// Returns the menu that opens where items are pressed long; `nil`, by default, for none. Asked of collections that
    /// were made with a `UICollectionViewLayout`.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the menu that opens where an item is pressed long; by default that for several.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns what is lifted while a menu is open; `nil`, by default, for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Sent when the page beside a menu was tapped, after the menu has closed: shows it. Does nothing by default.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    )

    /// Sent when a menu is about to show. Does nothing by default.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    )

    /// Sent when a menu is about to go. Does nothing by default.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    )

    /// Returns where an item in the user's hand may go, which is over another place; by default, what
    /// the form of iOS 14 says.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - originalIndexPath: From where it was taken.
    ///   - currentIndexPath: Where it is now.
    ///   - proposedIndexPath: The place that it is over.
    /// - Returns: The place that it is to have.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Returns where an item in the user's hand may go, as one said it until iOS 14; by default there.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
}

extension UICollectionViewDelegate {
    /// Each tap is one, while the collection is not edited.
    public func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath
    ) -> Bool { !collectionView.isEditing }

    /// What the form of iOS 14 says.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// There.
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Asks by UIKit's form.
    public func collectionView(
        _ collectionView: CollectionView, targetForMoveFromItemAt path: ItemPath, toProposed proposed: ItemPath
    ) -> ItemPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
            atCurrentIndexPath: collectionView.pathOfItemInHand ?? path, toProposedIndexPath: proposed)
    }

    /// Asks the layout where the content is to come to rest, and tells by UIKit's form.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
        let speed = CGPoint(x: velocity.dx, y: velocity.dy)
        if let layout = (scrollView as? CollectionView)?.notes.layout {
            targetContentOffset = layout.targetContentOffset(
                forProposedContentOffset: targetContentOffset, withScrollingVelocity: speed)
        }
        withUnsafeMutablePointer(to: &targetContentOffset) {
            scrollViewWillEndDragging(scrollView, withVelocity: speed, targetContentOffset: $0)
        }
    }

    /// None.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// That for several.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        self.collectionView(collectionView, contextMenuConfigurationForItemsAt: [indexPath], point: point)
    }

    /// None.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}

    /// What the list's configuration says.
    public func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        collectionView.notes.layout?.lists[path.section]?.leadingSwipeActionsConfigurationProvider?(path)?
            .configuration(of: collectionView.cell(forItemAt: path))
    }

    /// What the list's configuration says.
    public func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        collectionView.notes.layout?.lists[path.section]?.trailingSwipeActionsConfigurationProvider?(path)?
            .configuration(of: collectionView.cell(forItemAt: path))
    }
}

/// Says how large the items of a ``UICollectionViewFlowLayout`` are, and how far apart.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns how large an item is, in points; by default what the layout says.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Returns the room around the items of a section, in points; by default what the layout says.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// Returns how far lines of items are apart at the least, in points; by default what the layout says.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns how far items of a line are apart at the least, in points; by default what the layout says.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns how high the header of a section is, in points; none of height 0. By default what the layout says.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// Returns how high the footer of a section is, in points; none of height 0. By default what the layout says.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }

    /// As the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout).itemSize }

    /// As the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }

    /// As the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }

    /// As the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }

    /// As the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }

    /// As the layout says.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }
}
