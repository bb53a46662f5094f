nonisolated extension CollectionChange {
    /// What became of the items of one snapshot in another.
    ///
    /// Takes as long as both are: what is the same at the beginning and at the end is compared, and what is between is
    /// looked up. May be called in any task.
    ///
    /// - Parameters:
    ///   - old: What was.
    ///   - new: What is, with what is to be reloaded.
    init<Section, Item>(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) {
        let sections = old.parts.map { new.indexOfSection($0.id) }
        let (before, after) = (old.itemIdentifiers, new.itemIdentifiers)
        let runs = Self.runs(from: before, to: after)
        self.init(
            oldCounts: old.parts.map(\.items.count), newCounts: new.parts.map(\.items.count), sections: sections,
            runs: runs)
        mark(new)
    }

    private mutating func mark<Section, Item>(_ new: Snapshot<Section, Item>) {
        guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
        var index = 0
        for part in new.parts {
            for item in part.items {
                if new.reloadedItemIdentifiers.contains(item) {
                    reloaded.insert(index)
                } else if new.reconfiguredItemIdentifiers.contains(item) {
                    reconfigured.insert(index)
                }
                index += 1
            }
        }
    }

    /// The runs of neighbours that stay neighbours, by where they are in `new`. No element is in an array twice.
    static func runs<Item: Hashable>(from old: [Item], to new: [Item]) -> [Run] {
        let shorter = min(old.count, new.count)
        var first = 0
        while first < shorter, old[first] == new[first] { first += 1 }
        var last = 0
        while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
        var runs: [Run] = []
        func add(_ run: Run) {
            guard run.count > 0 else { return }
            if let end = runs.last, end.new + end.count == run.new, end.old + end.count == run.old {
                runs[runs.count - 1].count += run.count
            } else {
                runs.append(run)
            }
        }
        add(Run(old: 0, new: 0, count: first))
        let (oldEnd, newEnd) = (old.count - last, new.count - last)
        if first < oldEnd, first < newEnd {
            var places: [Item: Int] = [:]
            places.reserveCapacity(oldEnd - first)
            for index in first..<oldEnd { places[old[index]] = index }
            for index in first..<newEnd {
                if let place = places[new[index]] { add(Run(old: place, new: index, count: 1)) }
            }
        }
        add(Run(old: oldEnd, new: newEnd, count: last))
        return runs
    }
}
