/// What a section shows that is an outline: items in items, of which some are expanded.
///
/// ```swift
/// var folders = SectionSnapshot<Folder.ID>()
/// folders.append(["Music", "Pictures"])
/// folders.append(["Bach", "Satie"], to: "Music")
/// folders.expand(["Music"])
/// source.apply(folders, to: "Library")
/// ```
///
/// Its members are those of UIKit's `NSDiffableDataSourceSectionSnapshot`. An item can be there once; what would be
/// there twice is not taken, and named in ``refused``.
nonisolated public struct SectionSnapshot<Item: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        var parent: Item?
        var children: [Item] = []
        var level: Int
    }

    var nodes: [Item: Node] = [:]
    var expanded: Set<Item> = []

    /// The items that are in no other one, in their order.
    public internal(set) var rootItems: [Item] = []
    /// What was not taken because it was there already, or because what it refers to is not there, in sentences.
    public internal(set) var refused: [String] = []

    /// Creates a snapshot without items.
    public init() {}

    /// All items, each followed by what is in it, whether expanded or not.
    public var items: [Item] { walk(rootItems) { _ in true } }

    /// The items that show: those of which all that they are in is expanded.
    public var visibleItems: [Item] { walk(rootItems) { expanded.contains($0) } }

    /// Adds items at the end of what is in another.
    ///
    /// - Parameters:
    ///   - items: The items, in their order.
    ///   - parent: What they are in; `nil` for nothing.
    public mutating func append(_ items: [Item], to parent: Item? = nil) {
        if let parent, nodes[parent] == nil {
            return refused.append("item \(parent) is not in the outline; nothing was added to it")
        }
        add(items, to: parent, at: siblings(in: parent).count)
    }

    /// What is in an item itself, or in none.
    func siblings(in parent: Item?) -> [Item] { parent.map { nodes[$0]?.children ?? [] } ?? rootItems }

    /// Adds items to what is in another, or in none, from a number on.
    mutating func add(_ items: [Item], to parent: Item?, at index: Int) {
        let level = parent.flatMap { nodes[$0]?.level }.map { $0 + 1 } ?? 0
        var new: [Item] = []
        for item in items {
            guard nodes[item] == nil else {
                refused.append("item \(item) is in the outline already; it was not added again")
                continue
            }
            nodes[item] = Node(parent: parent, level: level)
            new.append(item)
        }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: new, at: index)
        } else {
            rootItems.insert(contentsOf: new, at: index)
        }
    }

    /// Takes items away, and all that is in them.
    public mutating func delete(_ items: [Item]) {
        // What is left of a family is worked out once, however many of it go.
        var parents: [Item?: [Item]] = [:]
        for item in items {
            guard let node = nodes[item] else { continue }
            for inner in walk([item], into: { _ in true }) {
                nodes[inner] = nil
                expanded.remove(inner)
            }
            parents[node.parent, default: []].append(item)
        }
        for (parent, gone) in parents {
            if let parent, nodes[parent] == nil { continue }
            if gone.count == 1 {
                if let parent {
                    nodes[parent]?.children.removeFromEnds(gone[0])
                } else {
                    rootItems.removeFromEnds(gone[0])
                }
            } else if let parent {
                let left = children(of: parent).filter { nodes[$0] != nil }
                nodes[parent]?.children = left
            } else {
                rootItems = rootItems.filter { nodes[$0] != nil }
            }
        }
    }

    /// Shows what is in items.
    public mutating func expand(_ items: [Item]) { expanded.formUnion(items.filter { nodes[$0] != nil }) }

    /// Shows what is in items no more.
    public mutating func collapse(_ items: [Item]) { expanded.subtract(items) }

    /// Returns whether what is in an item shows, where the item does.
    public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

    /// Returns whether an item shows.
    public func isVisible(_ item: Item) -> Bool {
        var next = nodes[item]?.parent
        while let parent = next {
            guard expanded.contains(parent) else { return false }
            next = nodes[parent]?.parent
        }
        return nodes[item] != nil
    }

    /// Returns whether an item is there.
    public func contains(_ item: Item) -> Bool { nodes[item] != nil }

    /// Returns in how many others an item is; 0 for one that is in none, or is not there.
    public func level(of item: Item) -> Int { nodes[item]?.level ?? 0 }

    /// Returns what an item is in; `nil` for one that is in none, or is not there.
    public func parent(of item: Item) -> Item? { nodes[item]?.parent }

    /// Returns what is in an item itself, in its order.
    public func children(of item: Item) -> [Item] { nodes[item]?.children ?? [] }

    func walk(_ items: [Item], into isOpen: (Item) -> Bool) -> [Item] {
        var (all, waiting) = ([Item](), Array(items.reversed()))
        while let item = waiting.popLast() {
            all.append(item)
            if isOpen(item), let children = nodes[item]?.children { waiting += children.reversed() }
        }
        return all
    }
}
