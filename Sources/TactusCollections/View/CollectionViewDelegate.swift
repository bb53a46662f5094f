public import TactusControls
import TactusUI

/// Decides and is told what a ``CollectionView`` does, besides what every `ScrollView` tells: set it as
/// `ScrollView.delegate`. Every method has a default.
@MainActor public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Returns whether a finger may highlight an item, and select it. `true` by default.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool

    /// Sent when a finger has come onto an item, or a pointer is pressed on it. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: ItemPath)

    /// Sent when it has left the item, before the item is selected if it is. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: ItemPath)

    /// Returns whether the user may select an item: by a finger, a pointer or keys. `true` by default. Where one item
    /// is selected at most, the former one stays selected when the answer is `false`. Where the items are others
    /// afterwards, nothing is selected.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: ItemPath) -> Bool

    /// Returns whether the user may select an item no more, without selecting another one in its place. `true` by
    /// default.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt path: ItemPath) -> Bool

    /// Sent when the user has selected an item.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath)

    /// Sent when the user has selected an item no more.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath)

    /// Returns whether a tap on an item means it, besides selecting it. `false` by default: what is tapped is selected,
    /// and meant by a second click of a pointer. Asked before it is selected, unless it is added to others.
    func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath) -> Bool

    /// Sent when the user means an item: by Return, or a second click of a pointer; and by a tap, where nothing can be
    /// selected, or the item can be meant by one
    /// (``collectionView(_:canPerformPrimaryActionForItemAt:)``): after it was selected.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath)

    /// Returns whether two fingers, or a pointer that draws a band, may select from an item on. By default, whether
    /// several can be selected.
    func collectionView(_ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt path: ItemPath)
        -> Bool

    /// Sent when a cell comes into view.
    func collectionView(_ collectionView: CollectionView, willDisplay cell: CollectionCell, forItemAt path: ItemPath)

    /// Sent when a cell has left the view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - cell: The cell.
    ///   - path: The item that it has shown, as it was counted when the cell began to leave. It may be gone.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionCell, forItemAt path: ItemPath)

    /// Returns the actions that are behind an item at the side where reading begins; `nil`, by default, for none.
    func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration?

    /// Returns the actions that are behind an item at the side where reading ends; `nil`, by default, for none.
    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration?

    /// Sent when a finger begins to uncover the actions behind an item. Does nothing by default.
    func collectionView(_ collectionView: CollectionView, willBeginSwipingItemAt path: ItemPath)

    /// Sent when the actions behind an item are covered again, or the item goes with them; `nil` when it has gone. Does
    /// nothing by default.
    func collectionView(_ collectionView: CollectionView, didEndSwipingItemAt path: ItemPath?)

    /// Sent when actions have come far enough that letting go performs one, or back: a moment for a click that is felt.
    func collectionViewSwipeDidCrossThreshold(_ collectionView: CollectionView)

    /// Returns where an item in the user's hand may go, which is over another place; by default there.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - path: From where it was taken.
    ///   - proposed: The place that it is over.
    /// - Returns: The place that it is to have.
    func collectionView(
        _ collectionView: CollectionView, targetForMoveFromItemAt path: ItemPath, toProposed proposed: ItemPath
    ) -> ItemPath
}

extension CollectionViewDelegate {
    /// It may.
    public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool { true }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: ItemPath) {}

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: ItemPath) {}

    /// It may.
    public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: ItemPath) -> Bool { true }

    /// It may.
    public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt path: ItemPath) -> Bool { true }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {}

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {}

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) {}

    /// Not by a tap.
    public func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath
    ) -> Bool { false }

    /// Where several can be selected.
    public func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt path: ItemPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionCell, forItemAt path: ItemPath
    ) {}

    /// Does nothing.
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionCell, forItemAt path: ItemPath
    ) {}

    /// None.
    public func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? { nil }

    /// None.
    public func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, willBeginSwipingItemAt path: ItemPath) {}

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didEndSwipingItemAt path: ItemPath?) {}

    /// Does nothing.
    public func collectionViewSwipeDidCrossThreshold(_ collectionView: CollectionView) {}

    /// There.
    public func collectionView(
        _ collectionView: CollectionView, targetForMoveFromItemAt path: ItemPath, toProposed proposed: ItemPath
    ) -> ItemPath { proposed }
}
