/// A section of a table, and its rows, by numbers that stay theirs wherever they go.
nonisolated struct TableSection: Hashable, Sendable {
    let id: Int
    var rows: [Int]
}

/// What a table shows, as identities: what its data source says by places becomes something that can be compared.
nonisolated struct TableContents: Hashable, Sendable {
    private(set) var sections: [TableSection] = []
    private var next = 0

    /// How many rows each section has.
    var counts: [Int] { sections.map(\.rows.count) }

    /// Begins anew: nothing of what was there is the same.
    mutating func load(_ counts: [Int]) { sections = counts.map { makeSection(rows: $0) } }

    /// Takes identities over that somebody else keeps.
    mutating func load(_ sections: [TableSection]) { self.sections = sections }

    /// The row at a path; `nil` where there is none.
    func row(at path: ItemPath) -> Int? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].rows[path.item]
    }

    /// Where a row is; `nil` for one that is gone.
    func path(of row: Int) -> ItemPath? {
        for (section, part) in sections.enumerated() {
            if let item = part.rows.firstIndex(of: row) { return ItemPath(item: item, section: section) }
        }
        return nil
    }

    /// Takes a row elsewhere.
    mutating func move(_ path: ItemPath, to target: ItemPath) {
        guard let row = row(at: path), sections.indices.contains(target.section) else { return }
        sections[path.section].rows.remove(at: path.item)
        let end = sections[target.section].rows.count
        sections[target.section].rows.insert(row, at: min(max(target.item, 0), end))
    }

    mutating func makeSection(rows: Int) -> TableSection {
        TableSection(id: makeIdentity(), rows: (0..<max(rows, 0)).map { _ in makeIdentity() })
    }

    private mutating func makeIdentity() -> Int {
        next += 1
        return next
    }
}

/// What is said to have changed of a table, by places: what goes by where it was, what comes by where it is.
nonisolated struct TableUpdates: Hashable, Sendable {
    struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        let from: Place
        let to: Place
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var movedSections: [Move<Int>] = []
    var reloadedSections: Set<Int> = []
    var deletedRows: Set<ItemPath> = []
    var insertedRows: Set<ItemPath> = []
    var movedRows: [Move<ItemPath>] = []
    var reloadedRows: Set<ItemPath> = []
    var reconfiguredRows: Set<ItemPath> = []

    /// What a table shows afterwards; `nil` where the counts are not those that come of this.
    ///
    /// - Parameters:
    ///   - old: What it shows.
    ///   - counts: How many rows each section has now, as the data source says.
    /// - Returns: What it shows then.
    func applied(to old: TableContents, counts: [Int]) -> TableContents? {
        var contents = old
        guard let survivors = survivingSections(of: old, count: counts.count) else { return nil }
        var sections: [TableSection] = []
        for (index, count) in counts.enumerated() {
            guard let former = survivors[index] else {
                sections.append(contents.makeSection(rows: count))
                continue
            }
            guard let rows = rows(of: former, now: index, count: count, in: old, &contents) else { return nil }
            sections.append(TableSection(id: old.sections[former].id, rows: rows))
        }
        contents.load(sections)
        return contents
    }

    /// For each section that there is now, which one it was; `nil` for those that are new.
    private func survivingSections(of old: TableContents, count: Int) -> [Int?]? {
        let replaced = reloadedSections.subtracting(deletedSections)
        let gone = deletedSections.union(movedSections.map(\.from))
        var places: [Int: Int] = [:]
        for move in movedSections { places[move.to] = move.from }
        let come = insertedSections.union(places.keys)
        var waiting = old.sections.indices.filter { !gone.contains($0) }[...]
        var result: [Int?] = []
        for index in 0..<count {
            if insertedSections.contains(index) {
                result.append(nil)
            } else if let former = places[index] {
                guard old.sections.indices.contains(former) else { return nil }
                result.append(former)
            } else {
                guard let former = waiting.popFirst() else { return nil }
                result.append(replaced.contains(former) ? nil : former)
            }
        }
        return waiting.isEmpty && come.allSatisfy { $0 < count } ? result : nil
    }

    private func rows(
        of former: Int, now section: Int, count: Int, in old: TableContents, _ contents: inout TableContents
    ) -> [Int]? {
        let gone = Set((Array(deletedRows) + movedRows.map(\.from)).filter { $0.section == former }.map(\.item))
        let inserted = Set(insertedRows.filter { $0.section == section }.map(\.item))
        var places: [Int: Int] = [:]
        for move in movedRows where move.to.section == section { places[move.to.item] = old.row(at: move.from) }
        let stays = old.sections[former].rows.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        guard count == stays.count + inserted.count + places.count, inserted.isDisjoint(with: places.keys),
            inserted.union(places.keys).allSatisfy({ $0 < count }),
            gone.allSatisfy({ $0 < old.sections[former].rows.count })
        else { return nil }
        var waiting = stays[...]
        let fresh = contents.makeSection(rows: inserted.count).rows
        var coming = fresh[...]
        return (0..<count).compactMap { place in
            inserted.contains(place) ? coming.popFirst() : places[place] ?? waiting.popFirst()
        }
    }
}
