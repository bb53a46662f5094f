// Items that come, go and move.
nonisolated extension Snapshot {
    /// Adds items at the end of a section; without one, of the last section. Items that are there already are not added
    /// again.
    ///
    /// - Parameters:
    ///   - items: The items, in their order.
    ///   - section: The section; `nil` for the last one.
    public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {
        guard let index = section.map({ find($0) }) ?? parts.indices.last else {
            if section == nil { refused.append("the snapshot has no section for items; call appendSections(_:) first") }
            return
        }
        insert(items, at: ItemPath(item: parts[index].items.count, section: index))
    }

    /// Adds items before another, in its section.
    public mutating func insertItems(_ items: [Item], beforeItem other: Item) {
        if let path = find(other) { insert(items, at: path) }
    }

    /// Adds items behind another, in its section.
    public mutating func insertItems(_ items: [Item], afterItem other: Item) {
        if let path = find(other) { insert(items, at: ItemPath(item: path.item + 1, section: path.section)) }
    }

    /// Takes items away. Those that are not there do not matter.
    public mutating func deleteItems(_ items: [Item]) {
        if items.count == 1, let path = look(for: items[0]) {
            parts[path.section].remove(at: path.item)
            return forget(items[0])
        }
        var sections: [Int: Set<Item>] = [:]
        for item in items {
            if let key = homes[item]?.key { sections[key, default: []].insert(item) }
            forget(item)
        }
        for (key, gone) in sections {
            if let index = index(ofKey: key) { parts[index].items.removeAll { gone.contains($0) } }
        }
    }

    /// Takes all items and sections away.
    public mutating func deleteAllItems() {
        self = Snapshot()
    }

    /// Moves an item before another, into its section.
    public mutating func moveItem(_ item: Item, beforeItem other: Item) { move(item, to: other, behind: false) }

    /// Moves an item behind another, into its section.
    public mutating func moveItem(_ item: Item, afterItem other: Item) { move(item, to: other, behind: true) }

    /// Moves an item to a place of a section; to the nearest one there is.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - index: Which item of the section it is afterwards.
    ///   - section: The section.
    public mutating func moveItem(_ item: Item, toIndex index: Int, ofSection section: Section) {
        guard let from = find(item), let target = find(section) else { return }
        parts[from.section].remove(at: from.item)
        homes[item] = parts[target].insert(item, at: min(max(index, 0), parts[target].items.count))
    }

    /// Asks for the cells of items anew when the snapshot is applied: an item is shown by another cell then, and
    /// measured again.
    public mutating func reloadItems(_ items: [Item]) { reloadedItemIdentifiers.formUnion(present(items)) }

    /// Configures the cells of items anew when the snapshot is applied: they stay the same views, and are measured
    /// again.
    public mutating func reconfigureItems(_ items: [Item]) { reconfiguredItemIdentifiers.formUnion(present(items)) }

    private mutating func present(_ items: [Item]) -> [Item] {
        items.filter { item in
            if homes[item] != nil { return true }
            refused.append("item \(item) is not in the snapshot; it was not marked")
            return false
        }
    }

    private mutating func insert(_ items: [Item], at path: ItemPath) {
        let (key, shift) = (parts[path.section].key, parts[path.section].shift)
        var new: [Item] = []
        new.reserveCapacity(items.count)
        if parts[path.section].items.isEmpty { homes.reserveCapacity(homes.count + items.count) }
        for item in items {
            let home = Home(key: key, offset: path.item + new.count + shift)
            if homes.updateValue(home, forKey: item).map({ refuse(item, in: $0) }) == nil { new.append(item) }
        }
        parts[path.section].insert(new, at: path.item)
    }

    private mutating func refuse(_ item: Item, in home: Home) {
        homes[item] = home
        refused.append("item \(item) is in the snapshot already; it was not added again")
    }

    private mutating func move(_ item: Item, to other: Item, behind: Bool) {
        guard item != other, let from = find(item), find(other) != nil else { return }
        parts[from.section].remove(at: from.item)
        guard let target = look(for: other) else { return }
        homes[item] = parts[target.section].insert(item, at: behind ? target.item + 1 : target.item)
    }

    private mutating func find(_ item: Item) -> ItemPath? {
        let path = look(for: item)
        if path == nil { refused.append("item \(item) is not in the snapshot; nothing was changed there") }
        return path
    }
}

nonisolated extension Snapshot {
    /// Gives a section other items; those that are in another section already are not taken.
    mutating func setItems(_ items: [Item], inSection section: Section) {
        deleteItems(itemIdentifiers(inSection: section))
        appendItems(items, toSection: section)
    }
}
