/// What a list shows, as a value: sections in their order, and items in each.
///
/// ```swift
/// var snapshot = Snapshot<String, Song.ID>()
/// snapshot.appendSections(["New", "Old"])
/// snapshot.appendItems(new, toSection: "New")
/// snapshot.appendItems(old, toSection: "Old")
/// source.apply(snapshot)
/// ```
///
/// Its members are those of UIKit's `NSDiffableDataSourceSnapshot`. An item is an identity: what stays the same when
/// what is shown of it changes. A section, and an item in all sections together, can be there once. What would be there
/// twice is not taken, and named in ``refused``; nothing traps on data. A snapshot can be made in any task. Copies
/// share their storage until one of them changes.
nonisolated public struct Snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// A section and its items. The key stays the same wherever the section goes.
    struct Part: Sendable {
        let id: Section
        let key: Int
        var items: [Item]
        /// By how much those behind the middle are farther to the front than when they came: by how many have left
        /// before them, less those that came. Who looks for one among thousands begins there.
        private(set) var shift = 0

        init(id: Section, key: Int) {
            (self.id, self.key, items) = (id, key, [])
        }

        mutating func remove(at index: Int) {
            if index < items.count / 2 { shift += 1 }
            items.remove(at: index)
        }

        /// Adds an item.
        ///
        /// - Returns: Where it is.
        mutating func insert(_ item: Item, at index: Int) -> Home {
            if index < items.count / 2 { shift -= 1 }
            items.insert(item, at: index)
            return home(at: index)
        }

        mutating func insert(_ new: [Item], at index: Int) {
            if index < items.count / 2 { shift -= new.count }
            items.insert(contentsOf: new, at: index)
        }

        func home(at index: Int) -> Home { Home(key: key, offset: index + shift) }

        func index(of item: Item, at home: Home) -> Int? { items.index(of: item, near: home.offset - shift) }
    }

    var parts: [Part] = []
    /// The keys of the sections.
    var keys: [Section: Int] = [:]
    /// Which of the sections each key's is.
    private var indices: [Int: Int] = [:]
    /// Where an item is: the key of its section, and which one it was there when it was last looked for, with the
    /// section's shift.
    struct Home: Sendable {
        let key: Int
        let offset: Int
    }

    /// Where each item is.
    var homes: [Item: Home] = [:]
    /// How far items were looked for since they were all noted.
    private var distance = 0
    private var lastKey = 0

    /// The items that are asked for anew when the snapshot is applied, see ``reloadItems(_:)``.
    public internal(set) var reloadedItemIdentifiers: Set<Item> = []
    /// The items whose cells are configured anew when the snapshot is applied, see ``reconfigureItems(_:)``.
    public internal(set) var reconfiguredItemIdentifiers: Set<Item> = []
    /// What was not taken because it was there already, or because what it refers to is not there, in sentences that
    /// name it. When the snapshot is applied they are reported, see `Application.report(_:)`.
    public internal(set) var refused: [String] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: What is there

    /// How many items there are in all sections.
    public var numberOfItems: Int { homes.count }
    /// How many sections there are.
    public var numberOfSections: Int { parts.count }
    /// The sections, in their order.
    public var sectionIdentifiers: [Section] { parts.map(\.id) }
    /// The items of all sections, in their order.
    public var itemIdentifiers: [Item] { parts.flatMap(\.items) }

    /// Returns how many items a section has; 0 for one that is not there.
    public func numberOfItems(inSection section: Section) -> Int {
        indexOfSection(section).map { parts[$0].items.count } ?? 0
    }

    /// Returns the items of a section, in their order; none for one that is not there.
    public func itemIdentifiers(inSection section: Section) -> [Item] {
        indexOfSection(section).map { parts[$0].items } ?? []
    }

    /// Returns the section that an item is in; `nil` for one that is not there.
    public func sectionIdentifier(containingItem item: Item) -> Section? {
        homes[item].flatMap { index(ofKey: $0.key) }.map { parts[$0].id }
    }

    /// Returns which one of all items an item is, in their order; `nil` for one that is not there.
    ///
    /// Takes the time of counting the sections before it, see ``path(of:)``.
    public func indexOfItem(_ item: Item) -> Int? {
        path(of: item).map { path in
            parts[..<path.section].reduce(path.item) { $0 + $1.items.count }
        }
    }

    /// Returns which section one is; `nil` for one that is not there.
    public func indexOfSection(_ section: Section) -> Int? { keys[section].flatMap(index(ofKey:)) }

    /// Returns where an item is; `nil` for one that is not there.
    ///
    /// It is looked for from where it was, outwards: the more the items of its section have moved, the longer it takes.
    public func path(of item: Item) -> ItemPath? {
        guard let home = homes[item], let section = index(ofKey: home.key),
            let index = parts[section].index(of: item, at: home)
        else { return nil }
        return ItemPath(item: index, section: section)
    }

    /// The same, where the snapshot is being changed: when so many have moved that looking for them has cost as much as
    /// all items of a section, it is noted anew where each of those is.
    mutating func look(for item: Item) -> ItemPath? {
        guard let path = path(of: item), let home = homes[item] else { return nil }
        let part = parts[path.section]
        let now = part.home(at: path.item)
        homes[item] = now
        distance += abs(home.offset - now.offset)
        guard distance > part.items.count + 64 else { return path }
        distance = 0
        for (index, item) in part.items.enumerated() { homes[item] = part.home(at: index) }
        return path
    }

    /// Returns the item at a path; `nil` where there is none.
    public func itemIdentifier(at path: ItemPath) -> Item? {
        guard parts.indices.contains(path.section), parts[path.section].items.indices.contains(path.item)
        else { return nil }
        return parts[path.section].items[path.item]
    }

    func index(ofKey key: Int) -> Int? { indices[key] }

    /// Notes that sections are no longer there, by their keys.
    mutating func forgetSections(_ keys: Set<Int>) {
        guard let first = keys.compactMap({ indices.removeValue(forKey: $0) }).min() else { return }
        renumber(from: first)
    }

    /// Notes which the sections are, from one on: those before it are where they were.
    mutating func renumber(from start: Int) { renumber(start..<max(start, parts.count)) }

    /// Notes which some sections are.
    mutating func renumber(_ range: Range<Int>) {
        for index in range { indices[parts[index].key] = index }
    }

    mutating func newPart(_ section: Section) -> Part? {
        guard keys[section] == nil else {
            refused.append("section \(section) is in the snapshot already; it was not added again")
            return nil
        }
        lastKey += 1
        keys[section] = lastKey
        return Part(id: section, key: lastKey)
    }

    /// Forgets what was to be reloaded, and what was refused: for the snapshot that is shown.
    mutating func settle() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        refused = []
    }
}

extension Snapshot: Equatable {
    /// Whether both have the same items in the same order in the same sections.
    nonisolated public static func == (first: Snapshot, second: Snapshot) -> Bool {
        first.parts.count == second.parts.count
            && zip(first.parts, second.parts).allSatisfy { $0.id == $1.id && $0.items == $1.items }
    }
}
