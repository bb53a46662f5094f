/// What is said to have changed, by numbers: what goes and stays by where it was, what comes by where it is.
nonisolated struct BatchUpdates {
    struct Mistake: Error, Hashable {
        let sentence: String
    }

    var inserted: [ItemPath] = []
    var deleted: [ItemPath] = []
    var moved: [(from: ItemPath, to: ItemPath)] = []
    var reloaded: [ItemPath] = []
    var reconfigured: [ItemPath] = []
    var insertedSections: Set<Int> = []
    var deletedSections: Set<Int> = []
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections: Set<Int> = []

    /// What that makes of a list.
    ///
    /// - Parameters:
    ///   - old: How many items sections had.
    ///   - new: How many they have.
    /// - Returns: What has become of the items; or why the numbers cannot come of what was said.
    func change(from old: [Int], to new: [Int]) -> Result<CollectionChange, Mistake> {
        var mapping = Mapping(old: old, new: new)
        do throws(Mistake) {
            mapping.former = try formerSections(old.count, new.count)
            try check(&mapping)
        } catch { return .failure(error) }
        return .success(change(of: mapping))
    }

    private struct Mapping {
        let old: [Int]
        let new: [Int]
        /// Which section each one was; `nil` for those that are new.
        var former: [Int?] = []
        var gone: Set<ItemPath> = []
        var come: Set<ItemPath> = []
    }

    // MARK: Sections

    private func formerSections(_ old: Int, _ new: Int) throws(Mistake) -> [Int?] {
        let gone = deletedSections.union(movedSections.map(\.from))
        let come = insertedSections.union(movedSections.map(\.to))
        if let wrong = gone.union(reloadedSections).filter({ !(0..<old).contains($0) }).min() {
            throw Mistake(sentence: "there was no section \(wrong)")
        }
        if let wrong = come.filter({ !(0..<new).contains($0) }).min() {
            throw Mistake(sentence: "there is no section \(wrong)")
        }
        guard gone.count == deletedSections.count + movedSections.count,
            come.count == insertedSections.count + movedSections.count
        else { throw Mistake(sentence: "a section is named twice") }
        guard old - gone.count + come.count == new else {
            throw Mistake(
                sentence: gone.isEmpty && come.isEmpty
                    ? "there were \(old) sections, and there are \(new)"
                    : "there are \(new) sections, and by what was said \(old - gone.count + come.count)")
        }
        var staying = (0..<old).filter { !gone.contains($0) }[...]
        return (0..<new).map { section in
            if insertedSections.contains(section) { return nil }
            return movedSections.first { $0.to == section }?.from ?? staying.popFirst()
        }
    }

    // MARK: Items

    private func check(_ mapping: inout Mapping) throws(Mistake) {
        func isThere(_ path: ItemPath, in counts: [Int]) -> Bool {
            counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
        }
        mapping.gone = Set(deleted).union(moved.map(\.from))
        mapping.come = Set(inserted).union(moved.map(\.to))
        if let wrong = mapping.gone.union(reloaded).union(reconfigured).filter({ !isThere($0, in: mapping.old) }).min()
        {
            throw Mistake(sentence: "there was no item \(wrong)")
        }
        if let wrong = mapping.come.filter({ !isThere($0, in: mapping.new) }).min() {
            throw Mistake(sentence: "there is no item \(wrong)")
        }
        guard mapping.gone.count == Set(deleted).count + moved.count,
            mapping.come.count == Set(inserted).count + moved.count,
            Set(deleted).count == deleted.count, Set(inserted).count == inserted.count
        else { throw Mistake(sentence: "an item is named twice") }
        let gone = Dictionary(grouping: mapping.gone, by: \.section).mapValues(\.count)
        let come = Dictionary(grouping: mapping.come, by: \.section).mapValues(\.count)
        for (section, former) in mapping.former.enumerated() {
            // Whatever is in a section that is new, or loaded anew, is new.
            guard let former, !reloadedSections.contains(former) else { continue }
            let expected = mapping.old[former] - (gone[former] ?? 0) + (come[section] ?? 0)
            if expected != mapping.new[section] {
                throw Mistake(
                    sentence: "section \(section) has \(mapping.new[section]) items, and by what was said \(expected)")
            }
        }
    }

    private func change(of mapping: Mapping) -> CollectionChange {
        let (old, new) = (mapping.old, mapping.new)
        let (oldStarts, newStarts) = (Self.starts(old), Self.starts(new))
        func number(_ path: ItemPath, _ starts: [Int]) -> Int { starts[path.section] + path.item }
        var places: [Int: Int] = [:]
        for move in moved { places[number(move.to, newStarts)] = number(move.from, oldStarts) }
        let goneItems = Set(mapping.gone.map { number($0, oldStarts) })
        let comeItems = Set(mapping.come.map { number($0, newStarts) })
        var runs: [CollectionChange.Run] = []
        func add(_ from: Int, _ to: Int) {
            if let last = runs.last, last.old + last.count == from, last.new + last.count == to {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(CollectionChange.Run(old: from, new: to, count: 1))
            }
        }
        for (section, former) in mapping.former.enumerated() {
            let isKept = former.map { !reloadedSections.contains($0) } ?? false
            var from = former.map { oldStarts[$0] } ?? 0
            for to in newStarts[section]..<newStarts[section + 1] {
                if let place = places[to] {
                    add(place, to)
                } else if isKept, !comeItems.contains(to) {
                    while goneItems.contains(from) { from += 1 }
                    add(from, to)
                    from += 1
                }
            }
        }
        var sections: [Int?] = old.map { _ in nil }
        for case (let section, let former?) in mapping.former.enumerated() where !reloadedSections.contains(former) {
            sections[former] = section
        }
        var change = CollectionChange(oldCounts: old, newCounts: new, sections: sections, runs: runs)
        change.reloaded = Set(reloaded.compactMap { change.new(of: number($0, oldStarts)) })
        change.reconfigured = Set(reconfigured.compactMap { change.new(of: number($0, oldStarts)) })
        return change
    }

    private static func starts(_ counts: [Int]) -> [Int] {
        counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }
}
