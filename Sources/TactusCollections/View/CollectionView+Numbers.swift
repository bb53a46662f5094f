import TactusGeometry
import TactusUI

// Changes by numbers.
extension CollectionView {
    /// Shows items that the data source has more of now, where they are now.
    public final func insertItems(at paths: [ItemPath]) { performBatchUpdates { batch?.inserted += paths } }

    /// Shows items no more that the data source has not any more, where they were.
    public final func deleteItems(at paths: [ItemPath]) { performBatchUpdates { batch?.deleted += paths } }

    /// Shows an item elsewhere: from where it was, to where it is now.
    public final func moveItem(at path: ItemPath, to newPath: ItemPath) {
        performBatchUpdates { batch?.moved.append((path, newPath)) }
    }

    /// Shows items by other cells, and measures them again: where they were.
    public final func reloadItems(at paths: [ItemPath]) { performBatchUpdates { batch?.reloaded += paths } }

    /// Configures the cells of items anew, and measures them again: where they were.
    public final func reconfigureItems(at paths: [ItemPath]) { performBatchUpdates { batch?.reconfigured += paths } }

    /// Shows sections that the data source has more of now, where they are now, with all of their items.
    public final func insertSections<Sections: Sequence<Int>>(_ sections: Sections) {
        performBatchUpdates { batch?.insertedSections.formUnion(sections) }
    }

    /// Shows sections no more that the data source has not any more, where they were.
    public final func deleteSections<Sections: Sequence<Int>>(_ sections: Sections) {
        performBatchUpdates { batch?.deletedSections.formUnion(sections) }
    }

    /// Shows the items of sections, however many there are now, and what stands above and below them by other views:
    /// where they were.
    public final func reloadSections<Sections: Sequence<Int>>(_ sections: Sections) {
        performBatchUpdates { batch?.reloadedSections.formUnion(sections) }
    }

    /// Shows what the data source has now, as one change that is animated.
    ///
    /// Items and sections that go, stay and are reloaded are named by where they were before, those that come by where
    /// they are afterwards. The data source changes in `updates`, or before. Where its counts are not those that come
    /// of this, a sentence says so, and everything is loaded anew.
    ///
    /// - Parameters:
    ///   - animated: Whether cells go to their places little by little.
    ///   - updates: Calls ``insertItems(at:)``, ``deleteItems(at:)``, ``moveItem(at:to:)``, ``reloadItems(at:)``,
    ///     ``reconfigureItems(at:)``, and their like for sections.
    public final func performBatchUpdates(animated: Bool = true, _ updates: () -> Void) {
        perform(animated: animated, updates, [])
    }

    /// Shows what the data source has now, as ``performBatchUpdates(animated:_:)`` does, and tells when that has been
    /// shown.
    ///
    /// - Parameters:
    ///   - animated: Whether cells go to their places little by little.
    ///   - updates: Says what comes and goes.
    ///   - completion: Called when cells are in their places, and those that go have gone; without animation, or a
    ///     window, when all is placed. With `false` where the change was overtaken: all items were loaded anew, or the
    ///     collection has left its window.
    public final func performBatchUpdates(
        animated: Bool, _ updates: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        perform(animated: animated, updates, [completion])
    }

    private func perform(animated: Bool, _ updates: () -> Void, _ completions: [(Bool) -> Void]) {
        StackRoom.check("performBatchUpdates(_:)", of: self)
        batchCompletions += completions
        if batch != nil { return updates() }
        batch = BatchUpdates()
        updates()
        guard let done = batch else { return }
        let end = ChangeEnd(batchCompletions)
        (batch, batchCompletions) = (nil, [])
        whenSettled { [weak self] in
            guard let self else { return }
            whileChanging {
                addEnd(end)
                withItemInHandReturned { finish(done, animated: animated) }
            }
        }
    }

    private func finish(_ batch: BatchUpdates, animated: Bool) {
        switch batch.change(from: geometry.dataCounts, to: countsNow()) {
        case .success(let change): showNow(shownChange(of: change), animated: animated)
        case .failure(let mistake):
            // What has never shown may have become more or less without a word.
            if isFresh { concludeUnplaced() } else { report("\(mistake.sentence); everything was loaded anew") }
            reloadNow()
        }
    }
}
