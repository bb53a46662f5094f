// Sections that come, go and move.
nonisolated extension Snapshot {
    /// Adds sections at the end. Those that are there already are not added again.
    public mutating func appendSections(_ sections: [Section]) { insert(sections, at: parts.count) }

    /// Adds sections before another; nothing where that is not there.
    public mutating func insertSections(_ sections: [Section], beforeSection other: Section) {
        if let index = find(other) { insert(sections, at: index) }
    }

    /// Adds sections behind another; nothing where that is not there.
    public mutating func insertSections(_ sections: [Section], afterSection other: Section) {
        if let index = find(other) { insert(sections, at: index + 1) }
    }

    /// Takes sections away, and all that is in them.
    public mutating func deleteSections(_ sections: [Section]) {
        let gone = Set(sections.compactMap { keys.removeValue(forKey: $0) })
        for part in parts where gone.contains(part.key) {
            for item in part.items { forget(item) }
        }
        parts.removeAll { gone.contains($0.key) }
        forgetSections(gone)
    }

    /// Moves a section before another.
    public mutating func moveSection(_ section: Section, beforeSection other: Section) {
        move(section, to: other, behind: false)
    }

    /// Moves a section behind another.
    public mutating func moveSection(_ section: Section, afterSection other: Section) {
        move(section, to: other, behind: true)
    }

    /// Asks for all items of sections anew when the snapshot is applied.
    public mutating func reloadSections(_ sections: [Section]) {
        for section in sections { reloadedItemIdentifiers.formUnion(itemIdentifiers(inSection: section)) }
    }

    private mutating func insert(_ sections: [Section], at index: Int) {
        var new: [Part] = []
        for section in sections {
            if let part = newPart(section) { new.append(part) }
        }
        parts.insert(contentsOf: new, at: index)
        renumber(from: index)
    }

    private mutating func move(_ section: Section, to other: Section, behind: Bool) {
        guard section != other, let from = find(section), let target = find(other) else { return }
        let part = parts.remove(at: from)
        let index = target < from ? target : target - 1
        let place = behind ? index + 1 : index
        parts.insert(part, at: place)
        renumber(min(from, place)..<max(from, place) + 1)
    }

    mutating func find(_ section: Section) -> Int? {
        let index = indexOfSection(section)
        if index == nil { refused.append("section \(section) is not in the snapshot; nothing was changed there") }
        return index
    }

    mutating func forget(_ item: Item) {
        homes[item] = nil
        reloadedItemIdentifiers.remove(item)
        reconfiguredItemIdentifiers.remove(item)
    }
}
