import TactusUI

// Swipes for users who do not swipe.
extension CollectionView {
    /// What swipes of a cell uncover, as actions of assistive tools: those after the text first.
    final func swipes(asActionsOf cell: CollectionCell) -> [AccessibilityCustomAction] {
        guard !geometry.isHorizontal, let item = cell.item, shown[item] === cell, !cell.isPlaceholder,
            item < geometry.numberOfItems, let collectionDelegate
        else { return [] }
        let path = geometry.path(of: item)
        let sides = [
            collectionDelegate.collectionView(self, trailingSwipeActionsConfigurationForItemAt: path),
            collectionDelegate.collectionView(self, leadingSwipeActionsConfigurationForItemAt: path),
        ]
        return sides.compactMap { $0 }.flatMap(\.actions).compactMap { action in
            guard let title = action.title else { return nil }
            return AccessibilityCustomAction(name: title, image: action.image) { _ in
                action.handler(action) { _ in }
                return true
            }
        }
    }
}
