import TactusUI

/// Which rows of a list are selected.
nonisolated struct RowSelection: Hashable, Sendable {
    /// What a change amounts to.
    struct Change: Hashable, Sendable {
        var selected: ArraySlice<Int> = []
        var deselected: ArraySlice<Int> = []
    }

    /// Whether several rows may be selected.
    var allowsSeveral = false
    private var chosen: Set<Int> = []

    /// The selected rows, in their order. Sorted with each call.
    var rows: [Int] { chosen.sorted() }
    /// The first of them.
    var first: Int? { chosen.min() }

    func contains(_ row: Int) -> Bool { chosen.contains(row) }

    /// Selects a row; where only one may be selected the others are selected no more.
    mutating func select(_ row: Int) -> Change {
        guard !contains(row) else { return Change() }
        let others = allowsSeveral ? [] : rows[...]
        if !allowsSeveral { chosen = [] }
        chosen.insert(row)
        return Change(selected: [row], deselected: others)
    }

    /// Selects a row no more.
    mutating func deselect(_ row: Int) -> Change {
        chosen.remove(row) == nil ? Change() : Change(deselected: [row])
    }

    /// What a tap on a row does: where several may be selected, the second one takes the first one back.
    mutating func tap(_ row: Int) -> Change { allowsSeveral && contains(row) ? deselect(row) : select(row) }

    /// The rows are elsewhere, and some are gone.
    mutating func rearrange(_ index: (Int) -> Int?) { chosen = Set(chosen.compactMap(index)) }
}

/// Where rows are after some came or went.
nonisolated enum RowShift {
    /// Where a row is after others were inserted.
    ///
    /// - Parameters:
    ///   - row: Where it was.
    ///   - inserted: Where the new rows are, in their order, as they are afterwards.
    /// - Returns: Where it is.
    static func index(of row: Int, inserting inserted: [Int]) -> Int {
        // So many new rows stand before it that the next one would be behind it.
        var (low, high) = (0, inserted.count)
        while low < high {
            let middle = (low + high) / 2
            if inserted[middle] - middle <= row { low = middle + 1 } else { high = middle }
        }
        return row + low
    }

    /// Where a row is after some were deleted; `nil` when it is one of them.
    ///
    /// - Parameters:
    ///   - row: Where it was.
    ///   - deleted: Which rows went, in their order, as they were before.
    /// - Returns: Where it is.
    static func index(of row: Int, deleting deleted: [Int]) -> Int? {
        var (low, high) = (0, deleted.count)
        while low < high {
            let middle = (low + high) / 2
            if deleted[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low < deleted.count && deleted[low] == row ? nil : row - low
    }
}
