/// A change of what there is, among cells that stand for what is still to come.
nonisolated extension CollectionChange {
    /// A cell that stands for an item which is still to come.
    struct Placeholder: Hashable, Sendable {
        /// Where it is among all cells.
        let item: Int
        /// Whether the item that comes into its place takes it over.
        let isCommitting: Bool
    }

    /// The same change of all cells, those that stand for something that is still to come among them: these stay behind
    /// the item that they were behind, and go with their section.
    ///
    /// - Parameters:
    ///   - placeholders: Those cells, in their order.
    ///   - shownCounts: How many cells sections had, with them.
    /// - Returns: The change.
    func including(_ placeholders: [Placeholder], shownCounts: [Int]) -> CollectionChange {
        let oldStarts = Self.starts(oldCounts)
        let newStarts = Self.starts(newCounts)
        let shownStarts = Self.starts(shownCounts)
        /// How many items were before each of them, and are.
        let before = placeholders.enumerated().map { $1.item - $0 }
        var staying: [(old: Int, new: Int, section: Int)] = []
        var committed: [(old: Int, new: Int)] = []
        for (index, placeholder) in placeholders.enumerated() {
            // Of sections that begin there the last one is not empty.
            guard let section = shownStarts.lastIndex(where: { $0 <= placeholder.item }),
                sections.indices.contains(section), let next = sections[section]
            else { continue }
            let items = newStarts[next]..<newStarts[next + 1]
            var place = items.lowerBound
            for item in stride(from: before[index] - 1, through: oldStarts[section], by: -1) {
                guard let new = new(of: item), items.contains(new) else { continue }
                place = new + 1
                break
            }
            if placeholder.isCommitting, items.contains(place), old(of: place) == nil {
                committed.append((placeholder.item, place))
            } else {
                staying.append((placeholder.item, place, next))
            }
        }
        staying.sort { ($0.new, $0.section, $0.old) < ($1.new, $1.section, $1.old) }
        func shownBefore(_ item: Int) -> Int { item + before.count { $0 <= item } }
        func shownNow(_ item: Int) -> Int { item + staying.count { $0.new <= item } }
        var shown: [Run] = []
        for run in runs {
            let cuts = before.map { $0 - run.old } + staying.map { $0.new - run.new }
            var start = 0
            for end in Set(cuts.filter { $0 > 0 && $0 < run.count } + [run.count]).sorted() {
                shown.append(
                    Run(old: shownBefore(run.old + start), new: shownNow(run.new + start), count: end - start))
                start = end
            }
        }
        for (index, placeholder) in staying.enumerated() {
            shown.append(Run(old: placeholder.old, new: placeholder.new + index, count: 1))
        }
        for placeholder in committed {
            shown.append(Run(old: placeholder.old, new: shownNow(placeholder.new), count: 1))
        }
        var counts = newCounts
        for placeholder in staying { counts[placeholder.section] += 1 }
        var change = CollectionChange(
            oldCounts: shownCounts, newCounts: counts, sections: sections, runs: shown.sorted { $0.new < $1.new })
        change.reloaded = Set(reloaded.map(shownNow)).union(committed.map { shownNow($0.new) })
        change.reconfigured = Set(reconfigured.map(shownNow))
        return change
    }

    /// One item more, or one less, among all cells.
    ///
    /// - Parameters:
    ///   - item: Where it is afterwards, or was.
    ///   - section: Its section.
    ///   - counts: How many cells sections have.
    ///   - isNew: Whether it is one more.
    /// - Returns: The change.
    static func single(_ item: Int, inSection section: Int, counts: [Int], isNew: Bool) -> CollectionChange {
        var new = counts
        new[section] += isNew ? 1 : -1
        let rest = counts.reduce(0, +) - item - (isNew ? 0 : 1)
        let runs = [
            Run(old: 0, new: 0, count: item),
            Run(old: isNew ? item : item + 1, new: isNew ? item + 1 : item, count: rest),
        ]
        return CollectionChange(
            oldCounts: counts, newCounts: new, sections: counts.indices.map { $0 }, runs: runs.filter { $0.count > 0 })
    }

    private static func starts(_ counts: [Int]) -> [Int] {
        counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }
}
