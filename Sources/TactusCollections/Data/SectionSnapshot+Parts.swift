// Outlines in outlines, and places in them.
nonisolated extension SectionSnapshot {
    /// Adds items before another, in what that is in.
    ///
    /// - Parameters:
    ///   - items: The items, in their order.
    ///   - item: The item that they are to be before.
    public mutating func insert(_ items: [Item], before item: Item) { insert(items, beside: item, offset: 0) }

    /// Adds items behind another, in what that is in.
    ///
    /// - Parameters:
    ///   - items: The items, in their order.
    ///   - item: The item that they are to be behind.
    public mutating func insert(_ items: [Item], after item: Item) { insert(items, beside: item, offset: 1) }

    private mutating func insert(_ items: [Item], beside item: Item, offset: Int) {
        guard let parent = nodes[item]?.parent, let index = siblings(in: parent).firstIndex(of: item) else {
            guard let index = rootItems.firstIndex(of: item) else {
                return refused.append("item \(item) is not in the outline; nothing was added beside it")
            }
            return add(items, to: nil, at: index + offset)
        }
        add(items, to: parent, at: index + offset)
    }

    /// Takes all items away.
    public mutating func deleteAll() { (nodes, expanded, rootItems) = ([:], [], []) }

    /// Returns the number of an item among ``items``; `nil` where it is not there. Takes the time of looking through
    /// them.
    public func index(of item: Item) -> Int? { nodes[item] == nil ? nil : items.firstIndex(of: item) }

    /// Returns what is in an item as an outline of its own, with what is expanded.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether it is the outline's only root; otherwise what is in it itself are the roots.
    /// - Returns: The outline; an empty one where the item is not there.
    public func snapshot(of parent: Item, includingParent: Bool = false) -> SectionSnapshot {
        var part = SectionSnapshot()
        guard nodes[parent] != nil else { return part }
        part.append(includingParent ? [parent] : children(of: parent))
        for item in walk(part.rootItems, into: { _ in true }) {
            part.append(children(of: item), to: item)
            if isExpanded(item) { part.expand([item]) }
        }
        return part
    }

    /// Lets an item have other items in it: all that is in it goes, and an outline comes in its place, with what is
    /// expanded there.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - snapshot: What is to be in it.
    public mutating func replace(childrenOf parent: Item, using snapshot: SectionSnapshot) {
        guard nodes[parent] != nil else {
            return refused.append("item \(parent) is not in the outline; nothing in it was replaced")
        }
        delete(children(of: parent))
        append(snapshot.rootItems, to: parent)
        for item in snapshot.items where nodes[item] != nil {
            append(snapshot.children(of: item), to: item)
            if snapshot.isExpanded(item) { expand([item]) }
        }
    }
}
