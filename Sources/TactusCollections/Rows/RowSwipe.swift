import TactusControls
import TactusGeometry
import TactusUI

/// A cell whose content is aside, so that actions show.
final class RowSwipe {
    let cell: CollectionCell
    /// Whether a finger draws the content.
    var isTracking = true
    /// Whether an action has taken the item away, which shows with the next layout.
    var awaitsRemoval = false
    let left: SwipeActionsView?
    let right: SwipeActionsView?
    /// Where the content was when the finger took it.
    var start: Double

    init(_ cell: CollectionCell, left: SwipeActionsView?, right: SwipeActionsView?) {
        self.cell = cell
        self.left = left
        self.right = right
        start = cell.contentShift
        cell.swipeActions = [left, right].compactMap(\.self)
        for view in cell.swipeActions { cell.insertSubview(view, at: 0) }
    }

    /// The actions that a shift uncovers.
    func actions(at shift: Double) -> SwipeActionsView? { shift > 0 ? left : shift < 0 ? right : nil }

    /// Where the content is that a finger has drawn so far.
    func shown(_ shift: Double) -> Double {
        guard let actions = actions(at: shift) else { return shift == 0 ? 0 : rubberBand(shift) }
        let rest = actions.restingWidth
        if actions.configuration.performsFirstActionWithFullSwipe || abs(shift) <= rest { return shift }
        return (shift < 0 ? -1 : 1) * (rest + rubberBand(abs(shift) - rest))
    }

    private func rubberBand(_ excess: Double) -> Double {
        let room = max(cell.bounds.width, 1)
        return excess * 0.55 * room / (room + 0.55 * abs(excess))
    }

    /// Whether letting go there performs the first action.
    func isFull(at shift: Double) -> Bool {
        guard let actions = actions(at: shift), actions.configuration.performsFirstActionWithFullSwipe else {
            return false
        }
        return abs(shift) > max(cell.bounds.width * 0.5, actions.restingWidth + 24)
    }
}

// Actions behind cells.
extension CollectionView {
    /// The item at a place whose actions a finger may uncover that goes to a side.
    private func swipeable(at point: Point) -> (item: Int, cell: CollectionCell)? {
        // Where the content scrolls sideways a finger that goes that way scrolls.
        guard held == nil, pinched == nil, !geometry.isHorizontal, let item = item(at: point), let cell = shown[item],
            !cell.isPlaceholder, isAsSaid(geometry.section(of: item)), isThere(item), shown[item] === cell
        else { return nil }
        return (item, cell)
    }

    /// The actions behind an item, at the left and at the right.
    private func swipeActions(
        of path: ItemPath
    ) -> (left: SwipeActionsConfiguration?, right: SwipeActionsConfiguration?) {
        let leading = collectionDelegate?.collectionView(self, leadingSwipeActionsConfigurationForItemAt: path)
        let trailing = collectionDelegate?.collectionView(self, trailingSwipeActionsConfigurationForItemAt: path)
        return isMirrored ? (trailing, leading) : (leading, trailing)
    }

    /// Whether a finger that goes to a side over a section that scrolls that way by itself means the actions of an
    /// item: those that are uncovered, or those at that side where the section has nothing more to show there.
    final func meansSwipe(at point: Point, direction: Double, isAtEnd: Bool) -> Bool {
        guard let (item, cell) = swipeable(at: point) else { return false }
        if swipe?.cell === cell { return true }
        guard isAtEnd else { return false }
        let (left, right) = swipeActions(of: geometry.path(of: item))
        return (direction > 0 ? left : right)?.actions.isEmpty == false
    }

    /// Whether a finger that goes to a side uncovers actions there; begins with it.
    final func beginSwipe(at point: Point, direction: Double) -> Bool {
        guard let (item, cell) = swipeable(at: point) else { return false }
        if let swipe, swipe.cell === cell {
            swipe.start = cell.contentShift
            return true
        }
        let path = geometry.path(of: item)
        let (left, right) = swipeActions(of: path)
        let isWanted = (direction > 0 ? left : right)?.actions.isEmpty == false
        closeSwipe(animated: true)
        guard isWanted else { return false }
        func view(_ configuration: SwipeActionsConfiguration?, isLeft: Bool) -> SwipeActionsView? {
            guard let configuration, !configuration.actions.isEmpty else { return nil }
            return SwipeActionsView(configuration, isLeft: isLeft) { [weak self, weak cell] action in
                if let self, let cell, let swipe = self.swipe, swipe.cell === cell { perform(action, of: swipe) }
            }
        }
        cell.ignoreTouch()
        collectionDelegate?.collectionView(self, willBeginSwipingItemAt: path)
        guard self.item(at: point) == item, shown[item] === cell else { return false }
        swipe = RowSwipe(cell, left: view(left, isLeft: true), right: view(right, isLeft: false))
        return true
    }

    /// Actions are no longer uncovered.
    final func swipeDidEnd(_ swipe: RowSwipe) {
        let item = swipe.cell.item.flatMap { shown[$0] === swipe.cell ? $0 : nil }
        collectionDelegate?.collectionView(self, didEndSwipingItemAt: item.map { geometry.path(of: $0) })
    }

    /// The finger has drawn the content.
    final func followSwipe(by translation: Double) {
        guard let swipe, swipe.isTracking || swipe.start != 0 else { return }
        swipe.isTracking = true
        let shift = swipe.start + translation
        let wasFull = swipe.actions(at: shift)?.isFull ?? false
        swipe.cell.contentShift = swipe.shown(shift)
        swipe.left?.isFull = shift > 0 && swipe.isFull(at: shift)
        swipe.right?.isFull = shift < 0 && swipe.isFull(at: shift)
        if swipe.actions(at: shift)?.isFull ?? false != wasFull {
            collectionDelegate?.collectionViewSwipeDidCrossThreshold(self)
        }
    }

    /// The finger has let go.
    final func endSwipe(velocity: Double, cancelled: Bool) {
        guard let swipe else { return }
        swipe.isTracking = false
        let shift = swipe.cell.contentShift
        guard !cancelled, let actions = swipe.actions(at: shift) else { return closeSwipe(animated: true) }
        if swipe.isFull(at: shift), let action = actions.configuration.actions.first {
            return perform(action, of: swipe)
        }
        let rest = actions.restingWidth * (shift < 0 ? -1 : 1)
        let isOutward = velocity * rest > 0
        let stays = abs(velocity) > 150 ? isOutward : abs(shift) > abs(rest) / 2
        guard stays else { return closeSwipe(animated: true) }
        View.animate(spring: settlingSpring, options: .allowUserInteraction) { swipe.cell.contentShift = rest }
    }

    /// Covers the actions that are uncovered.
    public final func closeSwipe(animated: Bool) {
        guard let swipe else { return }
        self.swipe = nil
        let cell = swipe.cell
        guard animated, window != nil else {
            cell.contentShift = 0
            cell.swipeActions = []
            return
        }
        let actions = cell.swipeActions
        View.animate(spring: settlingSpring, options: .allowUserInteraction) {
            cell.contentShift = 0
        } completion: { _ in
            cell.swipeActions.removeAll { view in actions.contains { $0 === view } }
        }
    }

    private func perform(_ action: ContextualAction, of swipe: RowSwipe) {
        if action.style == .destructive {
            let cell = swipe.cell
            let away = cell.bounds.width * (cell.contentShift < 0 ? -1 : 1)
            View.animate(spring: settlingSpring, options: .allowUserInteraction) { cell.contentShift = away }
        }
        action.handler(action) { [weak self, weak swipe] isDone in
            guard let self, let swipe, self.swipe === swipe else { return }
            guard isDone, action.style == .destructive else { return closeSwipe(animated: true) }
            // A snapshot that was applied shows with the next layout.
            swipe.awaitsRemoval = true
            setNeedsLayout()
        }
    }

    /// What was taken away goes as it is; what was not comes back.
    final func endAwaitedSwipe() {
        guard let swipe, swipe.awaitsRemoval else { return }
        swipe.awaitsRemoval = false
        if swipe.cell.item != nil { closeSwipe(animated: true) }
    }
}
