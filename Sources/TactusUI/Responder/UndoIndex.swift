/// Which groups of a history hold changes of a target: who leaves takes its changes along, and of a long history does
/// not look through what others have done.
struct UndoIndex {
    /// The numbers of groups by their targets; those that are there no longer stay until all are noted anew.
    private var numbers: [ObjectIdentifier: [Int]] = [:]
    private var count = 0
    private var lastNumber = 0
    private var mostCount = 64

    /// Gives a group that is closed its number, and notes its targets.
    ///
    /// - Parameters:
    ///   - group: The group, before it is at the end of those that can be taken back, or be done again.
    ///   - done: Those that can be taken back.
    ///   - undone: Those that can be done again.
    mutating func add(_ group: inout UndoGroup, _ done: [UndoGroup], _ undone: [UndoGroup]) {
        lastNumber += 1
        group.number = lastNumber
        note(group)
        guard count > mostCount else { return }
        // Others were taken back, or forgotten, since.
        (numbers, count) = ([:], 0)
        for group in done { note(group) }
        for group in undone { note(group) }
        note(group)
        mostCount = max(64, 2 * count)
    }

    private mutating func note(_ group: UndoGroup) {
        group.forEachTarget { target in
            guard numbers[target]?.last != group.number else { return }
            numbers[target, default: []].append(group.number)
            count += 1
        }
    }

    /// Takes the changes of a target out of groups.
    mutating func remove(_ target: AnyObject, from done: inout [UndoGroup], _ undone: inout [UndoGroup]) {
        guard let numbers = numbers.removeValue(forKey: ObjectIdentifier(target)) else { return }
        count -= numbers.count
        for number in numbers {
            if let index = Self.index(of: number, in: done) { done[index].remove(target) }
            if let index = Self.index(of: number, in: undone) { undone[index].remove(target) }
        }
    }

    /// Where a group is, by halves.
    private static func index(of number: Int, in groups: [UndoGroup]) -> Int? {
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if groups[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < groups.count && groups[low].number == number ? low : nil
    }
}
