/// What has become of an item. UIKit's `UICollectionViewUpdateItem`.
nonisolated public struct CollectionLayoutUpdate: Hashable, Sendable {
    /// What that is.
    public enum Action: Hashable, Sendable, CaseIterable {
        /// It is new.
        case insert
        /// It is gone.
        case delete
        /// It is there, and shown anew.
        case reload
        /// It was carried past others.
        case move
    }

    /// What has become of it.
    public let action: Action
    /// Where it was; `nil` for a new one.
    public let pathBefore: ItemPath?
    /// Where it is; `nil` for one that is gone.
    public let pathAfter: ItemPath?
}

nonisolated extension CollectionChange {
    /// What has become of the items that did not simply stay: first those that are gone, then the others.
    ///
    /// - Parameters:
    ///   - former: Where items were.
    ///   - geometry: Where they are.
    /// - Returns: The list.
    func updates(from former: CollectionGeometry, to geometry: CollectionGeometry) -> [CollectionLayoutUpdate] {
        var updates: [CollectionLayoutUpdate] = []
        func add(_ action: CollectionLayoutUpdate.Action, _ old: Int?, _ new: Int?) {
            updates.append(
                CollectionLayoutUpdate(
                    action: action, pathBefore: old.map(former.laidPath(of:)),
                    pathAfter: new.map(geometry.laidPath(of:))))
        }
        var next = 0
        for run in runs.sorted(by: { $0.old < $1.old }) {
            for old in next..<max(run.old, next) { add(.delete, old, nil) }
            next = run.old + run.count
        }
        for old in next..<max(former.numberOfItems, next) { add(.delete, old, nil) }
        next = 0
        for run in runs {
            for new in next..<max(run.new, next) { add(.insert, nil, new) }
            if run.isMoved { for item in 0..<run.count { add(.move, run.old + item, run.new + item) } }
            next = run.new + run.count
        }
        for new in next..<max(geometry.numberOfItems, next) { add(.insert, nil, new) }
        for new in reloaded.sorted() { add(.reload, old(of: new), new) }
        return updates
    }
}
