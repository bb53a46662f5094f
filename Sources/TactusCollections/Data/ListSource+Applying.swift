import TactusUI

extension ListSource {
    /// Shows a snapshot, with the next frame; at once where the collection is in no window. What it refuses
    /// (``Snapshot/refused``) is reported.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether cells go to their places little by little.
    ///   - completion: Called when it has been shown, or a later one: when cells are in their places, and those that
    ///     go have gone.
    public func apply(
        _ snapshot: Snapshot<Section, Item>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        apply(snapshot, animatingDifferences, completion.map { completion in [{ _ in completion() }] } ?? [])
    }

    /// Shows a snapshot, and tells whether that came to its end.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether cells go to their places little by little.
    ///   - completion: Called when it has been shown, or a later one; with `false` where it was overtaken, see
    ///     ``CollectionView/performBatchUpdates(animated:_:completion:)``.
    public func apply(
        _ snapshot: Snapshot<Section, Item>, animatingDifferences: Bool = true, completion: @escaping (Bool) -> Void
    ) {
        apply(snapshot, animatingDifferences, [completion])
    }

    private func apply(
        _ snapshot: Snapshot<Section, Item>, _ animatingDifferences: Bool, _ completions: [(Bool) -> Void]
    ) {
        for sentence in snapshot.refused { collectionView?.report(sentence) }
        let isFirst = installed == applied
        carryMarks(into: snapshot, isFirst: isFirst)
        animates = animatingDifferences && View.areAnimationsEnabled && (isFirst || animates)
        applied += 1
        self.completions += completions
        // Nothing has to be compared.
        if shown.numberOfItems == 0, computing == nil {
            return whenSettled { source in
                if source.shown.numberOfItems == 0 {
                    return source.install(.between(source.shown, source.latest), source.latest)
                }
                source.flushUnseen()
            }
        }
        // Without frames to come it shows at once.
        guard let collectionView, collectionView.window != nil else {
            return whenSettled { $0.flushUnseen() }
        }
        collectionView.setNeedsLayout()
        if isLarge { compute() }
    }

    /// Shows a snapshot, and returns when it has been shown, or a later one.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether cells go to their places little by little.
    public func apply(_ snapshot: Snapshot<Section, Item>, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot without comparing it: all cells are made anew, nothing is selected, and the collection shows
    /// its beginning as far as it did.
    ///
    /// - Parameter snapshot: What to show.
    public func applySnapshotUsingReloadData(_ snapshot: Snapshot<Section, Item>) {
        for sentence in snapshot.refused { collectionView?.report(sentence) }
        latest = snapshot
        applied += 1
        whenSettled { source in
            source.shown = source.latest
            source.shown.settle()
            source.noteInstalled()
            source.collectionView?.loadAnew()
            source.callCompletions()
        }
    }

    /// What the collection shows does not become something else while it asks for it.
    private func whenSettled(_ body: @escaping (ListSource) -> Void) {
        guard let collectionView else { return body(self) }
        collectionView.whenSettled { [weak self] in
            if let self { body(self) }
        }
    }

    private var isLarge: Bool { shown.numberOfItems + latest.numberOfItems > Self.fewItems }

    /// What is to be reloaded stays so until it is, though a later snapshot does not say so.
    private func carryMarks(into snapshot: Snapshot<Section, Item>, isFirst: Bool) {
        let (reloaded, reconfigured) = (latest.reloadedItemIdentifiers, latest.reconfiguredItemIdentifiers)
        latest = snapshot
        guard !isFirst, !(reloaded.isEmpty && reconfigured.isEmpty) else { return }
        latest.reloadedItemIdentifiers.formUnion(reloaded.filter { latest.homes[$0] != nil })
        latest.reconfiguredItemIdentifiers.formUnion(reconfigured.filter { latest.homes[$0] != nil })
    }

    /// Shows what was applied last, if it is not too much to be compared here.
    func flush() {
        guard installed != applied, computing == nil else { return }
        if isLarge { return compute() }
        install(CollectionChange(from: shown, to: latest), latest)
    }

    private func flushUnseen() {
        if computing == nil, installed != applied { install(CollectionChange(from: shown, to: latest), latest) }
    }

    /// Compares what shows with what was applied last, outside of the main actor.
    private func compute() {
        guard computing == nil else { return }
        let (old, new, start, number) = (shown, latest, generation, applied)
        computing = Task { [weak self] in
            let change = await Self.difference(old, new)
            self?.receive(change, new, computedFor: start, number)
        }
    }

    private nonisolated static func difference(
        _ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>
    ) async -> CollectionChange { CollectionChange(from: old, to: new) }

    private func receive(
        _ change: CollectionChange, _ snapshot: Snapshot<Section, Item>, computedFor start: Int, _ number: Int
    ) {
        computing = nil
        if start == generation { install(change, snapshot, number: number) }
        if installed != applied {
            if isLarge { compute() } else { collectionView?.setNeedsLayout() }
        }
    }

    private func install(
        _ change: CollectionChange, _ snapshot: Snapshot<Section, Item>, number: Int? = nil
    ) {
        shown = snapshot
        shown.settle()
        generation += 1
        installed = number ?? applied
        if installed == applied { latest.settle() }
        let end = ChangeEnd(installed == applied ? completions : [])
        if installed == applied { completions = [] }
        if let collectionView { collectionView.show(change, animated: animates, end) } else { end.call(true) }
    }

    private func noteInstalled() {
        generation += 1
        installed = applied
        latest.settle()
    }

    private func callCompletions() {
        let waiting = completions
        completions = []
        for completion in waiting { completion(true) }
    }
}

extension CollectionChange {
    /// What became of the items of a snapshot that has none.
    static func between<Section, Item>(
        _ old: Snapshot<Section, Item>, _ new: Snapshot<Section, Item>
    ) -> CollectionChange {
        CollectionChange(
            oldCounts: old.parts.map { _ in 0 }, newCounts: new.parts.map(\.items.count),
            sections: old.parts.map { new.indexOfSection($0.id) }, runs: [])
    }
}
