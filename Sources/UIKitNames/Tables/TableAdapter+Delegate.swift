import Tactus

// What fingers do with rows.
extension TableAdapter: CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool {
        guard let table, table.allowsSelection, let row = indexPath(at: path) else { return false }
        table.editingRulesDidChange()
        if table.isEditing, !table.allowsSelectionDuringEditing, !table.allowsMultipleSelectionDuringEditing {
            return false
        }
        return delegate?.tableView(table, shouldHighlightRowAt: row) ?? true
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
        guard let table, let row = indexPath(at: path), let identity = self.row(at: path) else { return }
        // Keys select without a word before.
        if agreed.remove(identity) == nil, let delegate, delegate.tableView(table, willSelectRowAt: row) == nil {
            return collectionView.deselectItem(at: path)
        }
        delegate?.tableView(table, didSelectRowAt: row)
    }

    func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {
        guard let table, let row = indexPath(at: path) else { return }
        delegate?.tableView(table, didDeselectRowAt: row)
    }

    func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt path: ItemPath) -> Bool {
        guard let table, let row = indexPath(at: path) else { return false }
        return delegate?.tableView(table, canPerformPrimaryActionForRowAt: row) ?? false
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) {
        guard let table, let row = indexPath(at: path) else { return }
        delegate?.tableView(table, performPrimaryActionForRowAt: row)
    }

    func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt path: ItemPath
    ) -> Bool {
        guard let table, let row = indexPath(at: path) else { return false }
        return delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: row) ?? true
    }

    func collectionView(_ collectionView: CollectionView, willDisplay cell: CollectionCell, forItemAt path: ItemPath) {
        guard let table, let cell = cell as? UITableViewCell, let row = indexPath(at: path) else { return }
        delegate?.tableView(table, willDisplay: cell, forRowAt: row)
        cell.keepBackground()
    }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionCell, forItemAt path: ItemPath
    ) {
        guard let table, let cell = cell as? UITableViewCell else { return }
        if let row = cell.lastPath { delegate?.tableView(table, didEndDisplaying: cell, forRowAt: row) }
        cell.endShowing()
        cells.put(cell)
    }

    func collectionView(
        _ collectionView: CollectionView, targetForMoveFromItemAt path: ItemPath, toProposed proposed: ItemPath
    ) -> ItemPath {
        guard let table, let start = indexPath(at: path) ?? contents.path(of: row(at: path) ?? 0) else {
            return proposed
        }
        let last = contents.sections.count - 1
        var goal = ItemPath(item: proposed.item, section: proposed.section - 1)
        if goal.section < 0 { goal = ItemPath(item: 0, section: 0) }
        if goal.section > last { goal = ItemPath(item: contents.counts[last], section: last) }
        if let delegate {
            goal = delegate.tableView(table, targetIndexPathForMoveFromRowAt: start, toProposedIndexPath: goal)
        }
        return ItemPath(item: goal.item, section: goal.section + 1)
    }

    // MARK: Taps

    /// What becomes of a tap.
    enum Tap {
        case selects
        case isRefused
        case selectsOther(ItemPath)
    }

    /// Asks the delegate about a tap on a cell, in UIKit's order: first about what would be selected, then about what
    /// would not be any more.
    func tap(on cell: UITableViewCell) -> Tap {
        guard let table, let path = table.indexPath(for: cell), let delegate else { return .selects }
        if table.selectsSeveralNow, cell.isSelected {
            return delegate.tableView(table, willDeselectRowAt: path) == nil ? .isRefused : .selects
        }
        guard let target = delegate.tableView(table, willSelectRowAt: path) else { return .isRefused }
        if !table.selectsSeveralNow, let former = table.indexPathForSelectedRow, former != target {
            _ = delegate.tableView(table, willDeselectRowAt: former)
        }
        if target != path { return .selectsOther(target) }
        if let row = contents.row(at: path) { agreed.insert(row) }
        return .selects
    }

    /// The delegate wants another row than the one that was tapped.
    func select(_ path: ItemPath) {
        guard let table else { return }
        let former = table.selectsSeveralNow ? nil : table.indexPathForSelectedRow
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        if let former, former != path { delegate?.tableView(table, didDeselectRowAt: former) }
        delegate?.tableView(table, didSelectRowAt: path)
    }

    // MARK: Actions behind rows

    func collectionView(
        _ collectionView: CollectionView, leadingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard let table, !table.isEditing, let row = indexPath(at: path) else { return nil }
        return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row)?
            .configuration(of: table.cellForRow(at: row))
    }

    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        guard let table, !table.isEditing, let row = indexPath(at: path) else { return nil }
        if let own = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: row) {
            return own.configuration(of: table.cellForRow(at: row))
        }
        guard dataSource?.tableView(table, canEditRowAt: row) == true,
            delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete == .delete,
            let identity = contents.row(at: row)
        else { return nil }
        let delete = ContextualAction(style: .destructive, title: deleteTitle(row)) { [weak self] _, done in
            self?.commit(.delete, identity)
            done(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    func collectionView(_ collectionView: CollectionView, willBeginSwipingItemAt path: ItemPath) {
        guard let table, let row = indexPath(at: path) else { return }
        delegate?.tableView(table, willBeginEditingRowAt: row)
    }

    func collectionView(_ collectionView: CollectionView, didEndSwipingItemAt path: ItemPath?) {
        if let table { delegate?.tableView(table, didEndEditingRowAt: path.flatMap { indexPath(at: $0) }) }
    }

    func deleteTitle(_ row: ItemPath) -> String {
        guard let table else { return "Delete" }
        return delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
    }

    /// The user wants a row gone, or a new one.
    func commit(_ style: UITableViewCell.EditingStyle, _ identity: Int) {
        guard let table, let row = contents.path(of: identity) else { return }
        dataSource?.tableView(table, commit: style, forRowAt: row)
    }

    /// What a row that is edited has before it.
    func editingStyle(_ row: ItemPath) -> UITableViewCell.EditingStyle {
        guard let table, table.isEditing, !table.allowsMultipleSelectionDuringEditing,
            dataSource?.tableView(table, canEditRowAt: row) == true
        else { return .none }
        return delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete
    }
}

// What every scroll view tells.
extension TableAdapter {
    func scrollViewDidScroll(_ scrollView: ScrollView) { scrollDelegate?.scrollViewDidScroll(scrollView) }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        table?.closeConfirmation()
        scrollDelegate?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
        scrollDelegate?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: &targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
        scrollDelegate?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
        scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
        scrollDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: ScrollView) { scrollDelegate?.scrollViewDidScrollToTop(scrollView) }

    func viewForZooming(in scrollView: ScrollView) -> View? { scrollDelegate?.viewForZooming(in: scrollView) }

    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
        scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    func scrollViewDidZoom(_ scrollView: ScrollView) { scrollDelegate?.scrollViewDidZoom(scrollView) }

    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
        scrollDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}
