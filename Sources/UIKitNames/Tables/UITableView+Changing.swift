public import Tactus

// Rows and sections that come and go.
extension UITableView {
    /// Shows what the data source has now as one change that is animated; like the one with a completion.
    public final func performBatchUpdates(_ updates: () -> Void) { changeRows(updates, completion: nil) }

    final func changeRows(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        beginUpdates()
        if let completion { updateCompletions.append(completion) }
        updates()
        endUpdates()
    }

    /// Begins a change of several rows and sections: until ``endUpdates()`` they are collected.
    public final func beginUpdates() {
        if updateDepth == 0 {
            (updates, animatesUpdates, isFirstUpdate) = (TableUpdates(), true, adapter.needsLoading)
        }
        updateDepth += 1
    }

    /// Ends a change, and shows it. A change of nothing measures the rows that show anew.
    public final func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0, let done = updates else { return }
        let completions = updateCompletions
        (updates, updateCompletions) = (nil, [])
        // Nothing was known of what there was before: all that there is now shows.
        if isFirstUpdate { adapter.setNeedsLoading() }
        adapter.apply(done, animated: animatesUpdates) { isFinished in
            for completion in completions { completion(isFinished) }
        }
    }

    /// Shows rows that the data source has more of now, where they are now.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Shows rows no more that the data source has not any more, where they were.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Shows rows by other cells, and measures them anew.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Configures the cells of rows anew, and measures them anew.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        change(.automatic) { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Shows a row elsewhere: from where it was, to where it is now.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows.append(TableUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Shows sections that the data source has more of now, where they are now.
    public final func insertSections<Sections: Sequence<Int>>(_ sections: Sections, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }

    /// Shows sections no more that the data source has not any more, where they were.
    public final func deleteSections<Sections: Sequence<Int>>(_ sections: Sections, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// Shows the rows of sections, their headers and footers anew.
    public final func reloadSections<Sections: Sequence<Int>>(_ sections: Sections, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }

    /// Asks for the words of the strip at the side anew.
    public final func reloadSectionIndexTitles() { adapter.apply(TableUpdates(), animated: false) { _ in } }

    final func change(_ animation: RowAnimation, _ body: (inout TableUpdates) -> Void) {
        beginUpdates()
        if animation == .none { animatesUpdates = false }
        if var collected = updates {
            body(&collected)
            updates = collected
        }
        endUpdates()
    }
}
